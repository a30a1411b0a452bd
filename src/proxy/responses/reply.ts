/** Replies of the proxy's own in the shape of the responses API. */
import type { OwnReply } from "../api.js";
import { textField } from "../json.js";
import { ownId, ownItem } from "./ids.js";
import { wantsSchema } from "./request.js";

const USAGE = {
  input_tokens: 0,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 0,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 0,
} as const;

export function reply(request: object, own: OwnReply): object {
  return {
    ...head(request, own),
    status: "completed",
    output: [messageItem(idOf(own), saying(request, own.text))],
    usage: USAGE,
  };
}

export function events(request: object, own: OwnReply): readonly object[] {
  const open = { ...head(request, own), status: "in_progress", output: [], usage: null };
  const all = [
    { type: "response.created", response: open },
    { type: "response.in_progress", response: open },
    ...messageEvents(idOf(own), saying(request, own.text), 0),
    { type: "response.completed", response: reply(request, own) },
  ];
  return all.map((event, sequence_number) => ({ ...event, sequence_number }));
}

function head(request: object, { mark, created }: OwnReply) {
  const previous = textField(request, "previous_response_id");
  return {
    id: ownId(mark, previous),
    object: "response",
    created_at: created,
    error: null,
    incomplete_details: null,
    instructions: null,
    metadata: {},
    model: textField(request, "model") ?? "",
    parallel_tool_calls: true,
    previous_response_id: previous,
    temperature: null,
    tool_choice: "auto",
    tools: [],
    top_p: null,
  };
}

function idOf({ mark }: OwnReply): string {
  return ownItem(mark);
}

/** What a message says, in the events of a stream too. */
export interface Saying {
  readonly kind: "output_text" | "refusal";
  readonly text: string;
}

/** A client that is to be given JSON by a schema reads a text as that, and throws. What is in the place of it is a refusal in this API. */
export function saying(request: object, text: string): Saying {
  return { kind: wantsSchema(request) ? "refusal" : "output_text", text };
}

/** A message of the assistant as an item of an answer. */
export function messageItem(id: string, said: Saying): object {
  return { id, type: "message", status: "completed", role: "assistant", content: [partOf(said)] };
}

/** The events by which such a message is streamed; who sends them numbers them. */
export function messageEvents(item_id: string, said: Saying, output_index: number): readonly object[] {
  const { kind, text } = said;
  const at = { item_id, output_index, content_index: 0 };
  const item = { id: item_id, type: "message", status: "in_progress", role: "assistant", content: [] };
  return [
    { type: "response.output_item.added", output_index, item },
    { type: "response.content_part.added", ...at, part: partOf({ kind, text: "" }) },
    ...(kind === "refusal"
      ? [
          { type: "response.refusal.delta", ...at, delta: text },
          { type: "response.refusal.done", ...at, refusal: text },
        ]
      : [
          { type: "response.output_text.delta", ...at, delta: text, logprobs: [] },
          { type: "response.output_text.done", ...at, text, logprobs: [] },
        ]),
    { type: "response.content_part.done", ...at, part: partOf(said) },
    { type: "response.output_item.done", output_index, item: messageItem(item_id, said) },
  ];
}

function partOf({ kind, text }: Saying): object {
  return kind === "refusal" ? { type: kind, refusal: text } : { type: kind, text, annotations: [], logprobs: [] };
}
