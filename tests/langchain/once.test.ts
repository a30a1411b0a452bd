/** One message is one turn: with tool steps, retries, resumed runs, regenerations, edits and interrupts. */
import type { RunnableConfig } from "@langchain/core/runnables";
import { Command, MemorySaver } from "@langchain/langgraph";
import { createMiddleware, humanInTheLoopMiddleware, modelRetryMiddleware } from "langchain";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { memoryStore, type Store } from "../../src/sessions/index.js";
import { hostOver, KEY } from "../host/talk.js";
import { mailbox } from "./mailbox.js";
import { ActingModel } from "./stubs.js";
import { type Agent, agentOf, RUN, say, shown, theirs, turnsIn, user } from "./talk.js";

const box = mailbox();
beforeEach(() => box.empty());
afterAll(() => box.remove());

/** The config of a place in the thread, for whom the server runs it. */
function inRun({ configurable = {} }: RunnableConfig) {
  return { configurable: { ...RUN.configurable, ...configurable } };
}

/** The configs of the thread as it was when these were its next nodes, the newest first. */
async function placesBefore(agent: Agent, node: string) {
  const places = [];
  for await (const { config, next } of agent.graph.getStateHistory(RUN))
    if (next.includes(node)) places.push(inRun(config));
  return places;
}

describe("a message", () => {
  it("is taken once, with retries of the call and a tool step", async () => {
    const store = memoryStore();
    const model = new ActingModel("fail", { calls: "send_email" }, "fail", { says: "Sent." });
    const others = [theirs(modelRetryMiddleware, { maxRetries: 2, initialDelayMs: 0, jitter: false })];
    const agent = agentOf({
      host: hostOver({}, store),
      model,
      tools: [box.tool],
      others,
      checkpointer: new MemorySaver(),
    });
    expect(await say(agent, "Send it, please.", "m1")).toBe("Sent.");
    expect(model.calls).toHaveLength(4);
    expect(box.sent()).toBe(1);
    expect(await turnsIn(store)).toEqual(["m1"]);
  });

  it("is taken once where its run failed and is resumed", async () => {
    const store = memoryStore();
    const model = new ActingModel("fail", { says: "Hi." });
    const agent = agentOf({ host: hostOver({}, store), model, checkpointer: new MemorySaver() });
    await expect(say(agent, "hello", "m1")).rejects.toThrow("overloaded");
    expect(shown(await agent.invoke(null, RUN))).toBe("Hi.");
    expect(await turnsIn(store)).toEqual(["m1"]);
  });

  it("gets its first answer where the log has it and the thread does not", async () => {
    const store = memoryStore();
    const checkpointer = new MemorySaver();
    // The process ends when the turn is in the log and its answer not yet in the thread.
    let isKilled = true;
    const killed = createMiddleware({
      name: "killed",
      beforeAgent: async () => {
        await hostOver({}, store).turn({ ...KEY, turn: "m1", text: "prohibit ale" });
        if (isKilled) throw new Error("killed");
      },
    });
    const agent = agentOf({ host: hostOver({}, store), checkpointer, others: [killed], isLast: true });
    await expect(say(agent, "prohibit ale", "m1")).rejects.toThrow("killed");
    isKilled = false;
    expect(shown(await agent.invoke(null, RUN))).toBe('Now prohibited: "ale".');
    expect(await turnsIn(store)).toEqual(["m1"]);
  });

  it.each([
    ["prohibit ale", 'Now prohibited: "ale".'],
    ["use podman instead of docker", 'Did you mean to use "podman" instead?'],
  ])("that is sent again (%s) is taken once, and has one reply in the thread", async (text, reply) => {
    const store = memoryStore();
    const agent = agentOf({ host: hostOver({}, store), checkpointer: new MemorySaver() });
    expect([await say(agent, text, "m1"), await say(agent, text, "m1")]).toEqual([reply, reply]);
    const { messages } = (await agent.graph.getState(RUN)).values;
    expect(messages).toHaveLength(2);
    expect(await turnsIn(store)).toEqual(["m1"]);
  });

  it("that is sent again after others steps nothing, and the run is one for the last message", async () => {
    const store = memoryStore();
    const model = new ActingModel({ says: "One." }, { says: "Two." });
    const agent = agentOf({ host: hostOver({}, store), model, checkpointer: new MemorySaver() });
    for (const [at, text] of ["prohibit ale", "remove policy ale", "hello"].entries()) await say(agent, text, `m${at}`);
    expect(await say(agent, "prohibit ale", "m0")).toBe("Two.");
    expect(model.calls.map(({ messages }) => messages.filter(({ type }) => type === "human").length)).toEqual([1, 1]);
    expect(await turnsIn(store)).toEqual(["m0", "m1", "m2"]);
    expect((await hostOver({}, store).view(KEY)).state.policies).toEqual({});
  });

  it("that went to the model goes to it once more where it is sent again, and is taken once", async () => {
    const store = memoryStore();
    const model = new ActingModel({ says: "One." }, { says: "Two." });
    const agent = agentOf({ host: hostOver({}, store), model, checkpointer: new MemorySaver() });
    expect([await say(agent, "hello", "m1"), await say(agent, "hello", "m1")]).toEqual(["One.", "Two."]);
    expect(await turnsIn(store)).toEqual(["m1"]);
  });

  it("without an id is told from the same words said again", async () => {
    const store = memoryStore();
    const agent = agentOf({ host: hostOver({}, store), checkpointer: new MemorySaver() });
    const texts = ["prohibit ale", "remove policy ale", "prohibit ale"];
    for (const text of texts) await say(agent, text);
    expect(await turnsIn(store)).toHaveLength(3);
    expect((await hostOver({}, store).view(KEY)).state.policies).toEqual({ ale: "prohibit" });
  });

  it("whose answer is generated again from its checkpoint is taken once", async () => {
    const store = memoryStore();
    const model = new ActingModel({ says: "One." }, { says: "Two." });
    const agent = agentOf({ host: hostOver({}, store), model, checkpointer: new MemorySaver() });
    await say(agent, "prohibit ale");
    expect(await say(agent, "hello")).toBe("One.");
    const [last, first] = await placesBefore(agent, "ContextCompiler.before_agent");
    expect(shown(await agent.invoke(null, last))).toBe("Two.");
    expect(shown(await agent.invoke(null, first))).toBe('Now prohibited: "ale".');
    expect(await turnsIn(store)).toHaveLength(2);
  });
});

