/** What a line of a kept session asks for: five words more than any session has. */
import { trim } from "../../base/index.js";
import { type Command, commandWord, parseCommand } from "../session/line.js";

/** What a line asks for. */
export type KeptCommand =
  | Command
  | { readonly kind: "history" }
  | { readonly kind: "undo" | "redo" }
  /** Null is the premise. */
  | { readonly kind: "why"; readonly item: string | null }
  | { readonly kind: "at"; readonly sequence: number };

/** The words, as completion offers them. */
export const KEPT_WORDS: readonly string[] = ["history", "undo", "redo", "why ", "at "];

/** Their lines in the help. */
export const KEPT_HELP = `Words of a session that is kept:
  history        what was decided
  undo, redo     take back, bring back
  why ITEM       who said so (why: premise)
  at N           what held after entry N
`;

/** Reads a line, which has lost its line end. To step a turn that begins like a word, `step` stands before it. */
export function parseKept(line: string): KeptCommand {
  const word = commandWord(line);
  if (line.includes("\r")) return parseCommand(line);
  if (word === "history") return { kind: "history" };
  if (word === "undo" || word === "redo") return { kind: word };
  if (word === "why") return { kind: "why", item: null };
  if (line.startsWith("why ")) return { kind: "why", item: trim(line.slice("why ".length)) };
  const [, sequence] = /^at ([0-9]{1,15})$/.exec(line.trimEnd()) ?? [];
  return sequence === undefined ? parseCommand(line) : { kind: "at", sequence: Number(sequence) };
}
