/** An operand as the directive is to show it, or null where no careful host would take it unread. */
import { parseUnfit } from "../../generated/phrasings.js";
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
  if (parseUnfit(bareWords(withLower(raw).lower)) !== null || parseUnfit(bareWords(withLower(item).lower)) !== null)
    return null;
  return message.startsWith(item.toLowerCase()) ? withoutSentenceCapital(item) : item;
}

/** Two items of which one can stand in the other's place: of one word each, written alike, or with one last word. */
export function areRivals(one: string, other: string): boolean {
  const [words, others] = [one.split(" "), other.split(" ")];
  if (words.length === 1 && others.length === 1) return isName(one) === isName(other);
  return words.at(-1)?.toLowerCase() === others.at(-1)?.toLowerCase() || (isName(one) && isName(other));
}

function isName(item: string): boolean {
  return /\p{Lu}|\d/u.test(item);
}

function withoutSentenceCapital(item: string): string {
  return /^\p{Lu}(?:[\p{Ll}'-]|$)/u.test(item) && /^\S\P{Lu}*(?: |$)/u.test(item)
    ? item.charAt(0).toLowerCase() + item.slice(1)
    : item;
}
