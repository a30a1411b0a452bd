/** The response of OpenAI's chat completions, read without trusting it: what is not as the protocol says is an error. */
import { fieldOf, lineOf } from "./json-answer.js";
import type { Constraint } from "./openai-request.js";

/** The model's text in a response. @throws {Error} when the response is not as the protocol says. */
export function answerIn(body: string, { kind }: Constraint): string {
  const message = messageIn(parse(body, "The endpoint's answer"));
  switch (kind) {
    case "lark":
      return inputIn(message);
    case "json-schema":
      return lineOf(parse(contentIn(message), "The model's answer"));
    case "gbnf":
    case "none":
      return contentIn(message);
  }
}

/** The message of the first choice, which must be whole. */
function messageIn(response: unknown): unknown {
  const choices = fieldOf(response, "choices");
  if (!Array.isArray(choices)) throw new Error("The endpoint's answer has no choices.");
  if (choices.length === 0) throw new Error("The endpoint's answer has an empty list of choices.");
  const choice: unknown = choices[0];
  if (fieldOf(choice, "finish_reason") === "length") throw new Error("The model's answer was cut off.");
  return fieldOf(choice, "message");
}

function contentIn(message: unknown): string {
  const content = fieldOf(message, "content");
  if (typeof content !== "string") throw new Error("The endpoint's answer has no text.");
  return content;
}

/** What the model gave to the custom tool, which it must have called once. */
function inputIn(message: unknown): string {
  const calls = fieldOf(message, "tool_calls");
  const count = Array.isArray(calls) ? calls.length : 0;
  if (count !== 1) throw new Error(`The model called the tool ${count} times, not once.`);
  const input = fieldOf(fieldOf(fieldOf(calls, 0), "custom"), "input");
  if (typeof input !== "string") throw new Error("The model's call of the tool has no text.");
  return input;
}

function parse(text: string, what: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new Error(`${what} is not JSON.`);
  }
}
