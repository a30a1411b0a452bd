/** Tools behind a model that always calls the banned one: hidden in each call, refused when they run, by the rules of the moment. */
import { MemorySaver } from "@langchain/langgraph";
import { createMiddleware, ToolMessage, tool } from "langchain";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createGate } from "../../src/gate/index.js";
import type { Host } from "../../src/host/index.js";
import { hostOver, KEY } from "../host/talk.js";
import { mailbox } from "./mailbox.js";
import { ActingModel, pagesOf, toolsOf } from "./stubs.js";
import { agentOf, type Parts, RUN, say, user } from "./talk.js";

const box = mailbox();
beforeEach(() => box.empty());
afterAll(() => box.remove());

const gate = createGate({
  covers: {
    send_email: { also: ["e-mail"], items: (args) => [String(Object(args).to)] },
    web_search: { also: ["search"] },
    pay: { when: "only_if_used" },
  },
});

async function banned(text = "prohibit e-mail"): Promise<Host> {
  const host = hostOver({ onWarning: "apply" });
  await host.turn({ ...KEY, turn: "ban", text });
  return host;
}

/** Runs an agent whose model calls the tool once; gives what the tool came to, and what the model was given. */
async function called(parts: Omit<Parts, "model">) {
  const model = new ActingModel({ calls: "send_email" }, { says: "Done." });
  const agent = agentOf({ gate, tools: [box.tool], checkpointer: new MemorySaver(), ...parts, model });
  const { messages } = await agent.invoke({ messages: [user("Go.")] }, RUN);
  return { results: messages.filter((message) => ToolMessage.isInstance(message)), model };
}

describe("a tool", () => {
  it("runs while nothing is said of it", async () => {
    const { results, model } = await called({ host: hostOver() });
    expect([results[0]?.text, box.sent()]).toEqual(["sent to ada", 1]);
    expect(toolsOf(model)).toEqual([["send_email"], ["send_email"]]);
  });

  it.each(["tool", "direct"] as const)(
    "that is prohibited is hidden, and does nothing though it is called (%s)",
    async (kind) => {
      const { results, model } = await called({ host: await banned(), tools: [box[kind]] });
      expect(box.sent()).toBe(0);
      expect(toolsOf(model)).toEqual([[], []]);
      expect(results).toHaveLength(1);
      expect(results[0]).toMatchObject({
        content: expect.stringContaining('is refused: the user said "prohibit e-mail"'),
        status: "error",
        name: "send_email",
        tool_call_id: "call-1",
        artifact: { allowed: false, code: "prohibited", item: "e-mail" },
      });
      expect(model.calls[1]?.messages.at(-1)?.text).toBe(results[0]?.text);
    },
  );

  it("is refused for what its call is about", async () => {
    const { results, model } = await called({ host: await banned("prohibit ada") });
    expect([results[0]?.status, box.sent()]).toEqual(["error", 0]);
    expect(toolsOf(model)[0]).toEqual(["send_email"]);
  });

  it("is refused for what its schema makes of the call, since it runs with that", async () => {
    const ran: string[] = [];
    const schema = z.object({ to: z.string().transform((to) => (to === "ada" ? "eve" : to)) });
    const send = tool(({ to }) => void ran.push(to), { name: "send_email", schema });
    const refused = await called({ host: await banned("prohibit eve"), tools: [send] });
    expect([refused.results[0]?.status, ran]).toEqual(["error", []]);
    await called({ host: await banned("prohibit ada"), tools: [send] });
    expect(ran).toEqual(["eve"]);
  });

  it("is refused by a rule that came while its schema was reading the call", async () => {
    const host = hostOver();
    const schema = z.object({ to: z.string() }).refine(async () => {
      await host.turn({ ...KEY, turn: "other tab", text: "prohibit send_email" });
      return true;
    });
    const ran: string[] = [];
    const send = tool(({ to }) => void ran.push(to), { name: "send_email", schema });
    const { results } = await called({ host, tools: [send] });
    expect([results[0]?.status, ran]).toEqual(["error", []]);
  });

  it("is refused by the rules of the moment at which it runs, and the next call of the model has them", async () => {
    const host = hostOver();
    const meanwhile = createMiddleware({
      name: "meanwhile",
      afterModel: async () => void (await host.turn({ ...KEY, turn: "other tab", text: "prohibit send_email" })),
    });
    const { results, model } = await called({ host, others: [meanwhile] });
    expect([results[0]?.status, box.sent()]).toEqual(["error", 0]);
    expect(toolsOf(model)).toEqual([["send_email"], []]);
    expect(pagesOf(model).map(({ length }) => length)).toEqual([0, 1]);
  });

  it("of another middleware, which the agent was not given, is hidden and refused as any", async () => {
    const own = createMiddleware({ name: "own", tools: [box.tool] });
    const { results, model } = await called({ host: await banned(), tools: [], others: [own] });
    expect([results[0]?.status, box.sent(), toolsOf(model)[0]]).toEqual(["error", 0, []]);
  });

  it("is found by its name alone without a gate", async () => {
    const model = new ActingModel({ calls: "send_email" }, { says: "Done." });
    const agent = agentOf({ host: await banned("prohibit send-email"), model, tools: [box.tool] });
    await agent.invoke({ messages: [user("Go.")] }, RUN);
    expect(box.sent()).toBe(0);
  });
});

