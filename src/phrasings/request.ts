/** The directive that the phrasing of a request comes to, or null where its operands are none to be taken unread. */
import type { RequestPhrasing } from "../generated/phrasings/syntax.js";
import type { Directive } from "../index.js";
import { isMarked, isTask } from "./marked.js";
import { areRivals, isBareItem, isVerbal, itemOf } from "./operand.js";
import type { Core } from "./unwrap.js";

/** The directive of a phrasing, or null. */
export function directiveOf(phrasing: RequestPhrasing, core: Core, message: string): Directive | null {
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
  const named = item(
    phrasing.kind.startsWith("remove_compound") ? phrasing.item.replace(/^no[- ]/i, "") : phrasing.item,
  );
  if (phrasing.kind.startsWith("remove_compound") && OTHER_RULES.test(phrasing.item)) return null;
  if (phrasing.kind === "remove_rule" && (WORLDLY.test(phrasing.item) || /^\S+ .*\brules? of /.test(core.lower)))
    return null;
  if (named === null || !isMarked(phrasing.kind, named, phrasing.item, core)) return null;
  if (phrasing.kind.endsWith("_verdict") && !isBareItem(named)) return null;
  if (phrasing.kind.startsWith("prohibit")) return { kind: "prohibit_item", item: named };
  if (phrasing.kind.startsWith("remove")) return { kind: "remove_policy", item: named };
  return / to /.test(named) ? null : { kind: "use_item", item: named };
}

/** What rules and policies of the world are about, rather than those of a conversation. */
const OTHER_RULES =
  /\b(?:travel|dress code|fee|console|firewall|css|html|lint|eslint|routing|privacy|cookie|refund|return|insurance|validation|cancellation|retention|backup|security|access|password|iptables|network|proxy|sql|style|golden|first|last|second|that|whole)$/i;

/** "The restrictions on my account", "the rule about mail in Outlook": something that the rules of a conversation do not reach. */
const WORLDLY = /^(?:my|our) | (?:in|on|at) \p{Lu}/u;

type TwoItems = Extract<RequestPhrasing, { readonly old_item: string }>;

function replacement(phrasing: TwoItems, item: (raw: string) => string | null, core: Core): Directive | null {
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
const BARE: ReadonlySet<string> = new Set<RequestPhrasing["kind"]>(["replace_bare", "replace_wanted"]);

/** "In its place": the old item is the noun that was named before. */
function replacedNoun(raw: string, item: (raw: string) => string | null, { noun }: Core): Directive | null {
  const [new_item, old_item] = [item(raw), noun === null ? null : item(noun)];
  return new_item === null || old_item === null ? null : { kind: "replace_use", new_item, old_item };
}

/** The noun that a pronoun takes up. */
function referred(raw: string, { noun }: Core): string {
  return noun !== null && /^(?:it|them|that|those)$/i.test(raw.trim()) ? noun : raw;
}
