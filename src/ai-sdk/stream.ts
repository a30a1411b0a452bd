/** A reply as the stream that the SDK's clients read. */
import type { Marked } from "../host/index.js";

/** A chunk of the stream. */
export type ReplyChunk =
  | { type: "start" }
  | { type: "text-start"; id: string; providerMetadata: Marked }
  | { type: "text-delta"; id: string; delta: string }
  | { type: "text-end"; id: string }
  | { type: "finish" };

/** A message of one text. */
export function chunksOf(text: string, providerMetadata: Marked): readonly ReplyChunk[] {
  const id = "context-compiler";
  return [
    { type: "start" },
    { type: "text-start", id, providerMetadata },
    { type: "text-delta", id, delta: text },
    { type: "text-end", id },
    { type: "finish" },
  ];
}

export function streamOf(chunks: readonly ReplyChunk[]): ReadableStream<ReplyChunk> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

/** The headers of the SDK's own responses. */
const HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-cache",
  connection: "keep-alive",
  "x-vercel-ai-ui-message-stream": "v1",
  "x-accel-buffering": "no",
};

/** A stream as a response: each chunk is an event of its own. */
export function responseOf(chunks: ReadableStream<object>): Response {
  const encoder = new TextEncoder();
  const events = new TransformStream<object, Uint8Array>({
    transform: (chunk, controller) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(chunk)}\n\n`)),
    flush: (controller) => controller.enqueue(encoder.encode("data: [DONE]\n\n")),
  });
  return new Response(chunks.pipeThrough(events), { headers: HEADERS });
}