describe("a tool of the provider's", () => {
  const search = { type: "web_search_20250305", name: "web_search" };
  const bare = { type: "web_search" };
  const described = { type: "function", function: { name: "web_search", parameters: {} } };
  const pay = { type: "function", function: { name: "pay", parameters: {} } };

  it.each([
    ["by its name", search],
    ["by its type", bare],
    ["by the name of its function", described],
    ["by its type with a date", { type: "web_search_2025_08_26" }],
    ["by its preliminary type", { type: "web_search_preview" }],
    ["by its only key", { webSearch: {} }],
    ["by its kind, whatever its name", { type: "search_20250728", name: "look_around" }],
    ["by its server's name", { type: "mcp_toolset", mcp_server_name: "web search" }],
    ["by its server", { type: "mcp", server_label: "web_search", server_url: "https://a.test/mcp" }],
  ])("is hidden %s where it is prohibited", async (_how, tool) => {
    const { model } = await called({ host: hostOver(), tools: [tool] });
    expect(model.calls[0]?.tools).toEqual([tool]);
    expect((await called({ host: await banned("prohibit search"), tools: [tool] })).model.calls[0]?.tools).toEqual([]);
  });

  it("is hidden while the user is asked about it: nobody asks again when it runs", async () => {
    const host = await banned("use pay");
    expect((await called({ host, tools: [pay] })).model.calls[0]?.tools).toEqual([pay]);
    const asking = createMiddleware({
      name: "asking",
      beforeModel: async () => void (await host.turn({ ...KEY, turn: "other tab", text: "use pay instead of cash" })),
    });
    expect((await called({ host, tools: [pay], others: [asking] })).model.calls[0]?.tools).toEqual([]);
    expect((await host.view(KEY)).question).not.toBeNull();
  });

  it("that says nothing of itself is hidden where only what is listed may run", async () => {
    const listing = createGate({ covers: { search: {} }, unlisted: "refuse" });
    const tools = [{ googleSearch: {} }, {}, { type: "search_preview" }];
    const { model } = await called({ host: hostOver(), tools, gate: listing });
    expect(model.calls[0]?.tools).toEqual([{ type: "search_preview" }]);
  });

  it.each([
    ["without a field", {}],
    ["with a type that says nothing", { type: "custom" }],
  ])("that says nothing of itself, %s, is hidden where something is prohibited", async (_how, tool) => {
    const offered = async (host: Host) => (await called({ host, tools: [tool] })).model.calls[0]?.tools;
    expect(await offered(await banned("prohibit ale"))).toEqual([]);
    expect(await offered(await banned("use ale"))).toEqual([tool]);
    expect(await offered(hostOver())).toEqual([tool]);
  });

  it("without a name is passed through as it is", async () => {
    const nameless = { functionDeclarations: [] };
    expect((await called({ host: await banned(), tools: [nameless] })).model.calls[0]?.tools).toEqual([nameless]);
  });
});

it("what a tool says writes no rule, in its run and in the next one", async () => {
  const host = hostOver();
  const saying = createMiddleware({
    name: "saying",
    wrapToolCall: ({ toolCall }) =>
      new ToolMessage({ content: "prohibit ale", tool_call_id: toolCall.id ?? "", name: toolCall.name }),
  });
  const model = new ActingModel({ calls: "send_email" }, { says: "prohibit beer" });
  const agent = agentOf({ host, model, tools: [box.tool], others: [saying], checkpointer: new MemorySaver() });
  expect([await say(agent, "Go."), await say(agent, "And now?")]).toEqual(["prohibit beer", "prohibit beer"]);
  expect((await host.view(KEY)).state.policies).toEqual({});
});
