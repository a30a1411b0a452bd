/** The window of a model: a request fits it whole, or is not sent. */
import {
  assemble,
  type Exchange,
  type Fits,
  type Meter,
  type Page,
  type PageFields,
  type PageHash,
  page,
  type Refused,
  type Reported,
} from "../context/index.js";
import { sha256 } from "../sessions/index.js";
import type { Parts } from "./assemble.js";
import type { Counted } from "./counted.js";
import type { Message } from "./model.js";

/** So many tokens a model reads and writes in all, of which some may be kept for its reply. */
export interface WindowSize {
  readonly window: number;
  readonly output?: number;
}

/** What a request is made of, for whoever counts it. */
type Contents = Pick<Fits<Message>, "pages" | "history">;

/** A page, and a name that no other content has. */
interface NamedPage {
  readonly name: string;
  readonly page: Page;
}

/** Holds requests to a window. What the provider has counted is not estimated again. */
export class Window {
  readonly #size: WindowSize;
  readonly #meter: Meter<Message>;
  /** The pages of the last look: one that is as it was is not metered again. */
  #known: readonly NamedPage[] = [];

  constructor(size: WindowSize, meter: Meter<Message>) {
    this.#size = size;
    this.#meter = meter;
  }

  /** Whether the parts fit: what a request before had, as the provider has counted it, and the rest as the meter bounds it. */
  async fit(parts: Parts, counted: Counted | null): Promise<Fits<Message> | Refused> {
    const named = await this.#pagesOf(parts);
    const contents = { pages: named.map(({ page }) => page), history: parts.history };
    if (counted === null) return this.#assembled(contents);
    const { tokens, beside, isWhole, history } = counted;
    const pages = named.filter(({ name }) => beside?.includes(name) === true).map(({ page }) => page);
    const bounded = await this.#assembled(contents, { tokens, sent: { pages, history } });
    if (isWhole && pages.length === beside?.length && hasAll(parts.history, history)) return bounded;
    // That count still has what is gone, such as a message before its edit: the meter alone may be nearer.
    return nearer(await this.#assembled(contents), bounded);
  }

  /** What is left for the history beside the pages of a request. */
  async room(parts: Parts): Promise<number> {
    const pages = (await this.#pagesOf(parts)).map(({ page }) => page);
    const empty = await this.#assembled({ pages, history: [] });
    return empty.kind === "fits" ? empty.limit - empty.tokens : 0;
  }

  /** Names of what a request has beside its messages, by which it is known again. */
  async beside(parts: Parts): Promise<readonly string[]> {
    return (await this.#pagesOf(parts)).map(({ name }) => name);
  }

  #assembled(contents: Contents, last?: Reported<Message>): Promise<Fits<Message> | Refused> {
    const { window, output = 0 } = this.#size;
    const counting = { meter: this.#meter, hash: COUNT, ...(last === undefined ? {} : { last }) };
    return assemble<Message>({ window, reserve: output, ...contents, ...counting });
  }

  /** The pages that nothing shortens: instructions, rules and tools, where there are any. */
  async #pagesOf({ instructions, page: rules, place, tools }: Parts): Promise<readonly NamedPage[]> {
    const contents: readonly PageFields[] = [
      ...(instructions.length === 0 ? [] : [contentOf("system_context", JSON.stringify(instructions))]),
      ...(rules === null ? [] : [contentOf("directive_state", rules, place)]),
      ...(tools.length === 0 ? [] : [contentOf("tools", JSON.stringify(tools))]),
    ];
    const known = this.#known;
    this.#known = await Promise.all(contents.map((each) => known.find(isPageOf(each)) ?? this.#named(each)));
    return this.#known;
  }

  async #named(fields: PageFields): Promise<NamedPage> {
    const { kind, origin, body } = fields;
    const digest = await sha256(JSON.stringify([kind, origin, body]));
    return { name: digest.slice(0, 16), page: page(fields, { meter: this.#meter, hash: COUNT }) };
  }
}

function contentOf(kind: PageFields["kind"], body: string, origin: string = kind): PageFields {
  return { kind, origin, body };
}

function isPageOf({ kind, origin, body }: PageFields): (known: NamedPage) => boolean {
  return ({ page: made }) => made.kind === kind && made.origin === origin && made.body === body;
}

/** Whether all that was sent is there still. */
function hasAll(history: readonly Exchange<Message>[], sent: readonly Exchange<Message>[]): boolean {
  const there = new WeakSet(messagesOf(history));
  return messagesOf(sent).every((message) => there.has(message));
}

function messagesOf(history: readonly Exchange<Message>[]): readonly Message[] {
  return history.flatMap(({ messages }) => messages);
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
