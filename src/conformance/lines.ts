/** What an adapter writes, line by line, within bounds: no line without end is kept. */
import { canonicalJson } from "../base/index.js";
import { ProtocolError } from "./protocol.js";

/** The longest line of an answer, in characters. */
const LONGEST_LINE = 32 * 1024 * 1024;

/** How much the message quotes of a line that breaks off. */
const QUOTED = 120;

/** The lines of a stream, read as they are asked for. @throws {ProtocolError} at a line that is too long or has no end. */
export async function* linesOf(stream: AsyncIterable<Buffer>, longest = LONGEST_LINE): AsyncGenerator<string, void> {
  let begun: string[] = [];
  let length = 0;
  for await (const chunk of stream) {
    // A byte a character: what is not ASCII stays so, and is refused where the line is read.
    for (const [index, piece] of chunk.toString("latin1").split("\n").entries()) {
      if (index > 0) {
        yield begun.join("");
        [begun, length] = [[], 0];
      }
      begun.push(piece);
      length += piece.length;
      if (length > longest) throw new ProtocolError(`The adapter wrote a line of more than ${longest} characters.`);
    }
  }
  if (length > 0)
    throw new ProtocolError(`The adapter's last line has no line feed: ${canonicalJson(begun.join(""), QUOTED)}`);
}
