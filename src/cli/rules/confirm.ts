/** Asks the person at the terminal for a yes: on standard error, since the list may go to a file. */
import { createInterface } from "node:readline";
import { readConfirmation } from "../../index.js";
import { forTerminal } from "../io/output.js";

/** Whether the person said yes, in the words that the engine takes for one; an end of input or Ctrl-C is no yes. */
export async function isConfirmed(question: string): Promise<boolean> {
  const editor = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await new Promise<string | null>((resolve) => {
    editor.once("close", () => resolve(null));
    editor.question(forTerminal(question), resolve);
  });
  editor.close();
  if (answer !== null) return readConfirmation(answer)?.kind === "accept";
  // The question still stands on its line.
  process.stderr.write("\n");
  return false;
}
