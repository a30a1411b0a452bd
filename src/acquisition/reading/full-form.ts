/**
 * The layer's own test for a canonical directive, the full form (spec, `full-form.*`): the form alone is looked at. It is the
 * grammar's, and lets a few texts more through that the engine answers with a clarification.
 */
import { hasBlankEnd, WHITE_SPACE } from "../../base/index.js";
import { isCanonical } from "../../generated/directives/canonical.js";
import { openingPhrase } from "./phrases.js";

/** A form with one operand that takes more than the grammar does. */
interface LooseForm {
  readonly prefix: string;
  readonly accepts: (operand: string) => boolean;
}

const TO = openingPhrase("to");
const SPLIT = new RegExp(`(?<=[^${WHITE_SPACE}]) instead of (?=[^${WHITE_SPACE}])`, "u");
const STRAY_INSTEAD_OF = new RegExp(`[${WHITE_SPACE}]instead of(?:[${WHITE_SPACE}]|$)`, "u");

/** Where the layer knows letters of every script, and takes any of several separators for the one that parts two items. */
const LOOSE_FORMS: readonly LooseForm[] = [
  { prefix: "set premise ", accepts: (operand) => !TO.test(operand) },
  { prefix: "use ", accepts: (operand) => SPLIT.test(operand) || !STRAY_INSTEAD_OF.test(operand) },
];

/** Whether a whole text is one full form, to the letter. */
export function isFullForm(text: string): boolean {
  return isCanonical(text) || LOOSE_FORMS.some((form) => fits(text, form));
}

function fits(text: string, { prefix, accepts }: LooseForm): boolean {
  if (!text.startsWith(prefix)) return false;
  const operand = text.slice(prefix.length);
  return isOperand(operand) && accepts(operand);
}

/** An operand (`full-form.operand`): not blank at either end, and no line feed inside. */
function isOperand(text: string): boolean {
  return text !== "" && !hasBlankEnd(text) && !text.includes("\n");
}
