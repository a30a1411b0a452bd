/**
 * Measures the proposer on a file of labeled messages: `npm run phrasings [file]`, by default the tuned half.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { proposePhrasing } from "../../src/acquisition/phrasings/propose.js";
import { parseDirective } from "../../src/generated/parser.js";
import { normalizeItem, normalizePremise } from "../../src/semantics/normalize.js";

/** A labeled message. */
export interface Labeled {
  readonly message: string;
  readonly label: string | null;
  readonly family: string;
}

/** How often what happened, for one family or for all. */
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
export function outcomeOf({ message, label }: Labeled): keyof Counts | null {
  const proposed = proposePhrasing(message)?.directive ?? null;
  if (proposed === null) return label === null ? null : "missed";
  if (label === null) return "undue";
  return same(proposed) === same(label) ? "right" : "wrong";
}

/** A directive after the engine's normalization of its operands. */
function same(text: string): string {
  const directive = parseDirective(text);
  return JSON.stringify(directive, (key, value) => {
    if (key === "item" || key === "new_item" || key === "old_item") return normalizeItem(value);
    return key === "value" && typeof value === "string" ? normalizePremise(value) : value;
  });
}

/** The counts of each family by its name, and of all under "all". */
export function countsOf(labeled: readonly Labeled[]): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  const of = (family: string): Counts => {
    const known = counts.get(family) ?? { right: 0, wrong: 0, undue: 0, missed: 0 };
    counts.set(family, known);
    return known;
  };
  of("all");
  for (const each of labeled) {
    const outcome = outcomeOf(each);
    const own = of(each.family);
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

function tableOf(counts: ReadonlyMap<string, Counts>): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(15) : cell.padStart(9))).join(" | ")} |\n`;
  const rows = [...counts].map(([family, each]) =>
    line([
      family,
      precisionOf(each).toFixed(3),
      each.right + each.wrong + each.missed === 0 ? "-" : recallOf(each).toFixed(3),
      ...[each.right, each.wrong, each.undue, each.missed].map(String),
    ]),
  );
  return [
    line(["family", "precision", "recall", "right", "wrong", "undue", "missed"]),
    line(Array.from({ length: 7 }, () => "---")),
    ...rows,
  ].join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = process.argv[2] ?? fileURLToPath(new URL("tuned.jsonl", import.meta.url));
  process.stdout.write(tableOf(countsOf(readLabeled(path))));
}
