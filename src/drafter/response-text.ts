/**
 * Reads the body of a response by a reader of its own. `fetch` loses an abort once its request was collected as garbage
 * (Node 20), and `text()` takes whatever comes; here reading ends at the abort and at the limit, and so does the download.
 */
import { ModelFailure } from "./failure.js";

/** In bytes, as they come out of decompression. */
const LIMIT = 1_000_000;

/** The body as text. @throws {ModelFailure} when it is longer than 1 MB. */
export async function textOf(response: Response, signal: AbortSignal): Promise<string> {
  if (response.body === null) return "";
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const stop = (): void => void reader.cancel().catch(() => {});
  signal.addEventListener("abort", stop, { once: true });
  try {
    signal.throwIfAborted();
    const text = await readAll(reader);
    // A reader that was canceled ends as one that has read all: what it has read is a part.
    signal.throwIfAborted();
    return text;
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
}

/** Lets go of a body that nobody will read. */
export function discard({ body }: Response): void {
  body?.cancel().catch(() => {});
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > LIMIT) throw new ModelFailure("The endpoint's answer is longer than 1 MB.");
    text += decoder.decode(value, { stream: true });
  }
}
