/** `focus`: a session of the older language. */
import { EXIT, type Given, type Streams, wrongArguments } from "../command.js";
import { runFocus } from "../focus/session.js";

export async function run({ operands }: Given, { input, output }: Streams) {
  const [first] = operands;
  if (first !== undefined) throw wrongArguments(`focus takes no arguments, not '${first}'`);
  const lines = input();
  await runFocus(lines, output, lines.isTTY === true && process.stdout.isTTY);
  return EXIT.done;
}
