/**
 * A message of half a megabyte is answered in time, also where a run of blanks, marks or words invites a pattern to look at the
 * same place again and again: what grows with the square of the length takes minutes there.
 */
import { expect, test } from "vitest";
import {
  acquireTurn,
  isConfirmationText,
  preprocessHeuristic,
  renderPromptText,
  validatePreprocessorOutput,
} from "../../src/acquisition/index.js";
import { createEngine } from "../../src/index.js";

const LENGTH = 500_000;
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

/** The processor's time for all that reads a message, in milliseconds: what else the machine does counts little. */
function cost(text: string): number {
  const engine = createEngine();
  const start = process.cpuUsage();
  preprocessHeuristic(text);
  validatePreprocessorOutput(text, { sourceInput: text });
  validatePreprocessorOutput("use x", { sourceInput: text });
  acquireTurn(engine, text);
  isConfirmationText(text);
  renderPromptText(text, STATE);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const TOO_LONG = 2_000;

test.each(UNITS)("half a megabyte of %j is answered in time", (unit) => {
  for (const frame of FRAMES) expect(cost(frame(unit.repeat(LENGTH / unit.length)))).toBeLessThan(TOO_LONG);
});
