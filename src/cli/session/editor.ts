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

/** A line, and whether it was entered while there was no prompt: then nobody has seen it. */
type OnLine = (line: string, isUnseen: boolean) => void;

/** When it is known that Ctrl-Z has stopped nothing, in milliseconds. */
const UNSTOPPED = 200;

/**
 * An editor with a prompt, or without one while an answer is on its way: what is typed meanwhile is kept, and shown with the next prompt, since
 * it would stand in the middle of the answer, and node:readline, which knows nothing of the answer, would clear some of it away.
 */
export class LineEditor {
  readonly #editor: Interface;
  readonly #screen: Screen;

  constructor({ input, output, history, ...options }: Editing, onLine: OnLine) {
    let gone = false;
    const keyboard = new Keyboard(input);
    // A terminal that goes away in the middle of a line has entered nothing, though Node gives that line out.
    keyboard.once("end", () => {
      gone = true;
    });
    this.#screen = new Screen(output);
    // Before node:readline hears of it.
    this.#screen.on("resize", () => this.#fit());
    keyboard.on("text", (text: string) => this.#editor.write(text));
    const screen = { input: keyboard, output: this.#screen };
    this.#editor = createInterface({ ...options, ...screen, history: [...history.lines], historySize: HISTORY_SIZE });
    this.#editor.on("line", (line) => {
      const isUnseen = this.#screen.isHeld;
      this.leave();
      if (!gone) onLine(line, isUnseen);
    });
    this.#stopByKey(keyboard);
    this.#editor.once("close", () => keyboard.rest());
  }

  /** What stands in the line. */
  get line(): string {
    return this.#editor.line;
  }

  on(event: "SIGINT" | "close" | "error", listener: () => void): void {
    this.#editor.on(event, listener);
  }

  close(): void {
    this.#editor.close();
  }

  /** Shows a prompt, and what was typed since the last one, with the cursor where it was. */
  ask(prompt: string): void {
    this.hide();
    this.#screen.isHeld = false;
    this.#editor.setPrompt(prompt);
    this.#show();
  }

  #show(): void {
    // What was written meanwhile stands above. Without this it is taken for rows of the line.
    Object.assign(this.#editor, { prevRows: 0 });
    this.#editor.prompt(true);
    if (isDumb()) this.#screen.write(this.#editor.line);
  }

  /**
   * Tells node:readline in which row of the line the cursor stands at least, since what stands above that is cleared: most terminals that are
   * made wider or narrower part the line anew, and some leave it as it is.
   */
  #fit(): void {
    const { rows, cols } = this.#editor.getCursorPos();
    // Behind a line that fills its last row now, the cursor still waits in that row.
    const isWaiting = rows > 0 && cols === 0 && this.#editor.cursor === this.#editor.line.length;
    const known = Number(Reflect.get(this.#editor, "prevRows"));
    Object.assign(this.#editor, { prevRows: Math.min(known, isWaiting ? rows - 1 : rows) });
  }

  /** Takes the prompt and the line off the screen, so that something may be written there. */
  hide(): void {
    if (this.#screen.isHeld) return;
    const { rows } = this.#editor.getCursorPos();
    this.#screen.write(isDumb() ? "\n" : `${rows > 0 ? `\x1b[${rows}A` : ""}\r\x1b[J`);
    this.leave();
  }

  /** Leaves the prompt and the line as they stand; what is written comes behind the cursor. */
  leave(): void {
    this.#screen.isHeld = true;
  }

  /** Takes back what stands in the line. Where Node edits no line, the user goes on below it. */
  clear(): void {
    // Keys of the line editor: to the end of the line, and away with all before it.
    if (!isDumb()) for (const name of ["e", "u"]) this.#editor.write(null, { ctrl: true, name });
    else {
      Object.assign(this.#editor, { line: "", cursor: 0 });
      this.ask(this.#editor.getPrompt());
    }
  }

  /**
   * Lets Ctrl-Z stop the whole job. Node would stop this process alone: whoever has started it, such as npx, is of the same job and would keep
   * the terminal.
   */
  #stopByKey(keyboard: Keyboard): void {
    let unstopped: NodeJS.Timeout | undefined;
    const stayStill = () => {
      clearTimeout(unstopped);
      process.off("SIGCONT", goOn);
    };
    const goOn = () => {
      stayStill();
      keyboard.setRawMode(true);
      this.#show();
    };
    this.#editor.on("SIGTSTP", () => {
      stayStill();
      keyboard.setRawMode(false);
      process.on("SIGCONT", goOn);
      process.kill(0, "SIGTSTP");
      // Where no shell could bring it back, as in a container, the system stops nothing.
      unstopped = setTimeout(goOn, UNSTOPPED);
    });
    this.#editor.once("close", stayStill);
  }
}

/** Whether Node edits no line there. */
function isDumb(): boolean {
  return process.env.TERM === "dumb";
}
