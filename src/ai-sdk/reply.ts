/** What the host says by itself, in the SDK's forms. */
import type { Marked } from "../host/index.js";

/** The text as a part of a UI message, marked so that it is known when it comes back. */
export type ReplyPart = { type: "text"; text: string; state: "done"; providerMetadata: Marked };

/** The text as a message of a model call, for hosts that keep those. */
export type ReplyMessage = {
  role: "assistant";
  content: { type: "text"; text: string; providerOptions: Marked }[];
};

export function partOf(text: string, mark: Marked): ReplyPart {
  return { type: "text", text, state: "done", providerMetadata: mark };
}

export function messageOf(text: string, mark: Marked): ReplyMessage {
  return { role: "assistant", content: [{ type: "text", text, providerOptions: mark }] };
}
