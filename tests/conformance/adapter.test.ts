/** The time of an answer is the adapter's, not that of a runner which could not read it. */
import { afterEach, expect, it } from "vitest";
import { Adapter } from "../../src/conformance/adapter.js";
import type { Request } from "../../src/conformance/protocol.js";

const HELLO: Request = { type: "hello", protocol: 2, language: "0.5", suite: "directives" };
/** Answers each line at once, or never. */
const HASTY = `process.stdin.on("data", () => process.stdout.write('{"seq":0,"type":"goodbye"}\\n'))`;
const STAYING = `${HASTY}; setInterval(() => {}, 1000)`;
const SILENT = "process.stdin.resume()";

const adapters: Adapter[] = [];
function adapterOf(code: string, timeLimit: number): Adapter {
  const adapter = new Adapter([process.execPath, "-e", code], timeLimit);
  adapters.push(adapter);
  return adapter;
}
afterEach(async () => {
  for (const adapter of adapters.splice(0)) await adapter.close();
});

it("an answer that lies in the pipe when the time is over is taken", async () => {
  const asked = adapterOf(HASTY, 3_000).ask(HELLO);
  // As one that is stopped and brought back: nothing of this process runs meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_500);
  expect(await asked).toEqual({ type: "goodbye" });
});

it("no answer is none", async () => {
  await expect(adapterOf(SILENT, 300).ask(HELLO)).rejects.toThrow("The adapter did not answer within 300 ms.");
});

it("one that answers its goodbye and stays is named as such", async () => {
  const adapter = adapterOf(STAYING, 1_000);
  await adapter.ask({ type: "goodbye" });
  await expect(adapter.end()).rejects.toThrow("The adapter did not end after its goodbye within 1000 ms.");
});
