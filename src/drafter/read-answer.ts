/**
 * Reads a model's answer. The acquisition layer says what an answer is, the grammar what a directive is, and the message
 * what it may name; the model has no say.
 */

import { validatePreprocessorOutput } from "../acquisition/index.js";
import { LINE_END, trim } from "../base/index.js";
import { isCanonical } from "../generated/directives/canonical.js";
import { parseDirective } from "../generated/directives/parser.js";
import { holdsAnother, isFromMessage } from "./operands.js";
import { type NoProposal, noProposal } from "./reasons.js";

/** A canonical directive that says nothing but what the message says. */
export interface Drafted {
  readonly kind: "drafted";
  readonly directive: string;
}

/** The directive in a model's answer to a message, or why there is none. The answer is one line, or a contract object as JSON. */
export function readAnswer(answer: string, message: string): Drafted | NoProposal {
  const text = trim(answer);
  if (text === "") return noProposal("answer_is_blank");
  const { classification, output } = validatePreprocessorOutput(text);
  if (classification === "no_directive") return noProposal("no_directive");
  return output === null ? noProposal(problemOf(text)) : readLine(output, message);
}

/** The layer's source gate wants the message to be the directive; here its operands must come from the message. */
function readLine(line: string, message: string): Drafted | NoProposal {
  if (LINE_END.test(line)) return noProposal("several_lines");
  const directive = isCanonical(line) ? parseDirective(line) : null;
  if (directive === null) return noProposal("not_canonical");
  if (holdsAnother(directive)) return noProposal("several_directives");
  if (!isFromMessage(directive, message)) return noProposal("operand_not_in_message");
  return { kind: "drafted", directive: line };
}

/** Why the layer refused an answer. What the grammar takes is refused only because another directive seems to follow in it. */
function problemOf(text: string): "several_lines" | "several_directives" | "not_canonical" {
  if (LINE_END.test(text)) return "several_lines";
  return isCanonical(text) ? "several_directives" : "not_canonical";
}
