/** Chapter 15, naively: what quotes come to, each looking at all those before it. Which words are telling is not settled there, so it is told. */
import type { QuoteKind } from "../../src/compaction/index.js";

export interface Said {
  readonly kind: QuoteKind;
  readonly text: string;
  readonly turn: number;
}

export interface Folded extends Said {
  readonly superseded: number | null;
}

type Telling = (text: string) => ReadonlySet<string>;

export function fold(said: readonly Said[], telling: Telling): Folded[] {
  let quotes: Folded[] = [];
  for (const quote of said) {
    const standing = quotes.filter(({ superseded }) => superseded === null);
    if (quote.kind !== "reversal" && standing.some(({ kind, text }) => kind === quote.kind && text === quote.text))
      continue;
    const revised = quote.kind === "reversal" ? revisedBy(quote, standing, telling) : undefined;
    quotes = quotes.map((each) => (each === revised ? { ...each, superseded: quote.turn } : each));
    quotes.push({ ...quote, superseded: null });
  }
  return quotes;
}

function revisedBy({ text }: Said, standing: readonly Folded[], telling: Telling): Folded | undefined {
  const revisable = standing.filter(({ kind }) => kind === "decision" || kind === "reversal" || kind === "deferral");
  const looked = [...telling(text)].flatMap((word) =>
    revisable.filter((quote) => telling(quote.text).has(word)).slice(-32),
  );
  const count = (quote: Folded): number => looked.filter((each) => each === quote).length;
  const most = Math.max(0, ...looked.map(count));
  if (most > 0) return revisable.filter((quote) => count(quote) === most).at(-1);
  const points = /\b(?:that|it|this|mind|minds|plan|plans|heart|course|myself|thoughts?|u-turn)\b/i.test(text);
  return points ? standing.filter(({ kind }) => kind === "decision").at(-1) : undefined;
}
