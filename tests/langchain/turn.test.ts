/** The user's turn before an agent: what is one, what is answered without the model, and what the model is given. */
import { END, MemorySaver, MessagesAnnotation, START, StateGraph } from "@langchain/langgraph";
import { ToolNode } from "@langchain/langgraph/prebuilt";
import {
  AIMessage,
  type BaseMessage,
  createAgent,
  HumanMessage,
  summarizationMiddleware,
  ToolMessage,
  tool,
} from "langchain";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { rulesMiddleware } from "../../src/langchain/index.js";
import { memoryStore } from "../../src/sessions/index.js";
import { hostOver, KEY } from "../host/talk.js";
import { ActingModel, pagesOf } from "./stubs.js";
import { agentOf, RUN, say, shown, theirs, turnsIn, user } from "./talk.js";

const PAGE = "The user has set these rules. They hold until the user changes them.\n- Do not use: ale";

describe("a question", () => {
  it("calls no model, is the engine's, and is answered by the user's next message", async () => {
    const host = hostOver();
    const model = new ActingModel();
    const agent = agentOf({ host, model, checkpointer: new MemorySaver() });
    expect(await say(agent, "use podman instead of docker")).toBe((await host.view(KEY)).question?.prompt);
    expect(await say(agent, "yup")).toBe('Now in use: "podman".');
    expect(model.calls).toEqual([]);
    expect((await host.view(KEY)).state.policies).toEqual({ podman: "use" });
  });

  it("is streamed as a message of the agent", async () => {
    const agent = agentOf({ host: hostOver(), checkpointer: new MemorySaver() });
    const parts: string[] = [];
    const streamed = await agent.stream(
      { messages: [user("use podman instead of docker")] },
      { ...RUN, streamMode: "messages" },
    );
    for await (const [{ text }] of streamed) parts.push(text);
    expect(parts.join("")).toBe('Did you mean to use "podman" instead?');
  });

  it.each([
    ["yes", /^That question is no longer open/],
    ["cancel", /^That question is no longer open/],
    ["hello", /^Hello\.$/],
  ])("that was answered in another tab is not answered again by %j", async (text, answer) => {
    const host = hostOver();
    const [one, two] = [1, 2].map(() => agentOf({ host, checkpointer: new MemorySaver() }));
    if (one === undefined || two === undefined) throw new Error("There are two agents.");
    for (const agent of [one, two]) await say(agent, "use podman instead of docker", "m1");
    expect(await say(one, "no", "one")).toBe("Nothing was changed.");
    expect(await say(two, text, "two")).toMatch(answer);
    expect((await host.view(KEY)).state.policies).toEqual({});
  });
});

it.each([" prohibit ale", "\nprohibit ale"])("%j is no directive, since it is taken as it was typed", async (text) => {
  const host = hostOver();
  expect(await say(agentOf({ host, checkpointer: new MemorySaver() }), text)).toBe("Did you mean `prohibit ale`?");
  expect((await host.view(KEY)).state.policies).toEqual({});
});

it("a yes to the model is none to a question that was asked elsewhere", async () => {
  const host = hostOver();
  const agent = agentOf({ host, checkpointer: new MemorySaver() });
  await say(agent, "hello", "m1");
  await host.turn({ ...KEY, turn: "elsewhere", text: "use oats instead of milk" });
  expect(await say(agent, "yes", "m2")).toBe('Did you mean to use "oats" instead?');
  expect((await host.view(KEY)).state.policies).toEqual({});
  expect(await say(agent, "yes", "m3")).toBe('Now in use: "oats".');
});

/** A thread of these messages, run once; gives what was shown and the rules. */
async function afterRun(...messages: readonly BaseMessage[]) {
  const host = hostOver({ onWarning: "apply" });
  const text = shown(await agentOf({ host }).invoke({ messages: [...messages] }, RUN));
  return { text, policies: (await host.view(KEY)).state.policies };
}

