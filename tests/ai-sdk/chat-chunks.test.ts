/** What a client is told of calls, of what a provider gives, and of how a turn ends: each kind as its chunk. */
import { describe, expect, it } from "vitest";
import { endOf } from "../../src/ai-sdk/chat-end.js";
import { inputChunk, providerResult, resultChunk, sourceChunk } from "../../src/ai-sdk/chat-parts.js";
import type { Outcome } from "../../src/conversation/index.js";

describe("a result of a call", () => {
  const told = { call: "c", name: "pay", input: "{}" };

  it.each(["failed", "unknown-tool", "prohibited", "repeated", "interrupted", "cut-off"] as const)(
    "that is %s is an error with its reason",
    (why) => {
      const chunk = { type: "tool-output-error", toolCallId: "c" };
      expect(resultChunk({ ...told, why, value: "No." })).toEqual({ ...chunk, errorText: "No." });
      expect(resultChunk({ ...told, why, value: { no: 1 } })).toEqual({ ...chunk, errorText: '{"no":1}' });
    },
  );

  it("that is done is its output, and one that is declined is denied", () => {
    expect(resultChunk({ ...told, why: "done", value: { n: 1 } })).toEqual({
      type: "tool-output-available",
      toolCallId: "c",
      output: { n: 1 },
    });
    expect(resultChunk({ ...told, why: "declined", value: "No." })).toEqual({
      type: "tool-output-denied",
      toolCallId: "c",
    });
  });
});

describe("of what a provider gives", () => {
  const result = { type: "tool-result", toolCallId: "w", toolName: "web", result: "none" } as const;
  const ran = { toolCallId: "w", providerExecuted: true };

  it("a result that is an error is one", () => {
    expect(providerResult({ ...result, isError: true })).toEqual({
      ...ran,
      type: "tool-output-error",
      errorText: "none",
    });
    expect(providerResult({ ...result, isError: false })).toEqual({
      ...ran,
      type: "tool-output-available",
      output: "none",
    });
  });

  it("arguments that are on their way say whether the provider runs the call", () => {
    const part = { type: "tool-input-start", id: "w", toolName: "web" } as const;
    const chunk = { type: "tool-input-start", toolCallId: "w", toolName: "web" };
    expect(inputChunk(part)).toEqual(chunk);
    expect(inputChunk({ ...part, providerExecuted: true })).toEqual({ ...chunk, providerExecuted: true });
    expect(inputChunk({ type: "tool-input-delta", id: "w", delta: "{" })).toEqual({
      type: "tool-input-delta",
      toolCallId: "w",
      inputTextDelta: "{",
    });
  });

  it("a document that something is from is told by its kind and, where it has one, its title", () => {
    const source = { type: "source", sourceType: "document", id: "d" } as const;
    const document = { type: "source-document", sourceId: "d", mediaType: "application/pdf" };
    const pdf = Object.assign({ ...source }, { mediaType: "application/pdf" });
    expect(sourceChunk({ ...pdf, title: "A paper" })).toEqual({ ...document, title: "A paper" });
    expect(sourceChunk(pdf)).toEqual({ ...document, title: "d" });
    expect(sourceChunk(source)).toBeNull();
    expect(sourceChunk({ ...source, sourceType: "url" })).toBeNull();
  });
});

describe("a turn that", () => {
  const question = { sequence: 7, prompt: "Which?", text: null, answers: null };
  const conflict = { kind: "conflict", head: { sequence: 7, hash: "" } } as const;
  const error = (errorText: string) => ({ type: "error", errorText });
  const finish = (finishReason: string) => ({ type: "finish", finishReason });

  it.each<[string, Outcome | null, object]>([
    ["is none", null, { text: "", last: { type: "finish" } }],
    [
      "is answered by the model",
      { kind: "answer", text: "Hi.", by: "model", finish: "length" },
      { text: "Hi.", isHosts: false, last: finish("length") },
    ],
    [
      "is answered by a host",
      { kind: "answer", text: "Hi.", by: "host", finish: "stop" },
      { text: "Hi.", isHosts: true, last: finish("stop") },
    ],
    [
      "was interrupted when it was answered",
      { kind: "answer", text: "H", by: "model", finish: "interrupted" },
      { text: "H", last: { type: "abort" } },
    ],
    ["is interrupted", { kind: "interrupted", text: "H" }, { text: "H", last: { type: "abort" } }],
    [
      "is refused",
      { kind: "refused", reason: "turn_reused" },
      { text: "", last: error("This message cannot be taken: turn reused.") },
    ],
    [
      "is stopped in a circle",
      { kind: "stopped", why: "loop" },
      { last: error("The model goes round in a circle, and was stopped.") },
    ],
  ])("%s ends so", (_what, outcome, end) => {
    expect(endOf(outcome, null)).toMatchObject(end);
  });

  it("has gone on elsewhere shows the question that is open there, or is an error", () => {
    expect(endOf(conflict, question)).toMatchObject({
      text: "Which?",
      isHosts: true,
      last: finish("stop"),
    });
    expect(endOf(conflict, null)).toMatchObject({ text: "", last: { type: "error" } });
  });
});
