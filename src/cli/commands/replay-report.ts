/** Replay: a stored conversation is stepped from end to end, past its clarifications, so that a later "yes" confirms. */
import { type Decision, type Engine, OUTPUT_VERSION, type State, step } from "../../index.js";
import { type Message, userTurns } from "../io/messages.js";
import type { Output } from "../io/output.js";
import { renderJson } from "../io/render-json.js";
import { diffLines, renderPrompt, renderState, renderVerdict } from "../io/render-text.js";
import type { Style } from "../io/style.js";

/** Steps every user turn and shows it with its decision, then the final state. Gives the question left open, or null. */
export async function replay(
  engine: Engine,
  messages: readonly Message[],
  output: Output,
  style: Style,
): Promise<string | null> {
  const { turns } = userTurns(messages);
  const width = String(turns.length).length;
  const decisions: Decision[] = [];
  let state = engine.state;
  for (const turn of turns) {
    const decision = engine.step(turn);
    decisions.push(decision);
    const changes = changesOf(state, decision, style);
    state = decision.state ?? state;
    await output.write(renderTurn(String(decisions.length).padStart(width), turn, decision, changes, style));
  }
  const open = openQuestion(engine, decisions.at(-1));
  await output.write(renderEnd(decisions, state, open, style));
  return open;
}

/** The same, one JSON object a line: an envelope for each turn, and the final state. */
export async function replayJson(engine: Engine, messages: readonly Message[], output: Output): Promise<string | null> {
  let last: Decision | undefined;
  for (const input of userTurns(messages).turns) {
    const envelope = { ...step(engine, input), command: "replay", input };
    last = envelope.decision;
    await output.write(renderJson(envelope));
  }
  const prompt_to_user = openQuestion(engine, last);
  const { state } = engine;
  await output.write(
    renderJson({ output_version: OUTPUT_VERSION, mode: "state", command: "replay", state, prompt_to_user }),
  );
  return prompt_to_user;
}

/** The transcript of the spec: up to the first clarification. Gives its prompt, or null. */
export async function replayTranscript(
  engine: Engine,
  messages: readonly Message[],
  output: Output,
): Promise<string | null> {
  const result = engine.applyTranscript(messages);
  await output.write(renderJson(result));
  return result.kind === "confirm" ? result.prompt_to_user : openQuestion(engine, undefined);
}

/** What the user was asked last and has not answered: by the last turn, or before the first one by a checkpoint. */
function openQuestion(engine: Engine, last: Decision | undefined): string | null {
  return last?.prompt_to_user ?? engine.exportCheckpoint().pending?.prompt_to_user ?? null;
}

/** What a turn changed, a line each. */
function changesOf(before: State, decision: Decision, style: Style): readonly string[] {
  if (decision.kind !== "update") return [];
  const lines = diffLines(before, decision.state, style);
  return lines.length === 0 ? ["nothing changed"] : lines;
}

function renderTurn(
  number: string,
  turn: string,
  decision: Decision,
  changes: readonly string[],
  style: Style,
): string {
  const margin = " ".repeat(number.length + 2);
  const answer = [renderVerdict(decision, style), ...changes].join("\n");
  const heading = style.paint("strong", indent(style.show(turn), margin));
  return `${style.paint("quiet", number)}  ${heading}\n${margin}=> ${indent(answer, `${margin}   `)}\n`;
}

/** Every line but the first one moves to the margin. */
function indent(text: string, margin: string): string {
  return text.replaceAll("\n", `\n${margin}`);
}

function renderEnd(decisions: readonly Decision[], state: State, open: string | null, style: Style): string {
  const count = (kind: Decision["kind"]): number => decisions.filter((decision) => decision.kind === kind).length;
  const kinds = `${count("passthrough")} passthrough, ${count("update")} updated, ${count("clarify")} clarified`;
  const turns = decisions.length === 1 ? "1 turn" : `${decisions.length} turns`;
  const heading = style.paint("strong", `Final state after ${turns}`);
  const question = open === null ? "" : `Left unanswered:\n${renderPrompt(open, style)}\n`;
  return `\n${heading} (${kinds})\n${renderState(state, style)}${question}`;
}
