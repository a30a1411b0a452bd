/** The argument line, read by the table of commands. Wrong arguments are refused before anything is read. */
import { parseArgs } from "node:util";
import { type Command, Given, type Option, wrongArguments } from "./command.js";
import { reasonOf, systemErrorCode } from "./io/refusal.js";
import { HELP, VERSION } from "./options.js";

/** What the argument line asks for. */
export interface Invocation {
  readonly command: Command;
  /** Whether the command was named; the first one of the table need not be. */
  readonly named: boolean;
  readonly given: Given;
}

/** Reads the arguments after the program's name. @throws {Refusal} when they make no sense. */
export function parseArguments(argv: readonly string[], commands: readonly [Command, ...Command[]]): Invocation {
  const { values, positionals } = parse(argv, commands);
  const [name, ...operands] = positionals;
  const command = name === undefined ? commands[0] : commands.find((each) => each.name === name);
  if (command === undefined) {
    throw wrongArguments(`Unknown command '${name}'. The commands are ${listed(commands.map((each) => each.name))}`);
  }
  for (const option of values.keys()) requireOwned(option, command, commands);
  return { command, named: name !== undefined, given: new Given(values, operands) };
}

/** An option has one meaning in all commands, so the whole line can be read before the command is known. */
function parse(argv: readonly string[], commands: readonly Command[]) {
  const options = Object.fromEntries(
    [HELP, VERSION, ...commands.flatMap((command) => command.options)].map((option) => [option.name, config(option)]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, strict: true, allowPositionals: true });
    return { values: new Map(Object.entries(values).map(([name, given]) => [name, texts(given)])), positionals };
  } catch (error) {
    throw wrongArguments(argumentFailure(error));
  }
}

function config(option: Option) {
  if (option.value !== null) return { type: "string", multiple: true } as const;
  const short = option.short === undefined ? {} : { short: option.short };
  return { type: "boolean", multiple: true, ...short } as const;
}

function texts(given: unknown): readonly string[] {
  return [given].flat().filter((value) => typeof value === "string");
}

/** Node's words, without the advice that it adds to every unknown option. */
function argumentFailure(error: unknown): string {
  const words = reasonOf(error).replaceAll("\n", " ");
  const unknown = systemErrorCode(error) === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
  return (unknown && words.split(". ")[0]) || words.replace(/\.$/, "");
}

function requireOwned(name: string, command: Command, commands: readonly [Command, ...Command[]]): void {
  const has = ({ options }: Command): boolean => [HELP, VERSION, ...options].some((option) => option.name === name);
  if (has(command)) return;
  const owners = commands.filter(has).map((each) => (each === commands[0] ? `a ${each.name}` : each.name));
  throw wrongArguments(`--${name} belongs to ${listed(owners)}`);
}

/** `one, two and three`. */
function listed(names: readonly string[]): string {
  return names.join(", ").replace(/, ([^,]*)$/, " and $1");
}
