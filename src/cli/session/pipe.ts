/** The session on a pipe: each line is answered as it comes, with nothing between the answers. */
import { readLines } from "../io/lines.js";
import type { Output } from "../io/output.js";
import type { Reply } from "./reply.js";
import type { Talk } from "./talk.js";

/** Runs the session until the input ends, a line ends it, or nobody reads the answers. */
export async function runPipe(
  talk: Talk,
  input: AsyncIterable<Uint8Array>,
  output: Output,
  render: (reply: Reply) => string,
): Promise<void> {
  for await (const line of readLines(input)) {
    const reply = await talk.answer(line);
    if (reply === null) return;
    await output.write(render(reply));
    if (output.closed) return;
  }
}
