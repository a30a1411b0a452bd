/** The drafter with the AI SDK's own mock model: structured output in, a proposal or a reason out. */
import { APICallError } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { proposeByAiSdk } from "../../src/drafter/ai-sdk.js";
import { draft, draftPrompt } from "../../src/drafter/index.js";
import { createEngine } from "../../src/index.js";
import { briefly } from "./stubs.js";

const PEANUTS = '{"classification":"directive","output":"prohibit peanuts"}';
const MESSAGE = "I am allergic to peanuts.";

type Generate = MockLanguageModelV3["doGenerate"];

/** A model that says this. */
function model(text: string, finish: "stop" | "length" | "content-filter" = "stop"): MockLanguageModelV3 {
  const inputTokens = { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined };
  const outputTokens = { total: 1, text: 1, reasoning: undefined };
  return new MockLanguageModelV3({
    doGenerate: {
      content: [{ type: "text", text }],
      finishReason: { unified: finish, raw: undefined },
      usage: { inputTokens, outputTokens },
      warnings: [],
    },
  });
}

const acting = (doGenerate: Generate): MockLanguageModelV3 => new MockLanguageModelV3({ doGenerate });
const draftBy = (by: MockLanguageModelV3, limits = {}) =>
  draft(MESSAGE, { engine: createEngine(), propose: proposeByAiSdk(by), ...limits });

it("a model that answers in the schema leads to a proposal", async () => {
  const mock = model(PEANUTS);
  expect(briefly(await draftBy(mock))).toBe("prohibit peanuts");
  const text = expect.stringContaining(`${draftPrompt(createEngine().state, MESSAGE)}\n`);
  expect(mock.doGenerateCalls).toHaveLength(1);
  expect(mock.doGenerateCalls[0]).toMatchObject({
    prompt: [{ role: "user", content: [{ type: "text", text }] }],
    responseFormat: { type: "json", schema: { required: ["classification", "output"], additionalProperties: false } },
  });
});

it("settings are passed on to the model", async () => {
  const mock = model('{"classification":"no_directive","output":null}');
  const propose = proposeByAiSdk(mock, { temperature: 0, seed: 7 });
  expect(briefly(await draft(MESSAGE, { engine: createEngine(), propose }))).toBe("no_directive");
  expect(mock.doGenerateCalls[0]).toMatchObject({ temperature: 0, seed: 7 });
});

describe("a model that answers otherwise leads to no proposal", () => {
  test.each([
    ["a bare directive", model("prohibit peanuts"), "model_failed"],
    ["another shape", model('{"text":"prohibit peanuts"}'), "not_canonical"],
    ["a directive that is not text", model('{"classification":"directive","output":null}'), "not_canonical"],
    ["half an answer", model('{"classification":"directive","output":"prohibit pea', "length"), "model_failed"],
    ["an answer that was cut off and seems whole", model(PEANUTS, "length"), "model_failed"],
    ["an answer that a filter ended", model(PEANUTS, "content-filter"), "model_failed"],
    ["nothing", model("", "content-filter"), "model_failed"],
    ["a lie", model('{"classification":"directive","output":"prohibit cashews"}'), "operand_not_in_message"],
    ["rambling", model('{"classification":"directive","output":"I think: prohibit peanuts"}'), "not_canonical"],
    ["two directives", model('{"classification":"directive","output":"prohibit peanuts\\nuse tea"}'), "not_canonical"],
  ])("%s", async (_name, mock, code) => {
    expect(briefly(await draftBy(mock))).toBe(code);
  });

  it("an error, which is not tried again", async () => {
    const mock = acting(async () => Promise.reject(new Error("overloaded")));
    const reason = "The model failed: The function propose threw an error.";
    expect(await draftBy(mock)).toMatchObject({ code: "model_failed", reason });
    expect(mock.doGenerateCalls).toHaveLength(1);
  });

  it("an answer that was cut off, whose reason says so", async () => {
    const reason = "The model failed: The model's answer was cut off.";
    for (const text of [PEANUTS, "", '{"classification":"directive","output":"prohibit pea'])
      expect(await draftBy(model(text, "length"))).toMatchObject({ code: "model_failed", reason });
  });

  it("silence, and its signal says that nobody waits", async () => {
    const mock = acting(() => new Promise(() => {}));
    expect(briefly(await draftBy(mock, { timeLimit: 200 }))).toBe("timed_out");
    expect(mock.doGenerateCalls[0]?.abortSignal?.aborted).toBe(true);
  });
});

it.each<[object, number]>([
  [{}, 1],
  [{ maxRetries: undefined }, 1],
  [{ maxRetries: 2 }, 3],
])("a call that may be tried again is made, with %o, %i times", async (settings, times) => {
  const responseHeaders = { "retry-after-ms": "1" };
  const again = {
    message: "busy",
    url: "u",
    requestBodyValues: {},
    statusCode: 503,
    isRetryable: true,
    responseHeaders,
  };
  const mock = acting(() => Promise.reject(new APICallError(again)));
  await expect(proposeByAiSdk(mock, settings)("a prompt", { signal: new AbortController().signal })).rejects.toThrow();
  expect(mock.doGenerateCalls).toHaveLength(times);
});

it("an error of the endpoint is told by its status alone, whatever it quotes", async () => {
  const failure = new APICallError({
    message: "Invalid key sk-secret",
    url: "https://user:sk-secret@models.example/v1",
    requestBodyValues: { key: "sk-secret" },
    statusCode: 503,
    responseBody: "\u001b[31msk-secret",
  });
  const mock = acting(() => Promise.reject(failure));
  expect(await draftBy(mock)).toEqual({
    kind: "no_proposal",
    code: "model_failed",
    reason: "The model failed: The endpoint answered 503.",
  });
});

describe("the package ai is looked at before it is used", () => {
  afterEach(() => vi.doUnmock("ai"));

  it("where there is none, there is no proposal, and the reason names it", async () => {
    vi.doMock("ai", () => {
      throw new Error("Cannot find package 'ai'");
    });
    const reason = 'The model failed: The package "ai" could not be loaded. Install version 6 or later of it.';
    expect(await draftBy(model(PEANUTS))).toMatchObject({ code: "model_failed", reason });
  });

  it("where it is version 5, which cannot give structured output with a text, the reason says so", async () => {
    const output = { object: () => ({}), text: () => ({}) };
    vi.doMock("ai", () => ({ generateText: async () => ({}), jsonSchema: () => ({}), Output: output }));
    const reason =
      'The model failed: The package "ai" is not version 6 or later, or lacks what the adapter needs of it.';
    expect(await draftBy(model(PEANUTS))).toMatchObject({ code: "model_failed", reason });
  });
});
