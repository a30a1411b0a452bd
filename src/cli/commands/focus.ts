/** `focus`: a session of the older language. */
import { type Command, EXIT, type Given, type Streams, wrongArguments } from "../command.js";
import { runFocus } from "../focus/session.js";

export const focus: Command = {
  name: "focus",
  operands: "",
  summary: "a session of the older language",
  help: `Answers each line in the older language, whose states have version 1: in words
on a terminal, else as JSON.`,
  options: [],
  run,
};

async function run({ operands }: Given, { output }: Streams) {
  const [first] = operands;
  if (first !== undefined) throw wrongArguments(`focus takes no arguments, not '${first}'`);
  await runFocus(process.stdin, output, process.stdin.isTTY && process.stdout.isTTY);
  return EXIT.done;
}
