/**
 * What is made of the chapter about diagnostics: the catalog of messages as typed code, and its examples in a file of their own.
 * Diagnostics decide no turn, so the rules of this chapter are no ids of outcomes.
 */
import { type Files, json, typescript } from "../files.js";
import { emitParameters, emitPrompt, refuseHoles } from "./catalog.js";
import { prelude } from "./examples/example.js";
import { exampleName } from "./fixtures.js";
import { type Fence, type Rule, SpecError } from "./markdown.js";
import { Lines, string, takeGiven, takeTurn } from "./notation.js";

/** The number of the chapter. */
const CHAPTER = "11.";
/** The words of its fences: an entry of the catalog, and an example. */
export const DIAGNOSTIC_FENCES: readonly string[] = ["diagnostic", "diagnose"];

/** Whether a rule is about diagnostics. */
export function isDiagnosticRule({ number }: Rule): boolean {
  return number.startsWith(CHAPTER);
}

interface Entry {
  readonly code: string;
  readonly rule: string;
  readonly severity: string;
  readonly parameters: readonly string[];
  readonly prompt: string;
}

/** The generated files of the chapter. */
export function diagnosticFiles(rules: readonly Rule[], out: string): Files {
  const catalog = fencesOf(rules, "diagnostic").map(({ rule, fence }) => readEntry(new Lines(fence), rule));
  const path = `${out}/diagnostics.ts`;
  const files = new Map([[path, typescript("spec", emitMessages(catalog))]]);
  const examples = fencesOf(rules, "diagnose").flatMap(({ rule, fence }) =>
    readExamples(new Lines(fence), rule, catalog),
  );
  for (const { case: asked, expected } of examples) {
    const place = `tests/fixtures/diagnose/${asked.id}.json`;
    if (files.has(place)) throw new SpecError({ file: place, line: 1 }, `Two examples make the fixture ${asked.id}.`);
    files.set(place, json({ ...asked, expected }));
  }
  return files.set(
    "conformance/diagnostics.json",
    `[\n${examples.map((each) => JSON.stringify(each)).join(",\n")}\n]\n`,
  );
}

function fencesOf(rules: readonly Rule[], word: string): { readonly rule: string; readonly fence: Fence }[] {
  return rules.flatMap(({ id, fences }) =>
    fences.filter((each) => each.word === word).map((fence) => ({ rule: id, fence })),
  );
}

function readEntry(lines: Lines, rule: string): Entry {
  const severity = lines.requireAfter("severity: ");
  if (severity !== "warning" && severity !== "hint") lines.fail("A severity is `warning` or `hint`.");
  const listed = lines.requireAfter("parameters: ");
  const parameters = listed === "none" ? [] : listed.split(", ");
  const prompt = lines.requireAfter("message: ");
  lines.end();
  refuseHoles(lines, prompt, parameters);
  return { code: lines.fence.name, rule, severity, parameters, prompt };
}

function emitMessages(entries: readonly Entry[]): string {
  const table = (emit: (entry: Entry) => string): string =>
    entries.map((entry) => `  ${entry.code}: ${emit(entry)},`).join("\n");
  return `/** What each diagnostic carries, by its code. */
export interface DiagnosticParameters {
${entries.map((entry) => `  /** Given by the rule \`${entry.rule}\`. */\n  ${entry.code}: ${emitParameters(entry)};`).join("\n")}
}

/** How grave each diagnostic is. */
export const SEVERITIES: { readonly [C in keyof DiagnosticParameters]: "warning" | "hint" } = {
${table(({ severity }) => JSON.stringify(severity))}
};

/** The message of each diagnostic. */
export const MESSAGES: { readonly [C in keyof DiagnosticParameters]: (p: DiagnosticParameters[C]) => string } = {
${table(emitPrompt)}
};`;
}

/** An example as a case of the suite, and all of the answer. */
interface Example {
  readonly case: { readonly id: string; readonly kind: "diagnose"; readonly [field: string]: unknown };
  readonly expected: { readonly diagnostics: readonly object[] };
}

