/** A place in a log that goes with it: the newest fold that is known, kept fresh, and moved on by appends. */
import { requireString } from "../base/index.js";
import { BLANK, baseOf, checkpointOf, type Fold, folded, isBase } from "./fold.js";
import type { Log, Read } from "./log.js";
import { LogError } from "./log-error.js";
import type { Content, Given, LogRecord, Parent, SessionCheckpoint } from "./record.js";
import { EMPTY, type Entry, PAGE } from "./store.js";

/** What an entry came to. */
export type Moved =
  | { readonly kind: "appended"; readonly fold: Fold }
  | { readonly kind: "duplicate"; readonly entry: Entry }
  | { readonly kind: "conflict" }
  | { readonly kind: "too_long" };

/** The turn of the first entry. */
const ORIGIN_TURN = "#origin";

/** How many entries are read at first: where some ten items hold, there is a checkpoint among them. Then ever more. */
const FIRST_PAGE = 16;

/** A log and the newest fold of it that is known. */
export class Cursor {
  readonly log: Log;
  /** What a conversation begins with that has no entry yet. */
  readonly #start: Fold;
  #newest: Fold;

  constructor(log: Log, start: Fold) {
    this.log = log;
    this.#start = start;
    this.#newest = start;
  }

  /** The newest fold that is known, which may be an old one. */
  get known(): Fold {
    return this.#newest;
  }

  /** The fold now, by one read where little has come since. @throws {LogError} */
  async fresh(): Promise<Fold> {
    const before = this.#newest;
    const { sequence: from, hash } = before.head;
    const { store } = this.log.setup;
    const [last, ...news] = from === 0 ? [] : await store.read(this.log.key, { from, limit: PAGE });
    // The log is another one, or was pruned; or so much has come that a checkpoint is nearer.
    const isNear = last?.hash === hash && last.sequence === from && news.length < PAGE - 1;
    if (!isNear) return this.#keep(before, await this.#loadNow());
    // The last that is known was read already, and may be long: it is not read again at each look.
    const read = await Promise.all(news.map((entry) => this.log.open(entry)));
    return this.#keep(before, await this.#followed(before, read));
  }

  /** The fold after an entry that is still kept. What held before it may be given: no more is read then. @throws {LogError} `not_kept` */
  async at(sequence: number, before?: Fold): Promise<Fold> {
    if (sequence > 0) {
      const fold = await this.#load(sequence, before);
      if (fold.head.sequence === sequence) return fold;
    }
    throw notKept(sequence);
  }

  /** What the log says now, though somebody prunes or erases it while it is read. */
  async #loadNow(seen?: string): Promise<Fold> {
    try {
      return await this.#load();
    } catch (error) {
      if (!(error instanceof LogError && error.code === "not_kept")) throw error;
      const [last] = await this.log.setup.store.read(this.log.key, { reverse: true, limit: 1 });
      // What was missed is gone for good where nobody has closed the log meanwhile.
      if (last?.hash === seen) throw error;
      return this.#loadNow(last?.hash);
    }
  }

  /** The newest entry that says all by itself, and those after it, up to an entry or to the end. */
  async #load(to?: number, before?: Fold): Promise<Fold> {
    const tail: Read[] = [];
    for (let from = to; ; ) {
      const range = { reverse: true, limit: FIRST_PAGE + tail.length };
      const page = await this.log.setup.store.read(this.log.key, from === undefined ? range : { from, ...range });
      // One by one: what is before the one that says all need not be read.
      for (const entry of page) {
        if (entry.sequence === before?.head.sequence) return this.#followed(before, tail.reverse());
        const read = await this.log.open(entry);
        if (isBase(read)) return this.#followed(baseOf(read), tail.reverse());
        tail.push(read);
      }
      const last = tail.at(-1);
      if (last === undefined) return this.#start;
      from = last.entry.sequence - 1;
      if (page.length === 0 || from === 0) throw notKept(from + 1);
    }
  }

  async #followed(base: Fold, news: readonly Read[]): Promise<Fold> {
    // Each by the hash that is stored of the one before, so that none waits for another.
    const isNext = await Promise.all(
      news.map(({ entry }, index) => this.log.follows(news[index - 1]?.entry ?? base.head, entry)),
    );
    const broken = news[isNext.indexOf(false)];
    if (broken === undefined) return news.reduce(folded, base);
    const { sequence } = broken.entry;
    throw new LogError("broken_chain", sequence, `Entry ${sequence} does not follow from the entry before it.`);
  }

  /** The newest of what was known and what has been learned; of a log that is another one, what has been learned. */
  #keep(before: Fold, fold: Fold): Fold {
    // Another call may have learned more since this one began.
    if (this.#newest === before || this.#newest.head.sequence < fold.head.sequence) this.#newest = fold;
    return fold;
  }

  /** Writes what a conversation begins with, where it has no entry yet. */
  async begun(fold: Fold, origin: { readonly parent?: Parent } = {}): Promise<Fold> {
    if (fold.head.sequence > 0) return fold;
    const nonce = this.log.setup.nonce();
    requireString(nonce, "The nonce of a log");
    const record = this.log.recordOf({ kind: "origin", nonce, ...origin }, {});
    const written = await this.log.append(EMPTY, ORIGIN_TURN, record, checkpointOf(this.#start));
    // Somebody else has begun it, or this session has and did not learn of it.
    if (written.kind === "duplicate" || written.kind === "conflict") return this.fresh();
    if (written.kind === "too_long") throw new RangeError("The state to begin with is too long.");
    return this.#keep(fold, folded(BLANK, written.read));
  }

  /** Appends after a fold, with a checkpoint where one is due. */
  async append(fold: Fold, turn: string, content: Content, given: Given = {}): Promise<Moved> {
    const record = this.log.recordOf(content, given);
    const written = await this.log.append(fold.head, turn, record, this.#checkpoint(fold, turn, record));
    if (written.kind !== "appended") return written;
    return { kind: "appended", fold: this.#keep(fold, folded(fold, written.read)) };
  }

  /**
   * What the entry is to carry, where a checkpoint is due: the fold after it, but for its hash. One is due as soon as there is as
   * much to read behind the last one as that was long: but for those that the limit asks for, checkpoints then make a log twice as long at most.
   */
  #checkpoint(fold: Fold, turn: string, record: LogRecord): SessionCheckpoint | null {
    const sequence = fold.head.sequence + 1;
    const isDue = fold.room <= 0 || sequence % this.log.setup.limits.checkpointEvery === 0;
    if (record.kind === "closed" ? record.why === "erased" : !isDue) return null;
    const entry = { sequence, hash: "", turn, body: "" };
    return checkpointOf(folded(fold, { entry, record }));
  }
}

function notKept(sequence: number): LogError {
  return new LogError("not_kept", sequence, `What held after entry ${sequence} is not kept.`);
}
