/** Requests that fail for the moment. */
import { APICallError } from "ai";
import { describe, expect, test } from "vitest";
import {
  type CallOptions,
  type ConversationEvent,
  type Model,
  openConversation,
  type StreamPart,
} from "../../src/conversation/index.js";
import { type Line, scripted } from "./models.js";

function failure(fields: { isRetryable: boolean; responseHeaders?: Record<string, string> }): APICallError {
  return new APICallError({ message: "overloaded", url: "", requestBodyValues: {}, ...fields });
}

async function retrying(lines: readonly Line[]) {
  const waits: number[] = [];
  const { model, requests } = scripted(lines);
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  return { conversation: await openConversation({ model, wait }), requests, waits };
}

describe("retries", () => {
  test("a retryable error is tried again, a little later each time, with the same request", async () => {
    const { conversation, requests, waits } = await retrying([
      ...[failure({ isRetryable: true }), failure({ isRetryable: true })],
      "Hello.",
    ]);
    expect(await conversation.talk("Hi.")).toMatchObject({ text: "Hello." });
    expect([waits, requests.length]).toEqual([[2_000, 4_000], 3]);
    expect(requests[2]).toEqual(requests[0]);
  });

  test.each([{}, { card: { window: 100_000 } }])(
    "prepare is asked anew each time, of the request as it was: %j",
    async (card) => {
      const { model, requests } = scripted([failure({ isRetryable: true }), failure({ isRetryable: true }), "Hello."]);
      const given: unknown[] = [];
      const prepare = (request: CallOptions) => {
        given.push(structuredClone(request));
        return Object.assign(request, { temperature: given.length });
      };
      const conversation = await openConversation({ model, prepare, ...card, wait: async () => {} });
      expect(await conversation.talk("Hi.")).toMatchObject({ text: "Hello." });
      expect(requests.map(({ temperature }) => temperature)).toEqual([1, 2, 3]);
      expect(given).toEqual([given[0], given[0], given[0]]);
    },
  );

  test("after the third failure it is thrown, as the provider threw it", async () => {
    const errors = [1, 2, 3].map(() => failure({ isRetryable: true }));
    const { conversation, waits } = await retrying(errors);
    await expect(conversation.talk("Hi.")).rejects.toBe(errors[2]);
    expect(waits.length).toBe(2);
  });

  test.each<[string, Error]>([
    ["an error that is for good", failure({ isRetryable: false })],
    ["an error of anything else", new Error("what?")],
  ])("%s is thrown at once", async (_what, error) => {
    const { conversation, waits } = await retrying([error]);
    await expect(conversation.talk("Hi.")).rejects.toBe(error);
    expect(waits).toEqual([]);
  });

  test.each<[Record<string, string>, number]>([
    [{ "retry-after-ms": "17" }, 17],
    [{ "retry-after": "3" }, 3_000],
    [{ "retry-after": "1000" }, 60_000],
    [{ "retry-after": "0" }, 0],
    [{ "retry-after-ms": "1500", "retry-after": "9" }, 1_500],
    [{ "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" }, 2_000],
    [{ "retry-after": "Wed, 21 Oct 2815 07:28:00 GMT" }, 2_000],
    [{ "retry-after": "" }, 2_000],
    [{ "retry-after": " \t" }, 2_000],
    [{ "retry-after-ms": " ", "retry-after": "9" }, 9_000],
    [{ "retry-after-ms": "-1" }, 2_000],
  ])("what the server asks for, %j, is kept to: %d ms", async (responseHeaders, expected) => {
    const { conversation, waits } = await retrying([failure({ isRetryable: true, responseHeaders }), "Hello."]);
    await conversation.talk("Hi.");
    expect(waits).toEqual([expected]);
  });

  test("a reply of which nothing was shown yet is asked for again, whatever the provider has sent of it", async () => {
    const { model } = scripted(["Hello."]);
    const begun: StreamPart[] = [
      { type: "stream-start", warnings: [] },
      { type: "response-metadata", id: "r1" },
      { type: "raw", rawValue: {} },
      { type: "error", error: failure({ isRetryable: true }) },
    ];
    let asked = 0;
    const doStream: Model["doStream"] = async (options) =>
      ++asked === 1 ? { stream: ReadableStream.from(begun) } : model.doStream(options);
    const conversation = await openConversation({ model: { ...model, doStream }, on: () => {}, wait: async () => {} });
    expect([await conversation.talk("Hi."), asked]).toMatchObject([{ kind: "answer", text: "Hello." }, 2]);
  });

  test("a reply of which something was shown is not asked for again", async () => {
    const error = failure({ isRetryable: true });
    let asked = 0;
    const parts: StreamPart[] = [
      { type: "text-start", id: "1" },
      { type: "text-delta", id: "1", delta: "Hel" },
      { type: "error", error },
    ];
    const model: Model = {
      ...scripted([]).model,
      doStream: async () => {
        asked += 1;
        return { stream: ReadableStream.from(parts) };
      },
    };
    const events: ConversationEvent[] = [];
    const conversation = await openConversation({ model, on: (event) => events.push(event) });
    await expect(conversation.talk("Hi.")).rejects.toBe(error);
    expect([asked, events.at(-1)]).toEqual([
      1,
      { type: "request", phase: "error", model: "scripted", error, retrying: null },
    ]);
    expect((await conversation.log.history()).at(-1)?.record.kind).toBe("turn");
  });

  test("an interruption ends the wait, by the platform's timer", async () => {
    const { model, requests } = scripted([
      failure({ isRetryable: true, responseHeaders: { "retry-after": "60" } }),
      "Hello.",
    ]);
    const conversation = await openConversation({
      model,
      on: (event) =>
        event.type === "request" && event.phase === "error" && setImmediate(() => conversation.interrupt()),
    });
    expect(await conversation.talk("Hi.")).toEqual({ kind: "interrupted", text: "" });
    expect(requests.length).toBe(1);
  });

  test("the platform's timer waits as long as it is told", async () => {
    const { model } = scripted([failure({ isRetryable: true, responseHeaders: { "retry-after-ms": "20" } }), "Hello."]);
    const begun = performance.now();
    await (await openConversation({ model })).talk("Hi.");
    expect(performance.now() - begun).toBeGreaterThanOrEqual(19);
  });
});

