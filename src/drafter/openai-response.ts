/** The response of OpenAI's chat completions, read without trusting it: what is not as the protocol says is an error. */
import { ModelFailure } from "./failure.js";
import type { Constraint } from "./openai-request.js";

/** The model's text in a response. @throws {ModelFailure} when the response is not as the protocol says. */
export function answerIn(body: string, { kind }: Constraint): string {
  const message = messageIn(parse(body));
  return kind === "lark" ? inputIn(message) : contentIn(message);
}

/** The message of the first choice, which must be whole. */
function messageIn(response: unknown): unknown {
  const choices = fieldOf(response, "choices");
  if (!Array.isArray(choices)) throw new ModelFailure("The endpoint's answer has no choices.");
  if (choices.length === 0) throw new ModelFailure("The endpoint's answer has an empty list of choices.");
  const choice: unknown = choices[0];
  const finish = fieldOf(choice, "finish_reason");
  if (finish === "length" || finish === "content_filter") throw new ModelFailure("The model's answer was cut off.");
  return fieldOf(choice, "message");
}

function contentIn(message: unknown): string {
  const content = fieldOf(message, "content");
  if (typeof content !== "string") throw new ModelFailure("The endpoint's answer has no text.");
  return content;
}

/** What the model gave to the custom tool, which it must have called once. */
function inputIn(message: unknown): string {
  const calls = fieldOf(message, "tool_calls");
  const count = Array.isArray(calls) ? calls.length : 0;
  if (count !== 1) throw new ModelFailure(`The model called the tool ${count} times, not once.`);
  const input = fieldOf(fieldOf(fieldOf(calls, 0), "custom"), "input");
  if (typeof input !== "string") throw new ModelFailure("The model's call of the tool has no text.");
  return input;
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new ModelFailure("The endpoint's answer is not JSON.");
  }
}

/** A field that a JSON value has of its own, or undefined. */
function fieldOf(value: unknown, name: string | number): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  const field: unknown = Reflect.get(value, name);
  return field;
}
