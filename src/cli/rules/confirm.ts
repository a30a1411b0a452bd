/** Asks the person at the terminal for a yes, on whichever output is the terminal: the list, or what is said about it, may go to a file. */
import { readConfirmation } from "../../index.js";
import { forTerminal, Output } from "../io/output.js";
import { LineEditor } from "../session/editor.js";
import { Hangup } from "../session/hangup.js";
import { NO_HISTORY } from "../session/history.js";

/** In what time what the terminal has kept is read, in milliseconds. */
const WAITING = 50;

/** Where a person can be asked; undefined where none reads both what is asked and what is typed. */
export function terminal(): NodeJS.WriteStream | undefined {
  return process.stdin.isTTY ? [process.stderr, process.stdout].find(({ isTTY }) => isTTY) : undefined;
}

/** Whether the person said yes, in the words that the engine takes for one; an end of input or Ctrl-C is no yes. */
export async function isConfirmed(question: string, output: NodeJS.WriteStream): Promise<boolean> {
  const hangup = new Hangup();
  const answer = await lineFor(forTerminal(question), output, hangup);
  // Where the terminal has gone, or a signal came, it ends here.
  hangup.finish();
  const said = new Output(output);
  // Without an answer, the question still stands on its line.
  if (answer === null) await said.write("\n");
  if (answer !== null && readConfirmation(answer)?.kind === "accept") return true;
  await said.say("Nothing was applied.");
  return false;
}

/** The line that is entered behind a prompt, or null: what was entered before the prompt stood there is none. */
function lineFor(prompt: string, output: NodeJS.WriteStream, hangup: Hangup): Promise<string | null> {
  return new Promise((resolve) => {
    const editing = { input: process.stdin, output, history: NO_HISTORY, signal: hangup.signal };
    const editor = new LineEditor(editing, (line, isUnseen) => {
      if (isUnseen) return;
      resolve(line);
      editor.close();
    });
    // That the terminal has gone may be heard of here before its signal comes.
    editor.on("error", () => hangup.come("SIGHUP"));
    let isOpen = true;
    // What was entered before it was asked is no answer to it, and is read first: where the time has passed before anything was, too.
    const asking = setTimeout(() => setImmediate(() => isOpen && editor.ask(prompt)), WAITING);
    editor.on("close", () => {
      isOpen = false;
      clearTimeout(asking);
      resolve(null);
    });
  });
}
