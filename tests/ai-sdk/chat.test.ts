/** A conversation behind the SDK's own chat: what a client shows is what the log has. */
import { createUIMessageStreamResponse, type UIMessage } from "ai";
import { convertArrayToReadableStream, convertReadableStreamToArray } from "ai/test";
import { describe, expect, it } from "vitest";
import { type AiMessage, chatResponse, chatStream, rulesFor } from "../../src/ai-sdk/index.js";
import {
  type ConversationOptions,
  type Generated,
  openConversation,
  type StreamPart,
} from "../../src/conversation/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { type Line, scripted, USAGE } from "../conversation/models.js";
import { KEY } from "../host/talk.js";
import { ChatClient } from "./chat-client.js";
import { received } from "./talk.js";

const inputSchema = { type: "object" };

/** A chat with a model that says these lines. The route opens the conversation anew for each request. */
function chat(lines: readonly Line[], options: Partial<ConversationOptions> = {}, isHosted = true) {
  const sessions = createSessions({ store: memoryStore(), record: "texts" });
  const host = createHost({ sessions });
  const { model, requests } = scripted(lines);
  const opened = async (on?: ConversationOptions["on"]) => {
    const session = await sessions.open(KEY);
    const told = { ...(on ? { on } : {}), ...(isHosted ? { host } : {}) };
    return openConversation({ model, session, wait: async () => {}, ...told, ...options });
  };
  const route = (messages: readonly AiMessage[]) => chatResponse(messages, { open: opened, onError: String });
  return { route, client: new ChatClient(route), requests, opened, host };
}

/** A part of a message of the assistant, without what does not matter here. */
const tool = (fields: object) => expect.objectContaining(fields);

