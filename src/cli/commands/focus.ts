/** `focus`: a session of the older language. */
import { EXIT, type Given, type Streams, wrongArguments } from "../command.js";
import { runFocus } from "../focus/session.js";
import { standardInput } from "../io/standard-input.js";

export async function run({ operands }: Given, { output }: Streams) {
  const [first] = operands;
  if (first !== undefined) throw wrongArguments(`focus takes no arguments, not '${first}'`);
  await runFocus(standardInput(), output, process.stdin.isTTY && process.stdout.isTTY);
  return EXIT.done;
}
