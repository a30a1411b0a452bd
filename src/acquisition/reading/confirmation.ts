/** Answers to a pending clarification, recognized without an engine (spec, `answer.confirmation`). */
import { collapse, dropMarks, requireString, trim } from "../../base/index.js";
import { norm } from "./text.js";

const AFFIRMATIVE: readonly string[] = ["yes", "yes please", "yep", "yeah", "sure", "ok", "okay"];
const NEGATIVE: readonly string[] = ["no", "nope", "no thanks"];

/** The words of a confirmation, normalized. */
export const CONFIRMATION_TOKENS: ReadonlySet<string> = new Set([...AFFIRMATIVE, ...NEGATIVE]);

/**
 * Whether a text is a confirmation. The engine reads compatibility forms such as full-width letters too,
 * while a clarification is pending; this function does not.
 */
export function isConfirmationText(text: string): boolean {
  return readConfirmation(text) !== null;
}

/** Whether a text says yes or no, or null where it says neither. */
export function readConfirmation(text: string): "yes" | "no" | null {
  requireString(text, "An answer");
  const answer = normalizeAnswer(text);
  if (NEGATIVE.includes(answer)) return "no";
  return AFFIRMATIVE.includes(answer) ? "yes" : null;
}

/** One run of punctuation at the end goes. */
function normalizeAnswer(text: string): string {
  return collapse(trim(dropMarks(norm(text))));
}
