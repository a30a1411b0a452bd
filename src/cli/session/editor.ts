/** The line editor of a terminal: what is entered in it, and nothing else, is a line. */
import { type Completer, createInterface, type Interface } from "node:readline";
import { HISTORY_SIZE, type History } from "./history.js";
import { Screen } from "./screen.js";

/** What an editor works with. */
interface Editing {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly history: History;
  /** Ends it. */
  readonly signal: AbortSignal;
  readonly completer?: Completer;
}

/** Opens an editor whose entered lines go to `onLine`. */
export function openEditor({ input, output, history, ...options }: Editing, onLine: (line: string) => void): Interface {
  let gone = false;
  // A terminal that goes away in the middle of a line has entered nothing, though Node gives that line out.
  input.once("end", () => {
    gone = true;
  });
  const editor = createInterface({
    ...options,
    input,
    output: new Screen(output),
    history: [...history.lines],
    historySize: HISTORY_SIZE,
  });
  editor.on("line", (line) => {
    if (!gone) onLine(line);
  });
  // Behind Ctrl-Z and fg, Node leaves the input at rest: with nothing to wait for, the process would end.
  editor.on("SIGCONT", () => editor.resume());
  return editor;
}
