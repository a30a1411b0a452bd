/** `context-compiler conformance -- COMMAND`: holds an implementation against the suite, or fuzzes it beside ours. */
import { parseArgs } from "node:util";
import {
  conforms,
  fuzz,
  fuzzText,
  loadSuite,
  MissingPackage,
  ProtocolError,
  reportJson,
  reportText,
  runSuite,
} from "../../conformance/index.js";
import type { Output } from "../io/output.js";
import { Refusal, reasonOf } from "../io/refusal.js";
import { readTextFile } from "../io/text-file.js";

/** The help of this command; it fits a screen of 24 lines and 80 columns. */
export const CONFORMANCE_HELP = `Usage: context-compiler conformance [options] -- COMMAND [ARGUMENT ...]

Runs COMMAND as the adapter of an implementation and holds it against the
examples of the specification (spec/9-conformance.md says how they talk).

  --only TEXT          only the cases whose id contains TEXT
  --skip FILE          a JSON object from case ids to reasons; a skipped case
                       that passes fails
  --time-limit SECONDS for each answer; 10 without it
  --fuzz N             instead, N conversations derived from the grammar, on
                       our engine and the adapter side by side
  --seed S             with --fuzz: the same S, the same conversations; 1
  --json               the report as one JSON object
  -h, --help           print this help

Exit codes: 0 it conforms; 1 it does not, or the arguments are wrong.
`;

const OPTIONS = {
  only: { type: "string", default: "" },
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
  if (command.length === 0) throw refuse("conformance needs a command behind --");
  const timeLimit = positive(values["time-limit"], "--time-limit") * 1000;
  const suite = loadSuite();
  if (values.fuzz === undefined) {
    const known = suite.examples.some((example) => example.case.id.includes(values.only));
    if (!known) throw refuse(`--only '${values.only}' fits no case of the suite`);
    const report = await runSuite({ suite, command, timeLimit, skips: readSkips(values.skip), only: values.only });
    return written(output, values.json ? reportJson(report) : reportText(report), conforms(report));
  }
  const [runs, seed] = [whole(values.fuzz, "--fuzz"), whole(values.seed, "--seed")];
  const report = await fuzz({ suite: suite.hash, command, timeLimit, runs, seed }).catch(refuseBreach);
  return written(output, values.json ? reportJson(report) : fuzzText(report), report.example === null);
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