describe.each([
  ["whole", undefined],
  ["streamed", () => {}],
])("a request that comes %s and ends by a signal of prepare's", (_form, on) => {
  /** A model that never answers, with or without an ear for its signal; then one that does. */
  function slow(isDeaf: boolean) {
    const { model } = scripted(["Hello."]);
    const signals: (AbortSignal | undefined)[] = [];
    const first = ({ abortSignal }: CallOptions) =>
      new Promise<never>((_, reject) => {
        if (!isDeaf) abortSignal?.addEventListener("abort", () => reject(abortSignal.reason));
      });
    const slow: Model = {
      ...model,
      doGenerate: (options) => (signals.push(options.abortSignal) === 1 ? first(options) : model.doGenerate(options)),
      doStream: (options) => (signals.push(options.abortSignal) === 1 ? first(options) : model.doStream(options)),
    };
    return { model: slow, signals };
  }

  test.each([false, true])("has failed, be the model deaf (%s), and resume goes on", async (isDeaf) => {
    const { model, signals } = slow(isDeaf);
    const controller = new AbortController();
    const reason = new Error("too slow");
    const prepare = (request: CallOptions) => {
      if (signals.length > 0) return request;
      setImmediate(() => controller.abort(reason));
      return { ...request, abortSignal: controller.signal };
    };
    const conversation = await openConversation({ model, prepare, ...(on && { on }) });
    await expect(conversation.talk("Hi.")).rejects.toBe(reason);
    // It is called off, so that it costs nothing more.
    expect(signals.map((signal) => signal?.reason)).toEqual([reason]);
    expect(conversation.usage().requests).toBe(0);
    expect(await conversation.resume()).toMatchObject({ kind: "answer", text: "Hello." });
  });

  test("is no less interrupted, and a signal that ends later rejects nothing", async () => {
    const { model } = slow(true);
    const controller = new AbortController();
    const prepare = (request: CallOptions) => ({ ...request, abortSignal: controller.signal });
    const conversation = await openConversation({ model, prepare, ...(on && { on }) });
    setImmediate(() => conversation.interrupt());
    expect(await conversation.talk("Hi.")).toEqual({ kind: "interrupted", text: "" });
    controller.abort();
    await new Promise((resolve) => setImmediate(resolve));
  });
});

test("nothing of a stream is told behind the end of prepare's signal, be the model deaf", async () => {
  let told = 0;
  const controller = new AbortController();
  const stream = new ReadableStream<StreamPart>({
    async pull(queue) {
      await new Promise((resolve) => setImmediate(resolve));
      queue.enqueue(told === 0 ? { type: "text-start", id: "t" } : { type: "text-delta", id: "t", delta: "x" });
      if (told === 3) controller.abort(new Error("too slow"));
    },
  });
  const model: Model = { ...scripted([]).model, doStream: async () => ({ stream }) };
  const conversation = await openConversation({
    model,
    prepare: (request) => ({ ...request, abortSignal: controller.signal }),
    on: (event) => {
      if (event.type === "part") told += 1;
    },
  });
  await expect(conversation.talk("Hi.")).rejects.toThrow("too slow");
  const before = told;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told).toBe(before);
});
