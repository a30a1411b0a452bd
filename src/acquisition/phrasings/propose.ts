/**
 * Proposes a directive for a plain English message, without a model. It applies nothing: whoever asks shows the directive
 * to the user, or gives it to the gate. Where a message is not clearly one instruction, it proposes nothing.
 */

import { printDirective } from "../../generated/canonical.js";
import {
  type PremisePhrasing,
  parsePassing,
  parsePremise,
  parseRequest,
  parseVeto,
  type RequestPhrasing,
  type Veto,
} from "../../generated/phrasings.js";
import type { Directive } from "../../index.js";
import { areRivals, isLasting, isThing, isVerbal, itemOf } from "./operand.js";
import { bareWords, prepare, withLower } from "./prepare.js";
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
  if (found === null || ((prepared.asks || core.asked) && !mayBeAsked(core, found))) return null;
  const directive = printed(found);
  const family = FAMILIES[found.kind];
  return directive === null || family === undefined ? null : { directive, family };
}

const FAMILIES: { readonly [K in Directive["kind"]]?: string } = {
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
function mayBeAsked(core: Core, { kind }: Directive): boolean {
  return core.asked && (core.standing || kind === "remove_policy" || kind === "reset_policies");
}

/** The canonical text, where the directive is what its words seem to say: "use" of something else than a replacement. */
function printed(directive: Directive): string | null {
  return printDirective(directive as Extract<Directive, { kind: Directive["kind"] }>);
}

/** A premise may say anything that lasts, so only what stands round it is searched for signs against an instruction. */
function readPremise(core: Core): Directive | null {
  const phrasing: PremisePhrasing | null = parsePremise(core.lower, core.text);
  if (phrasing === null || isVetoed(core.around, core)) return null;
  const value = phrasing.value.trim().replace(/[.!,;: ]+$/, "");
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
  return others.some(isVerbal);
}

const DOUBTS: ReadonlySet<string | undefined> = new Set<Veto["kind"]>(["hedged", "unserious"]);

/** Whether a text, or a reason beside the instruction, shows that it is none for all that follows. */
function isVetoed(text: string, { reasons, because }: Core): boolean {
  const [veto, before, behind] = [text, reasons, because].map((each) => parseVeto(bareWords(each))?.kind);
  if (veto !== undefined || before === "unserious") return true;
  return OCCASION.test(reasons) || (behind !== undefined && behind !== "reported");
}

/** A reason that soon passes. */
const OCCASION =
  /\b(?:tonight|today|tomorrow|this (?:time|once|weekend|evening|afternoon|one)|for now|right now|just now)\b/;

function readRequest(core: Core, message: string): Directive | null {
  const bare = withoutReason(core);
  if (isVetoed(`${bare.around} ${bare.lower}`, bare)) return null;
  const phrasing = parseRequest(bare.lower, bare.text);
  return phrasing === null ? null : directiveOf(phrasing, bare, message);
}

function directiveOf(phrasing: RequestPhrasing, core: Core, message: string): Directive | null {
  switch (phrasing.kind) {
    case "clear_state_phrasing":
      return { kind: "clear_state" };
    case "clear_premise_phrasing":
      return { kind: "clear_premise" };
    case "reset_phrasing":
      return { kind: "reset_policies" };
    default:
      break;
  }
  const item = (raw: string): string | null => itemOf(referred(raw, core), message);
  if (phrasing.kind === "replace_placed") return replacedNoun(phrasing.new_item, item, core);
  if ("old_item" in phrasing) return replacement(phrasing, item, core);
  const named = item(phrasing.kind === "remove_compound" ? phrasing.item.replace(/^no[- ]/i, "") : phrasing.item);
  if (phrasing.kind.startsWith("remove_compound") && OTHER_RULES.test(phrasing.item)) return null;
  if (named === null || !isMarked(phrasing.kind, named, phrasing.item, core)) return null;
  if (phrasing.kind.endsWith("_verdict") && !isBareItem(named)) return null;
  if (phrasing.kind.startsWith("prohibit")) return { kind: "prohibit_item", item: named };
  if (phrasing.kind.startsWith("remove")) return { kind: "remove_policy", item: named };
  return / to /.test(named) ? null : { kind: "use_item", item: named };
}

/** What rules and policies of the world are about, rather than those of a conversation. */
const OTHER_RULES =
  /\b(?:firewall|css|html|lint|eslint|routing|privacy|cookie|refund|return|insurance|validation|cancellation|retention|backup|security|access|password|iptables|network|proxy|sql|style|golden|first|last|second|that|whole)$/i;

/** Whether what stands round a phrasing makes it an instruction for all that follows, where its words alone do not. */
function isMarked(kind: string, named: string, raw: string, core: Core): boolean {
  if (kind === "use_final" || kind === "use_decided") return isDecided(kind, named, core);
  if (kind === "use_alone" && / |s$/.test(named) && !SIGNS.test(named)) return isBareItem(named);
  if (core.standing || core.decided) return true;
  if (kind.startsWith("use") && /^(?:my|our) /i.test(raw) && !isLasting(raw.replace(/^\S+/, "the"))) return false;
  return !NEEDS_STANDING.has(kind) && (!GIVEN.has(kind) || STRONG.test(core.lower) || isLasting(raw));
}

/** Whether a bare item is a choice that was made, and no instruction of another kind. */
function isDecided(kind: string, named: string, core: Core): boolean {
  if (!isBareItem(named) || isVerbal(named)) return false;
  return kind === "use_final" || core.decided || (core.standing && isThing(named));
}

/** What a sign says, with "only" behind it. */
const SIGNS =
  /^(?:staff|members?|cash|adults?|women|men|ladies|gents|residents?|customers?|guests?|employees|authorized|emergency|local|deliveries|read|one|kids|card|exit|bus)\b/i;

/** Phrasings that only a marker of permanence makes an instruction for all that follows. */
const NEEDS_STANDING: ReadonlySet<string> = new Set([
  "use_spoken",
  "use_standing",
  "use_alone",
  "use_wanted",
  "prohibit_wanted",
  "prohibit_dropped",
]);

/** Verbs that speak of more than one time. */
const STRONG =
  /^(?:never|don't ever|do not ever|under no|not a |stop|quit|steer|stay away|stick|keep to|default|adhere|rely|standard)/;

/** Phrasings that are a task where they name a given thing, as in "use the blue pen" or "replace the battery with it". */
const GIVEN: ReadonlySet<string> = new Set([
  "use_verb",
  "use_weak",
  "prohibit_verb",
  "prohibit_weak",
  "prohibit_leave",
  "prohibit_keep",
  "remove_allow",
  "replace_old_new",
  "replace_new_old",
  "replace_traded",
  "replace_dropped",
]);

type TwoItems = Extract<RequestPhrasing, { readonly old_item: string }>;

function replacement(phrasing: TwoItems, item: (raw: string) => string | null, core: Core): Directive | null {
  const [new_item, old_item] = [item(phrasing.new_item), item(phrasing.old_item)];
  if (new_item === null || old_item === null || / to |^my /i.test(new_item) || /^my /i.test(old_item)) return null;
  if (
    BARE.has(phrasing.kind) &&
    !(isBareItem(new_item) && !isVerbal(new_item) && (core.standing || areRivals(new_item, old_item)))
  )
    return null;
  if (phrasing.kind === "replace_gone" && !core.standing) return null;
  if (GIVEN.has(phrasing.kind) && !core.standing && !isLasting(phrasing.old_item)) return null;
  const joined = phrasing.kind === "replace_banned" || phrasing.kind === "replace_verdict";
  if (joined && !/ instead$| switch to /.test(core.lower) && !areRivals(new_item, old_item)) return null;
  return { kind: "replace_use", new_item, old_item };
}

/** Replacements that hold for all that follows where a marker says so, or where the two are plainly rivals. */
const BARE: ReadonlySet<string> = new Set(["replace_bare", "replace_wanted"]);

/** "In its place": the old item is the noun that was named before. */
function replacedNoun(raw: string, item: (raw: string) => string | null, { noun }: Core): Directive | null {
  const [new_item, old_item] = [item(raw), noun === null ? null : item(noun)];
  return new_item === null || old_item === null ? null : { kind: "replace_use", new_item, old_item };
}

/** The noun that a pronoun takes up. */
function referred(raw: string, { noun }: Core): string {
  return noun !== null && /^(?:it|them|that|those)$/i.test(raw.trim()) ? noun : raw;
}

/** An item as a verdict can name it: a few words, of no third party and no place. */
function isBareItem(item: string): boolean {
  return item.split(" ").length <= 5 && !/^(?:my|our|your|his|her|their) | (?:the|that|to|an?|our|my) /i.test(item);
}
