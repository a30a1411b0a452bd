/** The upstream's answer, as the client gets it. */
import { isPlainObject } from "../base/index.js";
import type { IsBanned } from "../gate/tool-names.js";
import type { Api } from "./api.js";
import { textOf } from "./body.js";
import { type Fault, fault } from "./fault.js";
import { type Filter, flow, UNCHANGED } from "./flow.js";
import { field, isWritable, parsed } from "./json.js";
import { EventFilter } from "./sse.js";
import { type Answered, answerHeaders } from "./upstream.js";

/** Says that the upstream has answered, by way of the rules. */
const FORWARD = { "x-context-compiler": "forward" } as const;

/** As it came. */
export function relayed(answered: Answered, extra: Readonly<Record<string, string>> = {}): Response {
  return streamed(answered, UNCHANGED, extra);
}

/** The answer to a request, without the calls that the rules prohibit; `isBanned` is null where they prohibit nothing. */
export async function governed(
  answered: Answered,
  api: Api,
  request: object,
  isBanned: IsBanned | null,
): Promise<Response | Fault> {
  const { response } = answered;
  // A client follows it by itself, with what it has sent to the proxy: no rule would hold there.
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    return fault(
      502,
      "upstream_redirects",
      "The upstream redirects requests; set the option `upstream` to where it leads.",
    );
  }
  if (isBanned === null || !response.ok) return relayed(answered, FORWARD);
  // A client that has not asked for events reads the whole as JSON, whatever its type.
  if (field(request, "stream") === true && isStream(response))
    return streamed(answered, new EventFilter(api.frame, api.stripper(isBanned, request)), FORWARD);
  return whole(answered, api, request, isBanned);
}

function isStream({ headers }: Response): boolean {
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  return type.trim().toLowerCase() === "text/event-stream";
}

function streamed({ response, deadline }: Answered, filter: Filter, extra: Readonly<Record<string, string>>): Response {
  const { status, statusText, body } = response;
  const headers = answerHeaders(response, filter !== UNCHANGED);
  for (const [name, value] of Object.entries(extra)) headers.set(name, value);
  return new Response(body === null ? null : flow(body, deadline, filter), { status, statusText, headers });
}

const UNREADABLE = fault(
  502,
  "upstream_failed",
  "The upstream's answer cannot be read, so it cannot be held to the rules.",
);

/** In bytes. */
const LONGEST = 16 * 1024 * 1024;

async function whole(
  { response, deadline }: Answered,
  api: Api,
  request: object,
  isBanned: IsBanned,
): Promise<Response | Fault> {
  const { status, statusText, body } = response;
  const read = await deadline.wait(textOf(body, LONGEST)).catch(() => null);
  if (read === null && deadline.isOver) return fault(504, "upstream_timeout", "The upstream did not answer in time.");
  if (read === null) return fault(502, "upstream_failed", "The upstream broke its answer off.");
  const answer = read === "too_long" || read === "not_text" ? null : { ...read, value: parsed(read.text) };
  // Events under another type among them: a client that has asked for a stream would read them all the same.
  if (answer === null || !isPlainObject(answer.value)) return UNREADABLE;
  const stripped = api.stripper(isBanned, request).whole(answer.value);
  if (!isWritable(stripped)) return UNREADABLE;
  const headers = answerHeaders(response, true);
  headers.set("x-context-compiler", FORWARD["x-context-compiler"]);
  return new Response(stripped === null ? answer.text : JSON.stringify(stripped), { status, statusText, headers });
}
