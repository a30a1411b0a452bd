/** Quotes that say the opposite of a rule. The state holds; the quote is kept as a matter that is open. */
import { nfkc } from "../base/index.js";
import { getPolicyItems, type State } from "../index.js";
import { Phrases } from "./phrases.js";
import type { Conflict, Quote } from "./values.js";

/** A decision that stands and names a prohibited item, and a ban that names an item to use. */
export function conflictsOf(quotes: readonly Quote[], state: State): Conflict[] {
  const prohibited = itemFinder(getPolicyItems(state, "prohibit"));
  const used = itemFinder(getPolicyItems(state, "use"));
  return quotes.flatMap((quote) => {
    if (quote.superseded !== null) return [];
    if (quote.kind === "ban") return conflict(quote, used, "use");
    return quote.kind === "decision" ? conflict(quote, prohibited, "prohibit") : [];
  });
}

/** The first of some items that a text names; undefined where it names none. */
type ItemFinder = (text: string) => string | undefined;

function conflict(quote: Quote, find: ItemFinder, policy: "use" | "prohibit"): Conflict[] {
  const item = find(quote.text);
  return item === undefined ? [] : [{ quote, item, policy }];
}

/** Finds items word by word: a text costs its own words, however many items there are and however long. */
export function itemFinder(items: readonly string[]): ItemFinder {
  const phrases = new Phrases(items.map(wordsOf));
  return (text) => items[phrases.firstIn(wordsOf(text))];
}

/** The words of a text, without case and marks, in the normal form that items have. */
export function wordsOf(text: string): readonly string[] {
  return nfkc(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
