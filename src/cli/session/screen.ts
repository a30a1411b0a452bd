/** The terminal as the line editor sees it: what is typed, recalled or completed is shown, and never obeyed. */
import { Writable } from "node:stream";
import { forTerminal } from "../io/output.js";

/** How node:readline moves the cursor, clears and ends lines, and how a prompt is colored. */
const EDITING = /\x1b\[[\d;]*[A-Za-z]|\r/g;

/** Writes to a terminal at once. The lines it is given hold no escape character: history and completion see to that. */
export class Screen extends Writable {
  /** node:readline edits only where this says so. */
  readonly isTTY = true;
  /** Whether what it is given is left out: something else is written there. */
  isHeld = true;
  readonly #terminal: NodeJS.WriteStream;

  constructor(terminal: NodeJS.WriteStream) {
    super({ decodeStrings: false });
    this.#terminal = terminal;
    terminal.on("resize", () => this.emit("resize"));
  }

  /** The width of the window, which node:readline wraps at. */
  get columns(): number {
    return this.#terminal.columns;
  }

  override _write(chunk: unknown, _encoding: BufferEncoding, done: () => void): void {
    if (!this.isHeld) this.#terminal.write(forTerminal(String(chunk), EDITING));
    // Not to wait keeps the order with what the session itself writes.
    done();
  }
}
