/**
 * An adapter: `propose` from an endpoint that speaks OpenAI's chat completions, such as a llama.cpp server, by fetch.
 *
 * @packageDocumentation
 */
import { requireFields } from "../base/index.js";
import type { Propose } from "./ask.js";
import { exchangeFailure, ModelFailure } from "./failure.js";
import { type Constraint, requestBody } from "./openai-request.js";
import { answerIn } from "./openai-response.js";
import { discard, textOf } from "./response-text.js";

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
  /** Further fields of the request, such as `temperature`. They are read once, when the adapter is made. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/**
 * Makes `propose` from an endpoint. It fails with a fixed sentence where the endpoint does not answer as the protocol says,
 * or answers with more than 1 MB.
 *
 * @throws {TypeError} for options that are none, and when the option `body` cannot be written as JSON.
 */
export function proposeByOpenAi(options: OpenAiOptions): Propose {
  requireFields(options, "proposeByOpenAi", ["url", "model"], ["constraint", "headers", "body"]);
  const { url, headers = {}, constraint = { kind: "none" } } = options;
  const bodyFor = requestBody(options, constraint);
  return async (prompt, { signal }) => {
    const request = { method: "POST", headers: headersOf(headers), body: bodyFor(prompt), signal } as const;
    return answerIn(await post(addressOf(url), request, signal), constraint);
  };
}

/** Posts the request and gives the answer's text, whole. A redirect is not followed: it would take the headers elsewhere. */
async function post(url: string, request: RequestInit, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, { ...request, redirect: "manual" });
    if (response.ok) return await textOf(response, signal);
    discard(response);
    throw new ModelFailure(refusalOf(response));
  } catch (error) {
    throw error instanceof ModelFailure ? error : exchangeFailure(error);
  }
}

/** A browser shows of a redirect that it is one, and no status. */
function refusalOf({ status, type }: Response) {
  const redirected = type === "opaqueredirect" || [301, 302, 303, 307, 308].includes(status);
  return redirected
    ? "The endpoint redirected the request, and redirects are not followed."
    : (`The endpoint answered ${status}.` as const);
}

/** Checked here, since what `fetch` says of a wrong address quotes it, credentials included. */
function addressOf(url: string): string {
  try {
    return new Request(url).url;
  } catch (error) {
    throw new ModelFailure("The endpoint's address must be a URL without a user name or a password.", { cause: error });
  }
}

/** What `Headers` says of a wrong header quotes it. */
function headersOf(headers: Readonly<Record<string, string>>): Headers {
  try {
    const made = new Headers(headers);
    for (const name of ["content-type", "accept"]) if (!made.has(name)) made.set(name, "application/json");
    return made;
  } catch (error) {
    throw new ModelFailure("A header of the request is not valid.", { cause: error });
  }
}
