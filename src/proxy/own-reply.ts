/** A reply of the proxy's own, as a response of the API. */
import type { Api, OwnReply } from "./api.js";
import { faultResponse } from "./fault.js";
import { field } from "./json.js";
import type { Setup } from "./options.js";
import type { Taken } from "./turn.js";

/** The reply in the shape that the request asks for, or as an error where the proxy is set so. */
export function ownResponse(
  { replies }: Setup,
  api: Api,
  request: object,
  { text, mark, question }: Extract<Taken, { kind: "reply" }>,
): Response {
  const told = question === null ? {} : { "x-context-compiler-question": String(question) };
  const headers = { "x-context-compiler": "reply", ...told };
  if (replies === "error") return withHeaders(faultResponse({ status: 400, code: "reply", message: text }), headers);
  const own: OwnReply = { mark, text, created: Math.floor(Date.now() / 1000) };
  if (field(request, "stream") !== true) return Response.json(api.reply(request, own), { headers });
  const stream = api.events(request, own).map((event) => api.frame(event));
  const streaming = { ...headers, "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" };
  return new Response(stream.join("") + api.end, { headers: streaming });
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
