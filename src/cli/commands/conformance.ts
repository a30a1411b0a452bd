/** `context-compiler conformance -- COMMAND`: holds an implementation against the suite, or fuzzes it beside ours. */
import {
  CLASSES,
  type Class,
  conforms,
  fuzz,
  fuzzText,
  type LanguageName,
  listCases,
  loadSuite,
  MissingPackage,
  ProtocolError,
  reportJson,
  reportText,
  runSuite,
  selectedTargets,
} from "../../conformance/index.js";
import { EXIT, type ExitCode, type Given, type Streams, wholeNumber, wrongArguments } from "../command.js";
import { Refusal } from "../io/refusal.js";
import { outputStyle } from "../io/style.js";
import { readTextFile } from "../io/text-file.js";
import { CLASS, FUZZ, JSON_OUTPUT, LANGUAGE, LIST, ONLY, SEED, SKIP, TIME_LIMIT } from "../options.js";

export async function run(given: Given, { output }: Streams): Promise<ExitCode> {
  if (given.has(SEED) && !given.has(FUZZ)) throw wrongArguments(`--${SEED.name} goes with --${FUZZ.name}`);
  if (given.has(SKIP) && given.has(FUZZ)) throw wrongArguments(`--${SKIP.name} goes without --${FUZZ.name}`);
  const { text, conforming } = await (given.has(LIST) ? list(given) : report(given));
  // An adapter names itself and words its errors: that is text of others.
  await output.write(outputStyle().show(text));
  return conforming ? EXIT.done : EXIT.failed;
}

/** What is printed, and whether the implementation conforms by it. */
interface Verdict {
  readonly text: string;
  readonly conforming: boolean;
}

/** A case, or what is fuzzed, as it is listed. */
interface Listed {
  readonly class: Class;
  readonly id: string;
}

async function list(given: Given): Promise<Verdict> {
  const line = given.has(JSON_OUTPUT) ? listedJson : listedText;
  const lines = someSelected(given).map((each) => `${line(each)}\n`);
  return { text: lines.join(""), conforming: true };
}

function listedText(listed: Listed): string {
  return `${listed.class} ${listed.id}`;
}

function listedJson({ class: name, id }: Listed): string {
  return JSON.stringify({ class: name, id });
}

async function report(given: Given): Promise<Verdict> {
  if (given.operands.length === 0) throw wrongArguments("conformance needs a command behind --");
  someSelected(given);
  return given.has(FUZZ) ? runFuzzer(given) : runExamples(given);
}

function noCase(given: Given): string {
  const only = given.value(ONLY);
  if (only !== null) return `--only '${only}' fits no case of the suite`;
  return `--class ${given.all(CLASS).join(" --class ")} has nothing that --fuzz could ask`;
}

async function runExamples(given: Given): Promise<Verdict> {
  const skips = readSkips(given.value(SKIP));
  const report = await runSuite({ ...selection(given), ...adapter(given), skips }).catch(refuseBreach);
  return { text: given.has(JSON_OUTPUT) ? reportJson(report) : reportText(report), conforming: conforms(report) };
}

async function runFuzzer(given: Given): Promise<Verdict> {
  const [runs, seed] = [wholeNumber(given, FUZZ, "1"), wholeNumber(given, SEED, "1")];
  const options = { ...selection(given), ...adapter(given), runs, seed };
  const report = await fuzz(options).catch(refuseBreach);
  const text = given.has(JSON_OUTPUT) ? reportJson(report) : fuzzText(report);
  return { text, conforming: report.found === null && report.broken === null };
}

function adapter(given: Given) {
  return { command: given.operands, timeLimit: timeLimitOf(given) };
}

function selection(given: Given) {
  const name = languageNamed(given.value(LANGUAGE) ?? "directives");
  const classes = classesNamed(given.all(CLASS), CLASSES[name]);
  return { suite: loadSuite(name), only: given.value(ONLY) ?? "", classes };
}

function languageNamed(name: string): LanguageName {
  if (name === "directives" || name === "focus") return name;
  throw wrongArguments(`--language '${name}' is not one of ${Object.keys(CLASSES).join(", ")}`);
}

/** The cases that a run would ask, or with --fuzz what it would fuzz: an id and its class each, and at least one. */
function someSelected(given: Given): readonly Listed[] {
  const selecting = selection(given);
  const selected = given.has(FUZZ) ? selectedTargets(selecting) : listCases(selecting);
  if (selected.length === 0) throw wrongArguments(noCase(given));
  return selected;
}

function classesNamed(names: readonly string[], classes: readonly Class[]): readonly Class[] {
  if (names.length === 0) return classes;
  return names.map((name) => {
    const found = classes.find((each) => each === name);
    if (found === undefined) throw wrongArguments(`--class '${name}' is not one of ${classes.join(", ")}`);
    return found;
  });
}

function readSkips(path: string | null): ReadonlyMap<string, string> {
  if (path === null) return new Map();
  const wrong = new Refusal(
    `'${path}' is not a skip list. Give a JSON object from the ids of cases to the reasons why they are skipped.`,
  );
  const list: unknown = parseJson(readTextFile(path), wrong);
  if (typeof list !== "object" || list === null || Array.isArray(list)) throw wrong;
  return new Map(
    Object.entries(list).map(([id, reason]) => {
      if (typeof reason !== "string" || reason.trim() === "")
        throw new Refusal(`The skip of '${id}' in '${path}' has no reason. Give one.`);
      return [id, reason];
    }),
  );
}

function parseJson(text: string, wrong: Refusal): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong;
  }
}

/** The longest time limit, in seconds: a day. */
const LONGEST = 86_400;

/** In milliseconds. */
function timeLimitOf(given: Given): number {
  const text = given.value(TIME_LIMIT) ?? "10";
  const value = Number(text);
  if (!(value > 0) || value > LONGEST)
    throw wrongArguments(`--time-limit needs a number above 0, up to ${LONGEST}, not '${text}'`);
  return value * 1000;
}

/** An adapter that cannot be started, a fuzzed one that breaks the protocol, or fast-check that is missing: said as any other failure is. */
function refuseBreach(error: unknown): never {
  if (error instanceof ProtocolError || error instanceof MissingPackage) throw new Refusal(error.message);
  throw error;
}
