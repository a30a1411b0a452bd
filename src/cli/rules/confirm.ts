/** Asks the person at the terminal for a yes. */
import { createInterface } from "node:readline";
import { readConfirmation } from "../../index.js";
import { forTerminal } from "../io/output.js";

/** Whether the person said yes, in the words that the engine takes for one; an end of input or Ctrl-C is no yes. */
export function isConfirmed(question: string): Promise<boolean> {
  const editor = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    editor.once("close", () => resolve(false));
    editor.question(forTerminal(question), (answer) => {
      resolve(readConfirmation(answer)?.kind === "accept");
      editor.close();
    });
  });
}
