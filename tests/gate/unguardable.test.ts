/** What a gate cannot guard it refuses, by name and with advice, so that nothing runs unasked in silence. */
import { expect, it, test } from "vitest";
import { createGate } from "../../src/gate/index.js";

const guard = (tools: object): object =>
  createGate().guard(tools, () => ({ state: { premise: null, policies: {}, version: 2 } }));
const tool = { name: "send_email", execute: () => "sent" };

class Toolkit {
  readonly client = { address: "x" };
  readonly parts: unknown;
  constructor(parts: unknown) {
    this.parts = parts;
  }
  search(): string {
    return "found";
  }
}

test.each<[string, () => object, RegExp]>([
  ["a Map", () => new Map([["send_email", tool]]), /guard takes a list.*Make a list of a Map's values/],
  ["a Set", () => new Set([tool]), /guard takes a list/],
  ["a promise of tools", async () => ({ tool }), /no function, promise/],
  ["one function", () => () => "sent", /guard takes a list/],
  ["one tool", () => tool, /This is one tool, "send_email"\. Give guard a list/],
  ["one tool without a name", () => ({ inputSchema: {}, execute: () => 1 }), /This is one tool\. Give/],
  ["a list in a list", () => [[tool]], /A tool in a list needs a name/],
  ["a list in a record", () => ({ mail: [tool] }), /"mail" cannot be guarded.*by themselves/],
  ["a record in a record", () => ({ mail: { send_email: () => "sent" } }), /"mail" cannot be guarded/],
  ["a Map in a record", () => ({ mail: new Map([["send_email", tool]]) }), /"mail" cannot be guarded/],
  ["a tool in a list with no method that is known", () => [{ name: "x", send: () => 1 }], /"x" cannot be guarded/],
  ["a tool that runs elsewhere", () => ({ web: { type: "provider", id: "x.web" } }), /"web".*hide it by `filter`/],
  ["a list of tools in a class", () => new Toolkit([tool]), /"parts" cannot be guarded/],
  ["a Map of tools in a class", () => new Toolkit(new Map([["a", tool]])), /"parts" cannot be guarded/],
])("%s is a TypeError that says what to do", (_kind, make, message) => {
  expect(() => guard(make())).toThrow(TypeError);
  expect(() => guard(make())).toThrow(message);
});

it("a tool that is written to a guarded record, or given by its getter, is held to the same", () => {
  const open: { mail?: object } = guard({});
  open.mail = [tool];
  expect(() => open.mail).toThrow(/"mail" cannot be guarded/);
  const lazy: { mail?: object } = guard({
    get mail() {
      return [tool];
    },
  });
  expect(() => lazy.mail).toThrow(/"mail" cannot be guarded/);
});

it("what cannot run may stand in a record, and a class may have fields of its own", () => {
  expect(guard({ version: "1", missing: undefined, nothing: null })).toEqual({ version: "1", nothing: null });
  expect(guard(new Toolkit(["a", "b"]))).toMatchObject({ client: { address: "x" }, parts: ["a", "b"] });
});
