/** Whether a log is what it says: the chain of hashes, the outcomes, the checkpoints, and the anchor that a host has kept. */
import { canonicalJson, fieldOf, TextMap } from "../base/index.js";
import { LANGUAGE_VERSION } from "../index.js";
import type { Cursor } from "./cursor.js";
import { decide } from "./decide.js";
import { baseOf, checkpointOf, type Fold, folded, isBase } from "./fold.js";
import type { Read } from "./log.js";
import { LogError } from "./log-error.js";
import type { LogRecord, Step } from "./record.js";
import { restoring } from "./restore.js";
import type { Fault, Verification } from "./results.js";
import { isHead } from "./shapes.js";
import { EMPTY, type Entry, type Head, PAGE } from "./store.js";
import { isSame } from "./transact.js";

/** Reads a log from its first entry to its last and answers the first fault. @throws {TypeError} when the anchor is no head. */
export async function verify(cursor: Cursor, anchor?: Head): Promise<Verification> {
  // An entry of a history has a head's fields, and more.
  if (anchor !== undefined && !isHead({ sequence: fieldOf(anchor, "sequence"), hash: fieldOf(anchor, "hash") }))
    throw new TypeError("The anchor must be a head: { sequence, hash }.");
  try {
    return await verified(cursor, anchor);
  } catch (error) {
    // A store may find already that what it holds is no entry.
    if (error instanceof LogError) return faulty(error.sequence, error.code);
    throw error;
  }
}

async function verified(cursor: Cursor, anchor?: Head): Promise<Verification> {
  const [first] = await cursor.log.setup.store.read(cursor.log.key, { limit: 1 });
  const before = await headBefore(cursor, first);
  if (before === null) return faulty(first?.sequence ?? 0, "broken_chain");
  const reader = new Verifier(cursor, before, anchor);
  for (let from = before.sequence + 1; ; ) {
    const page = await cursor.log.setup.store.read(cursor.log.key, { from, limit: PAGE });
    for (const entry of page) {
      const fault = await reader.faultOf(entry);
      if (fault !== null) return faulty(entry.sequence, fault);
    }
    from += page.length;
    if (page.length === 0) return reader.end();
  }
}

/** What comes before the first entry that is kept: nothing, or what the record of a prune or an erasure says; null where none does. */
async function headBefore({ log }: Cursor, first: Entry | undefined): Promise<Head | null> {
  if (first === undefined || first.sequence === 1) return EMPTY;
  for (let from = first.sequence; ; from += PAGE) {
    const page = await log.setup.store.read(log.key, { from, limit: PAGE });
    if (page.length === 0) return null;
    for (const entry of page) {
      const previous = previousIn(await log.open(entry).catch(unread), first.sequence);
      if (previous !== null) return { sequence: first.sequence - 1, hash: previous };
    }
  }
}

/** What cannot be read is found in its turn. */
function unread(error: unknown): null {
  if (error instanceof LogError) return null;
  throw error;
}

function previousIn(read: Read | null, below: number): string | null {
  return read?.record.kind === "closed" && read.record.below === below ? read.record.previous : null;
}

/** As many entries without a checkpoint are read at most to know again what held, as long as no more than {@link MOST} such places are to be known. */
const GAP = 16;
const MOST = 256;

/** What held here and there in a log, where it has no checkpoint nearby: else each restore might read all that is before it. */
class Places {
  #folds: readonly Fold[];
  #last: number;
  #gap = GAP;

