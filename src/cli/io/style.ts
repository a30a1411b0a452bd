/** How text looks: as it is on a pipe; on a terminal in color, with control characters made visible. */
import { styleText } from "node:util";
import { visible } from "../../base/index.js";

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

/** The style for standard output: plain where it is not a terminal. Node itself heeds NO_COLOR and what the terminal can. */
export function outputStyle(): Style {
  if (!process.stdout.isTTY) return PLAIN;
  return { paint: (tone, words) => styleText(COLORS[tone], words), show: visible };
}
