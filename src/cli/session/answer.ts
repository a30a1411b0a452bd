/** A session's answers: a line and an engine give an envelope. No input or output: the terminal and the pipe share it. */
import {
  type Engine,
  OUTPUT_VERSION,
  type PreviewResult,
  preview,
  type State,
  type StepResult,
  step,
} from "../../index.js";
import { type Command, type CommandErrorCode, parseCommand } from "./line.js";

/** The answer to a line, as `--json` writes it. */
export type Envelope =
  | (StepResult & { readonly command: "input" | "step" })
  | (PreviewResult & { readonly command: "preview" })
  | StateEnvelope
  | ErrorEnvelope;

/** The state, shown. */
interface StateEnvelope {
  readonly output_version: 1;
  readonly mode: "state";
  readonly command: "state";
  readonly state: State;
}

/** A line that is not a command. Nothing was stepped. */
interface ErrorEnvelope {
  readonly output_version: 1;
  readonly mode: "error";
  readonly command: "input" | "step" | "preview";
  readonly error: { readonly code: CommandErrorCode; readonly message: string };
}

/** What the engine gets for a turn as it was typed: the turn itself, or what the preprocessor makes of it. */
export type Acquire = (engine: Engine, turn: string) => string;

/** Takes each turn as it was typed. */
export const asTyped: Acquire = (_engine, turn) => turn;

/** Answers a line, or says with null that the session ends. */
export function answer(engine: Engine, line: string, acquire: Acquire): Envelope | null {
  const command = parseCommand(line);
  switch (command.kind) {
    case "end":
      return null;
    case "state":
      return { output_version: OUTPUT_VERSION, mode: "state", command: "state", state: engine.state };
    case "preview":
      return { ...preview(engine, acquire(engine, command.turn)), command: "preview" };
    case "error":
      return errorEnvelope(command.command, command.code);
    case "step":
      return answerStep(engine, command, acquire);
  }
}

/** Bare input is always stepped; the word `step` promises a directive, which a pending question would swallow. */
function answerStep(engine: Engine, { command, turn }: Extract<Command, { kind: "step" }>, acquire: Acquire): Envelope {
  if (command === "step" && engine.hasPendingClarification() && engine.explain(turn).decision.kind === "clarify") {
    return errorEnvelope("step", "pending_confirmation_required");
  }
  return { ...step(engine, acquire(engine, turn)), command };
}

/** A line that is not a command, in any session. */
export function errorEnvelope(command: ErrorEnvelope["command"], code: CommandErrorCode): ErrorEnvelope {
  return { output_version: OUTPUT_VERSION, mode: "error", command, error: { code, message: MESSAGES[code] } };
}

const MESSAGES: { readonly [C in CommandErrorCode]: string } = {
  multi_command_input: "Multiple commands detected.\nEnter one command per line.",
  missing_step_input: "step requires input.\nUse 'step <input>'.",
  missing_preview_input: "preview requires input.\nUse 'preview <input>'.",
  pending_confirmation_required:
    "step command only accepts confirmation while clarification is pending.\nUse yes/no (or variants), or use preview/state.",
};
