/** A tool result of a megabyte is cut at the door: before it is first sent, so that what was sent never changes. */
import { byteMeter, cap, capBatch } from "context-compiler/context";

/** In tokens, for each result and for all results of one step. */
const EACH = 2_000;
const BATCH = 8_000;

const log = `build started\n${"compiling a module\n".repeat(60_000)}error: 3 tests failed\n`;
const { text, tokens, line } = cap({ origin: "run_build", text: log }, EACH, byteMeter);
console.log(
  `${line.before} bytes became ${tokens} tokens: ${JSON.stringify(text.slice(0, 20))} ... ${JSON.stringify(text.slice(-27))}`,
);
console.log(text.match(/\[….*…\]/)[0]);

const outputs = ["short", log, log, log, log, log].map((output, index) => ({ origin: `call ${index}`, text: output }));
const step = capBatch(outputs, { each: EACH, batch: BATCH }, byteMeter);
console.log(step.map((each) => `${each.tokens}${each.line === null ? " whole" : ""}`).join(", "));

// Prints:
// 1140036 bytes became 2000 tokens: "build started\ncompil" ... "dule\nerror: 3 tests failed\n"
// [… 1138068 bytes left out …]
// 5 whole, 1599, 1599, 1599, 1599, 1599
