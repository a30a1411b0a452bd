/** `replay`: a stored conversation is stepped from end to end, past its clarifications, so that a later "yes" confirms. */
import { createDiagnostician } from "../../diagnostics/index.js";
import { type Decision, type Engine, OUTPUT_VERSION, step, toCheckpoint } from "../../index.js";
import { EXIT, type Given, type Streams, wrongArguments } from "../command.js";
import { savablePath, saveCheckpoint } from "../io/checkpoint-file.js";
import { notesOn, parseMessages, userTurns } from "../io/messages.js";
import type { Output } from "../io/output.js";
import { preloadOf, startEngine } from "../io/preload.js";
import { renderDiagnostic } from "../io/render-diagnostics.js";
import { renderJson } from "../io/render-json.js";
import { renderEnd, renderTurn } from "../io/render-replay.js";
import { outputStyle } from "../io/style.js";
import { nameOf, readText } from "../io/text-file.js";
import { CHECKPOINT_OUT, DIAGNOSTICS, JSON_OUTPUT, STOP } from "../options.js";

export async function run(given: Given, { input, output, errors }: Streams) {
  const file = oneFile(given.operands);
  if (given.has(STOP) && given.has(DIAGNOSTICS)) throw wrongArguments("--diagnostics does not go with --stop");
  const checkpoint = given.value(CHECKPOINT_OUT);
  const preload = preloadOf(given);
  const target = checkpoint === null ? null : savablePath(checkpoint, file === "-" ? null : file);
  const engine = startEngine(preload);
  const name = nameOf(file);
  const messages = parseMessages(await readText(file, input), name);
  const show = given.has(STOP) ? showTranscript : given.has(JSON_OUTPUT) ? showJson : showText;
  const user = userTurns(messages);
  const open = await show(engine, user.turns, output, given.has(DIAGNOSTICS));
  for (const note of notesOn(user, name)) await errors.say(`note: ${note}`);
  if (target !== null) saveCheckpoint(engine, target);
  return open === null ? EXIT.done : EXIT.unanswered;
}

function oneFile([file, second]: readonly string[]): string {
  if (file === undefined) throw wrongArguments("replay needs a file of messages, or - for standard input");
  if (second !== undefined) throw wrongArguments(`replay takes one file, not '${file}' and '${second}'`);
  return file;
}

/** Steps every turn and shows it with its decision, then the final state. Gives the question left open, or null. */
async function showText(engine: Engine, turns: readonly string[], output: Output, diagnosing: boolean) {
  const style = outputStyle();
  const width = String(turns.length).length;
  const decisions: Decision[] = [];
  const reader = createDiagnostician(engine.snapshot);
  for (const turn of turns) {
    const diagnostics = diagnosing ? reader.diagnose(turn) : [];
    const before = reader.snapshot;
    const taken = reader.step(turn);
    decisions.push(taken.decision);
    await output.write(renderTurn(String(decisions.length).padStart(width), turn, before, taken, style));
    await output.write(diagnostics.map(renderDiagnostic).join(""));
  }
  engine.importCheckpoint(toCheckpoint(reader.snapshot));
  const open = openQuestion(engine, decisions.at(-1));
  await output.write(renderEnd(decisions, engine.state, open, style));
  return open;
}

/** The same, one JSON object a line: an envelope for each turn, and the final state. */
async function showJson(engine: Engine, turns: readonly string[], output: Output, diagnosing: boolean) {
  let last: Decision | undefined;
  const reader = createDiagnostician(engine.snapshot);
  const stepped = {
    step: (text: string) => reader.step(text).decision,
    get state() {
      return reader.snapshot.toState();
    },
  };
  for (const input of turns) {
    if (output.closed) {
      // Nobody reads: what is left is stepped for the end alone. An envelope has the whole state, twice.
      last = reader.step(input).decision;
      continue;
    }
    const diagnostics = diagnosing ? { diagnostics: reader.diagnose(input) } : {};
    const envelope = { ...step(stepped, input), command: "replay", input };
    last = envelope.decision;
    await output.write(renderJson({ ...envelope, ...diagnostics }));
  }
  engine.importCheckpoint(toCheckpoint(reader.snapshot));
  const prompt_to_user = openQuestion(engine, last);
  const { state } = engine;
  await output.write(
    renderJson({ output_version: OUTPUT_VERSION, mode: "state", command: "replay", state, prompt_to_user }),
  );
  return prompt_to_user;
}

/** The transcript of the spec: up to the first clarification. Gives its prompt, or null. */
async function showTranscript(engine: Engine, turns: readonly string[], output: Output): Promise<string | null> {
  const result = engine.applyTranscript(turns.map((content) => ({ role: "user", content })));
  await output.write(renderJson(result));
  return result.kind === "confirm" ? result.prompt_to_user : openQuestion(engine, undefined);
}

/** What the user was asked last and has not answered: by the last turn, or before the first one by a checkpoint. */
function openQuestion(engine: Engine, last: Decision | undefined): string | null {
  return last?.prompt_to_user ?? engine.exportCheckpoint().pending?.prompt_to_user ?? null;
}
