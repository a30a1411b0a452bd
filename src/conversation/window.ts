/** The window of a model: a request fits it whole, or is not sent. */
import {
  assemble,
  type Exchange,
  type Fits,
  type Meter,
  type Page,
  type PageHash,
  page,
  type Refused,
} from "../context/index.js";
import type { Parts } from "./assemble.js";
import type { Message } from "./model.js";

/** So many tokens a model reads and writes in all, of which some may be kept for its reply. */
export interface WindowSize {
  readonly window: number;
  readonly output?: number;
}

/** A request that was sent, and what the provider has counted of it. */
interface Counted {
  readonly tokens: number;
  readonly sent: Fits<Message>;
}

/** What a request is made of, for whoever counts it. */
type Contents = Pick<Fits<Message>, "pages" | "history">;

/** Holds requests to a window. What the provider has counted of the last one is not estimated again. */
export class Window {
  readonly #size: WindowSize;
  readonly #meter: Meter<Message>;
  #last: Counted | null = null;

  constructor(size: WindowSize, meter: Meter<Message>) {
    this.#size = size;
    this.#meter = meter;
  }

  /** Whether the parts fit, the last request counted as the provider has counted it. */
  async fit(parts: Parts): Promise<Fits<Message> | Refused> {
    const contents = { pages: this.#pagesOf(parts), history: parts.history };
    const last = this.#last;
    if (last === null) return this.#assembled(contents);
    const counted = await this.#assembled(contents, last);
    if (hasAll(contents, last.sent)) return counted;
    // That count still has what is gone, such as a message before its edit: the meter alone may be nearer.
    return nearer(await this.#assembled(contents), counted);
  }

  /** What is left for the history beside the pages of a request. */
  async room(parts: Parts): Promise<number> {
    const empty = await this.#assembled({ pages: this.#pagesOf(parts), history: [] });
    return empty.kind === "fits" ? empty.limit - empty.tokens : 0;
  }

  /** Remembers what was sent, and what the provider has counted. A count that gives a page or a message no token is none. */
  reported(sent: Fits<Message>, tokens = 0): void {
    const least = sent.pages.length + messagesOf(sent.history).length;
    this.#last = tokens < least ? null : { tokens, sent };
  }

  #assembled(contents: Contents, last?: Counted): Promise<Fits<Message> | Refused> {
    const { window, output = 0 } = this.#size;
    const counting = { meter: this.#meter, hash: COUNT, ...(last === undefined ? {} : { last }) };
    return assemble<Message>({ window, reserve: output, ...contents, ...counting });
  }

  /** The pages that nothing shortens. One that is as it was sent is the same page. */
  #pagesOf({ instructions, page: rules, tools }: Parts): readonly Page[] {
    const bodies: [kind: string, body: string][] = [
      ...instructions.map((message): [string, string] => ["system_context", JSON.stringify(message)]),
      ...(rules === null ? [] : [["directive_state", rules] satisfies [string, string]]),
      ...(tools.length === 0 ? [] : [["tools", JSON.stringify(tools)] satisfies [string, string]]),
    ];
    const sent = this.#last?.sent.pages ?? [];
    return bodies.map(
      ([kind, body]) =>
        sent.find((known) => known.kind === kind && known.body === body) ??
        page({ kind, origin: kind, body }, { meter: this.#meter, hash: COUNT }),
    );
  }
}

function messagesOf(history: readonly Exchange<Message>[]): readonly Message[] {
  return history.flatMap(({ messages }) => messages);
}

/** Whether all that was sent is there still. */
function hasAll({ pages, history }: Contents, sent: Contents): boolean {
  const there = new WeakSet<Page | Message>([...pages, ...messagesOf(history)]);
  return [...sent.pages, ...messagesOf(sent.history)].every((each) => there.has(each));
}

/** Of two bounds of a request the lower one. */
function nearer(one: Fits<Message> | Refused, other: Fits<Message> | Refused): Fits<Message> | Refused {
  if (one.kind === "refused") return other;
  return other.kind === "fits" && other.tokens <= one.tokens ? other : one;
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