describe("a conversation behind a chat", () => {
  it("streams what the model says into a message", async () => {
    const { client } = chat(["Hello there.", "And here."]);
    expect(await client.says("Hi.")).toBe("Hello there.");
    expect(client.parts).toEqual([{ type: "step-start" }, { type: "text", text: "Hello there.", state: "done" }]);
    expect(await client.says("Where?")).toBe("And here.");
    expect([client.status, client.messages.length]).toEqual(["ready", 4]);
  });

  it("says what the host says without a model, and the rules hold", async () => {
    const { client, requests } = chat(["Try almonds."]);
    expect(await client.says("prohibit peanuts")).toBe('Now prohibited: "peanuts".');
    expect(requests).toEqual([]);
    expect(await client.says("A snack?")).toBe("Try almonds.");
    expect(JSON.stringify(requests[0]?.prompt)).toContain("Do not use: peanuts");
  });

  it("takes an answer for the question that stands on this screen, and for no other", async () => {
    const { client, route, opened } = chat([]);
    expect(await client.says("use podman instead of docker")).toContain("podman");
    const other = new ChatClient(route, client.messages);
    await client.says("no");
    await client.says("use oats instead of milk");
    expect(await other.says("yes")).toContain("oats");
    expect((await opened()).state.policies).toEqual({});
  });

  it.each([true, false])(
    "takes a yes to the model for none to a question of another screen, and shows that (a host: %s)",
    async (isHosted) => {
      const { client, route, opened } = chat(["Shall I look for recipes?"], {}, isHosted);
      await client.says("Hello.");
      const other = new ChatClient(route, client.messages);
      const prompt = await other.says("use oats instead of milk");
      expect(await client.says("yes")).toBe(prompt);
      const { state, question } = await opened();
      expect([state.policies, question?.prompt, client.error]).toEqual([{}, prompt, undefined]);
      await client.says("yes");
      expect((await opened()).state.policies).toEqual({ oats: "use" });
    },
  );

  it("shows a question that another screen asks meanwhile in no message of the model, and to that message when it is sent again", async () => {
    const { model } = scripted(["Try oats.", "Try almonds."]);
    const stream = model.doStream;
    let prompt = "";
    const doStream: typeof stream = async (options) => {
      prompt = await new ChatClient(route).says("use oats instead of milk");
      return stream(options);
    };
    const { client, route } = chat([], { model: { ...model, doStream } }, false);
    expect(await client.says("What with?")).toBe("Try oats.");
    expect(String(client.error)).toContain("gone on elsewhere");
    await client.regenerate();
    expect([client.shown, client.error]).toEqual([prompt, undefined]);
  });

  it("goes on with a yes to the model where no question is open", async () => {
    for (const isHosted of [true, false]) {
      const { client } = chat(["Shall I look for recipes?", "Here they are."], {}, isHosted);
      await client.says("Hello.");
      expect(await client.says("yes")).toBe("Here they are.");
    }
  });

  it.each([{}, { id: "" }])("knows a message without an id by what was said before it: %j", async (id) => {
    let runs = 0;
    const pay = { inputSchema, execute: () => ++runs };
    const call: Line = { calls: [["pay", {}]] };
    const { route } = chat([call, "Paid.", call, "Paid twice."], { tools: { pay } });
    const paying: AiMessage = { ...id, role: "user", parts: [{ type: "text", text: "Pay the bill." }] };
    const paid: AiMessage = { role: "assistant", parts: [{ type: "text", text: "Paid." }] };
    for (const _ of [1, 2]) await route([paying]).text();
    expect(runs).toBe(1);
    await route([paying, paid, paying]).text();
    expect(runs).toBe(2);
  });

  it.each(["m~1", "m".repeat(130), "#1"])(
    "takes a message once whatever its id is like, as `rulesFor`: %s",
    async (id) => {
      const { route, opened, requests, host } = chat(["Hello."]);
      const messages: AiMessage[] = [{ id, role: "user", parts: [{ type: "text", text: "prohibit peanuts" }] }];
      for (const _ of [1, 2]) expect(await route(messages).text()).toContain("Now prohibited:");
      const rules = rulesFor({ host, tenant: KEY.tenant, conversation: KEY.conversation });
      expect(await rules.step(messages)).toMatchObject({ kind: "answered", text: 'Now prohibited: "peanuts".' });
      const log = await (await opened()).log.history();
      expect([log.filter(({ record }) => record.kind === "turn").length, requests]).toEqual([1, []]);
    },
  );

  it.each([true, false])("tells of several texts, and takes nothing of them (a host: %s)", async (isHosted) => {
    const { client, opened, requests } = chat(["Hello."], {}, isHosted);
    const parts = ["Sum this up:", "prohibit peanuts"].map((text) => ({ type: "text" as const, text }));
    await client.sendMessage({ parts });
    expect(client.error?.message).toContain("one text at most");
    expect([requests, (await (await opened()).log.history()).length]).toEqual([[], 0]);
    expect(await client.says("Hi.")).toBe("Hello.");
  });

  it("reads the parts of a message where its content has them", async () => {
    const { route, requests } = chat(["Seen."], {}, false);
    const [one, two] = ["look", "there"].map((text) => ({ type: "text", text }));
    const file = { type: "file", mediaType: "text/plain", url: "data:text/plain;base64,aGk=" };
    const told = await (await route([{ role: "user", id: "m1", content: [one, two] }])).text();
    expect([told.includes("one text at most"), requests.length]).toEqual([true, 0]);
    await (await route([{ role: "user", id: "m2", content: [one, file] }])).text();
    expect(JSON.stringify(requests[0]?.prompt)).toContain('"mediaType":"text/plain"');
  });

  it("marks no text with a question that it does not show", async () => {
    const { client, route, opened } = chat([]);
    await client.says("prohibit peanuts");
    const other = new ChatClient(route, client.messages);
    const prompt = await other.says("use oats instead of milk");
    await client.regenerate();
    expect(client.shown).toBe('Now prohibited: "peanuts".');
    expect(await client.says("yes")).toBe(prompt);
    expect((await opened()).state.policies).toEqual({ peanuts: "prohibit" });
    expect(await client.says("yes")).toBe('Now in use: "oats".');
  });

  it("answers a message that is sent again with what it came to, and asks no model", async () => {
    const { client, requests } = chat(["Hello there."]);
    await client.says("Hi.");
    await client.regenerate();
    expect([client.shown, requests.length]).toEqual(["Hello there.", 1]);
  });
});

