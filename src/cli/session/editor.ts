/** The line editor of a terminal: what is entered in it, and nothing else, is a line. */
import { type Completer, createInterface, type Interface } from "node:readline";
import { HISTORY_SIZE, type History } from "./history.js";
import { Keyboard } from "./keyboard.js";
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

/** When it is known that Ctrl-Z has stopped nothing, in milliseconds. */
const UNSTOPPED = 200;

/** Opens an editor whose entered lines go to `onLine`. */
export function openEditor({ input, output, history, ...options }: Editing, onLine: (line: string) => void): Interface {
  let gone = false;
  const keyboard = new Keyboard(input);
  // A terminal that goes away in the middle of a line has entered nothing, though Node gives that line out.
  keyboard.once("end", () => {
    gone = true;
  });
  const editor = createInterface({
    ...options,
    input: keyboard,
    output: new Screen(output),
    history: [...history.lines],
    historySize: HISTORY_SIZE,
  });
  editor.on("line", (line) => {
    if (!gone) onLine(line);
  });
  stopByKey(editor, keyboard);
  editor.once("close", () => keyboard.rest());
  return editor;
}

/**
 * Lets Ctrl-Z stop the whole job. Node would stop this process alone: whoever has started it, such as npx, is of the same job and would keep
 * the terminal.
 */
function stopByKey(editor: Interface, keyboard: Keyboard): void {
  let unstopped: NodeJS.Timeout | undefined;
  const stayStill = () => {
    clearTimeout(unstopped);
    process.off("SIGCONT", goOn);
  };
  const goOn = () => {
    stayStill();
    keyboard.setRawMode(true);
    editor.prompt(true);
  };
  editor.on("SIGTSTP", () => {
    stayStill();
    keyboard.setRawMode(false);
    process.on("SIGCONT", goOn);
    process.kill(0, "SIGTSTP");
    // Where no shell could bring it back, as in a container, the system stops nothing.
    unstopped = setTimeout(goOn, UNSTOPPED);
  });
  editor.once("close", stayStill);
}

/** Takes back what stands in the line. Where Node edits no line, the user goes on below it. */
export function clearLine(editor: Interface, output: NodeJS.WriteStream): void {
  if (process.env.TERM !== "dumb") {
    // Keys of the line editor: to the end of the line, and away with all before it.
    for (const name of ["e", "u"]) editor.write(null, { ctrl: true, name });
    return;
  }
  Object.assign(editor, { line: "", cursor: 0 });
  output.write("\n");
  editor.prompt();
}
