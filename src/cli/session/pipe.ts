/** The session on a pipe: each line is answered as it comes, with nothing between the answers. */
import { readLines } from "../io/lines.js";
import type { Output } from "../io/output.js";
import type { KeptErrorCode } from "../kept/envelopes.js";
import type { Reply } from "./reply.js";
import type { Talk } from "./talk.js";

/**
 * Runs the session until the input ends, a line ends it, or nobody reads the answers. Answers whether its log, where it has one, has
 * taken every line.
 */
export async function runPipe(
  talk: Talk,
  input: AsyncIterable<Uint8Array>,
  output: Output,
  render: (reply: Reply) => string,
): Promise<boolean> {
  let kept = true;
  for await (const line of readLines(input)) {
    const reply = await talk.answer(line);
    if (reply === null) return kept;
    kept &&= !hasFailed(reply);
    await output.write(render(reply));
    if (output.closed) return kept;
  }
  return kept;
}

/** Why a log takes no line, whatever the line says. */
const FAILURES: readonly string[] = [
  "unknown",
  "conflict",
  "unreadable",
  "broken_chain",
  "erased",
  "newer_version",
] satisfies readonly KeptErrorCode[];

function hasFailed({ envelope }: Reply): boolean {
  return envelope.mode === "error" && FAILURES.includes(envelope.error.code);
}