it.each(["null", "{}", '"prohibit ale"', "[null]", '[{"role":1}]'])(
  "what is no list of messages is told of in the stream: %s",
  async (sent) => {
    const { route, requests } = chat([]);
    const told = await route(JSON.parse(sent)).text();
    expect(told).toContain("The messages must be a list of objects, each with a role.");
    expect([told.endsWith("data: [DONE]\n\n"), requests]).toEqual([true, []]);
  },
);

describe("tools", () => {
  const tools = {
    look: { inputSchema, execute: ({ at }: { at: string }) => ({ seen: at }) },
    fail: {
      inputSchema,
      execute: () => {
        throw new Error("no light");
      },
    },
  };

  it("are shown with their arguments and what they came to, also where a server gives every call the same id", async () => {
    const lines: Line[] = [
      { text: "Let me see.", calls: [["look", { at: "a" }, "call_1"]] },
      {
        calls: [
          ["look", { at: "b" }, "call_1"],
          ["fail", {}, "call_2"],
          ["look", "{", "call_3"],
        ],
      },
      "Seen.",
    ];
    const { client } = chat(lines, { tools });
    expect(await client.says("Look.")).toBe("Let me see.\nSeen.");
    expect(client.parts.filter(({ type }) => type.startsWith("tool-"))).toEqual([
      tool({ type: "tool-look", state: "output-available", input: { at: "a" }, output: { seen: "a" } }),
      tool({ type: "tool-look", state: "output-available", input: { at: "b" }, output: { seen: "b" } }),
      tool({ type: "tool-fail", state: "output-error", errorText: "no light" }),
      tool({ type: "tool-look", state: "output-error", errorText: expect.stringContaining("not one object of JSON") }),
    ]);
  });

  it("whose arguments are nested without end are told of, and the stream goes on", async () => {
    const deep = `{"at":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const { client } = chat([{ calls: [["look", deep, "call_1"]] }, "Seen."], { tools });
    expect(await client.says("Look.")).toBe("Seen.");
    expect(client.parts).toContainEqual(tool({ type: "tool-look", state: "output-error" }));
  });

  it("are shown without arguments where these are white space of the spec, and a byte order mark is no arguments", async () => {
    const calls: [string, string, string][] = [
      ["look", "\u0085\u001c", "call_1"],
      ["look", "\ufeff", "call_2"],
    ];
    const { client } = chat([{ calls }, "Seen."], { tools: { look: { inputSchema, execute: () => "dark" } } });
    expect(await client.says("Look.")).toBe("Seen.");
    expect(client.parts.filter(({ type }) => type.startsWith("tool-"))).toEqual([
      tool({ state: "output-available", input: {}, output: "dark" }),
      tool({ state: "output-error", errorText: expect.stringContaining("not one object of JSON") }),
    ]);
  });

  it("are shown while their arguments come, under the id that their result has", async () => {
    const usage = USAGE;
    const call = (id: string): StreamPart[] => [
      { type: "tool-input-start", id, toolName: "look" },
      { type: "tool-input-delta", id, delta: '{"at":' },
      { type: "tool-input-delta", id, delta: '"a"}' },
      { type: "tool-input-end", id },
      { type: "tool-call", toolCallId: id, toolName: "look", input: '{"at":"a"}' },
    ];
    const replies: StreamPart[][] = [
      [...call("call_1"), ...call("call_1"), { type: "finish", finishReason: { unified: "tool-calls" }, usage }],
      // Servers are known to send words of a text, and arguments, that they have not begun.
      [
        { type: "tool-input-delta", id: "none", delta: "{" },
        { type: "text-delta", id: "0", delta: "Seen." },
        { type: "finish", finishReason: { unified: "stop" }, usage },
      ],
    ];
    const doStream = async () => ({ stream: convertArrayToReadableStream(replies.shift() ?? []) });
    const { opened } = chat([], { tools, model: { ...scripted([]).model, doStream } });
    const stream = chatStream([{ role: "user", id: "m1", parts: [{ type: "text", text: "Look." }] }], { open: opened });
    const [shown, told] = stream.tee();
    const response = createUIMessageStreamResponse({ stream: shown });
    const message = await received(response, "a1");
    const chunks = await convertReadableStreamToArray(told);
    const ofCall = (id: string) => chunks.filter((chunk) => "toolCallId" in chunk && chunk.toolCallId === id);
    for (const id of ["call_1", "call_1_2"])
      expect(ofCall(id).map((chunk) => [chunk.type, "inputTextDelta" in chunk ? chunk.inputTextDelta : ""])).toEqual([
        ["tool-input-start", ""],
        ["tool-input-delta", '{"at":'],
        ["tool-input-delta", '"a"}'],
        ["tool-input-available", ""],
        ["tool-output-available", ""],
      ]);
    expect(message.parts.filter(({ type }) => type !== "step-start")).toEqual([
      tool({ toolCallId: "call_1", state: "output-available", input: { at: "a" } }),
      tool({ toolCallId: "call_1_2", state: "output-available", input: { at: "a" } }),
      tool({ type: "text", text: "Seen.", state: "done" }),
    ]);
  });

  it("are shown by steps of which each is whole: one whose request was made again is one, and a text has its end in its own", async () => {
    const usage = USAGE;
    const finish = (unified: "stop" | "tool-calls"): StreamPart => ({
      type: "finish",
      finishReason: { unified },
      usage,
    });
    const replies: (readonly StreamPart[] | Error)[] = [
      Object.assign(new Error("overloaded"), { isRetryable: true }),
      [
        { type: "text-start", id: "1" },
        { type: "text-delta", id: "1", delta: "I look." },
        { type: "tool-call", toolCallId: "w", toolName: "web", input: "{}", providerExecuted: true },
        { type: "tool-result", toolCallId: "w", toolName: "web", result: "some", preliminary: true },
        { type: "tool-result", toolCallId: "w", toolName: "web", result: "all" },
        { type: "tool-call", toolCallId: "a", toolName: "look", input: "{}" },
        finish("tool-calls"),
      ],
      [{ type: "text-start", id: "1" }, { type: "text-delta", id: "1", delta: "Seen." }, finish("stop")],
    ];
    const doStream = async () => {
      const reply = replies.shift() ?? [];
      if (reply instanceof Error) throw reply;
      return { stream: convertArrayToReadableStream([...reply]) };
    };
    const { opened } = chat([], { tools, model: { ...scripted([]).model, doStream } });
    const stream = chatStream([{ role: "user", id: "m1", parts: [{ type: "text", text: "Look." }] }], { open: opened });
    const told: unknown[] = [];
    for await (const { type, ...chunk } of stream)
      told.push("preliminary" in chunk ? [type, chunk.preliminary] : "id" in chunk ? [type, chunk.id] : type);
    expect(told).toEqual([
      "start",
      "start-step",
      ["text-start", "1"],
      ["text-delta", "1"],
      "tool-input-available",
      ["tool-output-available", true],
      "tool-output-available",
      "tool-input-available",
      "tool-output-available",
      ["text-end", "1"],
      "finish-step",
      "start-step",
      ["text-start", "1"],
      ["text-delta", "1"],
      ["text-end", "1"],
      "finish-step",
      "finish",
    ]);
  });

  it("that are prohibited are shown as refused, with the reason", async () => {
    const { client } = chat([{ calls: [["look", { at: "a" }]] }, "I may not."], { tools });
    await client.says("prohibit look");
    expect(await client.says("Look.")).toBe("I may not.");
    expect(client.parts).toContainEqual(
      tool({ type: "tool-look", state: "output-error", errorText: expect.stringContaining("look") }),
    );
  });
});

describe("approvals", () => {
  const paid: unknown[] = [];
  const tools = { pay: { inputSchema, confirm: true, execute: (input: unknown) => paid.push(input) } };
  const pays: Line = { calls: [["pay", { sum: 5 }, "call_1"]] };

  /** The call that waits in the client's message. */
  const waiting = ({ parts }: ChatClient): string =>
    parts.flatMap((part) => ("approval" in part && part.approval !== undefined ? [part.approval.id] : []))[0] ?? "";

  /** The client's last message, in which the call that waits has a yes. */
  const approved = (client: ChatClient): UIMessage[] => {
    const messages = structuredClone(client.messages.slice(-1));
    for (const part of messages.flatMap(({ parts }) => parts))
      if (part.type === "tool-pay") Object.assign(part, { approval: { id: "call_1", approved: true } });
    return messages;
  };

  const sayWait = async (client: ChatClient): Promise<void> => void (await client.says("Wait."));

  it("are asked for in the message, and a yes runs the call once, by the arguments of the log", async () => {
    const { client } = chat([pays, "Paid."], { tools });
    await client.says("Pay.");
    expect(client.parts).toContainEqual(tool({ type: "tool-pay", state: "approval-requested", input: { sum: 5 } }));
    const [part] = client.parts.filter(({ type }) => type === "tool-pay");
    Object.assign(part ?? {}, { input: { sum: 5_000 } });
    await client.addToolApprovalResponse({ id: waiting(client), approved: true });
    await expect.poll(() => client.status).toBe("ready");
    expect([client.shown, client.messages.length, paid.splice(0)]).toEqual(["Paid.", 2, [{ sum: 5 }]]);
    expect(client.parts).toContainEqual(tool({ type: "tool-pay", state: "output-available", output: 1 }));
    // The client has the call, and is not told of it as a new one.
    expect(client.toRun).toEqual(["pay"]);
  });

  it("are asked for again where the message is sent again, and answered there", async () => {
    const { client } = chat([pays, "Paid."], { tools });
    await client.says("Pay.");
    await client.regenerate();
    expect(client.error).toBeUndefined();
    expect(client.parts).toContainEqual(tool({ type: "tool-pay", state: "approval-requested", input: { sum: 5 } }));
    await client.addToolApprovalResponse({ id: waiting(client), approved: true });
    await expect.poll(() => client.status).toBe("ready");
    expect([client.shown, paid.splice(0)]).toEqual(["Paid.", [{ sum: 5 }]]);
  });

  it.each([
    ["that another tab gave before", async () => {}, "output-available", "Paid."],
    ["to a call that the user has declined by saying something else", sayWait, "output-denied", "Of course."],
  ] as const)("%s show what the call came to, and are not sent again", async (_, first, state, shown) => {
    const sent: AiMessage[][] = [];
    const { client, route, requests } = chat([pays, shown], { tools });
    await client.says("Pay.");
    const other = new ChatClient((messages) => {
      sent.push(messages);
      return route(messages);
    }, client.messages);
    const id = waiting(client);
    await first(client);
    if (state === "output-available") {
      await client.addToolApprovalResponse({ id, approved: true });
      await expect.poll(() => [client.status, client.shown]).toEqual(["ready", shown]);
    }
    await other.addToolApprovalResponse({ id, approved: true });
    await expect.poll(() => [other.status, other.shown]).toEqual(["ready", shown]);
    expect(other.parts).toContainEqual(tool({ type: "tool-pay", state }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([sent.length, requests.length]).toEqual([1, 2]);
    paid.splice(0);
  });

  it("to a call of which nothing is known any more end it, and are not sent again", async () => {
    const { client, route } = chat(["Hello."], { tools });
    await client.says("Hi.");
    const part = { type: "tool-pay", toolCallId: "gone", state: "approval-responded", input: {} };
    const message = { id: "a", role: "assistant", parts: [{ ...part, approval: { id: "gone", approved: true } }] };
    const told = await route([message]).text();
    expect(told).toContain('"toolCallId":"gone","errorText":"What came of this call is not known any more."');
  });

  it("that come twice at once are taken once, and neither is an error", async () => {
    const { client, opened, requests } = chat([pays, "Paid."], { tools });
    await client.says("Pay.");
    const messages = approved(client);
    const open = async () => {
      const conversation = await opened();
      // The other one is quicker, once this one has looked.
      await chatResponse(messages, { open: () => opened(), onError: String }).text();
      return conversation;
    };
    const told = await chatResponse(messages, { open, onError: String }).text();
    expect([told.includes('"error"'), told.includes("Paid.")]).toEqual([false, true]);
    expect([paid.splice(0), requests.length]).toEqual([[{ sum: 5 }], 2]);
  });

  it("that the chat is stopped at while they are kept run nothing, and ask no model", async () => {
    const { client, opened, requests } = chat([pays, "Paid."], { tools });
    await client.says("Pay.");
    const messages = approved(client);
    const done = new Promise<string>((resolve) => {
      const open = async (on: ConversationOptions["on"]) => {
        const conversation = await opened(on);
        const { decide, resume } = conversation;
        conversation.decide = async (...verdict) => {
          await stopped();
          return decide.apply(conversation, verdict);
        };
        conversation.resume = async (options) => {
          const outcome = await resume.call(conversation, options);
          resolve(outcome?.kind ?? "");
          return outcome;
        };
        return conversation;
      };
      const reader = chatStream(messages, { open }).getReader();
      const stopped = () => reader.cancel();
    });
    expect([await done, paid, requests.length]).toEqual(["interrupted", [], 1]);
  });

  it("that are declined are shown as denied, and the model is told why", async () => {
    const { client, requests } = chat([pays, "As you wish."], { tools });
    await client.says("Pay.");
    await client.addToolApprovalResponse({ id: waiting(client), approved: false, reason: "Too much." });
    await expect.poll(() => client.shown).toBe("As you wish.");
    expect(client.parts).toContainEqual(tool({ type: "tool-pay", state: "output-denied" }));
    expect(JSON.stringify(requests[1]?.prompt)).toContain("Too much.");
    expect(paid).toEqual([]);
  });

  it("lapse where the user says something else, and the next message is a sound one", async () => {
    const { client } = chat([pays, "Never mind, then."], { tools });
    await client.says("Pay.");
    expect(await client.says("Or rather not.")).toBe("Never mind, then.");
    expect([client.error, client.messages.length]).toEqual([undefined, 4]);
    // The call is of the message before, and is not told in this one.
    expect(client.parts.filter(({ type }) => type === "tool-pay")).toEqual([]);
  });

  it("that cannot be kept are told of, and the call waits on", async () => {
    const { client, opened, requests } = chat([pays, "Paid."], { tools });
    await client.says("Pay.");
    const messages = approved(client);
    const open = async () => {
      const conversation = await opened();
      conversation.decide = () => Promise.reject(new Error("The disk is full."));
      return conversation;
    };
    const told = await chatResponse(messages, { open, onError: String }).text();
    expect(told).toContain('{"type":"error","errorText":"Error: The disk is full."}');
    expect([(await opened()).pending().length, paid, requests.length]).toEqual([1, [], 1]);
  });

  it("one by one: what still waits is asked for again", async () => {
    const { client, route } = chat(
      [
        {
          calls: [
            ["pay", { sum: 1 }, "a"],
            ["pay", { sum: 2 }, "b"],
          ],
        },
        "Paid.",
      ],
      { tools },
    );
    await client.says("Pay twice.");
    const said = structuredClone(client.messages);
    for (const part of said.at(-1)?.parts ?? [])
      if ("toolCallId" in part && part.toolCallId === "a")
        Object.assign(part, { state: "approval-responded", approval: { id: "a", approved: true } });
    const text = await route(said).text();
    expect(text).toContain('{"type":"tool-output-available","toolCallId":"a","output":1}');
    expect(text).toContain('{"type":"tool-approval-request","approvalId":"b","toolCallId":"b"}');
    expect(paid.splice(0)).toEqual([{ sum: 1 }]);
  });
});

describe("what else a model gives", () => {
  it("is left out where it is nested too deep to be written, and the rest is told", async () => {
    const deep = JSON.parse('{"a":'.repeat(10_000) + "1".padEnd(10_001, "}"));
    const providerMetadata = { p: deep };
    const { client } = chat([
      {
        content: [
          { type: "reasoning", text: "Hm.", providerMetadata },
          { type: "source", sourceType: "url", id: "s1", title: deep, ...{ url: "https://example.com/" } },
          JSON.parse('{"type":"source","sourceType":"document","id":"s2","title":"Of no kind"}'),
          { type: "text", text: "Here.", providerMetadata },
        ],
        finishReason: { unified: "stop" },
        usage: USAGE,
      },
    ]);
    expect(await client.says("Find it.")).toBe("Here.");
    expect(client.parts.slice(1)).toEqual([
      { id: "0", type: "reasoning", text: "Hm.", state: "done" },
      { type: "source-url", sourceId: "s1", url: "https://example.com/" },
      { type: "text", text: "Here.", state: "done" },
    ]);
  });

  const content: Generated["content"] = [
    { type: "reasoning", text: "Hm, sources.", providerMetadata: { p: { signature: "s" } } },
    { type: "source", sourceType: "url", id: "s1", title: "A page", ...{ url: "https://example.com/" } },
    { type: "tool-call", toolCallId: "web", toolName: "web", input: "{}", providerExecuted: true },
    { type: "tool-result", toolCallId: "web", toolName: "web", result: ["hit"] },
    { type: "file", mediaType: "image/png", data: Uint8Array.from([1, 2, 3]) },
    { type: "text", text: "Here." },
  ];

  it("is a part of the message: reasoning, sources, files, what the provider ran", async () => {
    const { client } = chat([{ content, finishReason: { unified: "stop" }, usage: USAGE }]);
    expect(await client.says("Find it.")).toBe("Here.");
    expect(client.parts.slice(1)).toEqual([
      tool({ type: "reasoning", text: "Hm, sources.", providerMetadata: { p: { signature: "s" } } }),
      tool({ type: "source-url", url: "https://example.com/", title: "A page" }),
      tool({ type: "tool-web", state: "output-available", output: ["hit"], providerExecuted: true }),
      tool({ type: "file", mediaType: "image/png", url: "data:image/png;base64,AQID" }),
      tool({ type: "text", text: "Here." }),
    ]);
  });

  it.each([
    [true, []],
    [false, ["web"]],
  ])("a page is given a call to run where the provider has not run it (providerExecuted: %s)", async (ran, toRun) => {
    const parts = content.map((part) => (part.type === "tool-call" ? { ...part, providerExecuted: ran } : part));
    const { client } = chat([{ content: parts, finishReason: { unified: "stop" }, usage: USAGE }, "Here."]);
    await client.says("Find it.");
    expect(client.toRun).toEqual(toRun);
  });

  it.each([false, true])(
    "a result of the provider that is nested without end is told short, where isError is %s",
    async (isError) => {
      let result: unknown[] = [];
      for (let depth = 0; depth < 20_000; depth += 1) result = [result];
      const parts: Generated["content"] = content.map((part) =>
        part.type === "tool-result" ? Object.assign({ ...part, isError }, { result }) : part,
      );
      const { client } = chat([{ content: parts, finishReason: { unified: "stop" }, usage: USAGE }]);
      expect(await client.says("Find it.")).toBe("Here.");
      expect(JSON.stringify(client.parts)).toContain("[nested too deep]");
    },
  );

  it("files of the user go to the model, and a file that is only linked to is an error", async () => {
    const { client, requests } = chat(["A dot.", "A greeting."]);
    const file = { type: "file", mediaType: "image/png" } as const;
    const text = "What is it?";
    await client.sendMessage({ text, files: [{ ...file, url: "data:image/png;base64,AQID", filename: "dot.png" }] });
    expect(requests[0]?.prompt.at(-1)).toEqual({
      role: "user",
      content: [
        { type: "text", text },
        { ...file, data: "AQID", filename: "dot.png" },
      ],
    });
    const page = { type: "file", mediaType: "text/plain", url: "data:text/plain;charset=utf-8;base64,aGk=" } as const;
    await client.sendMessage({ text, files: [page] });
    expect(requests[1]?.prompt.at(-1)?.content.at(-1)).toEqual({ type: "file", mediaType: "text/plain", data: "aGk=" });
    await client.sendMessage({ text, files: [{ ...file, url: "https://example.com/dot.png" }] });
    expect(client.error?.message).toContain("must have its bytes in it");
  });
});

describe("an end that is none", () => {
  it("stopping interrupts the turn, and what was shown is kept", async () => {
    const { model } = scripted([]);
    const stream = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue({ type: "text-start", id: "0" });
          controller.enqueue({ type: "text-delta", id: "0", delta: "Once upon" });
        },
      });
    const { client, opened } = chat([], { model: { ...model, doStream: async () => ({ stream: stream() }) } });
    const saying = client.says("A story.");
    await expect.poll(() => client.shown).toBe("Once upon");
    await client.stop();
    await saying;
    await expect.poll(async () => JSON.stringify((await (await opened()).request()).prompt)).toContain("Once upon");
    expect(await (await opened()).resume()).toEqual({ kind: "interrupted", text: "Once upon" });
    // Sent again, the message comes to what it came to.
    expect(await client.regenerate().then(() => client.shown)).toBe("Once upon");
  });

  it("a client that has left while the conversation was opened has said nothing", async () => {
    const { opened, requests } = chat(["Hello."]);
    let left = async () => {};
    const open = async () => {
      await Promise.resolve().then(() => left());
      return opened();
    };
    const reader = chatStream([{ id: "1", role: "user", parts: [{ type: "text", text: "use tea" }] }], {
      open,
    }).getReader();
    left = () => reader.cancel();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([(await opened()).state.policies, requests]).toEqual([{}, []]);
  });

  it("an error is told as the route says, and the conversation goes on", async () => {
    const { client } = chat([new Error("no such key"), "Hello."]);
    await client.says("Hi.");
    expect([client.status, client.error?.message]).toEqual(["error", "Error: no such key"]);
    expect(await client.says("Again.")).toBe("Hello.");
  });

  it("an error in the middle of what the model says ends it: nothing stays open on the screen", async () => {
    const begun: readonly StreamPart[] = [
      { type: "reasoning-start", id: "r" },
      { type: "reasoning-delta", id: "r", delta: "Hm." },
      { type: "text-start", id: "t" },
      { type: "text-delta", id: "t", delta: "Half an ans" },
    ];
    let at = 0;
    const { model } = scripted([]);
    const doStream = async () => ({
      stream: new ReadableStream<StreamPart>({
        pull(controller) {
          const part = begun[at++];
          if (part === undefined) controller.error(new Error("socket hang up"));
          else controller.enqueue(part);
        },
      }),
    });
    const { client } = chat([], { model: { ...model, doStream } });
    await client.says("Hi.");
    expect([client.status, client.error?.message]).toEqual(["error", "Error: socket hang up"]);
    expect(client.parts).toEqual([
      { type: "step-start" },
      tool({ type: "reasoning", text: "Hm.", state: "done" }),
      tool({ type: "text", text: "Half an ans", state: "done" }),
    ]);
  });

  it("without `onError` the client is not told what it was", async () => {
    const open = async () => {
      throw new Error("password hunter2");
    };
    const said = await chatResponse([], { open }).text();
    expect(said.split("\n\n").slice(0, 3)).toEqual([
      'data: {"type":"start"}',
      'data: {"type":"error","errorText":"An error occurred."}',
      "data: [DONE]",
    ]);
  });

  it.each<readonly [string, readonly Line[], Partial<ConversationOptions>]>([
    ["as many steps", [{ calls: [["none", {}]] }], { steps: 1 }],
    ["does not fit the model's window", [], { card: { window: 10 } }],
  ])("a turn that is stopped says why: %s", async (why, lines, options) => {
    const { client } = chat(lines, options);
    await client.says("Go.");
    expect(client.error?.message).toContain(why);
  });

  it("a request without any message goes on where the log ends, and is empty where there is nothing", async () => {
    const { route, client } = chat(["Hello."]);
    expect(await route([]).text()).toBe('data: {"type":"start"}\n\ndata: {"type":"finish"}\n\ndata: [DONE]\n\n');
    await client.says("Hi.");
    expect(await route([]).text()).toContain('"delta":"Hello."');
  });

  it.each([
    [
      [
        {
          role: "assistant",
          parts: [null, 7, { type: "tool-x", toolCallId: 7, approval: { id: "x", approved: true } }],
        },
      ],
    ],
  ])("messages that are none do no harm: %j", async (messages) => {
    const { route } = chat([]);
    const sent: UIMessage[] = JSON.parse(JSON.stringify(messages));
    expect(await route(sent).text()).toContain('"type":"finish"');
  });
});
