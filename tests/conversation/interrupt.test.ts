/** Interruption: it settles at once, and keeps what was said and done. */
import { describe, expect, test } from "vitest";
import {
  type ConversationEvent,
  type Model,
  type Outcome,
  openConversation,
  type StreamPart,
} from "../../src/conversation/index.js";
import { createGate } from "../../src/gate/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { scripted } from "./models.js";
import { faultsOf } from "./well-formed.js";

const KEY = { tenant: "acme", conversation: "c" };
const inputSchema = { type: "object" };
const never = () => new Promise<never>(() => {});

/** A model whose stream says these parts and then nothing more, and does not listen to signals. */
function stuck(parts: readonly StreamPart[]): Model {
  const stream = () =>
    new ReadableStream<StreamPart>({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
      },
      cancel: never,
    });
  return {
    ...{ specificationVersion: "v3", provider: "test", modelId: "stuck" },
    doGenerate: never,
    doStream: async () => ({ stream: stream() }),
  };
}

/** A model that says nothing and does not listen, and tells that it was asked. */
function deaf(asked: () => void): Model {
  return {
    ...stuck([]),
    doGenerate() {
      asked();
      return never();
    },
  };
}

const SHOWN: readonly StreamPart[] = [
  { type: "reasoning-start", id: "r" },
  { type: "reasoning-delta", id: "r", delta: "Whole." },
  { type: "reasoning-end", id: "r", providerMetadata: { test: { signature: "s" } } },
  { type: "text-start", id: "t" },
  { type: "text-delta", id: "t", delta: "This was " },
  { type: "text-delta", id: "t", delta: "shown." },
  { type: "reasoning-start", id: "r2" },
  { type: "reasoning-delta", id: "r2", delta: "Half" },
];

