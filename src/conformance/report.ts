/** Says what a run of the suite, or of the fuzzer, found. */
import { canonicalJson, escapeUnits, visible } from "../base/index.js";
import type { Case } from "./case.js";
import type { Disagreement } from "./compare.js";
import type { Finding, FuzzReport } from "./fuzz.js";
import type { Failure } from "./judge.js";
import { marked } from "./mark.js";
import type { Breach, Report } from "./run.js";
import { type ClassTally, total } from "./tally.js";

/** Whether an implementation conforms. A run that asked nothing shows nothing. */
export function conforms(report: Report): boolean {
  return report.failures.length === 0 && report.broken === null && !askedNothing(report);
}

function askedNothing({ classes }: Report): boolean {
  return classes.every(({ passed, failed, skipped }) => passed + failed + skipped === 0);
}

/** How much of a case, and how many of its disagreements, a text shows. The report as JSON has all. */
const SHOWN = 400;
const FIRST = 5;

/** A run of the suite, as text. */
export function reportText(report: Report): string {
  return lines([
    `${oneLine(report.implementation ?? "The adapter")}, suite ${report.suite.slice(0, 12)}`,
    ...report.failures.flatMap(failureText),
    ...(report.broken === null ? [] : breachText(report.broken)),
    ...report.classes.filter(({ declared }) => declared === false).map(lacking),
    counts(report),
    ...(report.broken === null && askedNothing(report) ? [NOTHING] : []),
  ]);
}

const NOTHING = "No case was asked, so nothing is shown: the run does not conform.";

function failureText({ id, message, case: asked, disagreements }: Failure): string[] {
  const more = disagreements.length - FIRST;
  return [
    `FAIL ${oneLine(id)}: ${oneLine(message)}`,
    ...(asked === null ? [] : [`  case ${cut(canonicalJson(asked, SHOWN + 1))}`]),
    ...disagreements.slice(0, FIRST).flatMap(sides),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

function breachText({ message, id, stderr }: Breach): string[] {
  const written = stderr.trim() === "" ? [] : ["  The end of its standard error:", ...tail(stderr)];
  return [`BROKEN${id === null ? "" : ` at ${id}`}: ${oneLine(message)}`, ...written];
}

/** What an adapter writes for people: its lines stay lines, and nothing in them reaches a terminal as a command. */
function tail(stderr: string): string[] {
  return stderr
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => `  | ${visible(line).replaceAll("\r", "")}`);
}

function lacking({ class: name, not_run }: ClassTally): string {
  return `The implementation has not the class ${name}: ${not_run} cases not run.`;
}

function counts({ classes, failures, broken }: Report): string {
  const [passed, skipped, notRun] = [total(classes, "passed"), total(classes, "skipped"), total(classes, "not_run")];
  const failed = failures.length + (broken === null ? 0 : 1);
  const rest = [...(skipped > 0 ? [`${skipped} skipped`] : []), ...(notRun > 0 ? [`${notRun} not run`] : [])];
  return [`${passed} passed`, `${failed} failed`, ...rest].join(", ");
}

/** A run of the fuzzer, as text. */
export function fuzzText({ implementation, runs, seed, found, broken }: FuzzReport): string {
  return lines([
    `${oneLine(implementation)}, ${runs} cases, seed ${seed}`,
    ...(found === null ? [] : findingText(found)),
    ...(broken === null ? [] : [...breachText(broken), ...(broken.case === null ? [] : [caseText(broken.case)])]),
    ...(found === null && broken === null ? ["no disagreement"] : []),
  ]);
}

function findingText({ kind, message, case: asked, disagreements, example }: Finding): string[] {
  return [
    `DISAGREEMENT in ${kind}${message === null ? "" : `: ${oneLine(message)}`}`,
    caseText(asked),
    ...disagreements.slice(0, FIRST).flatMap(sides),
    ...(example === null ? [] : ["", "This is how the engine answers it, as an example of the spec:", "", example]),
  ];
}

function caseText(asked: Case): string {
  return `  case ${canonicalJson(asked)}`;
}

/** Either report as one line of JSON: what was asked, expected and observed are values in it. */
export function reportJson(report: Report | FuzzReport): string {
  if (!("classes" in report)) return `${canonicalJson(report)}\n`;
  const { classes } = report;
  const totals = {
    passed: total(classes, "passed"),
    failed: report.failures.length + (report.broken === null ? 0 : 1),
    skipped: total(classes, "skipped"),
    not_run: total(classes, "not_run"),
  };
  return `${canonicalJson({ ...report, ...totals, conforms: conforms(report) })}\n`;
}

/** A disagreement with both sides, a mark below the first character in which they differ. */
function sides({ path, problem, expected, observed }: Disagreement): string[] {
  switch (problem) {
    case "missing":
      return [`  ${cut(path)} is missing`];
    case "unexpected":
      return [`  ${cut(path)} is not a field of the answer: ${cut(canonicalJson(observed, SHOWN + 1))}`];
    case "different": {
      const [above, below, mark] = marked(canonicalJson(expected), canonicalJson(observed));
      return [`  ${cut(path)} is different`, `    expected ${above}`, `    observed ${below}`, `             ${mark}`];
    }
  }
}

function cut(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** A text of the adapter, on one line and bounded. */
function oneLine(text: string): string {
  return cut(escapeUnits(text.slice(0, SHOWN + 1), /[^ -~]/g));
}

function lines(parts: readonly string[]): string {
  return parts.map((part) => `${part}\n`).join("");
}
