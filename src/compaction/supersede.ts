/** Reversals: which earlier words no longer stand. */
import type { QuoteKind } from "./harvest/harvest.js";
import type { Quote } from "./values.js";
import { shared, tellingWords } from "./words.js";

/** What a reversal can revise. A ban it cannot: nothing that was forbidden is allowed by a guess. */
const REVISABLE: ReadonlySet<QuoteKind> = new Set<QuoteKind>(["decision", "reversal", "deferral"]);

/** A reversal that points: "scratch that", "change of plan". */
const POINTING = /\b(?:that|it|this|mind|minds|plan|plans|heart|course|myself|thoughts?|u-turn)\b/i;

/**
 * The quotes with a new one behind them; what is said again while it stands is there already. A reversal supersedes the standing quotes with which it shares the most telling
 * words; one that only points supersedes the last decision that stands.
 */
export function withQuote(quotes: readonly Quote[], quote: Quote): readonly Quote[] {
  const isKnown = ({ kind, text, superseded }: Quote): boolean =>
    superseded === null && kind === quote.kind && text === quote.text;
  if (quote.kind !== "reversal" && quotes.some(isKnown)) return quotes;
  const revised = quote.kind === "reversal" ? revisedBy(quote, quotes) : null;
  const marked = quotes.map((known) => (known === revised ? { ...known, superseded: quote.turn } : known));
  return [...marked, quote];
}

function revisedBy(reversal: Quote, quotes: readonly Quote[]): Quote | null {
  const words = tellingWords(reversal.text);
  let best: Quote | null = null;
  let most = 0;
  for (const quote of quotes) {
    if (!isStanding(quote) || !REVISABLE.has(quote.kind)) continue;
    const count = shared(words, tellingWords(quote.text));
    if (count > 0 && count >= most) [best, most] = [quote, count];
  }
  if (best !== null || !POINTING.test(reversal.text)) return best;
  return quotes.filter((quote) => isStanding(quote) && quote.kind === "decision").at(-1) ?? null;
}

function isStanding({ superseded }: Quote): boolean {
  return superseded === null;
}