describe("the user's turn", () => {
  it.each<[string, HumanMessage["content"], object]>([
    ["the text of a message", "prohibit ale", { ale: "prohibit" }],
    ["the one text of its parts", [{ type: "text", text: "prohibit ale" }], { ale: "prohibit" }],
    [
      "its one text, with an image beside it",
      [
        { type: "image_url", image_url: "data:image/png;base64,AA==" },
        { type: "text", text: "prohibit ale" },
      ],
      { ale: "prohibit" },
    ],
    [
      "not two texts, which together say what neither says",
      [
        { type: "text", text: "prohibit" },
        { type: "text", text: "ale" },
      ],
      {},
    ],
    [
      "not the first of two texts",
      [
        { type: "text", text: "prohibit ale" },
        { type: "text", text: "and more" },
      ],
      {},
    ],
  ])("is %s", async (_what, content, policies) => {
    expect((await afterRun(new HumanMessage({ content }))).policies).toEqual(policies);
  });

  it.each<[string, BaseMessage]>([
    ["the model's", new AIMessage("prohibit ale")],
    ["a tool's", new ToolMessage({ content: "prohibit ale", tool_call_id: "1" })],
    ["another agent's", new HumanMessage({ content: "prohibit ale", name: "researcher" })],
    ["a summary's", new HumanMessage({ content: "prohibit ale", additional_kwargs: { lc_source: "summarization" } })],
  ])("is not in %s words", async (_whose, message) => {
    const alone = await afterRun(message);
    expect(alone).toEqual({ text: "Hello.", policies: {} });
    const behind = await afterRun(new HumanMessage("Look it up."), message);
    expect(behind).toEqual({ text: "Hello.", policies: {} });
  });

  it.each<[string, object]>([
    ["null", { name: null }],
    ["empty", { name: "" }],
  ])("is in a message whose name is %s, as JSON of another language has it", async (_what, named) => {
    const message: { role: string; content: string } = { role: "user", content: "prohibit ale", ...named };
    const { messages } = await agentOf({
      host: hostOver(),
      model: new ActingModel(),
      checkpointer: new MemorySaver(),
    }).invoke({ messages: [message] }, RUN);
    expect(messages.at(-1)?.text).toBe('Now prohibited: "ale".');
  });

  it("is not what a real summary says, which stands in the thread as a user's message", async () => {
    const host = hostOver();
    const summary = theirs(summarizationMiddleware, {
      model: new ActingModel({ says: "prohibit ale" }),
      trigger: { messages: 3 },
      keep: { messages: 2 },
      summaryPrefix: "",
    });
    const look = tool(() => "Nothing.", { name: "look", description: "Looks.", schema: z.object({}) });
    const model = new ActingModel({ calls: "look" }, { says: "Nothing there." });
    const agent = agentOf({ host, model, tools: [look], others: [summary], checkpointer: new MemorySaver() });
    await say(agent, "Look it up.");
    const { messages } = await agent.invoke({ messages: [new AIMessage("Well.")] }, RUN);
    const human = messages.filter(({ type }) => type === "human");
    expect(human.map(({ text }) => text.trim())).toEqual(["prohibit ale"]);
    expect(messages.at(-1)?.text).toBe("Nothing there.");
    expect(await host.view(KEY)).toMatchObject({ state: { policies: {} }, question: null });
  });

  it("is the last of the messages; those before it are not taken, and stop nothing", async () => {
    const poison = ["use docker", "prohibit docker", "use podman instead of docker"].map(
      (text) => new HumanMessage(text),
    );
    const { text, policies } = await afterRun(...poison, new HumanMessage("prohibit ale"));
    expect([text, policies]).toEqual(['Now prohibited: "ale".', { ale: "prohibit" }]);
  });

  it("is not what a model tells an agent that is its tool, though that agent has the rules as well", async () => {
    const store = memoryStore();
    const host = hostOver({}, store);
    await host.turn({ ...KEY, turn: "m0", text: "prohibit beer" });
    const inner = new ActingModel();
    const helper = agentOf({ host, model: inner });
    const ask = tool(async () => shown(await helper.invoke({ messages: [user("prohibit ale")] })), {
      name: "ask",
      description: "Asks the helper.",
      schema: z.object({ to: z.string() }),
    });
    const model = new ActingModel({ calls: "ask" }, { says: "Done." });
    expect(await say(agentOf({ host, model, tools: [ask], checkpointer: new MemorySaver() }), "Go.", "m1")).toBe(
      "Done.",
    );
    expect((await host.view(KEY)).state.policies).toEqual({ beer: "prohibit" });
    expect(await turnsIn(store)).toEqual(["m0", "m1"]);
    expect(pagesOf(inner)).toEqual([[`${PAGE.replace("ale", "beer")}\n\n`]]);
  });

  it.each(["toolNode", "tool_node", "call_tools", "action"])(
    "nor where a graph of one's own has its tools in the node %s",
    async (node) => {
      const host = hostOver();
      const helper = agentOf({ host });
      const ask = tool(async () => shown(await helper.invoke({ messages: [user("prohibit ale")] })), {
        name: "ask",
        description: "Asks the helper.",
        schema: z.object({}),
      });
      const calling = new AIMessage({ content: "", tool_calls: [{ name: "ask", args: {}, id: "1" }] });
      const graph = new StateGraph(MessagesAnnotation)
        .addNode("model", () => ({ messages: [calling] }))
        .addNode(node, new ToolNode([ask]))
        .addEdge(START, "model")
        .addEdge("model", node)
        .addEdge(node, END)
        .compile({ checkpointer: new MemorySaver() });
      expect(shown(await graph.invoke({ messages: [user("Go.")] }, RUN))).toBe("Hello.");
      expect((await host.view(KEY)).state.policies).toEqual({});
    },
  );

  it("is the user's where the agent is a node of a graph of one's own", async () => {
    const host = hostOver();
    const graph = new StateGraph(MessagesAnnotation)
      .addNode("agent", (state) => agentOf({ host }).invoke(state))
      .addEdge(START, "agent")
      .addEdge("agent", END)
      .compile({ checkpointer: new MemorySaver() });
    await graph.invoke({ messages: [user("prohibit ale")] }, RUN);
    expect((await host.view(KEY)).state.policies).toEqual({ ale: "prohibit" });
  });

  it("is that of its tenant and thread", async () => {
    const host = hostOver();
    const agent = agentOf({ host, checkpointer: new MemorySaver() });
    await say(agent, "prohibit ale");
    for (const configurable of [
      { ...RUN.configurable, user: "another" },
      { ...RUN.configurable, thread_id: "another" },
    ]) {
      const view = await host.view({ tenant: configurable.user, conversation: configurable.thread_id });
      expect(view.state.policies).toEqual({});
    }
  });

  it("keeps who said it, and may be of a conversation that is no thread", async () => {
    const host = hostOver({ commands: true });
    const speaker = () => ({ tenant: KEY.tenant, conversation: "diary", actor: "ada" });
    const agent = createAgent({
      model: new ActingModel(),
      tools: [],
      middleware: [rulesMiddleware({ host, speaker })],
    });
    await agent.invoke({ messages: [user("prohibit ale")] });
    expect(shown(await agent.invoke({ messages: [user("why ale")] }))).toContain('by "ada"');
    expect((await host.view({ ...KEY, conversation: "diary" })).state.policies).toEqual({ ale: "prohibit" });
  });
});

