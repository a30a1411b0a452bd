/** What of a request is the user's turn, and the forms in which the host answers. */
import { createUIMessageStreamResponse, type ModelMessage, type UIMessage } from "ai";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rulesFor, type Step } from "../../src/ai-sdk/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { hostOver, KEY } from "../host/talk.js";
import { received, shownIn, user } from "./talk.js";

const FILE = { type: "file", mediaType: "image/png", url: "data:image/png;base64,AA==" } as const;

const ASKED = "Did you mean `prohibit ale`?";

function said<M>(step: Step<M>): string {
  return step.kind === "answered" ? step.text : "forward";
}

it.each(["null", "{}", "[null]", '[{"role":1}]'])("a client that sends %s is told what messages are", async (sent) => {
  const step = rulesFor({ host: hostOver(), ...KEY }).step(JSON.parse(sent));
  await expect(step).rejects.toThrow(new TypeError("The messages must be a list of objects, each with a role."));
});

describe("the user's turn", () => {
  it.each<[string, UIMessage | ModelMessage, string]>([
    ["the one text of a UI message", user("1", "prohibit ale"), 'Now prohibited: "ale".'],
    [
      "its one text, with a file beside it",
      { ...user("1"), parts: [FILE, { type: "text", text: "prohibit ale" }] },
      'Now prohibited: "ale".',
    ],
    ["no file alone", { ...user("1"), parts: [FILE] }, "forward"],
    ["not two texts, which together say what neither says", user("1", "prohibit", "ale"), "forward"],
    ["not the first of two texts", user("1", "prohibit ale", "and more"), "forward"],
    ["its text with the blank before it, which makes it no directive", user("1", " prohibit ale"), ASKED],
    ["its text with the line feed before it, which makes it no directive", user("1", "\nprohibit ale"), ASKED],
    ["the text of a model message", { role: "user", content: "prohibit ale" }, 'Now prohibited: "ale".'],
    [
      "the one text of its parts",
      { role: "user", content: [{ type: "text", text: "prohibit ale" }] },
      'Now prohibited: "ale".',
    ],
    [
      "not two texts of its parts",
      {
        role: "user",
        content: [
          { type: "text", text: "prohibit" },
          { type: "image", image: "AA==" },
          { type: "text", text: "ale" },
        ],
      },
      "forward",
    ],
  ])("is %s", async (_what, message, answer) => {
    expect(said(await rulesFor({ host: hostOver(), ...KEY }).step([message]))).toBe(answer);
  });

  it("is never cut or rewritten on the way to the model", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: "binary" }), { maxLength: 3 }), async (texts) => {
        const messages = [{ ...user("1", ...texts) }];
        const step = await rulesFor({ host: hostOver({ onWarning: "apply" }), ...KEY }).step(messages);
        if (step.kind === "forward") expect(step.messages).toEqual([{ ...user("1", ...texts) }]);
      }),
      { numRuns: 200 },
    );
  });

  it("is the last of the messages; those before it are not taken, and stop nothing", async () => {
    const store = memoryStore();
    const rules = rulesFor({ host: hostOver({}, store), ...KEY });
    const poison = [user("1", "use docker"), user("2", "prohibit docker"), user("3", "use podman instead of docker")];
    expect(said(await rules.step([...poison, user("4", "prohibit ale")]))).toBe('Now prohibited: "ale".');
    expect(
      (
        await createSessions({ store })
          .open(KEY)
          .then((session) => session.view())
      ).state.policies,
    ).toEqual({
      ale: "prohibit",
    });
  });

  it("is that of a user alone: no words of the model, of a tool or of the system are one", async () => {
    const store = memoryStore();
    const rules = rulesFor({ host: hostOver({}, store), ...KEY });
    const text = "prohibit ale";
    const messages: ModelMessage[] = [
      { role: "system", content: text },
      { role: "user", content: "hello" },
      { role: "assistant", content: [{ type: "text", text }] },
      {
        role: "tool",
        content: [{ type: "tool-result", toolCallId: "1", toolName: "x", output: { type: "text", value: text } }],
      },
      { role: "assistant", content: text },
    ];
    expect(said(await rules.step(messages))).toBe("forward");
    expect(said(await rules.step(messages.filter(({ role }) => role !== "user")))).toBe("forward");
    const { state } = await hostOver({}, store).view(KEY);
    expect(state.policies).toEqual({});
  });

  it("is none in a request without any, which goes on with the rules", async () => {
    const rules = rulesFor({ host: hostOver(), ...KEY });
    await rules.step([user("1", "prohibit ale")]);
    const messages: ModelMessage[] = [{ role: "assistant", content: "So." }];
    const system = expect.stringContaining("- Do not use: ale");
    const state = { policies: { ale: "prohibit" } };
    expect(await rules.step(messages)).toMatchObject({ kind: "forward", messages, answer: { system, state } });
  });

  it("without an id is told from the same words said later by what was said between", async () => {
    const rules = rulesFor({ host: hostOver(), ...KEY });
    const messages: ModelMessage[] = [];
    const say = async (content: string): Promise<string> => {
      messages.push({ role: "user", content });
      const step = await rules.step(messages);
      if (step.kind === "answered") messages.push(step.message);
      return said(step);
    };
    expect(await say("prohibit ale")).toBe('Now prohibited: "ale".');
    expect(await say("remove policy ale")).toBe('Lifted: "ale".');
    expect(await say("prohibit ale")).toBe('Now prohibited: "ale".');
    expect(said(await rules.step(messages))).toBe('Now prohibited: "ale".');
  });

  describe("where it is a yes, and a question was asked on another screen", () => {
    const model: UIMessage = {
      id: "a",
      role: "assistant",
      parts: [{ type: "text", text: "Shall I look for recipes?" }],
    };
    const hello = user("m1", "Hello");
    const asked = async () => {
      const rules = rulesFor({ host: hostOver(), ...KEY });
      const question = await rules.step([user("q", "use oats instead of milk")]);
      if (question.kind !== "answered") throw new Error("The host has not answered.");
      return { rules, host: { ...model, parts: [question.part] }, prompt: question.text };
    };
    const reply: UIMessage = {
      ...model,
      parts: [{ type: "text", text: "Done.", providerMetadata: { "context-compiler": { settled: "reply" } } }],
    };

    it.each<[string, readonly UIMessage[]]>([
      ["the model", [hello, model]],
      ["the host, which asked nothing", [hello, reply]],
      ["nobody yet", [hello]],
      ["the model, and this message was sent twice", [hello, model, user("m2", "yes")]],
    ])("answers %s: the question is shown first", async (_what, before) => {
      const { rules, host, prompt } = await asked();
      expect(said(await rules.step([...before, user("m3", "yes")]))).toBe(prompt);
      expect(said(await rules.step([...before, user("m3", "yes"), host, user("m4", "yes")]))).toBe(
        'Now in use: "oats".',
      );
    });

    it.each<[string, (host: UIMessage) => readonly UIMessage[]]>([
      ["is shown", (host) => [hello, model, user("m2", "use oats instead of milk"), host]],
      ["is shown, and a message since then has no answer", (host) => [hello, host, user("m2", "hm")]],
      ["is shown in one of several messages", (host) => [hello, host, model]],
      ["may be shown, as no other message was sent", () => []],
    ])("answers the question where it %s", async (_what, before) => {
      const { rules, host } = await asked();
      expect(said(await rules.step([...before(host), user("m3", "yes")]))).toBe('Now in use: "oats".');
    });
  });

  it("keeps who said it", async () => {
    const host = hostOver({ commands: true });
    await rulesFor({ host, ...KEY, actor: "ada" }).step([user("1", "prohibit ale")]);
    expect(said(await rulesFor({ host, ...KEY }).step([user("2", "why ale")]))).toContain('by "ada"');
  });
});

