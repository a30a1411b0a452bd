/** Sources: what is looked up anew for each request, each within its share. */
import { requireString } from "../base/index.js";
import type { SourceLine } from "./audit.js";
import { sumOf } from "./meter.js";
import { type Measures, type Page, type PageKind, page } from "./page.js";

/** Something that finds texts for a request: notes, memory, documents. */
export interface Source {
  readonly name: string;
  /** Its basis points of what the fixed pages and the history leave. */
  readonly share: number;
  /** The kind of its pages: `memory_excerpt` without. */
  readonly kind?: PageKind;
  /**
   * The texts, the most wanted first. `budget` is the tokens that its slot has; `signal` is aborted when the answer would come
   * too late. What it throws costs its slot. No deadline passes while it holds the thread: give work that computes for long a
   * thread of its own.
   */
  load(budget: number, signal: AbortSignal): Promise<readonly string[]> | readonly string[];
}

/** What a source brought. */
export interface Slot {
  readonly name: string;
  readonly budget: number;
  readonly tokens: number;
  readonly pages: readonly Page[];
}

/** A slot and its line. */
interface Filled {
  readonly slot: Slot;
  readonly line: SourceLine;
}

/** A reason is a hint for a person, not a copy of what a source threw. */
const REASON = 200;

/** Asks a source, and takes its texts until the next would not fit. Never rejects. */
export async function fill(source: Source, budget: number, deadline: AbortSignal, measures: Measures): Promise<Filled> {
  try {
    const texts = await beforeDeadline(source, budget, deadline);
    if (texts === LATE) return filled(source, budget, { outcome: "late" });
    const pages = taken(source, budget, texts, measures);
    return filled(source, budget, { outcome: "loaded", pages, left: texts.length - pages.length });
  } catch (error) {
    return filled(source, budget, { outcome: "failed", reason: reasonOf(error) });
  }
}

/** No source can answer with this one: what is no list, such as null, is its failure and not the clock's. */
const LATE = Symbol("late");

/** What the source answers; `LATE` once the deadline has passed, whatever it answers later. */
async function beforeDeadline(
  source: Source,
  budget: number,
  deadline: AbortSignal,
): Promise<readonly string[] | typeof LATE> {
  if (deadline.aborted) return LATE;
  let pass = (): void => {};
  const passed = new Promise<typeof LATE>((resolve) => {
    pass = () => resolve(LATE);
    deadline.addEventListener("abort", pass);
  });
  const loaded = new Promise<readonly string[]>((resolve) => resolve(source.load(budget, deadline)));
  try {
    const texts = await Promise.race([loaded, passed]);
    return deadline.aborted ? LATE : texts;
  } finally {
    deadline.removeEventListener("abort", pass);
  }
}

function taken(source: Source, budget: number, texts: readonly string[], measures: Measures): Page[] {
  if (!Array.isArray(texts)) throw new TypeError("A source answers with a list of texts.");
  // All of them, be it that some have no room: whether a source has failed does not hang on its budget.
  for (const text of texts) requireString(text, "A text of a source");
  const pages: Page[] = [];
  let left = budget;
  for (const body of texts) {
    const made = page({ kind: source.kind ?? "memory_excerpt", origin: source.name, body }, measures);
    left -= made.tokens;
    if (left < 0) break;
    pages.push(made);
  }
  return pages;
}

/** What came of a source, as its slot and as its line. */
interface Result {
  readonly outcome: SourceLine["outcome"];
  readonly pages?: readonly Page[];
  readonly left?: number;
  readonly reason?: string | null;
}

function filled({ name }: Source, budget: number, { outcome, pages = [], left = 0, reason = null }: Result): Filled {
  const tokens = sumOf(pages, (each) => each.tokens);
  const counts = { name, budget, tokens };
  return {
    slot: { ...counts, pages },
    line: { line: "source", ...counts, outcome, taken: pages.length, left, reason },
  };
}

/** Anything can be thrown. */
function reasonOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error).slice(0, REASON);
  } catch {
    return "It threw a value that cannot be shown.";
  }
}
