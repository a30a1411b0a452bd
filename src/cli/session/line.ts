/** What a line of a session asks for: a line becomes a command. It looks at the line alone, never at the state. */
import { WHITE_SPACE } from "../../base/index.js";

/** Why a line is no command. */
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
  return trimStart(trimEnd(line)).toLowerCase();
}

const SPACE = new RegExp(`[${WHITE_SPACE}]`);
const LEADING_SPACE = new RegExp(`^[${WHITE_SPACE}]+`);

function trimStart(text: string): string {
  return text.replace(LEADING_SPACE, "");
}

/** A loop, since a regular expression that is anchored at the end alone is not linear. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && SPACE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
