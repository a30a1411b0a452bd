/** Quotes that say the opposite of a rule. The state holds; the quote is kept as a matter that is open. */
import { TextMap } from "../base/index.js";
import { getPolicyItems, type State } from "../index.js";
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

/** What stands behind some words of items: the item that ends there, by its index, and what the next word leads to. */
interface Branch {
  item: number;
  readonly next: TextMap<Branch>;
}

/** Finds items word by word: a text costs its own words, times how many words of an item they lead to, however many items there are. */
export function itemFinder(items: readonly string[]): ItemFinder {
  const root = emptyBranch();
  for (const [index, item] of items.entries()) {
    let branch = root;
    for (const word of wordsOf(item)) {
      const next = branch.next.get(word) ?? emptyBranch();
      branch.next.set(word, next);
      branch = next;
    }
    if (branch !== root) branch.item = Math.min(branch.item, index);
  }
  return (text) => {
    const words = wordsOf(text);
    const first = words.reduce((found, _, start) => Math.min(found, itemAt(root, words, start)), NONE);
    return items[first];
  };
}

const NONE = Number.POSITIVE_INFINITY;

function emptyBranch(): Branch {
  return { item: NONE, next: new TextMap() };
}

/** The first item that the words from a place on begin with. */
function itemAt(root: Branch, words: readonly string[], start: number): number {
  let found = NONE;
  let branch = root.next.get(words[start] ?? "");
  for (let at = start + 1; branch !== null; at++) {
    found = Math.min(found, branch.item);
    branch = branch.next.get(words[at] ?? "");
  }
  return found;
}

function wordsOf(text: string): readonly string[] {
  return bare(text)
    .split(" ")
    .filter((word) => word !== "");
}

/** Words with one space on either side of each. */
export function bare(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}
