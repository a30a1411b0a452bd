/** Runs a replay: reads the stored conversation, shows it in the form asked for, and saves the checkpoint. */
import type { Invocation } from "../arguments.js";
import { requireSavable, saveCheckpoint } from "../io/checkpoint-file.js";
import { type Message, parseMessages, userTurns } from "../io/messages.js";
import type { Output } from "../io/output.js";
import { startEngine } from "../io/preload.js";
import { outputStyle } from "../io/style.js";
import { readTextFile, readTextStream } from "../io/text-file.js";
import { replay, replayJson, replayTranscript } from "./replay-report.js";

/** Runs a replay and gives the question that it leaves open, or null. @throws {Refusal} */
export async function runReplay(
  { file, stop, json, preload, checkpoint }: Extract<Invocation, { kind: "replay" }>,
  output: Output,
  errors: Output,
): Promise<string | null> {
  if (checkpoint !== null) requireSavable(checkpoint);
  const engine = startEngine(preload);
  const name = file === "-" ? "standard input" : file;
  const messages = parseMessages(await read(file, name), name);
  const show = stop ? replayTranscript : json ? replayJson : replay;
  const open = await show(engine, messages, output, outputStyle());
  await errors.write(notes(messages, name));
  if (checkpoint !== null) saveCheckpoint(engine, checkpoint);
  return open;
}

async function read(file: string, name: string): Promise<string> {
  return file === "-" ? readTextStream(process.stdin, name) : readTextFile(file);
}

/** What was left out, and what may be a mistake. */
function notes(messages: readonly Message[], name: string): string {
  const { turns, skipped } = userTurns(messages);
  const without = skipped === 1 ? "1 user message" : `${skipped} user messages`;
  return [
    skipped > 0 ? `note: skipped ${without} without string content.\n` : "",
    turns.length === 0 ? `note: '${name}' holds no turn: no message has the role "user" and string content.\n` : "",
  ].join("");
}
