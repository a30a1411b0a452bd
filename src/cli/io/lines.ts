/** Lines of a byte stream as they come: a line ends at LF or CRLF. Memory is bounded by the longest line. */

/**
 * Yields each line without its end; a last line that nothing ends counts, as it stands. What is no UTF-8 is read as U+FFFD.
 * `ended` makes a line of what stood before LF: without a return at its end, unless something else is asked for.
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  ended: (text: string) => string = withoutReturn,
): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  // A line is joined once from the parts it came in, so that a line of any length costs what it is long.
  let begun: string[] = [];
  for await (const chunk of chunks) {
    const [first = "", ...more] = decoder.decode(chunk, { stream: true }).split("\n");
    begun.push(first);
    for (const part of more) {
      yield ended(begun.join(""));
      begun = [part];
    }
  }
  const last = begun.join("") + decoder.decode();
  if (last !== "") yield last;
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
