/** Pages: the texts that a request is made of besides its history. A page is frozen, and its tokens are counted once. */
import { placeOf, requireString, typeName } from "../base/index.js";
import { describeState, type State } from "../index.js";
import { bytesOf, joined } from "./bytes.js";
import { type Meter, textTokens } from "./meter.js";

/** What a page is, which settles what shortening it must keep. A host may have kinds of its own. */
export type PageKind =
  | "tool_output"
  | "conversation_turn"
  | "memory_excerpt"
  | "system_context"
  | "directive_state"
  | (string & {});

/** What the caller says of a page. */
export interface PageFields {
  readonly kind: PageKind;
  /** Where it comes from: the tool's name, the role of the turn, the label of the memory. Said by the caller, never guessed from the text. */
  readonly origin: string;
  readonly body: string;
  /** Words of the body that no shorter page may lose: a status or return code, an id. */
  readonly keep?: readonly string[];
  /** A hint at the body's schema, for whoever reads the page. */
  readonly schema?: string | null;
}

/** A page. Only `page` and `statePage` make one, and only `shorten` makes a shorter one. */
export interface Page extends Required<PageFields> {
  /** The name of the hash, a colon, and its first 16 bytes in hexadecimal. */
  readonly id: string;
  /** The tokens of the body with the blank line behind it. */
  readonly tokens: number;
}

/** A hash of at least 16 bytes: `blake3` of `context-compiler/context/blake3`, or a host's own. */
export interface PageHash {
  readonly name: string;
  digest(bytes: Uint8Array): Uint8Array;
}

/** What measures a page: its length and its id. */
export interface Measures {
  readonly meter: Pick<Meter<never>, "name" | "text">;
  readonly hash: PageHash;
}

/** What stands between pages where they are one text, and counts with the page before it. */
const BREAK = "\n\n";

/** The measures of each page that was made here: what is not in it is no page. */
const measuresOf = new WeakMap<object, Measures>();

/** Makes a page. @throws {TypeError} when a field, the meter's count or the hash is misuse. */
export function page({ kind, origin, body, keep = [], schema = null }: PageFields, { meter, hash }: Measures): Page {
  requireTexts({ kind, origin, body, schema: schema ?? "" }, keep);
  const made: Page = Object.freeze({
    id: idOf([kind, origin, body, String(keep.length), ...keep, ...(schema === null ? [] : [schema])], hash),
    kind,
    origin,
    keep: Object.freeze([...keep]),
    schema,
    tokens: bodyTokens(body, meter),
    body,
  });
  measuresOf.set(made, { meter, hash });
  return made;
}

/** The tokens of a body with the blank line behind it. */
export function bodyTokens(body: string, meter: Measures["meter"]): number {
  return textTokens(body + BREAK, meter);
}

/** The page of the governed state: the text of `describeState`, made anew for each request; nothing can shorten it. */
export function statePage(state: State, measures: Measures): Page {
  return page({ kind: "directive_state", origin: "state", body: describeState(state) }, measures);
}

/** The bodies as one text, which has no more bytes than the pages' tokens by `byteMeter`. */
export function pagesText(pages: readonly Page[]): string {
  return pages.map(({ body }) => body).join(BREAK);
}

/** The same page with another body, which keeps those of its words that the body has. */
export function remade(original: Page, body: string): Page {
  const keep = original.keep.filter((word) => placeOf(body, word) >= 0);
  return page({ ...original, body, keep }, requirePage(original));
}

/** The measures of a page. @throws {TypeError} when it was not made here. */
export function requirePage(value: Page): Measures {
  const measures = measuresOf.get(value);
  if (measures === undefined) throw new TypeError(`A page is what \`page\` made, not a value ${typeName(value)}.`);
  return measures;
}

function requireTexts(
  texts: { readonly [name: string]: string; readonly body: string },
  keep: readonly string[],
): void {
  for (const [name, text] of Object.entries(texts)) requireString(text, `The ${name} of a page`);
  for (const word of keep) {
    requireString(word, "What a page keeps");
    if (placeOf(texts.body, word) < 0) throw new TypeError(`The body of a page must have what it keeps: ${word}`);
  }
}

/** Each part behind its length, so that no two pages are hashed alike (spec, `page.id`). */
function idOf(parts: readonly string[], { name, digest }: PageHash): string {
  const bytes = digest(joined(parts.map(bytesOf).flatMap((part) => [lengthBytes(part.length), part]))).slice(0, 16);
  if (bytes.length < 16) throw new TypeError(`The hash ${name} must have 16 bytes at least, not ${bytes.length}.`);
  return `${name}:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Eight bytes, the lowest first; no text of the platform has more than 32 bits of them. */
function lengthBytes(length: number): Uint8Array {
  return Uint8Array.of(length, length >> 8, length >> 16, length >> 24, 0, 0, 0, 0);
}
