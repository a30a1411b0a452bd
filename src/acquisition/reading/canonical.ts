/**
 * The layer's own test for a canonical directive, the full form (spec, `full-form.*`): the form alone is looked at. It is not the grammar's, and
 * lets a few texts through that the engine answers with a clarification.
 */
import { hasBlankEnd, WHITE_SPACE } from "../../base/index.js";
import { openingPhrase } from "./phrases.js";

const WHOLE_FORMS: readonly string[] = ["clear premise", "reset policies", "clear state"];

/** A form that takes a payload, and what it asks of it. */
interface PayloadForm {
  readonly prefix: string;
  readonly accepts: (payload: string) => boolean;
}

const TO = openingPhrase("to");
const SPLIT = new RegExp(`(?<=[^${WHITE_SPACE}]) instead of (?=[^${WHITE_SPACE}])`, "u");
const STRAY_INSTEAD_OF = new RegExp(`[${WHITE_SPACE}]instead of(?:[${WHITE_SPACE}]|$)`, "u");

const PAYLOAD_FORMS: readonly PayloadForm[] = [
  { prefix: "set premise ", accepts: (payload) => !TO.test(payload) },
  { prefix: "change premise to ", accepts: () => true },
  { prefix: "use ", accepts: (payload) => SPLIT.test(payload) || !STRAY_INSTEAD_OF.test(payload) },
  { prefix: "prohibit ", accepts: () => true },
  { prefix: "remove policy ", accepts: () => true },
];

/** Whether a whole text is one canonical directive, to the letter. */
export function isCanonical(text: string): boolean {
  return WHOLE_FORMS.includes(text) || PAYLOAD_FORMS.some((form) => fits(text, form));
}

function fits(text: string, { prefix, accepts }: PayloadForm): boolean {
  if (!text.startsWith(prefix)) return false;
  const payload = text.slice(prefix.length);
  return isPayload(payload) && accepts(payload);
}

/** An operand (`full-form.operand`): not blank at either end, and no line feed inside. */
function isPayload(text: string): boolean {
  return text !== "" && !hasBlankEnd(text) && !text.includes("\n");
}
