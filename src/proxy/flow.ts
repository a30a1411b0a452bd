/** An answer's body on its way to the client: as it comes, at the client's pace, and given up with it. */
import type { Deadline } from "./deadline.js";

/** Changes a body chunk by chunk. */
export interface Filter {
  push(chunk: Uint8Array): Uint8Array;
  end(): Uint8Array;
}

/** Nothing is changed. */
export const UNCHANGED: Filter = { push: (chunk) => chunk, end: () => new Uint8Array() };

/** The body behind a filter. Closing it closes the upstream's. */
export function flow(body: ReadableStream<Uint8Array>, deadline: Deadline, filter: Filter): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      // A chunk of which nothing is left is not sent; the next one is read then.
      for (let isSent = false; !isSent; ) {
        const { done, value } = await deadline.wait(reader.read());
        const chunk = await through(reader, () => (done ? filter.end() : filter.push(value)));
        if (chunk.byteLength > 0) controller.enqueue(chunk);
        if (done) controller.close();
        isSent = done || chunk.byteLength > 0;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** What a filter makes of a chunk. Where it breaks the stream, the upstream need not go on. */
async function through(reader: ReadableStreamDefaultReader, filtered: () => Uint8Array): Promise<Uint8Array> {
  try {
    return filtered();
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error;
  }
}
