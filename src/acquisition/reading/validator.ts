/** The validator: what a producer puts out, be it a heuristic, a model or a tool, is a directive to the letter or is refused (spec, `output.*`). */

import { fieldsOf, trim } from "../../base/index.js";
import { parseContract, readContract } from "./contract-object.js";
import { isFullForm } from "./full-form.js";
import {
  PREPROCESS_OUTCOME_DIRECTIVE,
  PREPROCESS_OUTCOME_NO_DIRECTIVE,
  PREPROCESS_OUTCOME_UNKNOWN,
  PREPROCESSOR_NO_DIRECTIVE_SENTINEL,
  type Validation,
} from "./outcome.js";
import { isChained } from "./phrases.js";
import { passesSourceGate } from "./source-gate.js";
import { norm } from "./text.js";

/** How an output is validated. */
export interface ValidationOptions {
  /**
   * The user's message. Where it is given, also as the empty string, a directive must pass the source gate (`source.*`).
   * Give it for the output of a model; leave it out for that of the heuristic.
   */
  readonly sourceInput?: string | null | undefined;
}

/**
 * Classifies a producer's output, whatever it is. Never throws: options that are none, such as the message itself or another
 * name for it, let nothing pass, since the source gate that was meant would be left out.
 */
export function validatePreprocessorOutput(raw: unknown, options: ValidationOptions = {}): Validation {
  const fields = fieldsOf(options, [], ["sourceInput"]);
  if (fields === null) return unknown();
  const sourceInput = fields.get("sourceInput");
  const validation = typeof raw === "string" ? validateText(raw) : validateContract(readContract(raw));
  if (validation.output === null || typeof sourceInput !== "string") return validation;
  return passesSourceGate(sourceInput, validation.output) ? validation : unknown();
}

/** The directive of a producer's output, which alone may replace the user's words, or null (`output.parsed`). Never throws. */
export function parsePreprocessorOutput(raw: unknown, options: ValidationOptions = {}): string | null {
  return validatePreprocessorOutput(raw, options).output;
}

/** A text: `output.trim` to `output.nothing-else`. */
function validateText(raw: string): Validation {
  const text = trim(raw);
  if (text.toUpperCase() === PREPROCESSOR_NO_DIRECTIVE_SENTINEL) return noDirective();
  if (isChained(norm(text))) return unknown();
  if (isFullForm(text)) return { classification: PREPROCESS_OUTCOME_DIRECTIVE, output: text };
  return text.startsWith("{") ? validateContract(parseContract(text)) : unknown();
}

/** A value, or what JSON text holds: `output.object` to `output.no-directive`. */
function validateContract(contract: ReturnType<typeof readContract>): Validation {
  const [classification, output] = [contract?.classification, contract?.output];
  if (classification === PREPROCESS_OUTCOME_NO_DIRECTIVE && output === null) return noDirective();
  if (classification !== PREPROCESS_OUTCOME_DIRECTIVE || typeof output !== "string") return unknown();
  const text = trim(output);
  const safe = isFullForm(text) && !isChained(norm(text));
  return safe ? { classification: PREPROCESS_OUTCOME_DIRECTIVE, output: text } : unknown();
}

function noDirective(): Validation {
  return { classification: PREPROCESS_OUTCOME_NO_DIRECTIVE, output: null };
}

function unknown(): Validation {
  return { classification: PREPROCESS_OUTCOME_UNKNOWN, output: null };
}
