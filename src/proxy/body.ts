/** Bodies, read whole and no further than their limit. */

/** The text of a body; `too_long` beyond the limit in bytes, and `not_text` where it is not UTF-8. */
export async function textOf(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<{ readonly text: string } | "too_long" | "not_text"> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const parts: string[] = [];
  let length = 0;
  // The stream is closed at the limit, so that the rest is not taken in.
  for await (const chunk of chunksOf(body)) {
    length += chunk.byteLength;
    if (length > limit) return "too_long";
    const part = decoded(() => decoder.decode(chunk, { stream: true }));
    if (part === null) return "not_text";
    parts.push(part);
  }
  const last = decoded(() => decoder.decode());
  return last === null ? "not_text" : { text: parts.join("") + last };
}

async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (reader === undefined) return;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function decoded(decode: () => string): string | null {
  try {
    return decode();
  } catch {
    return null;
  }
}
