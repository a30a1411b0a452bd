/** The session on a pipe: each line is answered as it comes, with nothing between the answers. */
import type { Engine } from "../../index.js";
import { readLines } from "../io/lines.js";
import type { Output } from "../io/output.js";

/** Runs the session until the input ends, a line ends it, or nobody reads the answers. */
export async function runPipe(
  engine: Engine,
  input: AsyncIterable<Uint8Array>,
  output: Output,
  /** The answer to a line as it is written; null where the line ends the session. */
  answerTo: (engine: Engine, line: string) => string | null,
): Promise<void> {
  for await (const line of readLines(input)) {
    const text = answerTo(engine, line);
    if (text === null) return;
    await output.write(text);
    if (output.closed) return;
  }
}
