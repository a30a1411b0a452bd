/** The rules beside other middleware: what may stand on either side of them, and what has one place. */
import { MemorySaver } from "@langchain/langgraph";
import {
  type AnyAgentMiddleware,
  createMiddleware,
  dynamicSystemPromptMiddleware,
  HumanMessage,
  ToolMessage,
  todoListMiddleware,
} from "langchain";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createGate } from "../../src/gate/index.js";
import { hostOver, KEY } from "../host/talk.js";
import { mailbox } from "./mailbox.js";
import { ActingModel, pagesOf, toolsOf } from "./stubs.js";
import { agentOf, say, theirs } from "./talk.js";

const LINES = ["The user has set these rules. They hold until the user changes them.", "- Do not use: send_email"];
const box = mailbox();
beforeEach(() => box.empty());
afterAll(() => box.remove());

/** Has the tool banned, and says something to the model. */
async function given(other: AnyAgentMiddleware, isLast: boolean, model = new ActingModel()) {
  const host = hostOver();
  await host.turn({ ...KEY, turn: "m0", text: "prohibit send_email" });
  const agent = agentOf({
    ...{ host, model, tools: [box.tool], others: [other], isLast },
    ...{ checkpointer: new MemorySaver(), systemPrompt: "Be kind." },
  });
  await say(agent, "Write to ada.", "m1");
  const [lines = []] = pagesOf(model).map((texts) => texts.join("").split("\n"));
  return { lines, tools: toolsOf(model)[0], messages: model.calls[0]?.messages.map(({ text }) => text) };
}

describe.each([
  ["before", true],
  ["behind", false],
])("one that stands %s the rules", (_where, isLast) => {
  it.each<[string, AnyAgentMiddleware, string]>([
    ["a prompt of the moment", dynamicSystemPromptMiddleware(() => "Be brief."), "Be brief."],
    ["a list of what is to be done", theirs(todoListMiddleware, {}), "## `write_todos`"],
  ])("may join %s: each rule is a line of its own", async (_what, other, text) => {
    const { lines } = await given(other, isLast);
    for (const line of LINES) expect(lines).toContain(line);
    expect(lines.join("\n")).toContain(text);
  });
});

describe("one that puts something else in the place of what it is given", () => {
  it.each([
    ["has the page behind its prompt where it stands before the rules", true, ["Be terse.", "", ...LINES, "", ""]],
    ["takes the page out where it stands behind them, as is documented", false, ["Be terse."]],
  ])("%s", async (_what, isLast, lines) => {
    const terse = createMiddleware({
      name: "terse",
      wrapModelCall: (request, handler) => handler({ ...request, systemPrompt: "Be terse." }),
    });
    expect((await given(terse, isLast)).lines).toEqual(lines);
  });

  it("gives no prohibited tool where it stands before the rules", async () => {
    const all = createMiddleware({
      name: "all",
      wrapModelCall: (request, handler) =>
        handler({ ...request, tools: [box.tool], messages: [new HumanMessage("Well?")] }),
    });
    expect(await given(all, true)).toMatchObject({ tools: [], messages: [expect.stringMatching(/^Be kind/), "Well?"] });
  });
});

describe("a call of a tool", () => {
  it.each<[string, string, { readonly name?: string; readonly tool?: ReturnType<typeof box.named> }]>([
    ["another tool under its name", "mail", { name: "send_email", tool: box.tool }],
    ["another tool under the name that the model gave", "mail", { tool: box.tool }],
    ["the same tool under another name", "send_email", { name: "mail" }],
    ["a tool of another name under the name that the model gave", "send_email", { tool: box.named("post") }],
  ])("of which another one makes %s is refused where that stands before the rules", async (_what, calls, made) => {
    const { name, ...tool } = made;
    const changes = createMiddleware({
      name: "changes",
      wrapToolCall: (request, handler) =>
        handler({ ...request, toolCall: { ...request.toolCall, ...(name === undefined ? {} : { name }) }, ...tool }),
    });
    await given(changes, true, new ActingModel({ calls }, { says: "I cannot." }));
    expect(box.sent()).toBe(0);
  });

  it("of which another one makes a tool that is not listed is refused where only listed ones may run", async () => {
    const gate = createGate({ covers: { mail: {} }, unlisted: "refuse" });
    const changes = createMiddleware({
      name: "changes",
      wrapToolCall: (request, handler) => handler({ ...request, tool: box.tool }),
    });
    const model = new ActingModel({ calls: "mail" }, { says: "I cannot." });
    const agent = agentOf({ host: hostOver(), gate, model, tools: [box.tool], others: [changes], isLast: true });
    await say(agent, "Write to ada.", "m1");
    expect(box.sent()).toBe(0);
  });

  it("is refused before another one runs it by itself, where that stands behind the rules", async () => {
    const runs = createMiddleware({
      name: "runs",
      wrapToolCall: async ({ toolCall }) => {
        const content = await box.tool.invoke({ to: "ada" });
        return new ToolMessage({ content, tool_call_id: toolCall.id ?? "" });
      },
    });
    await given(runs, false, new ActingModel({ calls: "send_email" }, { says: "I cannot." }));
    expect(box.sent()).toBe(0);
  });
});