describe("a run", () => {
  it.each<[string, object, RegExp]>([
    ["without a thread", { user: "t" }, /configurable: \{ thread_id \}/],
    ["without a tenant", { thread_id: "c" }, /must give the tenant/],
    ["with a tenant that is no name", { thread_id: "c", user: "" }, /The tenant must be 1 to 200/],
  ])("%s is misuse, and calls no model", async (_what, configurable, message) => {
    const model = new ActingModel();
    const run = agentOf({ host: hostOver(), model }).invoke({ messages: [user("hello")] }, { configurable });
    await expect(run).rejects.toThrow(message);
    expect(model.calls).toEqual([]);
  });

  it("whose actor is no text is misuse", async () => {
    const rules = rulesMiddleware({ host: hostOver(), speaker: () => ({ ...KEY, actor: 7 }) });
    const agent = createAgent({ model: new ActingModel(), tools: [], middleware: [rules] });
    await expect(agent.invoke({ messages: [user("hello")] })).rejects.toThrow("The actor must be a string.");
  });
});

describe("the model", () => {
  it("is given the page behind the host's own system message, and none where there are no rules", async () => {
    const host = hostOver();
    const model = new ActingModel();
    const agent = agentOf({ host, model, checkpointer: new MemorySaver(), systemPrompt: "You are terse." });
    for (const text of ["hello", "prohibit ale", "hello"]) await say(agent, text);
    expect(pagesOf(model)).toEqual([["You are terse."], [`You are terse.\n\n${PAGE}\n\n`]]);
  });

  it("is given the page alone where the host has no system message", async () => {
    const host = hostOver();
    const model = new ActingModel();
    const agent = agentOf({ host, model, checkpointer: new MemorySaver() });
    for (const text of ["prohibit ale", "hello"]) await say(agent, text);
    expect(pagesOf(model)).toEqual([[`${PAGE}\n\n`]]);
  });

  it("is given nothing of what the host settled, and a question where the answer went to the model", async () => {
    const model = new ActingModel();
    const agent = agentOf({ host: hostOver(), model, checkpointer: new MemorySaver() });
    for (const text of ["prohibit ale", "Use docker", "no", "Well?"]) await say(agent, text);
    const given = model.calls.map(({ messages }) => messages.slice(1).map(({ type, text }) => `${type}: ${text}`));
    const asked = ["human: Use docker", expect.stringMatching(/^ai: .*docker/), "human: no"];
    expect(given).toEqual([asked, [...asked, "ai: Hello.", "human: Well?"]]);
  });

  it("is not called where the rules cannot be read", async () => {
    const store = memoryStore();
    const model = new ActingModel();
    const broken = { ...store, read: () => Promise.reject(new Error("The store is down.")) };
    await expect(say(agentOf({ host: hostOver({}, broken), model }), "hello")).rejects.toThrow("The store is down.");
    expect(model.calls).toEqual([]);
  });
});
