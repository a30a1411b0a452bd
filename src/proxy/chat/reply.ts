/** Replies of the proxy's own in the shape of chat completions. */
import type { OwnReply } from "../api.js";
import { textField } from "../json.js";
import { wantsSchema, wantsUsage } from "./request.js";

const USAGE = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 } as const;

export function reply(request: object, own: OwnReply): object {
  const message = { role: "assistant", content: null, ...saying(request, own.text) };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: "stop" }];
  return { ...head(request, own), object: "chat.completion", choices, usage: USAGE };
}

export function events(request: object, own: OwnReply): readonly object[] {
  const chunk = (delta: object, finish_reason: string | null) => ({
    ...head(request, own),
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
  });
  const chunks = [chunk({ role: "assistant", ...saying(request, own.text) }, null), chunk({}, "stop")];
  if (!wantsUsage(request)) return chunks;
  return [...chunks, { ...head(request, own), object: "chat.completion.chunk", choices: [], usage: USAGE }];
}

function head(request: object, { mark, created }: OwnReply) {
  return { id: `chatcmpl-cc_${mark}`, created, model: textField(request, "model") ?? "" };
}

/**
 * A client that is to be given JSON by a schema reads a text as that, and throws. What is in the place of it is a refusal in this API. Elsewhere that
 * field is left out: clients send the message back, and some providers, such as Groq, refuse it.
 */
export function saying(request: object, text: string): { readonly content: string } | { readonly refusal: string } {
  return wantsSchema(request) ? { refusal: text } : { content: text };
}
