/** Reversals: which earlier words no longer stand. Linear in the words of all quotes. */
import { TextMap, TextSet } from "../base/index.js";
import type { Quote, QuoteKind } from "./values.js";
import { tellingWords } from "./words.js";

/** What a reversal can revise. A ban it cannot: nothing that was forbidden is allowed by a guess. */
const REVISABLE: ReadonlySet<QuoteKind> = new Set<QuoteKind>(["decision", "reversal", "deferral"]);

/** A reversal that points: "scratch that", "change of plan". */
const POINTING = /\b(?:that|it|this|mind|minds|plan|plans|heart|course|myself|thoughts?|u-turn)\b/i;

/** Of the standing quotes that have a word, a reversal looks at so many, the newest. */
const LOOKED_AT = 32;

/** Quotes in their order, to which more are added. What it was made with stays as it is. */
export class Quotes {
  readonly #all: Quote[] = [];
  /** The keys of those that stand. */
  readonly #said = new TextSet();
  /** By telling word, which revisable quotes have it. */
  readonly #having = new TextMap<number[]>();
  readonly #decisions: number[] = [];

  constructor(known: readonly Quote[]) {
    for (const quote of known) this.#put(quote);
  }

  get all(): readonly Quote[] {
    return this.#all;
  }

  /**
   * Puts a quote behind the others; what is said again while it stands is there already. A reversal supersedes the standing quote
   * with which it shares the most telling words, the last of several; one that shares none and only points, the last decision.
   */
  add(quote: Quote): void {
    if (quote.kind !== "reversal" && this.#said.has(keyOf(quote))) return;
    if (quote.kind === "reversal") this.#supersede(this.#revisedBy(quote.text), quote.turn);
    this.#put(quote);
  }

  #put(quote: Quote): void {
    const index = this.#all.push(quote) - 1;
    if (quote.superseded !== null) return;
    this.#said.add(keyOf(quote));
    if (quote.kind === "decision") this.#decisions.push(index);
    if (!REVISABLE.has(quote.kind)) return;
    for (const word of tellingWords(quote.text)) {
      const having = this.#having.get(word);
      if (having === null) this.#having.set(word, [index]);
      else having.push(index);
    }
  }

  #revisedBy(text: string): number | undefined {
    const shared = new Map<number, number>();
    let [best, most]: [number | undefined, number] = [undefined, 0];
    for (const word of tellingWords(text))
      for (const index of this.#newest(this.#having.get(word) ?? [], LOOKED_AT)) {
        const count = (shared.get(index) ?? 0) + 1;
        shared.set(index, count);
        if (count > most || (count === most && index > (best ?? -1))) [best, most] = [index, count];
      }
    return best === undefined && POINTING.test(text) ? this.#newest(this.#decisions, 1)[0] : best;
  }

  #supersede(index: number | undefined, turn: number): void {
    const quote = index === undefined ? undefined : this.#all[index];
    if (index === undefined || quote === undefined) return;
    this.#all[index] = { ...quote, superseded: turn };
    this.#said.delete(keyOf(quote));
  }

  /** The last of a stack that stand. What no longer stands is taken off it, so that nothing is passed by twice. */
  #newest(stack: number[], most: number): number[] {
    const found: number[] = [];
    while (found.length < most) {
      const index = stack.pop();
      if (index === undefined) break;
      if (this.#all[index]?.superseded === null) found.push(index);
    }
    for (const index of found.toReversed()) stack.push(index);
    return found;
  }
}

function keyOf({ kind, text }: Quote): string {
  return `${kind} ${text}`;
}
