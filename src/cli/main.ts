#!/usr/bin/env node
/** The command `context-compiler`: reads the arguments, runs what they ask for, and says how it went. */
import { type Invocation, parseArguments } from "./arguments.js";
import { runConformance } from "./commands/conformance.js";
import { explainJson, explainText } from "./commands/explain.js";
import { runReplay } from "./commands/replay.js";
import { runSession } from "./commands/session.js";
import { runFocus } from "./focus/session.js";
import { HELP, version } from "./help.js";
import { Output } from "./io/output.js";
import { startEngine } from "./io/preload.js";
import { Refusal, reasonOf, systemErrorCode } from "./io/refusal.js";
import { outputStyle } from "./io/style.js";

const DONE = 0;
const FAILED = 1;
const UNANSWERED = 3;

const output = new Output(process.stdout);
const errors = new Output(process.stderr);

// The exit code is set and the process left to end by itself, so that no output is lost.
process.exitCode = await main(process.argv.slice(2)).catch(report);

async function main(argv: readonly string[]): Promise<number> {
  const [command, ...rest] = argv;
  if (command === "conformance") return (await runConformance(rest, output)) ? DONE : FAILED;
  if (command === "focus") return focus(rest);
  const invocation = parseArguments(argv);
  if (invocation.kind === "replay") return (await runReplay(invocation, output, errors)) === null ? DONE : UNANSWERED;
  if (invocation.kind === "session") await runSession(invocation, output);
  else await output.write(textOf(invocation));
  return DONE;
}

async function focus(args: readonly string[]): Promise<number> {
  const [first] = args;
  if (first !== undefined)
    throw new Refusal(`focus takes no arguments, not '${first}'. See 'context-compiler --help'.`);
  await runFocus(process.stdin, output, process.stdin.isTTY && process.stdout.isTTY);
  return DONE;
}

/** The whole output of a command that reads no input. */
function textOf(invocation: Exclude<Invocation, { kind: "session" | "replay" }>): string {
  switch (invocation.kind) {
    case "help":
      return HELP;
    case "version":
      return `${version()}\n`;
    case "explain": {
      const { turn, json, preload } = invocation;
      const engine = startEngine(preload);
      return json ? explainJson(engine, turn) : explainText(engine, turn, outputStyle());
    }
  }
}

/** Tells the user why it failed. An error that nobody foresaw is a defect and keeps its stack. */
async function report(error: unknown): Promise<number> {
  if (!(error instanceof Refusal) && systemErrorCode(error) === null) throw error;
  await errors.write(`error: ${reasonOf(error)}\n`);
  return FAILED;
}
