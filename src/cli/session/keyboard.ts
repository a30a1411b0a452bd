/** What is typed, as the line editor gets it. */
import { type Readable, Transform, type TransformCallback } from "node:stream";
import { StringDecoder } from "node:string_decoder";

/** What keys come from: a terminal. */
export type Keys = Readable & { setRawMode(raw: boolean): unknown };

/**
 * The keys of a terminal, where a separator of lines or paragraphs is a blank: Node 24 enters the line at one, and what stands behind it in a
 * text that was pasted would be a turn of its own.
 */
export class Keyboard extends Transform {
  readonly #input: Keys;
  readonly #decoder = new StringDecoder();

  constructor(input: Keys) {
    super({ encoding: "utf8" });
    this.#input = input;
    // A terminal that goes away is told at once, and again when node:readline, which has gone by then, gives it back.
    this.on("error", () => {});
    input.on("error", (error) => this.emit("error", error));
    input.pipe(this);
  }

  /** Whether each key is told at once, as node:readline asks for it. */
  setRawMode(raw: boolean): this {
    this.#input.setRawMode(raw);
    return this;
  }

  /** Takes no more keys: what is typed is for whoever has the terminal next. */
  rest(): void {
    this.#input.unpipe(this);
    this.#input.pause();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    done(null, this.#decoder.write(chunk).replace(/[\u2028\u2029]/g, " "));
  }
}
