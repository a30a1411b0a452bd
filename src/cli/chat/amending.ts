/** Servers with the API of OpenAI that do not take all of it: what one says that it refuses is amended in requests to it. */
import { fieldOf, isPlainObject } from "../../base/index.js";

/** Where a request is refused for what stands in it. */
const REFUSED = [400, 422];

/** What servers refuse, by what they say then, and the request as they take it. */
interface Amend {
  readonly isSaid: (refusal: string) => boolean;
  readonly amended: (body: object) => object;
}

const AMENDS: readonly Amend[] = [
  // DeepSeek wants the reasoning of all its replies back, also of those that another model has given.
  {
    isSaid: isMissed,
    amended: (body) => withMessages(body, (all) => all.map(withReasoning)),
  },
  // Groq and Mistral take back nothing of what their models have said of their reasoning.
  {
    isSaid: (refusal) => refusal.includes("reasoning_content") && !isMissed(refusal),
    amended: (body) => withMessages(body, (all) => all.map(withoutReasoning)),
  },
  { isSaid: (refusal) => refusal.includes("stream_options"), amended: (body) => without(body, "stream_options") },
  // Mistral wants a reply behind a result, which is not there where it was interrupted, or has failed.
  { isSaid: (refusal) => refusal.includes("after role 'tool'"), amended: (body) => withMessages(body, answered) },
];

/** Whether a server says that it wants a reasoning that it has not got. It may repeat all words of the request as well. */
function isMissed(refusal: string): boolean {
  return /reasoning_content\W.{0,40}passed back|missing\W{1,2}reasoning_content/i.test(refusal);
}

/** The same `fetch`, which asks again without what a server has refused; where that was taken, from then on without it at once. */
export function amending(send: typeof fetch): typeof fetch {
  let amends: readonly Amend[] = [];
  return async (address, init) => {
    if (typeof init?.body !== "string") return send(address, init);
    let tried = amends;
    for (;;) {
      const body = amendedBy(init.body, tried);
      const response = await send(address, { ...init, body });
      if (response.ok) amends = tried;
      if (!REFUSED.includes(response.status)) return response;
      const refusal = await response.text();
      const isNew = (amend: Amend) =>
        !tried.includes(amend) && amend.isSaid(refusal) && amendedBy(body, [amend]) !== body;
      const more = AMENDS.filter(isNew);
      if (more.length === 0) return new Response(refusal, response);
      tried = [...tried, ...more];
    }
  };
}

function amendedBy(text: string, amends: readonly Amend[]): string {
  const body: unknown = amends.length === 0 ? null : JSON.parse(text);
  if (!isPlainObject(body)) return text;
  return JSON.stringify(amends.reduce<object>((left, { amended }) => amended(left), body));
}

function withMessages(body: object, change: (messages: readonly unknown[]) => readonly unknown[]): object {
  const messages = fieldOf(body, "messages");
  return Array.isArray(messages) ? { ...body, messages: change(messages) } : body;
}

function withReasoning(message: unknown): unknown {
  return fieldOf(message, "role") === "assistant" && isPlainObject(message)
    ? { reasoning_content: "", ...message }
    : message;
}

function withoutReasoning(message: unknown): unknown {
  return isPlainObject(message) ? without(message, "reasoning_content") : message;
}

function without(value: object, name: string): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}

/** A reply that says that there was none, between a result and the user's next words. */
function answered(messages: readonly unknown[]): readonly unknown[] {
  const isBare = (message: unknown, at: number) =>
    fieldOf(message, "role") === "user" && fieldOf(messages[at - 1], "role") === "tool";
  const reply = { role: "assistant", content: "(interrupted)" };
  return messages.flatMap((message, at) => (isBare(message, at) ? [reply, message] : [message]));
}
