/**
 * Measures the proposer on a file of labeled messages: `npm run phrasings [file]`, by default the tuned set.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseDirective } from "../../src/generated/directives/parser.js";
import { proposePhrasing } from "../../src/phrasings/propose.js";
import { normalizeItem, normalizePremise } from "../../src/semantics/normalize.js";

/** A labeled message. */
export interface Labeled {
  readonly message: string;
  /** The canonical directive that is due, or null where nothing is to be proposed. */
  readonly expected: string | null;
  /** What the message is an example of: for reporting only. */
  readonly class: string;
  /** Where more than one answer is right, all of them, `expected` first. */
  readonly expected_any?: readonly (string | null)[];
}

/** How often what happened, for one class or for all. */
export interface Counts {
  right: number;
  wrong: number;
  undue: number;
  missed: number;
}

/** The messages of a file, one JSON object a line. */
export function readLabeled(path: string): Labeled[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

/** What happens with a message; null where nothing is due and nothing is proposed. */
export function outcomeOf({ message, expected, expected_any = [expected] }: Labeled): keyof Counts | null {
  const proposed = proposePhrasing(message)?.directive ?? null;
  if (proposed === null) return expected_any.includes(null) ? null : "missed";
  if (expected_any.some((answer) => normalized(answer) === normalized(proposed))) return "right";
  return expected === null ? "undue" : "wrong";
}

/** A directive after the engine's normalization of its operands. */
function normalized(text: string | null): string {
  const directive = text === null ? null : parseDirective(text);
  return JSON.stringify(directive, (key, value) => {
    if (key === "item" || key === "new_item" || key === "old_item") return normalizeItem(value);
    return key === "value" && typeof value === "string" ? normalizePremise(value) : value;
  });
}

/** The counts of each class by its name, and of all under "all". */
export function countsOf(labeled: readonly Labeled[]): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  const of = (name: string): Counts => {
    const known = counts.get(name) ?? { right: 0, wrong: 0, undue: 0, missed: 0 };
    counts.set(name, known);
    return known;
  };
  of("all");
  for (const each of labeled) {
    const outcome = outcomeOf(each);
    const own = of(each.class);
    if (outcome === null) continue;
    own[outcome] += 1;
    of("all")[outcome] += 1;
  }
  return counts;
}

/** The share of proposals that are right. */
export function precisionOf({ right, wrong, undue }: Counts): number {
  return right + wrong + undue === 0 ? 1 : right / (right + wrong + undue);
}

/** The share of the positives that are proposed rightly. */
export function recallOf({ right, wrong, missed }: Counts): number {
  return right + wrong + missed === 0 ? 1 : right / (right + wrong + missed);
}

/** A class in which nothing was due and nothing was proposed has no row. */
function tableOf(counts: ReadonlyMap<string, Counts>): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(15) : cell.padStart(9))).join(" | ")} |\n`;
  const counted = [...counts].filter(([, { right, wrong, undue, missed }]) => right + wrong + undue + missed > 0);
  const rows = counted.map(([name, each]) =>
    line([
      name,
      precisionOf(each).toFixed(3),
      each.right + each.wrong + each.missed === 0 ? "-" : recallOf(each).toFixed(3),
      ...[each.right, each.wrong, each.undue, each.missed].map(String),
    ]),
  );
  return [
    line(["class", "precision", "recall", "right", "wrong", "undue", "missed"]),
    line(Array.from({ length: 7 }, () => "---")),
    ...rows,
  ].join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = process.argv[2] ?? fileURLToPath(new URL("tuned.jsonl", import.meta.url));
  process.stdout.write(tableOf(countsOf(readLabeled(path))));
}
