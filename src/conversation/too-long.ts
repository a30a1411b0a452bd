/** What is kept of a result that the log does not take as it is: a tool has run, however much it gave. */

import type { Result } from "./call-result.js";
import { lineOf } from "./cap.js";
import type { ReplyCall } from "./entries.js";
import { shorterOutput, textOfOutput } from "./output.js";

const TOO_LONG = "The call has come to its end. What it gave is too long to be kept.";

/** Less and less of it, for the first that the log takes: what the model is told comes before what it is not told. */
export function shorterForms(result: Result, { name }: ReplyCall): readonly Result[] {
  const { why, value, output } = result;
  const told = output ?? { type: "json", value };
  const nothing = { why, value: TOO_LONG, cut: result.cut ?? lineOf(name, told, TOO_LONG) };
  if (output === undefined) return [nothing];
  const text = textOfOutput(output);
  const named = { why, value, output: shorterOutput(output, text), cut: lineOf(name, output, text) };
  return [{ ...result, value: TOO_LONG }, named, { ...named, value: TOO_LONG }, nothing];
}