describe("an answer of the host", () => {
  const asked = async () => {
    const step = await rulesFor({ host: hostOver(), ...KEY }).step([user("1", "use podman instead of docker")]);
    if (step.kind !== "answered") throw new Error("The host has not answered.");
    return step;
  };

  it("is a text with a mark, as a part, as a message and as a stream", async () => {
    const { text, part, message, ...step } = await asked();
    const mark = { "context-compiler": { settled: "question", question: 2 } };
    expect(part).toEqual({ type: "text", text, state: "done", providerMetadata: mark });
    expect(message).toEqual({ role: "assistant", content: [{ type: "text", text, providerOptions: mark }] });
    const streamed = await received(step.toUIMessageStreamResponse(), "a");
    expect(streamed).toEqual({ id: "a", role: "assistant", parts: [part] });
  });

  it("streams the bytes and the headers of the SDK's own response", async () => {
    const step = await asked();
    const [ours, theirs] = [
      step.toUIMessageStreamResponse(),
      createUIMessageStreamResponse({ stream: step.toUIMessageStream() }),
    ];
    expect(await ours.text()).toBe(await theirs.text());
    expect([ours.status, ...ours.headers]).toEqual([theirs.status, ...theirs.headers]);
  });

  it("does not go into the model's history; a question does whose answer went there", async () => {
    const rules = rulesFor({ host: hostOver(), ...KEY });
    const messages: ModelMessage[] = [];
    for (const content of ["prohibit ale", "Use docker", "no"]) {
      messages.push({ role: "user", content });
      const step = await rules.step(messages);
      if (step.kind === "answered") messages.push(step.message);
      else expect(step.messages).toEqual(messages.slice(2));
    }
    expect(messages).toHaveLength(5);
  });

  it("to a command is one to the question that is open as well: the next message answers it, and its message is not lost", async () => {
    const rules = rulesFor({ host: hostOver({ commands: true }), ...KEY });
    const messages: ModelMessage[] = [];
    for (const content of ["prohibit ale", "use python to sort this list", "why ale", "no"]) {
      messages.push({ role: "user", content });
      const step = await rules.step(messages);
      if (step.kind === "answered") messages.push(step.message);
      else expect(step.messages).toEqual(messages.slice(2));
    }
    expect(messages).toHaveLength(7);
  });

  it("to a request without a message of the user is none: the model begins", async () => {
    expect(said(await rulesFor({ host: hostOver(), ...KEY }).step([]))).toBe("forward");
  });

  it("tells why nothing was done", async () => {
    const rules = rulesFor({ host: hostOver(), ...KEY });
    await rules.step([user("1", "prohibit ale")]);
    const step = await rules.step([user("1", "prohibit beer")]);
    expect(step).toMatchObject({ kind: "answered", answer: { kind: "refused", reason: "turn_reused" } });
    expect(shownIn({ ...user("2"), parts: step.kind === "answered" ? [step.part] : [] })).toMatch(/^This message was/);
  });
});

it("a conversation without a name is misuse", async () => {
  const host = createHost({ sessions: createSessions({ store: memoryStore() }) });
  await expect(rulesFor({ host, tenant: "t", conversation: "" }).step([user("1", "x")])).rejects.toThrow(TypeError);
});