  constructor(first: Fold) {
    [this.#folds, this.#last] = [[first], first.head.sequence];
  }

  pass(fold: Fold, hasCheckpoint: boolean): void {
    const { sequence } = fold.head;
    if (!hasCheckpoint && sequence - this.#last < this.#gap) return;
    this.#last = sequence;
    if (hasCheckpoint) return;
    this.#folds = [...this.#folds, fold];
    if (this.#folds.length <= MOST) return;
    this.#folds = this.#folds.filter((_, index) => index % 2 === 0);
    this.#gap *= 2;
  }

  /** The last one up to an entry, or undefined where nothing is known that early. */
  before(sequence: number): Fold | undefined {
    return this.#folds.findLast(({ head }) => head.sequence <= sequence);
  }
}

class Verifier {
  readonly #cursor: Cursor;
  readonly #anchor: Head | undefined;
  readonly #first: Head;
  #last: Head;
  /** Unknown until the first entry that says all by itself. */
  #fold: Fold | null = null;
  #places: Places | null = null;
  readonly #turns = new TextMap<true>();
  #entries = 0;
  #read = 0;
  #isAnchored: boolean;

  constructor(cursor: Cursor, before: Head, anchor: Head | undefined) {
    [this.#cursor, this.#anchor, this.#first, this.#last] = [cursor, anchor, before, before];
    this.#isAnchored = anchor === undefined || isSame(anchor, before);
  }

  async faultOf(entry: Entry): Promise<Fault | null> {
    if (!(await this.#cursor.log.follows(this.#last, entry))) return "broken_chain";
    const read = await this.#cursor.log.open(entry).catch(codeOf);
    if (typeof read === "string") return read;
    // A retry would be answered from either.
    if (this.#turns.set(entry.turn, true) !== null) return "unreadable";
    const fault = await this.#contentFault(read);
    if (fault !== null) return fault;
    this.#isAnchored ||= this.#anchor !== undefined && isSame(this.#anchor, entry);
    this.#last = { sequence: entry.sequence, hash: entry.hash };
    this.#entries += 1;
    return null;
  }

  async #contentFault(read: Read): Promise<Fault | null> {
    const fold = this.#fold;
    if (fold === null) {
      if (!isBase(read)) return null;
      this.#fold = baseOf(read);
      this.#places = new Places(this.#fold);
      return null;
    }
    if (fold.erased) return "unreadable";
    // No layer asks while a question is open: whose would the next yes be?
    if (read.record.kind === "question" && fold.question !== null) return "outcome";
    if (!this.#isSameTurn(fold, read.record)) return "outcome";
    if (!(await this.#isSameRestore(fold, read.record))) return "restore";
    this.#fold = folded(fold, read);
    const { checkpoint } = read.record;
    this.#places?.pass(this.#fold, checkpoint !== undefined);
    const isKept = checkpoint === undefined || isEqual(checkpoint, checkpointOf(this.#fold));
    return isKept ? null : "checkpoint";
  }

  /** Reads the texts of a turn again, where they were read by this version of the language. */
  #isSameTurn(fold: Fold, record: LogRecord): boolean {
    if (record.kind !== "turn" || record.language !== LANGUAGE_VERSION || record.steps.length === 0) return true;
    this.#read += record.steps.length;
    return candidates(fold, record.steps).some((texts) => isEqual(decide(fold, texts).steps, record.steps));
  }

  async #isSameRestore(fold: Fold, record: LogRecord): Promise<boolean> {
    if (record.kind !== "restore") return true;
    const { kind, to, patch, origins } = record;
    // The head of an empty log has the sequence 0, but no entry has.
    if (to < 1) return false;
    const then = to === fold.head.sequence ? fold : await this.#then(to);
    if (then === null) return to < fold.head.sequence;
    return isEqual({ kind, to, patch, origins }, restoring(fold, then));
  }

  /** What held after an earlier entry; null where that is not known, or the entry is a later one. */
  async #then(to: number): Promise<Fold | null> {
    const before = this.#places?.before(to);
    if (before === undefined || to > this.#last.sequence) return null;
    return this.#cursor.at(to, before).catch(unread);
  }

  end(): Verification {
    const { sequence } = this.#last;
    if (this.#isAnchored) return { kind: "verified", head: this.#last, entries: this.#entries, read: this.#read };
    const isBefore = this.#anchor !== undefined && this.#anchor.sequence < this.#first.sequence;
    return faulty(sequence, isBefore ? "not_kept" : "anchor");
  }
}

/** The texts that a turn may have been: an answer to a layer's question is kept as the texts that it stood for. */
function candidates({ question }: Fold, steps: readonly Step[]): readonly (readonly string[])[] {
  const texts = steps.map(({ text }) => text);
  return question?.answers == null ? [texts] : [["yes"], ["no"], texts];
}

function isEqual(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

function codeOf(error: unknown): Fault {
  if (error instanceof LogError) return error.code;
  throw error;
}

function faulty(sequence: number, fault: Fault): Verification {
  return { kind: "faulty", sequence, fault };
}
