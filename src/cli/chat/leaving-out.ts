/** Servers with the API of OpenAI that do not take all of it: what one refuses by its name is left out of requests to it. */
import { fieldOf, isPlainObject } from "../../base/index.js";

/** Where a request is refused for what stands in it. */
const REFUSED = [400, 422];

/** What a request can do without, and how it goes. Groq and Mistral refuse what their models have said of their reasoning. */
const LEFT_OUT: ReadonlyMap<string, (body: object) => object> = new Map([
  ["reasoning_content", withoutReasoning],
  ["stream_options", (body) => without(body, "stream_options")],
]);

/**
 * The same `fetch`, which asks once more without what a server has named when it refused a request, and sends it no more from then on.
 */
export function leavingOut(send: typeof fetch): typeof fetch {
  const refused = new Set<string>();
  return async function ask(address, init): Promise<Response> {
    const sent = init?.body;
    const body = typeof sent === "string" ? bare(sent, refused) : sent;
    const response = await send(address, { ...init, ...(body === undefined ? {} : { body }) });
    if (typeof body !== "string" || !REFUSED.includes(response.status)) return response;
    const said = await response.text();
    const named = [...LEFT_OUT.keys()].filter((name) => said.includes(name) && body.includes(`"${name}":`));
    if (named.length === 0) return new Response(said, response);
    for (const name of named) refused.add(name);
    return ask(address, init);
  };
}

function bare(text: string, refused: ReadonlySet<string>): string {
  const body: unknown = refused.size === 0 ? null : JSON.parse(text);
  if (!isPlainObject(body)) return text;
  let left: object = body;
  for (const name of refused) left = LEFT_OUT.get(name)?.(left) ?? left;
  return JSON.stringify(left);
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
