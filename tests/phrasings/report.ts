/**
 * Measures the proposer: `npm run phrasings [file ...]` compares it with labeled messages and lines of rule files, by default the
 * tuned sets. `--ordinary FILE` counts its proposals in messages that nobody labeled, and prints them to be judged by eye.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { parseDirective } from "../../src/generated/directives/parser.js";
import { proposePhrasing, proposePhrasings, proposeRule } from "../../src/phrasings/index.js";
import { normalizeItem, normalizePremise } from "../../src/semantics/normalize.js";

/** A labeled message, or a labeled line of a rule file. */
export interface Labeled {
  readonly message?: string;
  readonly line?: string;
  /** The heading that a line stands under. */
  readonly heading?: string | null;
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

/** The one directive that is proposed, or null. */
function proposedFor({ message, line, heading }: Labeled): string | null {
  if (line === undefined) return proposePhrasing(message ?? "")?.directive ?? null;
  const found = proposeRule(line, { heading: heading ?? "" });
  return found.kind === "proposed" && found.proposals.length === 1 ? (found.proposals[0]?.directive ?? null) : null;
}

/** What happens with a message; null where nothing is due and nothing is proposed. */
export function outcomeOf(labeled: Labeled): keyof Counts | null {
  const { expected, expected_any = [expected] } = labeled;
  const proposed = proposedFor(labeled);
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
  const counted = [...counts].filter(([, { right, wrong, undue, missed }]) => right + wrong + undue + missed > 0);
  const rows = counted.map(([name, each]) => [
    name,
    precisionOf(each).toFixed(3),
    each.right + each.wrong + each.missed === 0 ? "-" : recallOf(each).toFixed(3),
    ...[each.right, each.wrong, each.undue, each.missed].map(String),
  ]);
  return printed([["class", "precision", "recall", "right", "wrong", "undue", "missed"], ...rows]);
}

/** What is proposed in messages that nobody labeled, by kind, and each proposal of a sample. */
function ordinaryReport(path: string, sample: number): string {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  const counts = new Map<string, { read: number; proposed: number }>();
  const shown: string[] = [];
  for (const line of text.split("\n").filter((each) => each !== "")) {
    const { message, kind }: { message: string; kind: string } = JSON.parse(line);
    const count = counts.get(kind) ?? { read: 0, proposed: 0 };
    counts.set(kind, count);
    count.read += 1;
    const proposals = kind === "rule" ? ruleProposals(message) : proposePhrasings(message);
    if (proposals.length === 0) continue;
    count.proposed += 1;
    if (count.proposed <= sample)
      shown.push(`${kind}: ${proposals.map(({ directive }) => directive).join(" | ")} <- ${message}`);
  }
  const rows = [...counts].map(([kind, { read, proposed }]) => [
    kind,
    String(read),
    String(proposed),
    ((proposed / read) * 10_000).toFixed(2),
  ]);
  return `${printed([["kind", "read", "proposed", "in 10,000"], ...rows])}\n${shown.join("\n")}\n`;
}

function ruleProposals(line: string) {
  const found = proposeRule(line);
  return found.kind === "proposed" ? found.proposals : [];
}

/** A table of Markdown; the first row is its head. */
function printed([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(15) : cell.padStart(9))).join(" | ")} |\n`;
  return [head, head.map(() => "---"), ...rows].map(line).join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ordinary: { type: "string" }, sample: { type: "string", default: "50" } },
  });
  const tuned = ["tuned", "tuned-chat", "tuned-rules", "tuned-pairs"].map((name) =>
    fileURLToPath(new URL(`${name}.jsonl`, import.meta.url)),
  );
  const files = positionals.length > 0 || values.ordinary !== undefined ? positionals : tuned;
  for (const path of files) process.stdout.write(`${path}\n\n${tableOf(countsOf(readLabeled(path)))}\n`);
  if (values.ordinary !== undefined) process.stdout.write(ordinaryReport(values.ordinary, Number(values.sample)));
}
