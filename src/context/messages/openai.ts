/** Messages of OpenAI's chat, as exchanges. The types are of their shape alone: nothing is imported. */
import { fieldOf } from "../../base/index.js";
import { type Grouped, grouped, NO_CALLS, type Reading } from "./exchanges.js";
import { idOf, listOf } from "./fields.js";

/** What is read of a message of OpenAI's chat; `ChatCompletionMessageParam` is one. */
export interface OpenAiMessage {
  readonly role: string;
  readonly content?: string | readonly { readonly type: string }[] | null;
}

/** Groups messages of OpenAI's chat into exchanges; `developer` is a system message. */
export function fromOpenAi<M extends OpenAiMessage>(messages: readonly M[]): Grouped<M> {
  return grouped(messages, readingOf);
}

function readingOf(message: unknown): Reading {
  switch (fieldOf(message, "role")) {
    case "system":
    case "developer":
      return { role: "system", ...NO_CALLS };
    case "user":
      return { role: "user", ...NO_CALLS };
    case "assistant":
      return { role: "assistant", ...NO_CALLS, calls: callsOf(message) };
    case "tool":
      return { role: "results", ...NO_CALLS, results: [idOf(fieldOf(message, "tool_call_id"))] };
    case "function":
      return { role: "results", ...NO_CALLS, results: [functionId(message)] };
    default:
      return { role: "other", ...NO_CALLS };
  }
}

function callsOf(message: unknown): string[] {
  const older = fieldOf(message, "function_call");
  return [
    ...listOf(fieldOf(message, "tool_calls")).map((call) => idOf(fieldOf(call, "id"))),
    ...(typeof older === "object" && older !== null ? [functionId(older)] : []),
  ];
}

/** A call of the older kind has no id: its result says the name of the function. */
function functionId(named: unknown): string {
  return `function:${idOf(fieldOf(named, "name"))}`;
}
