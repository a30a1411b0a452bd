/** What is kept of a result that the log does not take as it is: a tool has run, however much it gave. */
import type { Result } from "./call-result.js";
import { lineOf } from "./cap.js";
import type { ReplyCall } from "./entries.js";
import { shorterOutput, textOfOutput } from "./output.js";

const TOO_LONG = "The call has come to its end. What it gave is too long to be kept.";

/** The result, and less and less of it, for the first that the log takes: what the model is told comes before what it is not told. */
export function* formsOf(result: Result, { name }: ReplyCall): Generator<Result> {
  // One that fits, as nearly all do, is not measured here.
  yield result;
  const { why, value, output } = result;
  if (output !== undefined) {
    yield { ...result, value: TOO_LONG };
    const text = textOfOutput(output);
    const named = { why, value, output: shorterOutput(output, text), cut: lineOf(name, output, text) };
    yield named;
    yield { ...named, value: TOO_LONG };
  }
  yield { why, value: TOO_LONG, cut: result.cut ?? lineOf(name, output ?? { type: "json", value }, TOO_LONG) };
}
