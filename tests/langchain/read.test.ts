/** The input that a tool runs with: what its schema makes of the call, by whatever library. */
import { expect, it } from "vitest";
import { z } from "zod";
import { read } from "../../src/langchain/tools.js";

/** Fills in where to search, as a library of the Standard Schema does it. */
const standard = {
  "~standard": {
    version: 1,
    vendor: "own",
    validate: (value: object) =>
      "q" in value ? { value: { site: "wikipedia", ...value } } : { issues: [{ message: "q" }] },
  },
};
const call = (args: Record<string, unknown>) => ({ id: "1", name: "search", type: "tool_call" as const, args });

it.each([
  ["a Standard Schema", standard],
  ["zod", z.object({ q: z.string(), site: z.string().default("wikipedia") })],
])("%s fills in what the call leaves out, and what does not fit stays as it is", async (_name, schema) => {
  expect((await read(call({ q: "tea" }), { schema })).args).toEqual({ q: "tea", site: "wikipedia" });
  expect((await read(call({ p: "tea" }), { schema })).args).toEqual({ p: "tea" });
});

it("a JSON Schema makes nothing of it", async () => {
  expect(await read(call({ q: "tea" }), { schema: { type: "object" } })).toEqual(call({ q: "tea" }));
});
