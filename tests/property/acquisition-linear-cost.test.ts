/**
 * A message of a quarter of a megabyte costs what its length says, also where a run of blanks, marks or words invites a pattern to look
 * at the same place again and again.
 */
import { test } from "vitest";
import {
  acquireTurn,
  isConfirmationText,
  preprocessHeuristic,
  renderPromptText,
  validatePreprocessorOutput,
} from "../../src/acquisition/index.js";
import { createEngine } from "../../src/index.js";
import { expectLinear } from "../support/growth.js";

const LENGTH = 250_000;
const UNITS = [
  ...[
    "x",
    " ",
    "\u3000\u0085",
    "\n",
    "\r\n",
    ".",
    "!",
    ". ",
    "! ",
    ".!",
    "?",
    ",",
    ", ",
    ";  ",
    "and ",
    "then ",
    "use ",
    "use",
  ],
  ...[
    "used ",
    "_use ",
    "prohibit",
    "set premise ",
    "change premise ",
    "clear state. ",
    "reset policies ",
    "instead ",
    "1",
    "-",
  ],
  ...[
    "1. ",
    "instead of ",
    " instead of ",
    "\tinstead of",
    "in stead of",
    "to ",
    "because",
    "said ",
    '"',
    "'",
    "`",
    "~~",
    "[",
    "]",
  ],
  ...[
    "{",
    "[[",
    '"\\',
    '\\"',
    "\\",
    "NaN",
    "-Infinity",
    '{"a":',
    "\u0130",
    "\u03a3",
    "\u03a3'",
    "\ud800",
    "\udc00\ud800",
  ],
  ...["\u{10428}", "\u0301", "i ", "#\n", "<NULL_OR_VALUE>", "<NO_DIRECTIVE>", "(", "clear ", "set ", "notes:"],
];
const FRAMES: readonly ((run: string) => string)[] = [
  (run) => run,
  (run) => `(use ${run}x?`,
  (run) => `{"classification":"directive","output":"use ${run}x"}`,
];
const STATE = { premise: "x", policies: {}, version: 2 } as const;

/** All that reads a message. */
function readings(text: string): void {
  const engine = createEngine();
  preprocessHeuristic(text);
  validatePreprocessorOutput(text, { sourceInput: text });
  validatePreprocessorOutput("use x", { sourceInput: text });
  acquireTurn(engine, text);
  isConfirmationText(text);
  renderPromptText(text, STATE);
}

test.each(UNITS)("a message of %j, a quarter of a megabyte, costs a constant times forty parts of it", async (unit) => {
  for (const frame of FRAMES) await expectLinear((parts) => frame(unit.repeat(LENGTH / parts / unit.length)), readings);
});
