/**
 * Proposes a directive for a plain English message, without a model. It applies nothing: whoever asks shows the directive
 * to the user, or gives it to the gate. Where a message is not clearly one instruction, it proposes nothing.
 */

import { dropTrailing } from "../base/index.js";
import { printDirective } from "../generated/directives/canonical.js";
import { parsePassing, parsePremise, parseRequest, parseVeto } from "../generated/phrasings/parser.js";
import type { PremisePhrasing, Veto } from "../generated/phrasings/syntax.js";
import type { Proposed } from "./kinds.js";
import { isVerbal } from "./operand.js";
import { bareWords, prepare, withLower } from "./prepare.js";
import { directiveOf } from "./request.js";
import { type Core, unwrap, withoutReason } from "./unwrap.js";

/** A directive in canonical text, and the family of phrasings that the message belongs to. */
export interface PhrasingProposal {
  readonly directive: string;
  readonly family: string;
}

/** The one directive that a message clearly asks for, or null. It never throws. */
export function proposePhrasing(message: string): PhrasingProposal | null {
  const prepared = prepare(message);
  if (prepared === null) return null;
  const core = unwrap(prepared);
  const found = readPremise(unwrap(prepared.quoted)) ?? readRequest(core, prepared.lower);
  if (found === null || ((prepared.asks || core.asked) && !mayBeAsked(withoutReason(core), found))) return null;
  const directive = printDirective<Proposed["kind"]>(found);
  const family = FAMILIES[found.kind];
  return directive === null ? null : { directive, family };
}

const FAMILIES: { readonly [K in Proposed["kind"]]: string } = {
  prohibit_item: "prohibit",
  use_item: "use",
  replace_use: "replace",
  remove_policy: "remove",
  set_premise: "set-premise",
  change_premise: "change-premise",
  clear_premise: "clear-premise",
  reset_policies: "reset-policies",
  clear_state: "clear-state",
};

/** A question is an instruction where it says please, and either how long it holds or that it is about a rule. */
function mayBeAsked(core: Core, { kind }: Proposed): boolean {
  return (
    core.asked && (core.standing || kind === "remove_policy" || kind === "reset_policies" || OF_RULE.test(core.lower))
  );
}

const OF_RULE = /^(?:add|set|create|make) a (?:new )?(?:rule|policy) /;

/** A premise may say anything that lasts, so only what stands round it is searched for signs against an instruction. */
function readPremise(core: Core): Proposed | null {
  const phrasing: PremisePhrasing | null = parsePremise(core.lower, core.text);
  if (phrasing === null || isVetoed(core.around, core)) return null;
  const value = dropTrailing(phrasing.value.trim(), /[.!,;: ]/);
  const words = bareWords(withLower(value).lower);
  if (POINTING.test(value) || holdsInstruction(value) || DOUBTS.has(parseVeto(words)?.kind)) return null;
  if (phrasing.kind === "note_phrasing" && parsePassing(words) !== null) return null;
  return { kind: phrasing.kind === "change_phrasing" ? "change_premise" : "set_premise", value };
}

/** A premise that is none. */
const POINTING =
  /^(?:(?:something|anything|nothing|this|that|it|another|an?(?: whole)? (?:new|different|better))(?: |$)|$)/i;

/** Whether a clause behind the first is an instruction. */
function holdsInstruction(value: string): boolean {
  const [, ...others] = value.split(/[,.;] (?:and |then |so )?(?:please )?/);
  return others.some((other) => isVerbal(other) && !other.startsWith("not "));
}

const DOUBTS: ReadonlySet<Veto["kind"] | undefined> = new Set<Veto["kind"]>(["hedged", "unserious"]);

/** Whether a text, or a reason beside the instruction, shows that it is none for all that follows. */
function isVetoed(text: string, { reasons, because }: Core): boolean {
  const [veto, before, behind] = [text, reasons, because].map((each) => parseVeto(bareWords(each))?.kind);
  if (veto !== undefined || before === "unserious") return true;
  return OCCASION.test(reasons) || (behind !== undefined && behind !== "reported");
}

/** A reason that soon passes. */
const OCCASION =
  /\b(?:(?:i'm|we're|i am|we are) (?:writing|presenting|translating|preparing|drafting|sending|hosting|having|cooking|making|working on|applying|meeting|visiting|camping|travell?ing|expecting|running|driving)|tonight|today|tomorrow|this (?:time|once|weekend|evening|afternoon|one)|for now|right now|just now)\b/;

/** "The poster reads: ...": words of somebody else. */
const READING = /\b(?:reads|says|said|states|goes|poster|label|sign|message|memo):/;

function readRequest(core: Core, message: string): Proposed | null {
  const bare = withoutReason(core);
  if (READING.test(message)) return null;
  if (isVetoed(`${bare.around} ${bare.lower}`, bare)) return null;
  const phrasing = parseRequest(bare.lower, bare.text);
  return phrasing === null ? null : directiveOf(phrasing, bare, message);
}
