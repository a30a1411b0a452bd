/** Asks the person at the terminal for a yes, on whichever output is the terminal: the list, or what is said about it, may go to a file. */
import { createInterface } from "node:readline";
import { readConfirmation } from "../../index.js";
import { forTerminal, Output } from "../io/output.js";

/** Where a person can be asked; undefined where none reads both what is asked and what is typed. */
export function terminal(): NodeJS.WriteStream | undefined {
  return process.stdin.isTTY ? [process.stderr, process.stdout].find(({ isTTY }) => isTTY) : undefined;
}

/** Whether the person said yes, in the words that the engine takes for one; an end of input or Ctrl-C is no yes. */
export async function isConfirmed(question: string, output: NodeJS.WriteStream): Promise<boolean> {
  const editor = createInterface({ input: process.stdin, output });
  const answer = await new Promise<string | null>((resolve) => {
    editor.once("close", () => resolve(null));
    editor.question(forTerminal(question), resolve);
  });
  editor.close();
  const said = new Output(output);
  // Without an answer, the question still stands on its line.
  if (answer === null) await said.write("\n");
  if (answer !== null && readConfirmation(answer)?.kind === "accept") return true;
  await said.say("Nothing was applied.");
  return false;
}
