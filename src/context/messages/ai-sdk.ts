/** Model messages of the AI SDK, as exchanges. The types are of their shape alone: nothing is imported. */
import { fieldOf, TextMap } from "../../base/index.js";
import { type Grouped, grouped, NO_CALLS, type Reading } from "./exchanges.js";
import { idOf, listOf } from "./fields.js";

/** What is read of a model message; `ModelMessage` is one. */
export interface AiSdkMessage {
  readonly role: string;
  readonly content: string | readonly { readonly type: string }[];
}

/**
 * Groups model messages of the AI SDK into exchanges. A call that the provider runs itself needs no result, and one whose
 * approval was answered has it from the SDK before the request is sent.
 */
export function fromAiSdk<M extends AiSdkMessage>(messages: readonly M[]): Grouped<M> {
  const asked = new TextMap<string>();
  return grouped(messages, (message) => readingOf(message, asked));
}

/** `asked` has the call of each approval that was asked for so far. */
function readingOf(message: unknown, asked: TextMap<string>): Reading {
  switch (fieldOf(message, "role")) {
    case "system":
      return { role: "system", ...NO_CALLS };
    case "user":
      return { role: "user", ...NO_CALLS };
    case "assistant":
      return { role: "assistant", ...partsOf(message, asked) };
    case "tool":
      return { role: "results", ...partsOf(message, asked) };
    default:
      return { role: "other", ...NO_CALLS };
  }
}

function partsOf(message: unknown, asked: TextMap<string>): Omit<Reading, "role"> {
  const parts = listOf(fieldOf(message, "content"));
  for (const part of parts) {
    if (fieldOf(part, "type") === "tool-approval-request") asked.set(idOf(fieldOf(part, "approvalId")), callOf(part));
  }
  const calls = parts.filter((part) => fieldOf(part, "type") === "tool-call");
  const isFree = (part: unknown): boolean => fieldOf(part, "providerExecuted") === true;
  return {
    calls: calls.filter((part) => !isFree(part)).map(callOf),
    free: calls.filter(isFree).map(callOf),
    results: parts.filter((part) => fieldOf(part, "type") === "tool-result").map(callOf),
    approved: parts
      .filter((part) => fieldOf(part, "type") === "tool-approval-response")
      .map((part) => asked.get(idOf(fieldOf(part, "approvalId"))) ?? ""),
  };
}

function callOf(part: unknown): string {
  return idOf(fieldOf(part, "toolCallId"));
}
