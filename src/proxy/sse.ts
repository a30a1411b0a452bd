/** Server-sent events, of which some are changed, and all others are sent to the byte, save lines that are none by the standard. */
import { isPlainObject } from "../base/index.js";
import type { Api, Stripper } from "./api.js";
import type { Filter } from "./flow.js";
import { isWritable, parsed } from "./json.js";

/** An empty line ends an event. */
const END = /(?:\r\n|\n|\r(?!\n))(?:\r\n|\n|\r(?!\n))/g;
/** More than an event of such an API holds, images included; in UTF-16 units. */
const LONGEST = 16 * 1024 * 1024;

/** Takes events through a stripper. An event that is too long to be looked at, or may hold an object and cannot be read, breaks the stream. */
export class EventFilter implements Filter {
  readonly #frame: Api["frame"];
  readonly #stripper: Stripper;
  readonly #decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  readonly #encoder = new TextEncoder();
  /** The event that has not come whole. It is not looked at before: its text is put together once, however small its pieces. */
  #rest = "";
  /** The last character of what has come: an empty line may begin in it, since of an end of two characters the second is one too. */
  #seam = "";
  /** Whether what was sent last ends in a carriage return at which a piece ended: a line feed that comes next belongs to it. */
  #isCut = false;
  /** Whether the last event was sent otherwise than it came, or not at all: with its end. */
  #isChanged = false;
  /** Why the stream breaks before anything more of it is sent. */
  #broken: { readonly error: unknown } | null = null;

  constructor(frame: Api["frame"], stripper: Stripper) {
    this.#frame = frame;
    this.#stripper = stripper;
  }

  push(chunk: Uint8Array): Uint8Array {
    this.#breakIfBroken();
    const text = this.#decoder.decode(chunk, { stream: true });
    if (this.#rest.length + text.length > LONGEST) throw new RangeError("An event of the upstream is too long.");
    const sent: string[] = [];
    try {
      for (const event of this.#whole(text)) sent.push(this.#sent(event));
    } catch (error) {
      // The events before it have come, and are sent; what breaks the stream breaks it behind them.
      if (sent.join("") === "") throw error;
      this.#broken = { error };
    }
    return this.#encoder.encode(sent.join(""));
  }

  end(): Uint8Array {
    this.#breakIfBroken();
    const last = this.#rest + this.#decoder.decode();
    this.#rest = "";
    return this.#encoder.encode(last === "" ? "" : this.#sent(last));
  }

  #breakIfBroken(): void {
    if (this.#broken !== null) throw this.#broken.error;
  }

  /** The events that have come whole with this text. */
  #whole(text: string): readonly string[] {
    if (text === "") return [];
    let start = this.#isCut && text.startsWith("\n") ? 1 : 0;
    const events = start === 1 && !this.#isChanged ? ["\n"] : [];
    const searched = this.#seam + text;
    END.lastIndex = start;
    for (let found = END.exec(searched); found !== null; found = END.exec(searched)) {
      const end = END.lastIndex - this.#seam.length;
      events.push(this.#rest + text.slice(start, end));
      this.#rest = "";
      start = end;
    }
    this.#rest += text.slice(start);
    this.#isCut = start > 0 && start === text.length && text.endsWith("\r");
    this.#seam = (start === 0 ? searched : text.slice(start)).slice(-1);
    return events;
  }

  #sent(event: string): string {
    const lines = event.split(LINES).filter(isRead);
    const text = dataOf(lines);
    const data = parsed(text);
    // Some clients read more as JSON than JSON is, such as NaN within an object. Without an object there is no call: a sign of life, the end.
    if (!isPlainObject(data) && text.includes("{")) throw new TypeError(UNREADABLE);
    const changed = isPlainObject(data) ? this.#stripper.event(data) : null;
    if (!isWritable(changed)) throw new TypeError(UNREADABLE);
    this.#isChanged = changed !== null;
    return changed === null ? lines.join("") : changed.map((each) => this.#frame(each)).join("");
  }
}

const UNREADABLE = "An event of the upstream cannot be read.";

/** Lines, each with its end. */
const LINES = /(?<=\r\n|\n|\r(?!\n))/;

/**
 * What a line of an event may be: a field, a comment, or nothing. Others say nothing by the standard, but some clients take the blanks off them,
 * or end lines at more than the standard does, and would read data there.
 */
const READ =
  /^\uFEFF?(?:data(?::.*)?|(?:(?:event|id|retry)(?::[^\v\f\x1c-\x1e\x85\u2028\u2029]*)?|:[^\v\f\x1c-\x1e\x85\u2028\u2029]*)?)[\r\n]*$/s;

function isRead(line: string): boolean {
  return READ.test(line);
}

/** A byte order mark hides no line: a client drops the stream's first one, and some drop one before each line that they decode. */
function dataOf(lines: readonly string[]): string {
  const bare = lines.map((line) => line.replace(/^\uFEFF/, "").replace(/[\r\n]+$/, ""));
  const data = bare.filter((line) => line.startsWith("data:"));
  return data.map((line) => line.slice(5).replace(/^ /, "")).join("\n");
}
