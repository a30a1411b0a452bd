/** Lines of a byte stream as they come: a line ends at LF or CRLF. Memory is bounded by the longest line, and that by a limit. */
import { Refusal } from "./refusal.js";

/** How long a line may be, in UTF-16 units. An input without an end, such as `/dev/zero`, is one line. */
const LONGEST = 2 ** 24;

/**
 * Yields each line without its end; a last line that nothing ends counts, as it stands. What is not UTF-8 is read as
 * U+FFFD, and a byte order mark before the first line is none of it. `exact` keeps in a line whatever stands before LF: the
 * mark, and a return at the end.
 *
 * @throws {Refusal} when a line is too long.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, exact = false): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: exact });
  let line = new Line(1);
  for await (const chunk of chunks) {
    const [first = "", ...more] = decoder.decode(chunk, { stream: true }).split("\n");
    line.add(first);
    for (const part of more) {
      yield line.text(!exact);
      line = new Line(line.number + 1);
      line.add(part);
    }
  }
  line.add(decoder.decode());
  const last = line.text(false);
  if (last !== "") yield last;
}

/** A line that has begun, joined once from the parts it came in, so that a line of any length costs what it is long. */
class Line {
  readonly number: number;
  readonly #parts: string[] = [];
  #length = 0;

  constructor(number: number) {
    this.number = number;
  }

  /** One more than the longest is taken: it may be the return at the end. */
  add(part: string): void {
    this.#parts.push(part);
    this.#length += part.length;
    this.#limit(this.#length - 1);
  }

  text(withoutReturn: boolean): string {
    const text = this.#parts.join("");
    const line = withoutReturn && text.endsWith("\r") ? text.slice(0, -1) : text;
    this.#limit(line.length);
    return line;
  }

  #limit(length: number): void {
    if (length > LONGEST)
      throw new Refusal(
        `Line ${this.number} of the input is longer than ${LONGEST} characters. Give it shorter lines.`,
      );
  }
}
