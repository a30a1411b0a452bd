/** Summaries of the thread that another middleware makes: what the host settled is in none of them. */
import { MemorySaver } from "@langchain/langgraph";
import { type AnyAgentMiddleware, type BaseMessage, createMiddleware, summarizationMiddleware } from "langchain";
import { describe, expect, it } from "vitest";
import { withoutSettled } from "../../src/langchain/index.js";
import { hostOver } from "../host/talk.js";
import { ActingModel } from "./stubs.js";
import { agentOf, RUN, say, theirs } from "./talk.js";

const LIFTED = ["Plan a meal.", "prohibit ale", "show state", "undo", "use oats instead of milk", "no", "And a drink?"];

/** What the model that makes summaries is asked where a rule was set and lifted, and the thread behind it. */
async function summedUp(wrap: (middleware: AnyAgentMiddleware) => AnyAgentMiddleware, isLast: boolean) {
  const writer = new ActingModel({ says: "A meal was planned." });
  const summary = theirs(summarizationMiddleware, { model: writer, trigger: { messages: 5 }, keep: { messages: 1 } });
  const host = hostOver({ commands: true });
  const agent = agentOf({ host, others: [wrap(summary)], isLast, checkpointer: new MemorySaver() });
  for (const text of LIFTED) await say(agent, text);
  const { messages } = await agent.invoke({ messages: [{ role: "user", content: "Go on." }] }, RUN);
  const asked = writer.calls.flatMap((call) => call.messages.map(({ text }) => text)).join("\n");
  return { asked, thread: messages.map(({ text }) => text) };
}

describe.each([false, true])("with the rules behind the summaries: %j", (isLast) => {
  it("a summary is made of what was said to the model, and of no rule that was lifted", async () => {
    const { asked, thread } = await summedUp(withoutSettled, isLast);
    expect(asked).toContain("Plan a meal.");
    expect(asked).not.toMatch(/ale|oats/);
    expect(thread[0]).toContain("A meal was planned.");
    expect(thread.slice(1)).toEqual(["Go on.", "Hello."]);
  });

  it("is made of the rule too where it is not so wrapped", async () => {
    expect((await summedUp((middleware) => middleware, isLast)).asked).toContain("prohibit ale");
  });
});

describe("a middleware that is wrapped", () => {
  it("keeps its name, its other hooks, and where its hook may jump to", async () => {
    const read: string[][] = [];
    const hook = ({ messages }: { messages: BaseMessage[] }) => {
      read.push(messages.map(({ text }) => text));
      return { jumpTo: "end" as const };
    };
    const hooks = { name: "Ends", beforeModel: { canJumpTo: ["end" as const], hook } };
    const ends = createMiddleware({ ...hooks, beforeAgent: () => undefined });
    const wrapped = withoutSettled(ends);
    expect([wrapped.name, wrapped.beforeAgent]).toEqual(["Ends", ends.beforeAgent]);
    const model = new ActingModel();
    const agent = agentOf({ host: hostOver(), model, others: [wrapped], checkpointer: new MemorySaver() });
    await say(agent, "prohibit ale");
    expect(await say(agent, "Hello?")).toBe("Hello?");
    expect([model.calls, read]).toEqual([[], [["Hello?"]]]);
  });

  it.each([undefined, {}, createMiddleware({ name: "Idle" })])("is one that reads before the model: %j", (given) => {
    expect(() => Reflect.apply(withoutSettled, undefined, [given])).toThrow(/takes a middleware with beforeModel/);
  });
});
