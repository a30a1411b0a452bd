/** Options of the middleware that are none: a ban by an alias would else hold for nothing. */
import { expect, it } from "vitest";
import { createGate } from "../../src/gate/index.js";
import { createHost } from "../../src/host/index.js";
import { rulesMiddleware } from "../../src/langchain/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";

const host = createHost({ sessions: createSessions({ store: memoryStore() }) });

it.each([
  ["an option that there is not", { Gate: createGate() }, 'not "Gate"'],
  ["options of a gate in its place", { gate: { covers: {} } }, "gate must be what createGate makes"],
  ["options of a host in its place", { host: {} }, "host must be what createHost makes"],
  ["a speaker that is no function", { speaker: "ada" }, "speaker must be a function"],
])("%s is refused", (_what, given, message) => {
  const options = { host, speaker: () => ({ tenant: "ada" }), ...given };
  expect(() => Reflect.apply(rulesMiddleware, undefined, [options])).toThrow(message);
  expect(() => Reflect.apply(rulesMiddleware, undefined, [options])).toThrow(TypeError);
});
