/**
 * Output: the one door through which text leaves. In order: each write waits until it is taken, so that nothing piles up
 * and nothing is lost on exit. On a terminal nothing passes that it would obey, save the colors that are our own.
 */
import { escapeUnits, visible } from "../../base/index.js";
import { systemErrorCode } from "./refusal.js";

/** The sequences that `Style.paint` writes: green, dim, yellow, red, bold, and their ends. */
const COLORS = /\x1b\[(?:1|2|22|31|32|33|39)m/g;

/** A text as a terminal may have it. Text that others wrote was escaped before (`Style.show`), colors and all. */
export function forTerminal(text: string, allowed: RegExp = COLORS): string {
  let [safe, end] = ["", 0];
  for (const match of text.matchAll(allowed)) {
    safe += visible(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return safe + visible(text.slice(end));
}

/** A stream to write to. Once its reader has gone (`| head -1`, a terminal that is closed), writes are forgotten in silence. */
export class Output {
  readonly #stream: NodeJS.WritableStream & { readonly isTTY?: boolean };
  #closed = false;

  constructor(stream: NodeJS.WritableStream & { readonly isTTY?: boolean }) {
    this.#stream = stream;
    // A failed write is told to its callback; without a listener it would end the process as well.
    stream.on("error", () => {});
  }

  /** Whether the reader has gone. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Writes a text: as it is on a pipe, without what a terminal would obey on one. @throws the system's error when it cannot. */
  async write(text: string): Promise<void> {
    if (this.#closed) return;
    const sent = this.#stream.isTTY ? forTerminal(text) : text;
    const error = await new Promise<unknown>((resolve) => this.#stream.write(sent, resolve));
    const code = systemErrorCode(error);
    if (code === "EPIPE" || (code === "EIO" && this.#stream.isTTY)) this.#closed = true;
    else if (error instanceof Error) throw error;
  }

  /** Says a sentence on a line of its own, for people: whatever it quotes can neither break the line nor steer a terminal. */
  async say(sentence: string): Promise<void> {
    await this.write(`${escapeUnits(visible(sentence), /[\t\n]/g)}\n`);
  }
}
