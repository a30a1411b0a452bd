/** How text looks: as it is on a pipe; on a terminal in color, with control characters made visible. */
import { styleText } from "node:util";

/** What a piece of text is there to say. */
type Tone = "good" | "quiet" | "question" | "bad" | "strong";

/** A way to show text. */
export interface Style {
  /** Colors words of our own. */
  paint(tone: Tone, words: string): string;
  /** Shows text that others wrote. */
  show(text: string): string;
}

/** Every byte as it is. */
export const PLAIN: Style = { paint: (_tone, words) => words, show: (text) => text };

const COLORS = { good: "green", quiet: "dim", question: "yellow", bad: "red", strong: "bold" } as const;

/** The style for standard output: plain where it is no terminal. Node itself heeds NO_COLOR and what the terminal can. */
export function outputStyle(): Style {
  if (!process.stdout.isTTY) return PLAIN;
  return { paint: (tone, words) => styleText(COLORS[tone], words), show: visible };
}

/** Controls, save tab and line feed, and the marks that reorder a line: a terminal would obey them. */
const OBEYED = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function visible(text: string): string {
  return text.replace(OBEYED, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
