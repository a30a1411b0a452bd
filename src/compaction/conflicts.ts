/** Quotes that say the opposite of a rule. The state holds; the quote is kept as a matter that is open. */
import { getPolicyItems, type State } from "../index.js";
import type { Conflict, Quote } from "./values.js";

/** A decision that stands and names a prohibited item, and a ban that names an item to use. */
export function conflictsOf(quotes: readonly Quote[], state: State): Conflict[] {
  const prohibited = getPolicyItems(state, "prohibit");
  const used = getPolicyItems(state, "use");
  return quotes.flatMap((quote) => {
    if (quote.superseded !== null) return [];
    if (quote.kind === "ban") return conflict(quote, used, "use");
    return quote.kind === "decision" ? conflict(quote, prohibited, "prohibit") : [];
  });
}

function conflict(quote: Quote, items: readonly string[], policy: "use" | "prohibit"): Conflict[] {
  const words = bare(quote.text);
  const item = items.find((each) => words.includes(bare(each)));
  return item === undefined ? [] : [{ quote, item, policy }];
}

/** Words with one space on either side of each. */
export function bare(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}
