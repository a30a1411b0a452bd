/** The labeled turns of tests/compaction/labels, and how a harvest is scored against them. */
import { readFileSync } from "node:fs";
import { harvest } from "../../src/compaction/harvest/index.js";
import type { Harvested, QuoteKind } from "../../src/compaction/index.js";

interface Label {
  readonly kind: QuoteKind;
  readonly quote: string;
}

export interface LabeledTurn {
  readonly id: string;
  readonly content: string;
  readonly items?: readonly Label[];
}

const KINDS: readonly QuoteKind[] = ["ban", "decision", "reversal", "fact", "deferral", "owner", "question"];

/** The lines of a file of JSON lines. */
export function linesOf<T = LabeledTurn>(path: string): T[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): T => JSON.parse(line));
}

interface Score {
  labels: number;
  hits: number;
  found: number;
  right: number;
}

export interface Scored {
  readonly of: ReadonlyMap<QuoteKind, Score>;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

/**
 * A label is hit by a span of its kind with which it shares at least half of the shorter of the two; a span is right if it so hits
 * a label.
 */
export function score(turns: readonly LabeledTurn[]): Scored {
  const of = new Map(KINDS.map((kind) => [kind, { labels: 0, hits: 0, found: 0, right: 0 }]));
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const { id, content, items = [] } of turns) {
    const found = harvest(content);
    const labels = items.map(({ kind, quote }) => {
      const from = content.indexOf(quote);
      return { kind, from, to: from + quote.length };
    });
    const count = (
      spans: readonly Harvested[],
      others: readonly Harvested[],
      of_: (span: Harvested, hit: boolean) => void,
    ) => {
      for (const span of spans)
        of_(
          span,
          others.some((other) => meets(span, other)),
        );
    };
    const show = ({ kind, from, to }: Harvested): string => `${kind} ${id}: ${content.slice(from, to)}`;
    count(labels, found, (span, hit) => {
      add(of.get(span.kind), "labels", hit ? "hits" : null);
      if (!hit) missed.push(show(span));
    });
    count(found, labels, (span, hit) => {
      add(of.get(span.kind), "found", hit ? "right" : null);
      if (!hit) wrong.push(show(span));
    });
  }
  return { of, missed, wrong };
}

function add(score: Score | undefined, one: keyof Score, other: keyof Score | null): void {
  if (score === undefined) return;
  score[one]++;
  if (other !== null) score[other]++;
}

function meets(one: Harvested, other: Harvested): boolean {
  const common = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return one.kind === other.kind && common * 2 >= Math.min(one.to - one.from, other.to - other.from);
}
