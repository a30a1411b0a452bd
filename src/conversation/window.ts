/** The window of a model: a request fits it whole, or is not sent. */
import { assemble, type Fits, type Meter, type Page, type PageHash, page, type Refused } from "../context/index.js";
import type { Parts } from "./assemble.js";
import type { PastExchange } from "./messages.js";
import type { Message } from "./model.js";

/** So many tokens a model reads and writes in all, of which some may be kept for its reply. */
export interface WindowSize {
  readonly window: number;
  readonly output?: number;
}

/** Holds requests to a window. What the provider has counted of the last one is not estimated again. */
export class Window {
  readonly #size: WindowSize;
  readonly #meter: Meter<Message>;
  #pages: readonly Page[] = [];
  #last: { readonly tokens: number; readonly sent: Fits<Message> } | null = null;

  constructor(size: WindowSize, meter: Meter<Message>) {
    this.#size = size;
    this.#meter = meter;
  }

  /** Whether the parts fit. The last request counts where this one goes on from it. */
  async fit(parts: Parts): Promise<Fits<Message> | Refused> {
    const { window, output = 0 } = this.#size;
    this.#pages = this.#pagesOf(parts);
    const last = this.#last;
    return assemble<Message>({
      ...{ window, reserve: output, meter: this.#meter, hash: COUNT, pages: this.#pages, history: parts.history },
      ...(last === null || !goesOn(last.sent.history, parts.history) ? {} : { last }),
    });
  }

  /** What is left for the history beside the pages of a request. */
  async room(parts: Parts): Promise<number> {
    const { window, output = 0 } = this.#size;
    const pages = this.#pagesOf(parts);
    const empty = await assemble<Message>({
      window,
      reserve: output,
      meter: this.#meter,
      hash: COUNT,
      pages,
      history: [],
    });
    return empty.kind === "fits" ? empty.limit - empty.tokens : 0;
  }

  /** Remembers what was sent, and what the provider has counted. A count that gives a page or a message no token is none. */
  reported(sent: Fits<Message>, tokens = 0): void {
    const least = sent.pages.length + sent.history.flatMap(({ messages }) => messages).length;
    this.#last = tokens < least ? null : { tokens, sent };
  }

  /** The pages that nothing shortens. One that is as it was is the same page. */
  #pagesOf({ instructions, page: rules, tools }: Parts): readonly Page[] {
    const bodies: [kind: string, body: string][] = [
      ...instructions.map((message): [string, string] => ["system_context", JSON.stringify(message)]),
      ...(rules === null ? [] : [["directive_state", rules] satisfies [string, string]]),
      ...(tools.length === 0 ? [] : [["tools", JSON.stringify(tools)] satisfies [string, string]]),
    ];
    return bodies.map(
      ([kind, body]) =>
        this.#pages.find((known) => known.kind === kind && known.body === body) ??
        page({ kind, origin: kind, body }, { meter: this.#meter, hash: COUNT }),
    );
  }
}

/** Whether a history begins with all of another one. */
function goesOn(before: readonly { readonly id: string }[], now: readonly PastExchange[]): boolean {
  return before.every(({ id }, at) => now[at]?.id === id);
}

let count = 0;

/** Names pages in the order in which they are made: they are compared here by themselves. */
const COUNT: PageHash = {
  name: "count",
  digest() {
    const name = new Uint8Array(16);
    new DataView(name.buffer).setUint32(0, ++count);
    return name;
  },
};
