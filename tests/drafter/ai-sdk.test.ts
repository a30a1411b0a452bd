/** The drafter with the AI SDK's own mock model: structured output in, a proposal or a reason out. */
import "ai";
import { MockLanguageModelV3 } from "ai/test";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { proposeByAiSdk } from "../../src/drafter/ai-sdk.js";
import { draft, draftPrompt } from "../../src/drafter/index.js";
import { createEngine } from "../../src/index.js";
import { briefly } from "./stubs.js";

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
  const mock = model('{"directive":"prohibit peanuts"}');
  expect(briefly(await draftBy(mock))).toBe("prohibit peanuts");
  const text = expect.stringContaining(`${draftPrompt(createEngine().state, MESSAGE)}\n`);
  expect(mock.doGenerateCalls).toHaveLength(1);
  expect(mock.doGenerateCalls[0]).toMatchObject({
    prompt: [{ role: "user", content: [{ type: "text", text }] }],
    responseFormat: { type: "json", schema: { required: ["directive"], additionalProperties: false } },
  });
});

it("settings are passed on to the model", async () => {
  const mock = model('{"directive":"<NO_DIRECTIVE>"}');
  const propose = proposeByAiSdk(mock, { temperature: 0, seed: 7 });
  expect(briefly(await draft(MESSAGE, { engine: createEngine(), propose }))).toBe("no_directive");
  expect(mock.doGenerateCalls[0]).toMatchObject({ temperature: 0, seed: 7 });
});

describe("a model that answers otherwise leads to no proposal", () => {
  test.each([
    ["a bare directive", model("prohibit peanuts"), "model_failed"],
    ["another shape", model('{"text":"prohibit peanuts"}'), "model_failed"],
    ["a directive that is no text", model('{"directive":null}'), "model_failed"],
    ["half an answer", model('{"directive":"prohibit pea', "length"), "model_failed"],
    ["an answer that was cut off and seems whole", model('{"directive":"prohibit peanuts"}', "length"), "model_failed"],
    ["nothing", model("", "content-filter"), "model_failed"],
    ["a lie", model('{"directive":"prohibit cashews"}'), "operand_not_in_message"],
    ["rambling", model('{"directive":"I think: prohibit peanuts"}'), "not_canonical"],
    ["two directives", model('{"directive":"prohibit peanuts\\nuse tea"}'), "several_lines"],
  ])("%s", async (_name, mock, code) => {
    expect(briefly(await draftBy(mock))).toBe(code);
  });

  it("an error, which is not tried again", async () => {
    const mock = acting(async () => Promise.reject(new Error("overloaded")));
    expect(await draftBy(mock)).toMatchObject({ code: "model_failed", reason: "The model failed: overloaded" });
    expect(mock.doGenerateCalls).toHaveLength(1);
  });

  it("silence, and its signal says that nobody waits", async () => {
    const mock = acting(() => new Promise(() => {}));
    expect(briefly(await draftBy(mock, { timeLimit: 200 }))).toBe("timed_out");
    expect(mock.doGenerateCalls[0]?.abortSignal?.aborted).toBe(true);
  });
});

describe("without the package ai", () => {
  afterEach(() => vi.doUnmock("ai"));

  it("there is no proposal, and the reason names it", async () => {
    vi.doMock("ai", () => {
      throw new Error("Cannot find package 'ai'");
    });
    const answer = await draftBy(model('{"directive":"prohibit peanuts"}'));
    expect(answer).toMatchObject({
      code: "model_failed",
      reason: expect.stringContaining('The package "ai" cannot be loaded.'),
    });
  });
});