describe("interrupt", () => {
  test("waits for no model that drafts, and for no pause that is deaf", async () => {
    const sessions = createSessions({ store: memoryStore(), record: "texts" });
    let drafting = () => {};
    const propose = () => {
      drafting();
      return never();
    };
    const host = createHost({ sessions, draft: { propose, timeLimit: 100_000 } });
    const session = await sessions.open({ tenant: "acme", conversation: "c" });
    const { model, requests } = scripted([]);
    const conversation = await openConversation({ model, host, session });
    drafting = () => setImmediate(() => conversation.interrupt());
    expect(await conversation.talk("Cilantro tastes like soap to me.")).toEqual({ kind: "interrupted", text: "" });
    expect([requests.length, conversation.question]).toEqual([0, null]);

    const failing = scripted([Object.assign(new Error("busy"), { isRetryable: true }), "Hello."]);
    const wait = () => {
      setImmediate(() => waiting.interrupt());
      return never();
    };
    const waiting = await openConversation({ model: failing.model, wait });
    expect(await waiting.talk("Hi.")).toEqual({ kind: "interrupted", text: "" });
    // A request that has failed is in no ledger, be it made again or not.
    expect(waiting.usage().requests).toBe(0);
  });

  test("ends a request that is on its way, and none that has failed already: fetch may throw of that where nobody can catch it", async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const busy = Object.assign(new Error("busy"), { isRetryable: true });
    const doGenerate: Model["doGenerate"] = ({ abortSignal }) => {
      signals.push(abortSignal);
      if (signals.length === 1) return Promise.reject(busy);
      setImmediate(() => conversation.interrupt());
      return never();
    };
    const model = { ...scripted([]).model, doGenerate };
    const conversation = await openConversation({ model, wait: async () => {} });
    expect(await conversation.talk("Hi.")).toEqual({ kind: "interrupted", text: "" });
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, true]);
  });

  test("100 tools that are deaf settle at once, with one result each", async () => {
    const calls = Array.from({ length: 100 }, (_, n) => ["deaf", { n }] as const);
    const { model, requests } = scripted([{ calls }, "Stopped."]);
    let begun = 0;
    const results: ConversationEvent[] = [];
    const rejections: unknown[] = [];
    const onRejection = (reason: unknown) => rejections.push(reason);
    process.on("unhandledRejection", onRejection);
    const execute = async () => {
      if (++begun === 100) setImmediate(() => conversation.interrupt());
      // Later, when nobody listens any more, some fail.
      await new Promise((resolve) => setTimeout(resolve, 30));
      if (begun % 2 === 0) throw new Error("late");
      return "late";
    };
    const conversation = await openConversation({
      ...{ model, parallel: 100, tools: { deaf: { inputSchema, execute } } },
      on: (event) => event.type === "result" && results.push(event),
    });
    expect(await conversation.talk("Go.")).toEqual({ kind: "interrupted", text: "" });
    expect([begun, results.length]).toEqual([100, 100]);
    expect(results.every((event) => event.type === "result" && event.why === "interrupted")).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 60));
    process.off("unhandledRejection", onRejection);
    expect(rejections).toEqual([]);
    expect(await conversation.talk("And now?")).toMatchObject({ kind: "answer" });
    expect(faultsOf(requests[1]?.prompt ?? [])).toEqual([]);
  });

  test("calls that were not run yet are said not to have been", async () => {
    const { model, requests } = scripted([
      {
        calls: [
          ["first", {}],
          ["second", {}],
        ],
      },
      "Stopped.",
    ]);
    let ran = 0;
    const conversation = await openConversation({
      ...{ model, parallel: 1 },
      tools: {
        first: { inputSchema, execute: () => conversation.interrupt() ?? never() },
        second: { inputSchema, execute: () => ++ran },
      },
    });
    expect(await conversation.talk("Go.")).toEqual({ kind: "interrupted", text: "" });
    await conversation.resume();
    expect(ran).toBe(0);
    expect(requests[1]?.prompt.at(-1)).toMatchObject({
      content: [
        { output: { type: "error-text", value: expect.stringContaining("while this call ran") } },
        { output: { type: "error-text", value: expect.stringContaining("before this call was run") } },
      ],
    });
  });

  test("a schema that is deaf is not waited for, and its call is not run", async () => {
    const { model } = scripted([{ calls: [["pay", {}]] }]);
    let ran = 0;
    const results: unknown[] = [];
    const validate = () => {
      conversation.interrupt();
      return never();
    };
    const conversation = await openConversation({
      ...{ model, tools: { pay: { inputSchema: { jsonSchema: inputSchema, validate }, execute: () => ++ran } } },
      on: (event) => event.type === "result" && results.push([event.why, event.value]),
    });
    expect(await conversation.talk("Go.")).toEqual({ kind: "interrupted", text: "" });
    expect([ran, results]).toEqual([0, [["interrupted", expect.stringContaining("before this call was run")]]]);
  });

  test.each([false, true])(
    "a call is not run after the interruption, however late that comes (confirmed: %s)",
    async (confirm) => {
      const { model } = scripted([{ calls: [["pay", {}, "c"]] }]);
      let [asked, ran] = [0, 0];
      const gate = createGate();
      const { allows } = gate;
      // The last time that the rules are asked, right before the tool runs.
      gate.allows = (...call) => {
        if (++asked === (confirm ? 3 : 2)) conversation.interrupt();
        return allows.apply(gate, call);
      };
      const results: unknown[] = [];
      const conversation = await openConversation({
        ...{ model, gate, tools: { pay: { inputSchema, confirm, execute: () => ++ran } } },
        on(event) {
          if (event.type === "result") results.push([event.why, event.value]);
          else if (event.type === "tool") results.push(event.phase);
        },
      });
      let outcome = await conversation.talk("Go.");
      if (outcome.kind === "approve") {
        await conversation.decide("c", true);
        outcome = (await conversation.resume()) ?? outcome;
      }
      expect(outcome).toEqual({ kind: "interrupted", text: "" });
      expect([ran, results]).toEqual([0, [["interrupted", expect.stringContaining("before this call was run")]]]);
      // That it was about to run is in the log, and what came of it: it is not run again.
      const kinds = (await conversation.log.history()).map(({ turn }) => turn.replace(/^#layer:(.*?):.*/, "$1"));
      expect(kinds.slice(-2)).toEqual([expect.stringMatching(/run|reply/), "conversation.result"]);
      expect(kinds.includes("conversation.run")).toBe(confirm);
    },
  );

  test("the text that was shown is kept, the reasoning before it is not", async () => {
    const on = (event: ConversationEvent) => {
      if (event.type === "part" && event.part.type === "reasoning-delta" && event.part.id === "r2")
        setImmediate(() => conversation.interrupt());
    };
    const conversation = await openConversation({ model: stuck(SHOWN), on });
    expect(await conversation.talk("Go.")).toEqual({ kind: "interrupted", text: "This was shown." });
    expect((await conversation.request()).prompt.at(-1)).toEqual({
      role: "assistant",
      content: [{ type: "text", text: "This was shown." }],
    });
    expect(await conversation.resume()).toEqual({ kind: "interrupted", text: "This was shown." });
    expect(conversation.usage()).toMatchObject({ requests: 1, unknown: 1 });
  });

  test("a call in a reply that was interrupted is not run", async () => {
    let ran = 0;
    const call: StreamPart = { type: "tool-call", toolCallId: "c", toolName: "pay", input: "{}" };
    const conversation = await openConversation({
      model: stuck([call]),
      on: (event) => event.type === "part" && setImmediate(() => conversation.interrupt()),
      tools: { pay: { inputSchema, execute: () => ++ran } },
    });
    expect(await conversation.talk("Go.")).toEqual({ kind: "interrupted", text: "" });
    expect(ran).toBe(0);
    const { prompt } = await conversation.request();
    expect([faultsOf(prompt), prompt.at(-1)?.role]).toEqual([[], "tool"]);
  });

  test("a model that is deaf is not waited for, and nothing is kept of what it has not said", async () => {
    const model = deaf(() => setImmediate(() => conversation.interrupt()));
    const conversation = await openConversation({ model });
    expect(await conversation.talk("Go.")).toEqual({ kind: "interrupted", text: "" });
    const [, , ...rest] = await conversation.log.history();
    expect(rest).toMatchObject([
      { record: { name: "conversation.reply", data: { content: [], finish: "interrupted" } } },
    ]);
    expect((await conversation.request()).prompt).toHaveLength(1);
  });

  test("a request that is interrupted before anything came of it is in the ledger, and resume makes another", async () => {
    const card = { window: null, price: { input: 1, output: 1 } };
    const session = await createSessions({ store: memoryStore(), record: "texts" }).open(KEY);
    const conversation = await openConversation({
      ...{ session, card },
      model: deaf(() => setImmediate(() => conversation.interrupt())),
    });
    for (const turn of ["Go.", "Well?"])
      expect(await conversation.talk(turn)).toEqual({ kind: "interrupted", text: "" });
    expect([conversation.usage(), conversation.cost()]).toMatchObject([
      { requests: 2, unknown: 2, tokens: { input: 0 } },
      { total: null, known: 0n, unknown: 2 },
    ]);
    const { model, requests } = scripted(["Hello."]);
    const restored = await openConversation({ model, session });
    expect(restored.usage()).toEqual(conversation.usage());
    expect(await restored.resume()).toMatchObject({ kind: "answer", text: "Hello." });
    expect(requests[0]?.prompt.map(({ role }) => role)).toEqual(["user", "user"]);
    expect(restored.usage()).toMatchObject({ requests: 3, unknown: 2 });
  });

  test("a request that is interrupted takes nothing of a reply that another process is told meanwhile", async () => {
    const session = await createSessions({ store: memoryStore(), record: "texts" }).open(KEY);
    const stopping = new AbortController();
    let talking: Promise<Outcome> = never();
    await new Promise<void>((resolve) => {
      const opening = openConversation({ model: deaf(resolve), session });
      talking = opening.then((first) => first.talk("Go.", { id: "m1", signal: stopping.signal }));
    });
    const { model } = scripted(["Hello."]);
    const doGenerate: Model["doGenerate"] = async (options) => {
      stopping.abort();
      expect(await talking).toEqual({ kind: "interrupted", text: "" });
      return model.doGenerate(options);
    };
    const other = await openConversation({ model: { ...model, doGenerate }, session });
    expect(await other.talk("Go.", { id: "m1" })).toMatchObject({ kind: "answer", text: "Hello." });
    expect(other.usage()).toMatchObject({ requests: 2, unknown: 1 });
  });

  test("a signal interrupts as well, before the turn and in it", async () => {
    const { model, requests } = scripted(["Hello."]);
    const conversation = await openConversation({ model });
    expect(await conversation.talk("Hi.", { signal: AbortSignal.abort() })).toEqual({ kind: "interrupted", text: "" });
    expect(requests).toEqual([]);
    expect(await conversation.resume()).toMatchObject({ kind: "answer", text: "Hello." });
    const silent = await openConversation({ model: stuck([]) });
    expect(await silent.talk("Hi.", { signal: AbortSignal.timeout(5) })).toEqual({ kind: "interrupted", text: "" });
  });

  test("while nothing is at work it does nothing", async () => {
    const { model } = scripted(["Hello."]);
    const conversation = await openConversation({ model });
    conversation.interrupt();
    expect(await conversation.talk("Hi.")).toMatchObject({ kind: "answer" });
  });

  test("one turn is taken at a time", async () => {
    const conversation = await openConversation({ model: stuck([]) });
    const talking = conversation.talk("Go.");
    await expect(conversation.talk("And?")).rejects.toThrow("at work");
    await expect(conversation.resume()).rejects.toThrow(TypeError);
    conversation.interrupt();
    expect(await talking).toEqual({ kind: "interrupted", text: "" });
  });
});
