/** What is typed, as the line editor gets it. */
import { type Readable, Transform, type TransformCallback } from "node:stream";
import { StringDecoder } from "node:string_decoder";

/** What keys come from: a terminal. */
export type Keys = Readable & { setRawMode(raw: boolean): unknown };

/** What is typed at once: characters, or a key that is none, by what the terminal sends for it. */
interface Typed {
  readonly text: string;
  readonly isText: boolean;
}

/** A key that sends a sequence; characters, with a tab that does not end what has come; and any other key. */
const TYPED =
  /(?<sequence>\x1b{1,2}(?:\[\[?[\d;]{0,16}[@-~]?|O\d?[A-Za-z]?|[^\x1b])?)|(?<text>(?:[^\x00-\x1f\x7f]|\t(?!$))+)|[\s\S]/gu;
/** More than anybody types at once: then a tab at the end is of a paste that the terminal gives in pieces, and no key. */
const LONGEST = 64;
/** A sequence of which more may come. */
const BEGUN = /\x1b{1,2}(?:\[\[?[\d;]{0,16}|O\d?)?$/;

/**
 * The keys of a terminal. Characters that come at once are told at once, as `text`: node:readline would take them for pasted, and pasted
 * characters go to the end of the line with it, wherever the cursor is. A separator of lines or paragraphs is a blank: Node 24 enters the
 * line at one, and what stands behind it in a text that was pasted would be a turn of its own. U+0000 is none: a terminal makes it of a
 * Ctrl-D that was pressed before there was an editor, and nobody would see it before a directive.
 */
export class Keyboard extends Transform {
  readonly #input: Keys;
  readonly #decoder = new StringDecoder();
  /** The sequence that has begun. */
  #begun = "";

  constructor(input: Keys) {
    super({ readableObjectMode: true });
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
    const text = this.#decoder.write(chunk).replace(/[\u2028\u2029]/g, " ");
    for (const typed of this.#typedIn(text.replaceAll("\0", ""))) this.push(typed);
    done();
  }

  #typedIn(text: string): readonly Typed[] {
    // The key that is pressed again and again, of which a slow program reads several at once.
    if (this.#begun === "" && /^\t+$/.test(text)) return Array.from(text, (tab) => ({ text: tab, isText: false }));
    const known = this.#begun.length;
    const whole = this.#begun + text;
    this.#begun = BEGUN.exec(whole)?.[0] ?? "";
    const all = Array.from(whole.matchAll(TYPED), ({ 0: each, index, groups }) => ({
      text: each.slice(Math.max(0, known - index)),
      isText: groups?.text !== undefined || (each === "\t" && text.length > LONGEST),
    }));
    return all.filter((typed) => typed.text !== "");
  }

  /** In the order of the keys, and while nobody has paused them. */
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    const [typed] = args;
    if (event !== "data" || !isTyped(typed)) return super.emit(event, ...args);
    return super.emit(typed.isText ? "text" : "data", typed.text);
  }
}

function isTyped(value: unknown): value is Typed {
  return typeof value === "object" && value !== null && "isText" in value;
}
