/** Messages of LangChain, as exchanges. The types are of their shape alone: nothing is imported. */
import { fieldOf } from "../../base/index.js";
import { type Grouped, grouped, NO_CALLS, type Reading } from "./exchanges.js";
import { idOf, listOf } from "./fields.js";

/** What is read of a message of LangChain; `BaseMessage` is one. */
export interface LangChainMessage {
  readonly type: string;
}

/**
 * Groups messages of LangChain into exchanges. A call whose arguments could not be read may have a
 * result and needs none.
 */
export function fromLangChain<M extends LangChainMessage>(messages: readonly M[]): Grouped<M> {
  return grouped(messages, readingOf);
}

function readingOf(message: unknown): Reading {
  switch (roleOf(message)) {
    case "system":
    case "developer":
      return { role: "system", ...NO_CALLS };
    case "human":
    case "user":
      return { role: "user", ...NO_CALLS };
    case "ai":
    case "assistant":
      return {
        role: "assistant",
        ...NO_CALLS,
        calls: idsOf(message, "tool_calls"),
        free: idsOf(message, "invalid_tool_calls"),
      };
    case "tool":
      return { role: "results", ...NO_CALLS, results: [idOf(fieldOf(message, "tool_call_id"))] };
    default:
      return { role: "other", ...NO_CALLS };
  }
}

/** A generic message says its role beside its type. */
function roleOf(message: unknown): unknown {
  const type = fieldOf(message, "type");
  return type === "generic" ? fieldOf(message, "role") : type;
}

function idsOf(message: unknown, name: string): string[] {
  return listOf(fieldOf(message, name)).map((call) => idOf(fieldOf(call, "id")));
}
