/** Servers with the API of OpenAI that do not take all of it: what one refuses by its name is left out of requests to it. */
import { fieldOf, isPlainObject } from "../../base/index.js";

/** Where a request is refused for what stands in it. */
const REFUSED = [400, 422];

/** What a request can do without, and how it goes. Groq and Mistral refuse what their models have said of their reasoning. */
const LEFT_OUT = [
  { name: "reasoning_content", leave: withoutReasoning },
  { name: "stream_options", leave: (body: object) => without(body, "stream_options") },
];

/**
 * The same `fetch`, which asks once more without what a server has named when it refused a request, and sends it no more from then on.
 */
export function leavingOut(send: typeof fetch): typeof fetch {
  let refused: typeof LEFT_OUT = [];
  return async function ask(address, init): Promise<Response> {
    const sent = init?.body;
    const body = typeof sent === "string" ? bare(sent, refused) : sent;
    const response = await send(address, { ...init, ...(body === undefined ? {} : { body }) });
    if (typeof body !== "string" || !REFUSED.includes(response.status)) return response;
    const said = await response.text();
    const isNamed = ({ name }: (typeof LEFT_OUT)[number]) => said.includes(name) && body.includes(`"${name}":`);
    const named = LEFT_OUT.filter((each) => isNamed(each) && !refused.includes(each));
    if (named.length === 0) return new Response(said, response);
    refused = [...refused, ...named];
    return ask(address, init);
  };
}

function bare(text: string, refused: typeof LEFT_OUT): string {
  const body: unknown = refused.length === 0 ? null : JSON.parse(text);
  if (!isPlainObject(body)) return text;
  return JSON.stringify(refused.reduce<object>((left, { leave }) => leave(left), body));
}

function withoutReasoning(body: object): object {
  const messages = fieldOf(body, "messages");
  if (!Array.isArray(messages)) return body;
  return { ...body, messages: messages.map((message: unknown) => without(message, "reasoning_content")) };
}

function without<T>(value: T, name: string): T | object {
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}
