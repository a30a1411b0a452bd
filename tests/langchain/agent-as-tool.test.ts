/** An agent behind the gate, by each way that leads to it: itself, the graph that is a node of another, and a copy. */
import { MessagesAnnotation, START, StateGraph } from "@langchain/langgraph";
import { createAgent } from "langchain";
import { beforeEach, expect, it } from "vitest";
import { createGate, isRefused, viewOf } from "../../src/gate/index.js";
import { createEngine } from "../../src/index.js";
import { ActingModel } from "./stubs.js";

const INPUT = { messages: [{ role: "user", content: "Look this up." }] };

let model: ActingModel;
let engine: ReturnType<typeof createEngine>;

beforeEach(() => {
  model = new ActingModel({ says: "Found." });
  engine = createEngine();
});

function guardedAgent() {
  const researcher = createAgent({ name: "researcher", model, tools: [] });
  return createGate().guard({ researcher }, () => viewOf(engine)).researcher;
}

it("runs while nothing prohibits it", async () => {
  const agent = guardedAgent();
  for (const each of [agent, agent.withConfig({ recursionLimit: 10 })])
    expect((await each.invoke(INPUT)).messages.at(-1)?.text).toBe("Found.");
  const node = new StateGraph(MessagesAnnotation).addNode("research", agent.graph).addEdge(START, "research").compile();
  expect((await node.invoke(INPUT)).messages.at(-1)?.text).toBe("Found.");
  expect(model.calls).toHaveLength(3);
});

it("runs by no way under a ban, whenever its graph and its copy were taken", async () => {
  const agent = guardedAgent();
  const taken = [agent, agent.withConfig({ recursionLimit: 10 }), agent.graph];
  engine.step("prohibit researcher");
  taken.push(agent.withConfig({ recursionLimit: 10 }), agent.withConfig({ recursionLimit: 10 }).graph);
  for (const each of taken) expect(isRefused(await each.invoke(INPUT))).toBe(true);
  const node = new StateGraph(MessagesAnnotation).addNode("research", agent.graph).addEdge(START, "research").compile();
  await node.invoke(INPUT).catch(() => null);
  expect(model.calls).toEqual([]);
});

it("is drawn under a ban, which runs nothing", async () => {
  const agent = guardedAgent();
  engine.step("prohibit researcher");
  expect(await agent.drawMermaid()).toContain("graph TD");
});
