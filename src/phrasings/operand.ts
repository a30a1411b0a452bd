/** An operand as the directive is to show it, or null where no careful host would take it unread. */
import { parseLasting, parseRole, parseUnfit, parseVerbal } from "../generated/phrasings/parser.js";
import { bareWords, withLower } from "./prepare.js";

/** More words than this are a clause rather than an item. */
const MOST_WORDS = 9;

/** Letters, digits and the marks that stand inside names; no comma, colon or other mark of a second clause. */
const ITEM = /^[\p{L}\p{N}#.@][\p{L}\p{N}\p{M} '&%+#./-]*$/u;

/** An item in the user's words without leading article, "only" or scope, the capital of a sentence's start lowered. */
export function itemOf(raw: string, message: string): string | null {
  const item = raw
    .trim()
    .replace(/^(?:only |always |exclusively |just )+/i, "")
    .replace(/^(?:(?:an?|the|any) )+/i, "")
    .replace(/^(?:only )+/i, "");
  if (!ITEM.test(item) || item.split(" ").length > MOST_WORDS) return null;
  if (isUnfit(raw) || isUnfit(item)) return null;
  return message.startsWith(item.toLowerCase()) ? withoutSentenceCapital(item) : item;
}

/** "US" is a country and no pronoun. A relative clause may say what it likes. */
function isUnfit(text: string): boolean {
  const [item = ""] = text.replace(/\bUS\b/g, "USA").split(/(?<=s|ing) that /);
  return parseUnfit(bareWords(withLower(item).lower)) !== null;
}

/** Two items of which one can stand in the other's place: with one last word, of one role, or names of no known role. */
export function areRivals(one: string, other: string): boolean {
  const [role, otherRole] = [roleOf(one), roleOf(other)];
  if (role !== undefined || otherRole !== undefined) return role === otherRole;
  return (
    one.split(" ").at(-1)?.toLowerCase() === other.split(" ").at(-1)?.toLowerCase() || (isName(one) && isName(other))
  );
}

function roleOf(item: string): string | undefined {
  return parseRole(bareWords(withLower(item).lower))?.kind;
}

/** Whether what a verb such as "use" or "skip" names is no given thing, so that it needs no marker to be a rule. */
export function isLasting(raw: string): boolean {
  if (!/^(?:(?:only|just|always) )?the /i.test(raw)) return true;
  return isName(raw.split(" ").at(-1) ?? "") || parseLasting(bareWords(withLower(raw).lower)) !== null;
}

/** Whether an item's last word has a known role. */
export function isKnown(item: string): boolean {
  return roleOf(item) !== undefined || parseLasting(bareWords(withLower(item).lower)) !== null;
}

/** Whether a bare item is surely a thing: by its form, or by its last word. */
export function isThing(item: string): boolean {
  return /[^s']s$/.test(item) || isName(item) || isKnown(item);
}

/** An item as a verdict can name it: a few words, of no third party and no place. */
export function isBareItem(item: string): boolean {
  return item.split(" ").length <= 5 && !/^(?:my|our|your|his|her|their) | (?:the|that|to|an?|our|my) /i.test(item);
}

/** Whether a text begins like an instruction. */
export function isVerbal(text: string): boolean {
  return parseVerbal(bareWords(withLower(text).lower)) !== null;
}

function isName(item: string): boolean {
  return /\p{Lu}|\d/u.test(item);
}

function withoutSentenceCapital(item: string): string {
  return /^\p{Lu}(?:[\p{Ll}'-]|$)/u.test(item) && /^\S\P{Lu}*(?: |$)/u.test(item)
    ? item.charAt(0).toLowerCase() + item.slice(1)
    : item;
}
