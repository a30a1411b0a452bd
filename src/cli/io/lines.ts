/** Lines of a byte stream as they come: a line ends at LF or CRLF. Memory is bounded by the longest line, and that by a limit. */
import { Refusal } from "./refusal.js";

/** How long a line may be, in UTF-16 units. An input without an end, such as `/dev/zero`, is one line. */
const LONGEST = 2 ** 24;

/**
 * Yields each line without its end; a last line that nothing ends counts, as it stands. What is not UTF-8 is read as
 * U+FFFD. `ended` makes a line of what stood before LF: without a return at its end, unless something else is asked for.
 *
 * @throws {Refusal} when a line is too long.
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  ended: (text: string) => string = withoutReturn,
): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let line = new Line(1);
  for await (const chunk of chunks) {
    const [first = "", ...more] = decoder.decode(chunk, { stream: true }).split("\n");
    line.add(first);
    for (const part of more) {
      yield ended(line.text());
      line = new Line(line.number + 1);
      line.add(part);
    }
  }
  line.add(decoder.decode());
  const last = line.text();
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

  add(part: string): void {
    this.#parts.push(part);
    this.#length += part.length;
    if (this.#length > LONGEST)
      throw new Refusal(
        `Line ${this.number} of the input is longer than ${LONGEST} characters. Give it shorter lines.`,
      );
  }

  text(): string {
    return this.#parts.join("");
  }
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
