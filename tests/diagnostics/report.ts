/**
 * Measures the diagnostics on a file of labeled turns, by default both halves: `npm run diagnostics [file…]`. With `--wrong` it lists
 * the turns that are answered otherwise than labeled.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { diagnose } from "../../src/diagnostics/index.js";
import { SEVERITIES } from "../../src/generated/spec/diagnostics.js";
import { advance, initial, type Snapshot } from "../../src/index.js";
import { recordedTable } from "./recorded.js";

/** The codes that a label may have. */
const Code = z.string().refine((code) => Object.hasOwn(SEVERITIES, code), "must be the code of a diagnostic");
/** A labeled turn; what is expected are the codes that are due, sorted. A line that says something else has no figure. */
const Labeled = z.strictObject({
  turn: z.string(),
  before: z.array(z.string()).exactOptional(),
  known: z.array(z.string()).exactOptional(),
  expected: z.array(Code).refine(isSorted, "must be sorted, and each code once"),
});
export type Labeled = z.infer<typeof Labeled>;

function isSorted(codes: readonly string[]): boolean {
  return codes.every((code, at) => at === 0 || (codes[at - 1] ?? "") < code);
}

/** What came of the turns. */
export interface Result {
  /** By code: how often due, how often named where due, how often named where not. */
  readonly codes: ReadonlyMap<string, { readonly due: number; readonly named: number; readonly undue: number }>;
  /** Turns that need nothing, and those among them that something is said about. */
  readonly good: number;
  readonly goodNamed: number;
  /** Fixes, and those among them that clarify. */
  readonly fixes: number;
  readonly clarifying: number;
  readonly wrong: readonly { readonly labeled: Labeled; readonly found: readonly string[] }[];
}

/**
 * The labeled turns of a text, one JSON object a line.
 *
 * @throws {Error} when a line is no labeled turn, or there is none.
 */
export function readLabeled(text: string): Labeled[] {
  const lines = text.split("\n").filter((line) => line !== "");
  return z
    .array(Labeled)
    .min(1)
    .parse(lines.map((line) => JSON.parse(line)));
}

/** Asks about each turn. */
export function measure(labeled: readonly Labeled[]): Result {
  const answers = labeled.map((each) => ({ labeled: each, ...ask(each) }));
  const good = answers.filter(({ labeled: { expected } }) => expected.length === 0);
  const fixes = answers.flatMap(({ snapshot, found }) =>
    found.flatMap((each) => each.fixes.map((fix) => ({ snapshot, fix }))),
  );
  const codes = [...new Set(answers.flatMap((each) => [...each.labeled.expected, ...each.codes]))].sort();
  return {
    codes: new Map(codes.map((code) => [code, countsOf(code, answers)])),
    good: good.length,
    goodNamed: good.filter((each) => each.codes.length > 0).length,
    fixes: fixes.length,
    clarifying: fixes.filter(({ snapshot, fix }) => clarifies(snapshot, fix)).length,
    wrong: answers
      .filter((each) => each.codes.join() !== each.labeled.expected.join())
      .map((each) => ({ labeled: each.labeled, found: each.codes })),
  };
}

function ask({ turn, before = [], known }: Labeled) {
  const snapshot = before.reduce((from: Snapshot, text) => advance(from, text).snapshot, initial());
  const found = diagnose(snapshot, turn, { known });
  return { snapshot, found, codes: [...new Set(found.map(({ code }) => code))].sort() };
}

function countsOf(
  code: string,
  answers: readonly { readonly labeled: Labeled; readonly codes: readonly string[] }[],
): { readonly due: number; readonly named: number; readonly undue: number } {
  const due = answers.filter(({ labeled }) => labeled.expected.includes(code));
  const named = answers.filter(({ codes }) => codes.includes(code));
  const right = due.filter(({ codes }) => codes.includes(code));
  return { due: due.length, named: right.length, undue: named.length - right.length };
}

function clarifies(from: Snapshot, fix: readonly string[]): boolean {
  let snapshot = from;
  return fix.some((text) => {
    const next = advance(snapshot, text);
    snapshot = next.snapshot;
    return next.decision.kind === "clarify";
  });
}

/** The table, in Markdown. */
export function table({ codes, good, goodNamed, fixes, clarifying }: Result): string {
  const rows = [...codes].map(([code, { due, named, undue }]) => `| \`${code}\` | ${due} | ${named} | ${undue} |`);
  const sum = (pick: (counts: { due: number; named: number; undue: number }) => number): number =>
    [...codes.values()].reduce((total, counts) => total + pick(counts), 0);
  const [due, named, undue] = [sum((each) => each.due), sum((each) => each.named), sum((each) => each.undue)];
  return [
    "| code | due | named | named where not due |",
    "|---|---|---|---|",
    ...rows,
    `| all | ${due} | ${named} (${(named / due).toFixed(3)}) | ${undue} |`,
    "",
    `Of ${good} turns that need nothing, something is said about ${goodNamed} (${(goodNamed / good).toFixed(3)}). Of ${fixes} fixes, ${clarifying} clarify.`,
  ].join("\n");
}

function main(args: readonly string[]): void {
  const files = args.filter((each) => !each.startsWith("--"));
  const paths = files.length > 0 ? files : ["tests/diagnostics/tuned.jsonl", "tests/diagnostics/held-out.jsonl"];
  for (const path of paths) {
    const result = measure(readLabeled(readFileSync(path, "utf8")));
    process.stdout.write(`${path}\n\n${table(result)}\n\n`);
    if (!args.includes("--wrong")) continue;
    for (const { labeled, found } of result.wrong)
      process.stdout.write(`${JSON.stringify(labeled)}\n  found: ${found.join(", ") || "nothing"}\n`);
  }
  if (files.length === 0) process.stdout.write(`The recorded conversations\n\n${recordedTable()}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
