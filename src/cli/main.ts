#!/usr/bin/env node
/** The command `context-compiler`: the program with the arguments, the streams and the exit code of this process. */
import { EXIT } from "./command.js";
import { guardConsole } from "./io/console.js";
import { Output } from "./io/output.js";
import { standardInput } from "./io/standard-input.js";
import { report, runProgram, sayLines } from "./program.js";

const output = new Output(process.stdout);
const errors = new Output(process.stderr);

guardConsole((text) => sayLines(errors, text));
// What a tool has let go of: without a listener Node would print it as it is.
process.on("uncaughtException", crash);

// The exit code is set and the process left to end by itself, so that no output is lost.
process.exitCode = await runProgram(process.argv.slice(2), { input: standardInput, output, errors });

/** Nothing is known of what goes on after an error that nobody caught: it is told, once all output before it is out, and ends the process. */
async function crash(error: unknown): Promise<void> {
  await output.write("").catch(() => {});
  await report(error, errors).catch(() => {});
  process.exit(EXIT.failed);
}
