/** The heuristic: reads one message and takes it for a directive only where no doubt is left (spec, `heuristic.*`). */

import { requireString, trim } from "../../base/index.js";
import { messageCandidate } from "./candidate.js";
import { isFullForm } from "./full-form.js";
import {
  FINAL_RULES,
  PREPROCESS_OUTCOME_DIRECTIVE,
  PREPROCESS_OUTCOME_NO_DIRECTIVE,
  PREPROCESS_OUTCOME_UNKNOWN,
  type PreprocessResult,
  type PreprocessRuleId,
} from "./outcome.js";
import { hasCue } from "./phrases.js";
import { REJECTIONS, type Readings } from "./rejections.js";
import { norm } from "./text.js";

/**
 * Classifies a message: the first of the fifteen rules that holds decides. The directive of a result is to be
 * passed through `parsePreprocessorOutput` before an engine sees it.
 *
 * @throws {TypeError} when the message is not a string.
 */
export function preprocessHeuristic(message: string): PreprocessResult {
  requireString(message, "A message");
  const readings = read(message);
  const rejection = REJECTIONS.find(([, holds]) => holds(readings));
  return rejection === undefined ? decide(readings.candidate) : unknown(rejection[0]);
}

function read(raw: string): Readings {
  return { raw, trimmed: trim(raw), normal: norm(raw), candidate: messageCandidate(raw) };
}

/** What no rejection took. */
function decide(candidate: string): PreprocessResult {
  if (isFullForm(candidate)) {
    return { outcome: PREPROCESS_OUTCOME_DIRECTIVE, directive: candidate, rule_id: FINAL_RULES.directive };
  }
  if (hasCue(candidate)) return unknown(FINAL_RULES.adjacent);
  return { outcome: PREPROCESS_OUTCOME_NO_DIRECTIVE, directive: null, rule_id: FINAL_RULES.ordinary };
}

function unknown(rule_id: PreprocessRuleId): PreprocessResult {
  return { outcome: PREPROCESS_OUTCOME_UNKNOWN, directive: null, rule_id };
}
