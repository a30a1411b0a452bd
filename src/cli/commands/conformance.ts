/** `context-compiler conformance -- COMMAND`: holds an implementation against the suite, or fuzzes it beside ours. */
import { parseArgs } from "node:util";
import {
  CLASSES,
  type Class,
  classNamed,
  conforms,
  fuzz,
  fuzzText,
  listCases,
  loadSuite,
  MissingPackage,
  ProtocolError,
  reportJson,
  reportText,
  runSuite,
  selectedTargets,
} from "../../conformance/index.js";
import type { Output } from "../io/output.js";
import { Refusal, reasonOf } from "../io/refusal.js";
import { readTextFile } from "../io/text-file.js";

/** The help of this command; it fits a screen of 24 lines and 80 columns. */
export const CONFORMANCE_HELP = `Usage: context-compiler conformance [options] -- COMMAND [ARGUMENT ...]

Runs COMMAND as the adapter of an implementation and holds it against the
examples of the specification (spec/9-conformance.md says how they talk).

  --class NAME         only this class: core, controller, host, acquisition
                       or scale; more than once for several
  --only TEXT          only the cases whose id contains TEXT
  --list               the ids of the cases; nothing is run
  --skip FILE          a JSON object from case ids to reasons; a skipped case
                       that passes fails
  --time-limit SECONDS for each answer; 10 without it
  --fuzz N             instead, N cases made at random, on our engine and the
                       adapter side by side
  --seed S             with --fuzz: the same S, the same cases; 1 without it
  --json               the report as one JSON object
  -h, --help           print this help

Exit codes: 0 it conforms; 1 it does not, or the arguments are wrong.
`;

const OPTIONS = {
  class: { type: "string", multiple: true },
  only: { type: "string", default: "" },
  list: { type: "boolean", default: false },
  skip: { type: "string" },
  "time-limit": { type: "string", default: "10" },
  fuzz: { type: "string" },
  seed: { type: "string", default: "1" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Runs the command on the arguments behind its name; true where the implementation conforms. @throws {Refusal} */
export async function runConformance(argv: readonly string[], output: Output): Promise<boolean> {
  const { values, positionals: command } = parse(argv);
  if (values.help) return written(output, CONFORMANCE_HELP, true);
  const suite = loadSuite();
  const selection = { only: values.only, classes: classesNamed(values.class ?? []) };
  if (values.list) return written(output, list(listed(values.fuzz, { suite, ...selection })), true);
  if (command.length === 0) throw refuse("conformance needs a command behind --");
  const timeLimit = positive(values["time-limit"], "--time-limit") * 1000;
  const run = { ...selection, command, timeLimit };
  if (values.fuzz !== undefined) {
    const [runs, seed] = [whole(values.fuzz, "--fuzz"), whole(values.seed, "--seed")];
    known(listed(values.fuzz, { suite, ...selection }), values.only);
    const report = await fuzz({ ...run, suite: suite.hash, runs, seed }).catch(refuseBreach);
    return written(output, values.json ? reportJson(report) : fuzzText(report), report.found === null);
  }
  known(listed(undefined, { suite, ...selection }), values.only);
  const report = await runSuite({ ...run, suite, skips: readSkips(values.skip) });
  return written(output, values.json ? reportJson(report) : reportText(report), conforms(report));
}

/** The cases that a run would ask, or with --fuzz what it would fuzz: an id and its class each. */
function listed(fuzzing: string | undefined, selection: Parameters<typeof listCases>[0]) {
  return fuzzing === undefined ? listCases(selection) : selectedTargets(selection);
}

function list(cases: readonly { readonly id: string; readonly class: Class }[]): string {
  return cases.map((each) => `${each.class} ${each.id}\n`).join("");
}

function known(cases: readonly unknown[], only: string): void {
  if (cases.length === 0) throw refuse(`--only '${only}' fits no case of the suite`);
}

function classesNamed(names: readonly string[]): readonly Class[] {
  if (names.length === 0) return CLASSES;
  return names.map((name) => {
    const found = classNamed(name);
    if (found === null) throw refuse(`--class '${name}' is none of ${CLASSES.join(", ")}`);
    return found;
  });
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, strict: true, allowPositionals: true });
  } catch (error) {
    throw refuse(reasonOf(error).split(". ")[0] ?? "");
  }
}

async function written(output: Output, text: string, result: boolean): Promise<boolean> {
  await output.write(text);
  return result;
}

function readSkips(path: string | undefined): ReadonlyMap<string, string> {
  if (path === undefined) return new Map();
  const wrong = new Refusal(
    `'${path}' is no skip list. It is a JSON object from the ids of cases to the reasons why they are skipped.`,
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

function positive(text: string, option: string): number {
  const value = Number(text);
  if (!(value > 0) || value > LONGEST)
    throw refuse(`${option} needs a number above 0, up to ${LONGEST}, not '${text}'`);
  return value;
}

function whole(text: string, option: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw refuse(`${option} needs a whole number above 0, not '${text}'`);
  return Number(text);
}

/** A fuzzed adapter that breaks the protocol, or fast-check that is missing: said as any other failure is. */
function refuseBreach(error: unknown): never {
  if (error instanceof ProtocolError || error instanceof MissingPackage) throw new Refusal(error.message);
  throw error;
}

function refuse(what: string): Refusal {
  return new Refusal(`${what}. See 'context-compiler conformance --help'.`);
}
