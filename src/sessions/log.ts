/** The log of one conversation: records in, records out, over a store of opaque text. */
import { requireString } from "../base/index.js";
import { LANGUAGE_VERSION } from "../index.js";
import type { Codec } from "./codec.js";
import { decodeRecord } from "./decode.js";
import { encodeRecord, isStoredTurn, known } from "./encode.js";
import { chained, type Sha256 } from "./hash.js";
import type { Key } from "./key.js";
import type { Limits } from "./limits.js";
import { LogError } from "./log-error.js";
import type { Content, Given, LogRecord, SessionCheckpoint } from "./record.js";
import type { AppendResult, Entry, Head, Range, Store } from "./store.js";

/** What sessions are made with. */
export interface Setup {
  readonly store: Store;
  readonly now: () => string;
  readonly nonce: () => string;
  readonly sha256: Sha256;
  readonly codec: Codec | null;
  readonly record: "turns" | "changes" | "texts";
  readonly limits: Limits;
}

/** An entry and the record that it holds. */
export interface Read {
  readonly entry: Entry;
  readonly record: LogRecord;
}

/** What an append came to, with the entry that was written where one was. */
export type Written =
  | { readonly kind: "appended"; readonly read: Read }
  | { readonly kind: "too_long" }
  | Exclude<AppendResult, { kind: "appended" }>;

/** ASCII that prints: what a store takes. */
export const PRINTABLE = /^[ -~]*$/;

/** The longest body that a store takes: what has another one could not be imported. */
export const LONGEST_BODY = 16 * 1024 * 1024;

/** One conversation's log. */
export class Log {
  readonly key: Key;
  readonly setup: Setup;

  constructor(key: Key, setup: Setup) {
    this.key = key;
    this.setup = setup;
  }

  /** A record of now. */
  recordOf(content: Content, given: Given): LogRecord {
    const at = this.setup.now();
    requireString(at, "The time of a record");
    // What is added behind a copy costs several times as much as what is before it.
    return { language: LANGUAGE_VERSION, at, ...content, ...known(given) };
  }

  /** Appends a record after a head. The turn is one as it is stored; the checkpoint goes with it unless it would be too long. */
  async append(after: Head, turn: string, record: LogRecord, checkpoint: SessionCheckpoint | null): Promise<Written> {
    const { limits } = this.setup;
    const limit = record.kind === "layer" ? limits.layerBody : limits.body;
    // What is too long is not written to its end: normalized and escaped, a turn may be a hundred times as long as it was.
    const alone = encodeRecord(record, limit + 1);
    if (alone.length > limit) return { kind: "too_long" };
    if (checkpoint === null) return this.#write(after, turn, alone, record);
    const whole: LogRecord = { checkpoint, ...record };
    const body = encodeRecord(whole, limits.layerBody + 1);
    if (body.length <= limits.layerBody) {
      const written = await this.#write(after, turn, body, whole);
      if (written.kind !== "too_long") return written;
    }
    // Opening costs more then. What others are to start from is nothing without its checkpoint.
    const isBase = record.kind === "origin" || record.kind === "closed";
    return isBase ? { kind: "too_long" } : this.append(after, turn, record, null);
  }

  async #write(after: Head, turn: string, plain: string, record: LogRecord): Promise<Written> {
    const sequence = after.sequence + 1;
    const body = await this.seal(plain, sequence);
    if (body.length > LONGEST_BODY) return { kind: "too_long" };
    const hash = await this.hashOf(after.hash, { sequence, turn, body });
    const entry: Entry = { sequence, hash, turn, body };
    const result = await this.setup.store.append(this.key, after, entry);
    return result.kind === "appended" ? { kind: "appended", read: { entry, record } } : result;
  }

  /** A body as it is stored. */
  async seal(plain: string, sequence: number): Promise<string> {
    const { codec } = this.setup;
    if (codec === null) return plain;
    const sealed = await codec.seal(plain, { ...this.key, sequence });
    if (typeof sealed === "string" && PRINTABLE.test(sealed)) return sealed;
    throw new TypeError("A codec must seal a body as printable ASCII.");
  }

  /** The entries of a range with their records. @throws {LogError} when one cannot be read. */
  async read(range: Range): Promise<readonly Read[]> {
    const entries = await this.setup.store.read(this.key, range);
    return Promise.all(entries.map((entry) => this.open(entry)));
  }

  /** The entry with a turn, or null. */
  async find(turn: string): Promise<Entry | null> {
    const [entry] = await this.setup.store.read(this.key, { turn });
    return entry ?? null;
  }

  /** The record of an entry. @throws {LogError} */
  async open(entry: Entry): Promise<Read> {
    // Its version comes first: to a newer one, what is wrong here may be right.
    const record = decodeRecord(await this.plain(entry), entry.sequence);
    const why = whyMisplaced(record, entry);
    if (why !== null) throw new LogError("unreadable", entry.sequence, why);
    return { entry, record };
  }

  /** The body of an entry as it was before it was sealed. @throws {LogError} */
  async plain({ sequence, body }: Entry): Promise<string> {
    const { codec } = this.setup;
    if (codec === null) return body;
    try {
      return await codec.open(body, { ...this.key, sequence });
    } catch {
      throw new LogError("unreadable", sequence, `The body of entry ${sequence} does not open with this codec.`);
    }
  }

  /** The hash that an entry must have after another one. */
  hashOf(previous: string, entry: Omit<Entry, "hash">): Promise<string> {
    return this.setup.sha256(chained(previous, entry));
  }

  /** Whether an entry is the one right after a head. */
  async follows({ sequence, hash }: Head, entry: Entry): Promise<boolean> {
    return entry.sequence === sequence + 1 && entry.hash === (await this.hashOf(hash, entry));
  }
}

/** Why a record cannot be that of its entry, or null. */
function whyMisplaced(record: LogRecord, { sequence, turn }: Entry): string | null {
  if (!isStoredTurn(turn)) return `The turn of entry ${sequence} is no id.`;
  // Without an origin nothing would say what a log begins with, and a second one would take back all rules.
  if ((record.kind === "origin") !== (sequence === 1)) return "The first entry alone is an origin.";
  if (record.kind !== "closed") return null;
  // An erasure leaves nothing before it, and nothing says what came before an entry that does not come before its record.
  const isOwn = record.why === "erased" ? record.below === sequence : record.below <= sequence;
  return isOwn ? null : `Entry ${sequence} closes what is not before it.`;
}
