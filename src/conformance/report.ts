/** Says what a run of the suite, or of the fuzzer, found. */
import { canonicalJson } from "../base/index.js";
import type { Disagreement } from "./compare.js";
import type { FuzzReport } from "./fuzz.js";
import type { Report } from "./run.js";

/** Whether an implementation conforms. */
export function conforms({ failures, broken }: Report): boolean {
  return failures.length === 0 && broken === null;
}

/** A run of the suite, as text. */
export function reportText(report: Report): string {
  const failures = report.failures.flatMap(({ id, message, disagreements }) => [
    `FAIL ${id}: ${message}`,
    ...disagreements.flatMap(sides),
  ]);
  const broken = report.broken === null ? [] : [`BROKEN ${report.broken}`];
  const counts = `${report.passed} passed, ${report.failures.length + broken.length} failed${report.skipped > 0 ? `, ${report.skipped} skipped` : ""}`;
  return lines([
    `${report.implementation ?? "The adapter"}, suite ${report.suite.slice(0, 12)}`,
    ...failures,
    ...broken,
    counts,
  ]);
}

/** A run of the fuzzer, as text. */
export function fuzzText({ implementation, runs, seed, example, disagreements }: FuzzReport): string {
  const what = `${implementation}, ${runs} conversations, seed ${seed}`;
  if (example === null) return lines([what, "no disagreement"]);
  return lines([
    what,
    "DISAGREEMENT. This is how the engine answers it, as an example of the spec:",
    "",
    example,
    "",
    ...disagreements.flatMap(sides),
  ]);
}

/** Either report as one line of JSON. */
export function reportJson(report: Report | FuzzReport): string {
  return `${canonicalJson(report)}\n`;
}

function sides({ field, expected, observed }: Disagreement): string[] {
  return [`  ${field} expected ${expected}`, `  ${" ".repeat(field.length)} observed ${observed}`];
}

function lines(parts: readonly string[]): string {
  return parts.map((part) => `${part}\n`).join("");
}
