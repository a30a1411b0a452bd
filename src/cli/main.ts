#!/usr/bin/env node
/** The command `context-compiler`: reads the arguments, runs the command they name, and says how it went. */
import { parseArguments } from "./arguments.js";
import { EXIT, type ExitCode } from "./command.js";
import { commandHelp, programHelp } from "./help.js";
import { guardConsole } from "./io/console.js";
import { Output } from "./io/output.js";
import { Refusal, reasonOf, systemErrorCode } from "./io/refusal.js";
import { HELP, VERSION } from "./options.js";
import { COMMANDS } from "./table.js";
import { version } from "./version.js";

const output = new Output(process.stdout);
const errors = new Output(process.stderr);

guardConsole(sayLines);
// What a tool has let go of: without a listener Node would print it as it is.
process.on("uncaughtException", crash);

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

/** Nothing is known of what goes on after an error that nobody caught: it is told, once all output before it is out, and ends the process. */
async function crash(error: unknown): Promise<void> {
  await output.write("").catch(() => {});
  await report(error).catch(() => {});
  process.exit(EXIT.failed);
}

async function sayLines(text: string): Promise<void> {
  for (const line of text.split("\n")) await errors.say(line);
}

function stackOf(error: unknown): string {
  return (error instanceof Error && error.stack) || reasonOf(error);
}
