/** What a command is: a row of the table from which the parser, the help and docs/cli.md are made. */
import type { Output } from "./io/output.js";
import { Refusal } from "./io/refusal.js";
import type { Input } from "./io/standard-input.js";

/** An option that is given or not. */
export interface Switch {
  readonly name: string;
  /** Its one letter, if it has one. */
  readonly short?: string;
  readonly value: null;
  readonly help: string;
}

/** An option that brings a value. */
export interface Setting {
  readonly name: string;
  /** What stands for the value in the help: `FILE`. */
  readonly value: string;
  readonly help: string;
}

export type Option = Switch | Setting;

/** Where a command reads, and where it writes: results, and what is said about them. */
export interface Streams {
  /** Standard input. @throws {Refusal} when it cannot be read. */
  readonly input: () => Input;
  readonly output: Output;
  readonly errors: Output;
}

/** What a command's module holds. */
interface Runnable {
  /** Runs it and gives the exit code. @throws {Refusal} */
  readonly run: (given: Given, streams: Streams) => Promise<ExitCode>;
}

/** A command: its name, how it is called, what it says of itself, and what it does. */
export interface Command {
  readonly name: string;
  /** What stands behind the options: `FILE`; empty where nothing may. */
  readonly operands: string;
  /** What it does, on one line of the list of commands. */
  readonly summary: string;
  /** The text of its help above the options, in lines of at most 79 characters. */
  readonly help: string;
  readonly options: readonly Option[];
  /** The module that does it: what one command needs, no other waits for. */
  readonly load: () => Promise<Runnable>;
}

/** The exit codes of all commands. */
export const EXIT = { done: 0, failed: 1, unreadable: 2, unanswered: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What the exit codes mean. */
export const EXIT_CODES = `0 done; 1 wrong arguments or input, failed output, or findings;
2 a check of a file that cannot be read; 3 a replay that ends in a question
or a refusal.`;

/** What was given to a command: options, by name, in the order in which each was repeated, and operands. */
export class Given {
  readonly operands: readonly string[];
  readonly #values: ReadonlyMap<string, readonly string[]>;

  constructor(values: ReadonlyMap<string, readonly string[]>, operands: readonly string[]) {
    this.#values = values;
    this.operands = operands;
  }

  has({ name }: Option): boolean {
    return this.#values.has(name);
  }

  /** Every value of an option. */
  all({ name }: Setting): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  /** The value of an option, the last one where it was repeated, or null. */
  value(option: Setting): string | null {
    return this.all(option).at(-1) ?? null;
  }
}

/** The arguments make no sense: what is wrong with them, without a period. */
export function wrongArguments(what: string): Refusal {
  return new Refusal(`${what}. See 'context-compiler --help'.`);
}

/** The whole number above 0 that an option gives. @throws {Refusal} */
export function wholeNumber(given: Given, option: Setting, otherwise: string): number {
  const text = given.value(option) ?? otherwise;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw wrongArguments(`--${option.name} needs a whole number from 1 to 999999999, not '${text}'`);
  return Number(text);
}
