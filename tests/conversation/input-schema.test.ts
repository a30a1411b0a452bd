/** What a model is shown of what a tool takes: of a schema that gives its JSON Schema, the same as the AI SDK shows it. */
import { anthropic } from "@ai-sdk/anthropic";
import { openai } from "@ai-sdk/openai";
import { asSchema, tool, zodSchema } from "ai";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import * as mini from "zod/mini";
import { z as zod3 } from "zod/v3";
import { openConversation, type Tools } from "../../src/conversation/index.js";
import { scripted } from "./models.js";

/** The tools of a request, as the model gets them. */
async function shown(tools: Tools) {
  const { model, requests } = scripted(["Hi."]);
  await (await openConversation({ model, tools })).talk("Hi.");
  return requests[0]?.tools;
}

const node: z.ZodType = z.object({
  value: z.string(),
  get kids() {
    return z.array(node);
  },
});

test.each<[string, z.ZodType]>([
  ["an object in an object", z.object({ a: z.string(), b: z.object({ c: z.number() }).optional() })],
  ["a list of objects", z.object({ a: z.array(z.object({ b: z.string() })) })],
  ["either of two", z.object({ a: z.union([z.object({ b: z.string() }), z.string()]) })],
  ["both of two", z.object({ a: z.intersection(z.object({ b: z.string() }), z.object({ c: z.string() })) })],
  ["one of several kinds", z.object({ a: z.discriminatedUnion("k", [z.object({ k: z.literal("a") })]) })],
  ["a pair", z.object({ a: z.tuple([z.string(), z.object({})]) })],
  ["objects by names", z.object({ a: z.record(z.string(), z.object({ b: z.number() })) })],
  ["an object that may have more", z.looseObject({ a: z.string() })],
  ["an object that may have no more", z.strictObject({ a: z.string() })],
  ["an object that holds such as itself", node],
  ["a text or nothing in an object or nothing", z.object({ a: z.object({ b: z.string().nullable() }).nullable() })],
  ["fields that are named as those of a schema", z.object({ properties: z.object({}), items: z.object({}) })],
])("%s", async (_what, inputSchema) => {
  const tools = await shown({ a: { inputSchema, execute: () => 1 } });
  expect(tools).toEqual([{ type: "function", name: "a", inputSchema: await asSchema(inputSchema).jsonSchema }]);
});

test.each([{ type: "object", properties: { a: { type: "object" } } }, { type: ["object", "null"] }, { anyOf: [] }])(
  "what is a JSON Schema is shown as it is: %j",
  async (inputSchema) => {
    expect(await shown({ a: { inputSchema, execute: () => 1 } })).toEqual([
      { type: "function", name: "a", inputSchema },
    ]);
  },
);

test.each([
  ["zod 3", zodSchema(zod3.object({ n: zod3.coerce.number(), unit: zod3.string().default("m") }))],
  ["zod 4", zodSchema(z.object({ n: z.coerce.number(), unit: z.string().default("m") }))],
  ["zod 4 by itself", z.object({ n: z.coerce.number(), unit: z.string().default("m") })],
])("a tool is given what a schema makes of the input: %s", async (_what, inputSchema) => {
  const given: unknown[] = [];
  const { model } = scripted([{ calls: [["a", { n: "5" }]] }, "Done."]);
  const tools = { a: { inputSchema, execute: (input: unknown) => given.push(input) } };
  await (await openConversation({ model, tools })).talk("Go.");
  expect(given).toEqual([{ n: 5, unit: "m" }]);
});

test("a recursive schema within an object is closed as well", async () => {
  const inputSchema = z.object({ tree: node });
  const tools = await shown({ a: { inputSchema, execute: () => 1 } });
  expect(tools).toEqual([{ type: "function", name: "a", inputSchema: await asSchema(inputSchema).jsonSchema }]);
});

describe("a tool that a provider has made, and that runs here", () => {
  const tools = {
    computer: anthropic.tools.computer_20250124({ displayWidthPx: 1024, displayHeightPx: 768, execute: () => "shot" }),
    bash: anthropic.tools.bash_20250124({ execute: async ({ command }) => `ran ${command}` }),
  };

  test("is shown by its id, with what it was made with", async () => {
    expect(await shown(tools)).toEqual([
      {
        ...{ type: "provider", id: "anthropic.computer_20250124", name: "computer" },
        args: { displayWidthPx: 1024, displayHeightPx: 768 },
      },
      { type: "provider", id: "anthropic.bash_20250124", name: "bash", args: {} },
    ]);
  });

  test("runs here", async () => {
    const { model, requests } = scripted([{ calls: [["bash", { command: "ls" }]] }, "Done."]);
    await (await openConversation({ model, tools })).talk("Go.");
    expect(JSON.stringify(requests[1]?.prompt.at(-1))).toContain('"value":"ran ls"');
  });
});

describe("no tool of a conversation", () => {
  const execute = () => "";
  test.each<[string, object, RegExp]>([
    [
      "one that takes a text",
      openai.tools.customTool({ name: "a", execute }),
      /is one of "string". What a tool takes is an object/,
    ],
    [
      "one of a schema that JSON Schema cannot say",
      tool({ inputSchema: z.object({ at: z.date() }), execute }),
      /^The inputSchema of the tool "a" gives no JSON Schema: /,
    ],
    [
      "one that tells the model by what is no function",
      { ...tool({ inputSchema: z.object({}), execute }), toModelOutput: 5 },
      /"a" has a toModelOutput that is no function/,
    ],
    ["one of a schema that gives no JSON Schema", tool({ inputSchema: mini.object({}), execute }), /zod 4\.2/],
  ])("%s", async (_what, given, message) => {
    const { model } = scripted([]);
    await expect(openConversation(Object.assign({ model }, Object({ tools: { a: given } })))).rejects.toThrow(message);
  });
});
