/**
 * An adapter: `propose` from an endpoint that speaks OpenAI's chat completions, such as a llama.cpp server, by fetch.
 *
 * @packageDocumentation
 */
import type { Propose } from "./ask.js";
import { type Constraint, requestBody } from "./openai-request.js";
import { answerIn } from "./openai-response.js";

export type { Propose } from "./ask.js";
export type { Constraint } from "./openai-request.js";

/** Where the model is and how it is asked. */
export interface OpenAiOptions {
  /** The address of the chat completions, such as `http://127.0.0.1:8080/v1/chat/completions`. */
  readonly url: string;
  readonly model: string;
  /** What holds the model to the language while it writes; nothing unless told. Its answer is validated all the same. */
  readonly constraint?: Constraint;
  /** Such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Further fields of the request, such as `temperature`. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Makes `propose` from an endpoint. It fails with a sentence where the endpoint does not answer as the protocol says. */
export function proposeByOpenAi(options: OpenAiOptions): Propose {
  const { constraint = { kind: "none" } } = options;
  return async (prompt, { signal }) =>
    answerIn(await post(options, requestBody(prompt, options, constraint), signal), constraint);
}

/** Posts the request and gives the answer's text, whole. */
async function post({ url, headers }: OpenAiOptions, body: string, signal: AbortSignal): Promise<string> {
  const sent = { "content-type": "application/json", accept: "application/json", ...headers };
  const response = await reach(() => fetch(url, { method: "POST", headers: sent, body, signal, redirect: "error" }));
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The endpoint answered ${`${response.status} ${response.statusText}`.trim()}.`);
  }
  return reach(() => response.text());
}

/** Says what went wrong on the way, which fetch hides in the cause. */
async function reach<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The exchange with the endpoint failed: ${why || "no reason is given"}.`, { cause: error });
  }
}
