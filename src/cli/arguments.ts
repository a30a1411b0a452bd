/** The argument line: which command, with which options. Wrong arguments are refused before anything is read. */
import { parseArgs } from "node:util";
import { PRELOADS, type Preload } from "./io/preload.js";
import { Refusal, reasonOf, systemErrorCode } from "./io/refusal.js";

/** What the argument line asks for. */
export type Invocation =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | (Common & { readonly kind: "session"; readonly preprocessor: boolean })
  | (Common & { readonly kind: "replay"; readonly file: string; readonly stop: boolean })
  | (Common & { readonly kind: "explain"; readonly turn: string });

interface Common {
  readonly json: boolean;
  readonly preload: Preload | null;
  /** Where the checkpoint goes at the end, or null. */
  readonly checkpoint: string | null;
}

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
  json: { type: "boolean" },
  stop: { type: "boolean" },
  "with-preprocessor": { type: "boolean" },
  "save-checkpoint": { type: "string" },
  "checkpoint-out": { type: "string" },
  "initial-state-json": { type: "string", multiple: true },
  "initial-state-file": { type: "string", multiple: true },
  "initial-checkpoint-json": { type: "string", multiple: true },
  "initial-checkpoint-file": { type: "string", multiple: true },
} as const;

/** The options that belong to one command alone. */
const OWNERS = {
  stop: "replay",
  "checkpoint-out": "replay",
  "save-checkpoint": "session",
  "with-preprocessor": "session",
} as const;

/** Reads the arguments after the program's name. @throws {Refusal} when they make no sense. */
export function parseArguments(argv: readonly string[]): Invocation {
  const { values, positionals } = parse(argv);
  if (values.help === true) return { kind: "help" };
  if (values.version === true) return { kind: "version" };
  const [command, ...operands] = positionals;
  requireOwner(values, command ?? "session");
  const checkpoint = values["save-checkpoint"] ?? values["checkpoint-out"] ?? null;
  const common = { json: values.json === true, preload: onePreload(values), checkpoint };
  if (command === undefined) {
    return { kind: "session", ...common, preprocessor: values["with-preprocessor"] === true };
  }
  if (command === "replay") return { kind: "replay", ...common, stop: values.stop === true, file: oneFile(operands) };
  if (command === "explain") return { kind: "explain", ...common, turn: oneTurn(operands) };
  if (command === "conformance") throw refuse("conformance comes first, and its options behind it");
  throw refuse(`Unknown command '${command}'. The commands are replay, explain, focus and conformance`);
}

type Values = ReturnType<typeof parse>["values"];

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, strict: true, allowPositionals: true });
  } catch (error) {
    throw refuse(argumentFailure(error));
  }
}

/** Node's words, without the advice that it adds to every unknown option. */
function argumentFailure(error: unknown): string {
  const words = reasonOf(error).replaceAll("\n", " ");
  const unknown = systemErrorCode(error) === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
  return (unknown && words.split(". ")[0]) || words.replace(/\.$/, "");
}

function requireOwner(values: Values, command: string): void {
  for (const option of ["stop", "checkpoint-out", "save-checkpoint", "with-preprocessor"] as const) {
    const owner = OWNERS[option];
    if (values[option] !== undefined && command !== owner) {
      throw refuse(`--${option} belongs to ${owner === "session" ? "a session" : owner}`);
    }
  }
}

function onePreload(values: Values): Preload | null {
  const given = PRELOADS.flatMap((option) => (values[option] ?? []).map((value) => ({ option, value })));
  if (given.length > 1) {
    throw refuse(`At most one preload can be given, not ${given.map(({ option }) => `--${option}`).join(" and ")}`);
  }
  return given[0] ?? null;
}

function oneFile([file, second]: readonly string[]): string {
  if (file === undefined) throw refuse("replay needs a file of messages, or - for standard input");
  if (second !== undefined) throw refuse(`replay takes one file, not '${file}' and '${second}'`);
  return file;
}

/** A turn that was not quoted comes as several arguments. */
function oneTurn(words: readonly string[]): string {
  if (words.length === 0) throw refuse("explain needs the text of a turn");
  return words.join(" ");
}

function refuse(what: string): Refusal {
  return new Refusal(`${what}. See 'context-compiler --help'.`);
}
