/** The session on a pipe: each line is answered as it comes, with nothing between the answers. */
import type { Engine } from "../../index.js";
import { readLines } from "../io/lines.js";
import type { Output } from "../io/output.js";
import { type Acquire, answer, type Envelope } from "./answer.js";

/** Runs the session until the input ends, a line ends it, or nobody reads the answers. */
export async function runPipe(
  engine: Engine,
  input: AsyncIterable<Uint8Array>,
  output: Output,
  render: (envelope: Envelope) => string,
  acquire: Acquire,
): Promise<void> {
  for await (const line of readLines(input)) {
    const envelope = answer(engine, line, acquire);
    if (envelope === null) return;
    await output.write(render(envelope));
    if (output.closed) return;
  }
}