describe("an edited message", () => {
  /** Sends three, then the second one with another text from where it was sent first. */
  async function edited(store: Store, onEdit: "refuse" | "rewind"): Promise<string> {
    const agent = agentOf({ host: hostOver({ onEdit }, store), checkpointer: new MemorySaver() });
    for (const [at, text] of ["prohibit ale", "prohibit beer", "prohibit cider"].entries())
      await say(agent, text, `m${at}`);
    const [, second] = await placesBefore(agent, "ContextCompiler.before_agent");
    const from = await agent.graph.updateState(second ?? {}, { messages: [user("prohibit mead", "m1")] }, "__start__");
    return shown(await agent.invoke(null, inRun(from)));
  }

  it("is refused, and changes nothing, where the host does not rewind", async () => {
    const store = memoryStore();
    expect(await edited(store, "refuse")).toMatch(/^This message was sent before with another text/);
    const all = { ale: "prohibit", beer: "prohibit", cider: "prohibit" };
    expect((await hostOver({}, store).view(KEY)).state.policies).toEqual(all);
  });

  it("undoes all that came since where it does", async () => {
    const store = memoryStore();
    expect(await edited(store, "rewind")).toBe('Now prohibited: "mead".');
    expect((await hostOver({}, store).view(KEY)).state.policies).toEqual({ ale: "prohibit", mead: "prohibit" });
  });
});

describe("a call that waits for the user's approval", () => {
  it.each([
    ["runs when it is approved", null, 1],
    ["is refused when it was banned meanwhile", "prohibit send_email", 0],
  ])("%s; its message is taken once", async (_what, ban, sent) => {
    const store = memoryStore();
    const host = hostOver({}, store);
    const others = [theirs(humanInTheLoopMiddleware, { interruptOn: { send_email: true } })];
    const model = new ActingModel({ calls: "send_email" }, { says: "Done." });
    const agent = agentOf({ host, model, tools: [box.tool], others, checkpointer: new MemorySaver() });
    await say(agent, "Send it.", "m1");
    expect([model.calls.length, box.sent()]).toEqual([1, 0]);
    if (ban !== null) await host.turn({ ...KEY, turn: "other tab", text: ban });
    const resumed = await agent.invoke(new Command({ resume: { decisions: [{ type: "approve" }] } }), RUN);
    expect(shown(resumed)).toBe("Done.");
    expect(box.sent()).toBe(sent);
    expect(await turnsIn(store)).toEqual(ban === null ? ["m1"] : ["m1", "other tab"]);
  });
});
