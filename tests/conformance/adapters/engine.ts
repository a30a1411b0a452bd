/** The adapter of our engine: a request a line in, an answer a line out. What it is asked is also kept, where a test wants it. */
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { ENGINE } from "../../../src/conformance/reference.js";
import { observe } from "../../../src/conformance/observe.js";

const [log] = process.argv.slice(2);

function ascii(value: unknown): string {
  return JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

for await (const line of createInterface({ input: process.stdin })) {
  if (log !== undefined) appendFileSync(log, `${line}\n`);
  const { seq, type, ...fields } = JSON.parse(line);
  const answers: { readonly [type: string]: () => object } = {
    hello: () => ({ ...fields, implementation: "the engine" }),
    case: () => ({ observed: observe(ENGINE, fields.case) }),
    goodbye: () => ({}),
  };
  process.stdout.write(`${ascii({ seq, type: type === "case" ? "result" : type, ...answers[type]?.() })}\n`);
}
