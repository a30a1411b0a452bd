/** Options of `rulesFor` that are none: a ban by an alias would else hold for nothing. */
import { expect, it } from "vitest";
import { rulesFor } from "../../src/ai-sdk/index.js";
import { createGate } from "../../src/gate/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";

const host = createHost({ sessions: createSessions({ store: memoryStore() }) });

it.each([
  ["an option that there is not", { Gate: createGate() }, 'not "Gate"'],
  ["options of a gate in its place", { gate: { covers: {} } }, "gate must be what createGate makes"],
  ["options of a host in its place", { host: {} }, "host must be what createHost makes"],
  ["no conversation", { conversation: undefined }, "rulesFor takes host, tenant, conversation"],
])("%s is refused", (_what, given, message) => {
  const options = { host, tenant: "ada", conversation: "c", ...given };
  expect(() => Reflect.apply(rulesFor, undefined, [options])).toThrow(message);
  expect(() => Reflect.apply(rulesFor, undefined, [options])).toThrow(TypeError);
});
