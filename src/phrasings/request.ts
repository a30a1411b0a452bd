/** The directive that the phrasing of a request comes to, or null where its operands are none to be taken unread. */
import type { RequestPhrasing } from "../generated/phrasings/syntax.js";
import { ASKS_FOR, type OneItem, type Proposed, type TwoItems, WHOLE } from "./kinds.js";
import { isMarked, isTask } from "./marked.js";
import { areRivals, isBareItem, isVerbal, itemOf } from "./operand.js";
import type { Core } from "./unwrap.js";

/** The directive of a phrasing, or null. */
export function directiveOf(phrasing: RequestPhrasing, core: Core, message: string): Proposed | null {
  const item = (raw: string): string | null => itemOf(referred(raw, core), message);
  if ("old_item" in phrasing) return replacement(phrasing, item, core);
  if ("new_item" in phrasing) return replacedNoun(phrasing.new_item, item, core);
  return "item" in phrasing ? ofOneItem(phrasing, item, core) : { kind: WHOLE[phrasing.kind] };
}

function ofOneItem(phrasing: OneItem, item: (raw: string) => string | null, core: Core): Proposed | null {
  const isCompound = phrasing.kind === "remove_compound" || phrasing.kind === "remove_compound_gone";
  const named = item(isCompound ? phrasing.item.replace(/^no[- ]/i, "") : phrasing.item);
  if (isCompound && OTHER_RULES.test(phrasing.item)) return null;
  if (phrasing.kind === "remove_rule" && (WORLDLY.test(phrasing.item) || /^\S+ .*\brules? of /.test(core.lower)))
    return null;
  if (named === null || !isMarked(phrasing.kind, named, phrasing.item, core)) return null;
  if (VERDICTS.has(phrasing.kind) && !isBareItem(named)) return null;
  const kind = ASKS_FOR[phrasing.kind];
  return kind === "use_item" && / to /.test(named) ? null : { kind, item: named };
}

/** Phrasings that judge an item rather than say what to do with it. */
const VERDICTS: ReadonlySet<OneItem["kind"]> = new Set<OneItem["kind"]>([
  "remove_verdict",
  "prohibit_verdict",
  "use_verdict",
]);

/** What rules and policies of the world are about, rather than those of a conversation. */
const OTHER_RULES =
  /\b(?:travel|dress code|fee|console|firewall|css|html|lint|eslint|routing|privacy|cookie|refund|return|insurance|validation|cancellation|retention|backup|security|access|password|iptables|network|proxy|sql|style|golden|first|last|second|that|whole)$/i;

/** "The restrictions on my account", "the rule about mail in Outlook": something that the rules of a conversation do not reach. */
const WORLDLY = /^(?:my|our) | (?:in|on|at) \p{Lu}/u;

function replacement(phrasing: TwoItems, item: (raw: string) => string | null, core: Core): Proposed | null {
  const [new_item, old_item] = [item(phrasing.new_item), item(phrasing.old_item)];
  if (new_item === null || old_item === null || / to |^my /i.test(new_item) || /^my /i.test(old_item)) return null;
  if (
    BARE.has(phrasing.kind) &&
    !(isBareItem(new_item) && !isVerbal(new_item) && (core.standing || areRivals(new_item, old_item)))
  )
    return null;
  if (isTask(phrasing.kind, phrasing.old_item, core)) return null;
  const joined = phrasing.kind === "replace_banned" || phrasing.kind === "replace_verdict";
  if (joined && !/ instead$| switch to /.test(core.lower) && !areRivals(new_item, old_item)) return null;
  return { kind: "replace_use", new_item, old_item };
}

/** Replacements that hold for all that follows where a marker says so, or where the two are plainly rivals. */
const BARE: ReadonlySet<TwoItems["kind"]> = new Set<TwoItems["kind"]>(["replace_bare", "replace_wanted"]);

/** "In its place": the old item is the noun that was named before. */
function replacedNoun(raw: string, item: (raw: string) => string | null, { noun }: Core): Proposed | null {
  const [new_item, old_item] = [item(raw), noun === null ? null : item(noun)];
  return new_item === null || old_item === null ? null : { kind: "replace_use", new_item, old_item };
}

/** The noun that a pronoun takes up. */
function referred(raw: string, { noun }: Core): string {
  return noun !== null && /^(?:it|them|that|those)$/i.test(raw.trim()) ? noun : raw;
}
