/** Chapter 15, naively: what quotes come to, each looking at all those before it. Its common words are those that the chapter lists. */
import { readFileSync } from "node:fs";
import type { QuoteKind } from "../../src/compaction/index.js";

export interface Said {
  readonly kind: QuoteKind;
  readonly text: string;
  readonly turn: number;
}

export interface Folded extends Said {
  readonly superseded: number | null;
}

const CHAPTER = readFileSync("spec/15-compaction.md", "utf8");

/** The words that the chapter calls common. */
export const COMMON_WORDS: readonly string[] = (/common words:\n\n```text\n([^`]+)```/.exec(CHAPTER)?.[1] ?? "")
  .trim()
  .split(/\s+/);

/** The telling words of a text, character by character. */
export function telling(text: string): ReadonlySet<string> {
  const words: string[] = [];
  let word = "";
  for (const character of `${text.toLowerCase()} `) {
    if (/[\p{L}\p{N}'\u2019.-]/u.test(character)) word += character === "\u2019" ? "'" : character;
    else {
      words.push(word.replace(/^['.-]+|['.-]+$/g, ""));
      word = "";
    }
  }
  const isTelling = (each: string): boolean => each !== "" && !COMMON_WORDS.includes(each);
  const rare = words.filter((each) => isTelling(each) && isTelling(shortened(each)));
  return new Set(rare.map(shortened));
}

function shortened(word: string): string {
  const owner = word.endsWith("'s") ? word.slice(0, -2) : word;
  const before = owner.slice(-4, -1);
  return owner.endsWith("s") && before.length === 3 && !before.includes("s") ? owner.slice(0, -1) : owner;
}

export function fold(said: readonly Said[]): Folded[] {
  let quotes: Folded[] = [];
  for (const quote of said) {
    const standing = quotes.filter(({ superseded }) => superseded === null);
    if (quote.kind !== "reversal" && standing.some(({ kind, text }) => kind === quote.kind && text === quote.text))
      continue;
    const revised = quote.kind === "reversal" ? revisedBy(quote, standing) : undefined;
    quotes = quotes.map((each) => (each === revised ? { ...each, superseded: quote.turn } : each));
    quotes.push({ ...quote, superseded: null });
  }
  return quotes;
}

function revisedBy({ text }: Said, standing: readonly Folded[]): Folded | undefined {
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
