/** Reading (spec/focus, chapter 3): which directive a message is, and whether it mixes several. It knows no state. */
import { trim } from "../base/index.js";
import { parseMessage, parseNormal, parseQuotation } from "../generated/focus/parser.js";
import type { ClearState, Message, Prohibit, ResetPolicies } from "../generated/focus/syntax.js";
import { normalForm, piecesOf } from "./text.js";

/** A directive as it is read. A payload is the text as the view has it in which the directive is matched. */
export type Directive = ResetPolicies | ClearState | Prohibit | Message;

/** The directive that a text is, or null. The views do not compete: what has a head of the one has none of the other. */
export function readDirective(text: string): Directive | null {
  const normal = parseNormal(normalForm(text));
  if (normal?.kind === "bare_use") return { kind: "use", payload: "" };
  if (normal !== null && normal.kind !== "use_gate") return normal;
  const message = parseMessage(text);
  return message?.kind === "use" && normal === null ? null : message;
}

/** Whether a message, read already, holds directives of more than one kind. */
export function isMixed(text: string, directive: Directive | null): boolean {
  if (directive?.kind === "correction" && isOtherDirective(directive.payload)) return true;
  const pieces = piecesOf(text);
  if (pieces.length < 2) return false;
  const kinds = pieces.map((piece) => readDirective(trim(piece))?.kind);
  return new Set(kinds.filter((kind) => kind !== undefined && kind !== "doubtful_prohibit")).size > 1;
}

/** Whether the payload of a correction is a directive itself. A prohibition that goes on with `is` or `as` is only words. */
function isOtherDirective(payload: string): boolean {
  const directive = readDirective(payload);
  if (directive === null || directive.kind === "doubtful_prohibit") return false;
  const quoted = directive.kind === "prohibit" && parseQuotation(normalForm(payload)) !== null;
  return !quoted || parseMessage(payload)?.kind === "allow";
}
