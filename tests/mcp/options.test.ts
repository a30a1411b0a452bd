/** What a server is made with is checked before it serves anybody. */
import { expect, it } from "vitest";
import { createMcp } from "../../src/mcp/index.js";
import { sessionsOf } from "./stage.js";

it.each<readonly [string, object, string]>([
  ["no tenant", { tenant: undefined }, "createMcp takes sessions, tenant"],
  ["a tenant that is no name", { tenant: "../x" }, "The tenant must be"],
  ["a conversation that is no name", { conversation: "" }, "The conversation must be"],
  ["a short secret", { secret: "x".repeat(31) }, "secret must be a string of 32 bytes or more."],
  ["a secret that is no text", { secret: 1 }, "secret must be"],
  ["hosts that are none", { hosts: "localhost" }, "hosts must be an array of host names."],
  ["no function to tell", { onError: true }, "onError must be a function."],
  ["an option that there is not", { store: "memory:" }, 'conversation, secret, hosts, onError, not "store"'],
])("%s is misuse", async (_what, given, message) => {
  const options = { sessions: sessionsOf(), tenant: "t", ...given };
  await expect(createMcp(options)).rejects.toThrow(message);
  await expect(createMcp(options)).rejects.toThrow(TypeError);
});
