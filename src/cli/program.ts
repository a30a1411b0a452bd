/** The program behind the command `context-compiler`: reads the arguments, runs the command they name, and says why one failed. */
import { parseArguments } from "./arguments.js";
import { EXIT, type ExitCode, type Streams } from "./command.js";
import { commandHelp, programHelp } from "./help.js";
import type { Output } from "./io/output.js";
import { Refusal, reasonOf, systemErrorCode } from "./io/refusal.js";
import { HELP, VERSION } from "./options.js";
import { COMMANDS } from "./table.js";
import { version } from "./version.js";

/** Runs what the arguments ask for. Throws nothing: what failed is told, and is in the exit code. */
export function runProgram(argv: readonly string[], streams: Streams): Promise<ExitCode> {
  return runCommand(argv, streams).catch((error) => report(error, streams.errors));
}

async function runCommand(argv: readonly string[], streams: Streams): Promise<ExitCode> {
  const { command, named, given } = parseArguments(argv, COMMANDS);
  if (given.has(HELP)) await streams.output.write(named ? commandHelp(command, COMMANDS) : programHelp(COMMANDS));
  else if (given.has(VERSION)) await streams.output.write(`${version()}\n`);
  else {
    const { run } = await command.load();
    return run(given, streams);
  }
  return EXIT.done;
}

/** Tells the user why it failed. An error that nobody foresaw is a defect and keeps its stack. */
export async function report(error: unknown, errors: Output): Promise<ExitCode> {
  const foreseen = error instanceof Refusal || systemErrorCode(error) !== null;
  if (foreseen) await errors.say(`error: ${reasonOf(error)}`);
  else await sayLines(errors, stackOf(error));
  return EXIT.failed;
}

/** Says a text of several lines, line by line. */
export async function sayLines(errors: Output, text: string): Promise<void> {
  for (const line of text.split("\n")) await errors.say(line);
}

function stackOf(error: unknown): string {
  return (error instanceof Error && error.stack) || reasonOf(error);
}
