/** A request whose turn is compiled: replied to here, or forwarded with the rules. */
import { governed } from "./answer.js";
import type { Api } from "./api.js";
import { bansOf } from "./bans.js";
import { textOf } from "./body.js";
import { type Document, documentOf } from "./document.js";
import { type Fault, fault, faultResponse } from "./fault.js";
import { edited } from "./json-text.js";
import type { Setup } from "./options.js";
import { ownResponse } from "./own-reply.js";
import { type Key, keyOf, namesOf, type Taken, taken } from "./turn.js";
import { send } from "./upstream.js";

/** Serves a request of an API. */
export async function compiled(setup: Setup, api: Api, request: Request): Promise<Response> {
  const served = await serve(setup, api, request);
  // Some servers put a class of their own in the place of `Response`: what is one is not told by its class.
  return "kind" in served ? faultResponse(served) : served;
}

async function serve(setup: Setup, api: Api, request: Request): Promise<Response | Fault> {
  const document = await documentIn(request, setup.limits.body);
  if ("kind" in document) return document;
  const asked = api.asked(document.value);
  if (typeof asked === "string") return fault(400, "wrong_shape", asked);
  const names = namesOf(request, document.value, asked);
  if ("kind" in names) return names;
  const key = await keyOf(setup, request, document.value);
  if ("kind" in key) return key;
  const turn = await stored(() => taken(setup, key, asked, names));
  switch (turn.kind) {
    case "reply":
      return ownResponse(setup, api, document.value, turn);
    case "forward":
      return forwarded(setup, api, request, document, key, turn);
    case "fault":
      return turn;
  }
}

async function documentIn({ headers, body }: Request, limit: number): Promise<Document | Fault> {
  if ((headers.get("content-encoding") ?? "identity") !== "identity")
    return fault(415, "packed", "The body must not be packed: send it without `content-encoding`.");
  // A browser lets any page send other types to any host, unasked.
  if (headers.has("origin") && !/\bjson\b/i.test(headers.get("content-type") ?? ""))
    return fault(415, "not_json", "A page in a browser must send JSON as such: set `content-type: application/json`.");
  if (Number(headers.get("content-length")) > limit) return tooLong(limit);
  // A client that goes away in the middle of its request is told nothing.
  const read = await textOf(body, limit).catch(() => "not_text" as const);
  if (read === "too_long") return tooLong(limit);
  const document = read === "not_text" ? null : documentOf(read.text);
  return (
    document ??
    fault(
      400,
      "not_json",
      "The body must be a JSON object in UTF-8 that has each of its fields once, nested 1,000 deep at most.",
    )
  );
}

function tooLong(limit: number): Fault {
  return fault(413, "too_long", `The body has more than ${limit} bytes, the proxy's \`limits.body\`.`);
}

async function forwarded(
  setup: Setup,
  api: Api,
  request: Request,
  document: Document,
  key: Key,
  { page, state }: Extract<Taken, { kind: "forward" }>,
): Promise<Response | Fault> {
  const put = page === null ? null : { text: page, isJoined: setup.page === "joined" };
  const edits = api.edits(document, put, bansOf(setup, { state }) ?? (() => false));
  const answered = await send(setup, request, `/v1${api.path}`, edited(document.text, edits));
  if (answered.kind === "fault") return answered;
  // The rules of now: another tab may have set one until the upstream began to answer.
  const now = await stored(async () => ({ kind: "now", view: await setup.host.view(key) }) as const);
  if (now.kind === "now") return governed(answered, api, document.value, bansOf(setup, now.view));
  await answered.response.body?.cancel();
  return now;
}

/** A store that fails has not said whether it kept the turn: the same request again finds out. */
async function stored<T>(work: () => Promise<T>): Promise<T | Fault> {
  try {
    return await work();
  } catch {
    return fault(503, "store_failed", "The store of the rules failed. Send the same request again.");
  }
}
