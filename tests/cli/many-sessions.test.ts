/** More sessions than a store lists at once. */
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { Output } from "../../src/cli/io/output.js";
import { PLAIN } from "../../src/cli/io/style.js";
import { list } from "../../src/cli/kept/looking.js";
import { createSessions, memoryStore, PAGE } from "../../src/sessions/index.js";

it("all are listed", async () => {
  const sessions = createSessions({ store: memoryStore() });
  const names = Array.from({ length: PAGE + 5 }, (_, at) => `s${at}`);
  for (const conversation of names)
    await (await sessions.open({ tenant: "local", conversation })).step({ turn: "m1", text: "use tea" });
  const [output, errors] = [new Output(new PassThrough()), new Output(new PassThrough())];
  const input = () => {
    throw new Error("Nothing is read.");
  };
  const call = { input, output, errors, sessions, tenant: "local", operands: [], plain: false, style: PLAIN };
  expect((await list.run(call)).text?.split("\n").filter((line) => line !== "")).toEqual([...names].sort());
});
