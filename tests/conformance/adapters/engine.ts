/** The adapter of our engine: a request a line in, an answer a line out. What it is asked is also kept, where a test wants it. */
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { answerTo } from "../answer.js";

const [log] = process.argv.slice(2);

function ascii(value: unknown): string {
  return JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

for await (const line of createInterface({ input: process.stdin })) {
  if (log !== undefined) appendFileSync(log, `${line}\n`);
  process.stdout.write(`${ascii(answerTo(JSON.parse(line)))}\n`);
}
