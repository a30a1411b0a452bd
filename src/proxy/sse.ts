/** Server-sent events, of which some are changed and all others are sent to the byte. */
import { isPlainObject } from "../base/index.js";
import type { Api, Stripper } from "./api.js";
import type { Filter } from "./flow.js";
import { parsed } from "./json.js";

/** An empty line ends an event. */
const END = /(?:\r\n|\n|\r(?!\n))(?:\r\n|\n|\r(?!\n))/g;
/** More than an event of such an API holds, images included; in UTF-16 units. */
const LONGEST = 16 * 1024 * 1024;

/** Takes events through a stripper. An event that is too long to be looked at breaks the stream. */
export class EventFilter implements Filter {
  readonly #frame: Api["frame"];
  readonly #stripper: Stripper;
  readonly #decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  readonly #encoder = new TextEncoder();
  #rest = "";

  constructor(frame: Api["frame"], stripper: Stripper) {
    this.#frame = frame;
    this.#stripper = stripper;
  }

  push(chunk: Uint8Array): Uint8Array {
    const searched = Math.max(this.#rest.length - 3, 0);
    this.#rest += this.#decoder.decode(chunk, { stream: true });
    if (this.#rest.length > LONGEST) throw new RangeError("An event of the upstream is too long.");
    return this.#encoder.encode(
      this.#whole(searched)
        .map((event) => this.#sent(event))
        .join(""),
    );
  }

  end(): Uint8Array {
    const last = this.#rest + this.#decoder.decode();
    this.#rest = "";
    return this.#encoder.encode(last === "" ? "" : this.#sent(last));
  }

  /** The events that have come whole. */
  #whole(searched: number): readonly string[] {
    const events: string[] = [];
    let start = 0;
    END.lastIndex = searched;
    for (let found = END.exec(this.#rest); found !== null; found = END.exec(this.#rest)) {
      events.push(this.#rest.slice(start, END.lastIndex));
      start = END.lastIndex;
    }
    this.#rest = this.#rest.slice(start);
    return events;
  }

  #sent(event: string): string {
    const data = parsed(dataOf(event));
    const changed = isPlainObject(data) ? this.#stripper.event(data) : null;
    return changed === null ? event : changed.map((each) => this.#frame(each)).join("");
  }
}

/** A byte order mark hides no line: a client drops the stream's first one, and some drop one before each line that they decode. */
function dataOf(event: string): string {
  const lines = event.split(/\r\n|\n|\r/).map((line) => line.replace(/^\uFEFF/, ""));
  const data = lines.filter((line) => line.startsWith("data:"));
  return data.map((line) => line.slice(5).replace(/^ /, "")).join("\n");
}
