/** What an adapter writes, line by line, within bounds: no line without end is kept. */
import { ProtocolError } from "./protocol.js";

/** The longest line of an answer, in characters. */
const LONGEST_LINE = 32 * 1024 * 1024;

/** The lines of a stream, read as they are asked for. @throws {ProtocolError} at a line that is too long. */
export async function* linesOf(stream: AsyncIterable<Buffer>, longest = LONGEST_LINE): AsyncGenerator<string, void> {
  let begun: string[] = [];
  let length = 0;
  for await (const chunk of stream) {
    // A byte a character: what is not ASCII stays so, and is refused where the line is read.
    const [first = "", ...rest] = chunk.toString("latin1").split("\n");
    begun.push(first);
    length += first.length;
    for (const next of rest) {
      yield begun.join("").replace(/\r$/, "");
      begun = [next];
      length = next.length;
    }
    if (length > longest)
      throw new ProtocolError(`The adapter wrote ${longest} characters and more without the end of a line.`);
  }
  if (length > 0) yield begun.join("");
}
