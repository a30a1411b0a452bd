/** Prohibited tools are not offered to the model. */
import { describe, expect, it } from "vitest";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { cpuTime, expectGrowth } from "../support/growth.js";
import { post, provider, proxyTo } from "./stage.js";

const fn = (name: string) => ({ type: "function", function: { name, parameters: {} } });
const flat = (name: string) => ({ type: "function", name, parameters: {} });

/** What of a request the provider gets where `delete files` is prohibited, without messages and page. */
async function offered(path: string, request: object): Promise<unknown> {
  const { url, seen } = await provider();
  const base = await proxyTo(url);
  const content = [{ role: "user", content: "hello" }];
  for (const rule of ["prohibit delete files", "prohibit web search"])
    await post(`${base}/chat/completions`, { messages: [{ role: "user", content: rule }] });
  const said = path === "/responses" ? { input: "hello" } : { messages: content };
  expect((await post(base + path, { ...request, ...said })).status).toBe(200);
  const { messages: _m, input: _i, instructions: _p, ...rest } = JSON.parse(seen.at(-1)?.body ?? "");
  return rest;
}

describe("of chat completions", () => {
  it.each<readonly [object, object]>([
    [{ tools: [fn("a"), fn("delete_files"), fn("b")] }, { tools: [fn("a"), fn("b")] }],
    [{ tools: [fn("Delete_Files"), fn("Delete-Files"), fn("b")] }, { tools: [fn("b")] }],
    [{ tools: [fn("b"), { type: "custom", custom: { name: "delete_files" } }] }, { tools: [fn("b")] }],
    [
      { model: "m", tools: [fn("delete_files")], tool_choice: "required", parallel_tool_calls: true, n: 1 },
      { model: "m", n: 1 },
    ],
    [
      { tools: [fn("a"), fn("delete_files")], tool_choice: fn("delete_files") },
      { tools: [fn("a")], tool_choice: "none" },
    ],
    [
      { tools: [fn("a"), fn("delete_files")], tool_choice: fn("a") },
      { tools: [fn("a")], tool_choice: fn("a") },
    ],
    [
      { tool_choice: { type: "allowed_tools", allowed_tools: { mode: "auto", tools: [fn("a"), fn("delete_files")] } } },
      { tool_choice: { type: "allowed_tools", allowed_tools: { mode: "auto", tools: [fn("a")] } } },
    ],
    [{ tools: [fn("delete_files")], tool_choice: fn("delete_files"), n: 1 }, { n: 1 }],
    [{ functions: [{ name: "delete_files" }], function_call: "auto" }, {}],
    [{ functions: [{ name: "delete_files" }], function_call: { name: "delete_files" } }, {}],
    [
      { functions: [{ name: "a" }], function_call: { name: "delete_files" } },
      { functions: [{ name: "a" }], function_call: "none" },
    ],
    [{ web_search_options: {}, seed: 1 }, { seed: 1 }],
    [{ tools: [fn("constructor"), fn("__proto__")] }, { tools: [fn("constructor"), fn("__proto__")] }],
    [{ tools: "delete_files" }, { tools: "delete_files" }],
    [{ tools: [null, 1, {}] }, { tools: [null, 1, {}] }],
  ])("%j", async (request, expected) => expect(await offered("/chat/completions", request)).toEqual(expected));
});

const space = (...tools: readonly unknown[]) => ({ type: "namespace", name: "fs", description: "", tools });

describe("of responses", () => {
  it.each<readonly [object, object]>([
    [{ tools: [space(flat("a"), flat("delete_files")), flat("b")] }, { tools: [space(flat("a")), flat("b")] }],
    [{ tools: [flat("delete_files"), space(flat("delete_files")), flat("b")] }, { tools: [flat("b")] }],
    [{ tools: [space(flat("delete_files"))], tool_choice: "auto" }, {}],
    [{ tools: [space(), space(1, null, flat("a"))] }, { tools: [space(), space(1, null, flat("a"))] }],
    [{ tools: [flat("a"), flat("delete_files")] }, { tools: [flat("a")] }],
    [{ tools: [flat("a"), { type: "web_search_preview" }] }, { tools: [flat("a")] }],
    [{ tools: [{ type: "web_search" }, { type: "web_search_2025_08_26" }], tool_choice: "auto" }, {}],
    [{ tools: [{ type: "mcp", server_label: "delete-files" }, flat("a")] }, { tools: [flat("a")] }],
    [
      { tools: [flat("a")], tool_choice: { type: "allowed_tools", mode: "auto", tools: [flat("delete_files")] } },
      { tools: [flat("a")], tool_choice: "none" },
    ],
  ])("%j", async (request, expected) => expect(await offered("/responses", request)).toEqual(expected));
});

/** What a request costs whose tools are offered under some bans, and how many of them the provider sees. */
async function offering(tools: readonly object[], bans: readonly string[], path = "/chat/completions") {
  const sessions = createSessions({ store: memoryStore() });
  const session = await sessions.open({ tenant: "t", conversation: "c" });
  for (const [at, item] of bans.entries()) await session.step({ turn: String(at), text: `prohibit ${item}` });
  const { url, seen } = await provider();
  const base = await proxyTo(url, { sessions, tenant: () => "t" });
  const said = path === "/responses" ? { input: "hello" } : { messages: [{ role: "user", content: "hello" }] };
  return {
    cost: () => cpuTime(() => post(base + path, { ...said, tools })),
    seen: () => JSON.parse(seen[0]?.body ?? "").tools,
  };
}

it("many tools under many rules cost no more than the one and the other", async () => {
  const many = (rules: number, tools: number) =>
    offering(
      Array.from({ length: tools }, (_, at) => fn(`thing_${at}`)),
      Array.from({ length: rules }, (_, at) => `thing ${at}`),
    );
  const [less, more] = [await many(50, 1_200), await many(500, 12_000)];
  await expectGrowth(40, less.cost, more.cost);
  expect(more.seen().length).toBe(11_500);
});

it("a space of many tools with a long name costs no more than the one and the other", async () => {
  const space = (length: number, tools: number) => ({
    ...{ type: "namespace", name: "n".repeat(length) },
    tools: Array.from({ length: tools }, (_, at) => flat(`f${at}`)),
  });
  const asked = (length: number, tools: number) => offering([space(length, tools)], ["peanuts"], "/responses");
  const [less, more] = [await asked(20_000, 1_200), await asked(200_000, 12_000)];
  await expectGrowth(40, less.cost, more.cost);
  expect(more.seen()).toEqual([space(200_000, 12_000)]);
});

it("a tool whose kind is long costs no more than its length", async () => {
  const kindOf = (length: number) => ({ type: `${"_preview".repeat(length)}\nx` });
  const asked = (length: number) =>
    offering([kindOf(length), { type: "web_search_preview_2025_03_11" }], ["web_search"]);
  const [less, more] = [await asked(10_000), await asked(80_000)];
  await expectGrowth(30, less.cost, more.cost);
  expect(more.seen()).toEqual([kindOf(80_000)]);
});
