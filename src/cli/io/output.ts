/** Output in order: each write waits until it is taken, so that nothing piles up and nothing is lost on exit. */
import { systemErrorCode } from "./refusal.js";

/** A stream to write to. Once its reader has gone (`| head -1`), writes are forgotten in silence. */
export class Output {
  readonly #stream: NodeJS.WritableStream;
  #closed = false;

  constructor(stream: NodeJS.WritableStream) {
    this.#stream = stream;
    // A failed write is told to its callback; without a listener it would end the process as well.
    stream.on("error", () => {});
  }

  /** Whether the reader has gone. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Writes a text. @throws the system's error when the text cannot be written for another reason. */
  async write(text: string): Promise<void> {
    if (this.#closed) return;
    const error = await new Promise<unknown>((resolve) => this.#stream.write(text, resolve));
    if (systemErrorCode(error) === "EPIPE") this.#closed = true;
    else if (error instanceof Error) throw error;
  }
}