/** A state and what is known; then one example or more from there. Several are numbered. */
function readExamples(lines: Lines, rule: string, catalog: readonly Entry[]): readonly Example[] {
  const initial_state = takeGiven(lines);
  const known = lines.takeAfter("known ")?.split(", ");
  const names = known === undefined ? {} : { known: known.map((name) => string(lines, name)) };
  const id = `${rule}--${exampleName(lines.fence)}`;
  const examples: Example[] = [];
  do {
    const { turns, input } = takeInput(lines);
    const asked = { id: `${id}-${examples.length + 1}`, kind: "diagnose" as const, initial_state };
    const expected = { diagnostics: takeDiagnostics(lines, input, catalog) };
    examples.push({ case: { ...asked, ...prelude(turns), ...names, input }, expected });
  } while (!lines.done);
  return examples.length > 1 ? examples : examples.map((only) => ({ ...only, case: { ...only.case, id } }));
}

/** Turns that lead to a question, and the turn that is diagnosed. */
function takeInput(lines: Lines): { readonly turns: readonly string[]; readonly input: string } {
  const turns = takeTurns(lines);
  const input = turns.pop() ?? lines.fail("A turn belongs here, a line that begins `> `.");
  return { turns, input };
}

function takeTurns(lines: Lines): string[] {
  const turns: string[] = [];
  for (let turn = takeTurn(lines); turn !== null; turn = takeTurn(lines)) turns.push(turn);
  return turns;
}

/** `clean`, or each diagnostic up to the next turn. */
function takeDiagnostics(lines: Lines, input: string, catalog: readonly Entry[]): object[] {
  if (lines.takeAfter("clean") !== null) return [];
  const diagnostics: object[] = [];
  do diagnostics.push(takeDiagnostic(lines, input, catalog));
  while (!lines.done && !/^>>? /.test(lines.peek()));
  return diagnostics;
}

const HEAD = /^([a-z_]+) (\d+)-(\d+) ("(?:[^"\\]|\\.)*")((?: [a-z_]+="(?:[^"\\]|\\.)*")*)$/;

/** `code from-to "what stands there" parameter="value" …`, and below it a line `fix text | text` for each fix. */
function takeDiagnostic(lines: Lines, input: string, catalog: readonly Entry[]): object {
  const [, code = "", from = "", to = "", quoted = "", given = ""] =
    HEAD.exec(lines.take()) ?? lines.fail("A diagnostic belongs here.");
  const entry = catalog.find((each) => each.code === code) ?? lines.fail(`The catalog has no ${code}.`);
  const range = [Number(from), Number(to)];
  if (input.slice(...range) !== string(lines, quoted)) lines.fail(`At ${from}-${to} stands something else.`);
  const parameters = Object.fromEntries(
    [...given.matchAll(/ ([a-z_]+)=("(?:[^"\\]|\\.)*")/g)].map(([, name = "", value = ""]) => [
      name,
      string(lines, value),
    ]),
  );
  if (Object.keys(parameters).join() !== entry.parameters.join()) lines.fail(`${code} has other parameters.`);
  const message = entry.prompt.replace(/\{([a-z_]+)\}/g, (_, name: string) => parameters[name] ?? "");
  return { code, severity: entry.severity, range, parameters, message, fixes: takeFixes(lines) };
}

function takeFixes(lines: Lines): string[][] {
  const fixes: string[][] = [];
  for (let fix = takeFix(lines); fix !== null; fix = takeFix(lines)) fixes.push(fix);
  return fixes;
}

/** The texts of a fix, divided by ` | `. One in quotation marks, as no directive begins, is a JSON string. */
function takeFix(lines: Lines): string[] | null {
  const texts = lines.takeAfter("fix ")?.split(" | ");
  return texts?.map((text) => (text.startsWith('"') ? string(lines, text) : text)) ?? null;
}
