#!/usr/bin/env node
import { format } from "node:util";
/** The command `context-compiler`: reads the arguments, runs the command they name, and says how it went. */
import { parseArguments } from "./arguments.js";
import { EXIT, type ExitCode } from "./command.js";
import { commandHelp, programHelp } from "./help.js";
import { Output } from "./io/output.js";
import { Refusal, reasonOf, systemErrorCode } from "./io/refusal.js";
import { HELP, VERSION } from "./options.js";
import { COMMANDS } from "./table.js";
import { version } from "./version.js";

const output = new Output(process.stdout);
const errors = new Output(process.stderr);

// What a package or a tool prints by itself is for people, and goes through the door as well.
for (const name of ["debug", "error", "info", "log", "trace", "warn"] as const)
  console[name] = (...words: readonly unknown[]) => {
    // Whom could it be told that standard error cannot be written to?
    sayLines(format(...words.map((each) => (each instanceof Error ? reasonOf(each) : each)))).catch(() => {});
  };

// The exit code is set and the process left to end by itself, so that no output is lost.
process.exitCode = await main(process.argv.slice(2)).catch(report);

async function main(argv: readonly string[]): Promise<ExitCode> {
  const { command, named, given } = parseArguments(argv, COMMANDS);
  if (given.has(HELP)) await output.write(named ? commandHelp(command, COMMANDS) : programHelp(COMMANDS));
  else if (given.has(VERSION)) await output.write(`${version()}\n`);
  else {
    const { run } = await command.load();
    return run(given, { output, errors });
  }
  return EXIT.done;
}

/** Tells the user why it failed. An error that nobody foresaw is a defect and keeps its stack. */
async function report(error: unknown): Promise<ExitCode> {
  const foreseen = error instanceof Refusal || systemErrorCode(error) !== null;
  if (foreseen) await errors.say(`error: ${reasonOf(error)}`);
  else await sayLines(stackOf(error));
  return EXIT.failed;
}

async function sayLines(text: string): Promise<void> {
  for (const line of text.split("\n")) await errors.say(line);
}

function stackOf(error: unknown): string {
  return (error instanceof Error && error.stack) || reasonOf(error);
}
