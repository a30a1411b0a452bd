import { describe, expect, test } from "vitest";
import { openConversation } from "../../src/conversation/index.js";
import { scripted } from "./models.js";

describe("talk", () => {
  test("a turn is sent and answered", async () => {
    const { model, requests } = scripted(["Hello.", "Fine."]);
    const conversation = await openConversation({ model, instructions: "Be brief." });
    expect(await conversation.talk("Hi")).toEqual({ kind: "answer", text: "Hello.", by: "model", finish: "stop" });
    expect(await conversation.talk("And you?")).toEqual({ kind: "answer", text: "Fine.", by: "model", finish: "stop" });
    expect(requests).toEqual([
      {
        prompt: [
          { role: "system", content: "Be brief." },
          { role: "user", content: [{ type: "text", text: "Hi" }] },
        ],
      },
      {
        prompt: [
          { role: "system", content: "Be brief." },
          { role: "user", content: [{ type: "text", text: "Hi" }] },
          { role: "assistant", content: [{ type: "text", text: "Hello." }] },
          { role: "user", content: [{ type: "text", text: "And you?" }] },
        ],
      },
    ]);
  });

  test("a rule stands in each request that follows, and a prohibited tool does not run", async () => {
    const { model, requests } = scripted(["Noted.", { calls: [["shell", {}]] }, "I may not."]);
    let ran = 0;
    const tools = { shell: { inputSchema: { type: "object" }, execute: () => ++ran } };
    const conversation = await openConversation({ model, tools });
    await conversation.talk("prohibit shell");
    expect(conversation.state.policies).toEqual({ shell: "prohibit" });
    expect(await conversation.talk("Run it.")).toMatchObject({ kind: "answer", text: "I may not." });
    expect(ran).toBe(0);
    expect(requests.map(({ tools: shown }) => shown)).toEqual([undefined, undefined, undefined]);
    expect(requests.map(({ prompt }) => prompt[0]?.role)).toEqual(["system", "system", "system"]);
    expect(requests[2]?.prompt.at(-1)).toMatchObject({
      role: "tool",
      content: [{ output: { type: "execution-denied" } }],
    });
  });

  test("an answer to a question that is no longer open is a conflict, and changes nothing", async () => {
    const { model } = scripted([]);
    const conversation = await openConversation({ model });
    await conversation.talk("use podman instead of docker");
    const answering = conversation.question?.sequence ?? -1;
    await conversation.log.step({ turn: "elsewhere", text: "no" });
    expect(await conversation.talk("yes", { answering })).toMatchObject({ kind: "conflict" });
    expect([conversation.question, conversation.state.policies]).toEqual([null, {}]);
  });

  test("a question of the engine is put to the user, and no model is called", async () => {
    const { model, requests } = scripted(["Done."]);
    const conversation = await openConversation({ model });
    const asked = await conversation.talk("use podman instead of docker");
    expect(asked).toMatchObject({ kind: "clarify" });
    expect(requests).toEqual([]);
    expect(await conversation.talk("yes")).toMatchObject({ kind: "answer" });
    expect(conversation.state.policies).toEqual({ podman: "use" });
  });

  test("a tool is run, and its result is sent back", async () => {
    const { model, requests } = scripted([{ calls: [["add", { a: 1, b: 2 }]] }, "3"]);
    const execute = ({ a, b }: { a: number; b: number }) => a + b;
    const tools = { add: { inputSchema: { type: "object" }, execute } };
    const conversation = await openConversation({ model, tools });
    expect(await conversation.talk("1 + 2?")).toMatchObject({ kind: "answer", text: "3" });
    expect(requests[1]?.prompt.slice(-2)).toEqual([
      {
        role: "assistant",
        content: [{ type: "tool-call", toolCallId: "c1-0", toolName: "add", input: { a: 1, b: 2 } }],
      },
      {
        role: "tool",
        content: [{ type: "tool-result", toolCallId: "c1-0", toolName: "add", output: { type: "json", value: 3 } }],
      },
    ]);
  });
});
