/** What a line of a session asks for: a line becomes a command. It looks at the line alone, never at the state. */
import { trim, trimEnd, trimStart } from "../../base/index.js";

/** Why a line is not a command. */
export type CommandErrorCode =
  | "multi_command_input"
  | "missing_step_input"
  | "missing_preview_input"
  | "pending_confirmation_required";

/** What a line asks for. */
export type Command =
  | { readonly kind: "end" }
  | { readonly kind: "state" }
  | { readonly kind: "step"; readonly command: "input" | "step"; readonly turn: string }
  | { readonly kind: "preview"; readonly turn: string }
  | { readonly kind: "error"; readonly command: "input" | "step" | "preview"; readonly code: CommandErrorCode };

/** Reads a line, which has lost its line end. */
export function parseCommand(line: string): Command {
  if (line.includes("\r")) return { kind: "error", command: "input", code: "multi_command_input" };
  const word = commandWord(line);
  if (word === "exit" || word === "quit") return { kind: "end" };
  if (word === "state") return { kind: "state" };
  if (word === "preview") return { kind: "error", command: "preview", code: "missing_preview_input" };
  if (line.startsWith("preview ")) return { kind: "preview", turn: line.slice("preview ".length) };
  if (trimEnd(line) === "step") return { kind: "error", command: "step", code: "missing_step_input" };
  if (line.startsWith("step ")) return { kind: "step", command: "step", turn: trimStart(line.slice("step ".length)) };
  return { kind: "step", command: "input", turn: line };
}

/** The line as a command's word is read: trimmed and in lower case. */
export function commandWord(line: string): string {
  return trim(line).toLowerCase();
}
