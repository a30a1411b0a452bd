/**
 * The log of one conversation in a folder. The name of one file says where it ends, and an append gives that file its next name:
 * of all who mean to follow one head, one finds the file, and the others find nothing.
 */
import { join } from "node:path";
import { type AppendResult, EMPTY, type Entry, type Head, LogError, PAGE, type Range } from "../index.js";
import { moved, remove, syncFolder, textOf, writeDurably } from "./disk.js";
import { digest, type EntryName, entryFile, type HeadName, headFile, newId } from "./names.js";
import { ENTRIES_FOLDER, HEAD_FOLDER, headIn, type Snapshot, snapshotOf } from "./snapshot.js";

/** A folder that is there, or will be before anything is written. */
export class FileLog {
  readonly #folder: string;
  readonly #heads: string;
  readonly #entries: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#heads = join(folder, HEAD_FOLDER);
    this.#entries = join(folder, ENTRIES_FOLDER);
  }

  /** Appends an entry; `make` makes the folder where a first entry needs one. */
  async append(expected: Head, entry: Entry, make: () => Promise<void>): Promise<AppendResult> {
    for (;;) {
      const found = await snapshotOf(this.#folder);
      if (found === null && expected.sequence !== 0) return { kind: "conflict", head: EMPTY };
      const result = found === null ? await make() : await this.#appendTo(found, expected, entry);
      // Else the log has moved on, or has only now come to be.
      if (result) return result;
    }
  }

  async #appendTo(found: Snapshot, expected: Head, entry: Entry): Promise<AppendResult | null> {
    const turn = digest(entry.turn);
    const twin = found.chain.find((name) => name.turn === turn);
    if (twin !== undefined) return this.#duplicate(twin);
    const head = await this.#headOf(found);
    if (head === null) return null;
    if (head.sequence !== expected.sequence || head.hash !== expected.hash) return { kind: "conflict", head };
    const name = { sequence: entry.sequence, previous: found.head.id, id: newId(), turn };
    await this.#write(name, entry);
    if (!(await this.#moveHead(found.head, name))) {
      await this.#remove([name]);
      return null;
    }
    // Nobody can follow an earlier head any more: what stands beside the log never becomes a part of it. What is below it was, and is again if a missing file comes back.
    const lowest = found.chain[0]?.sequence ?? 0;
    await this.#remove(found.beside.filter(({ sequence }) => sequence >= lowest));
    return { kind: "appended" };
  }

  /** What is told to a caller must be durable, even where whoever wrote it did not live to see to that. */
  async #duplicate(twin: EntryName): Promise<AppendResult | null> {
    const [entry] = (await this.#readAll([twin])) ?? [];
    if (entry === undefined) return null;
    await syncFolder(this.#heads);
    return { kind: "duplicate", entry };
  }

  async #headOf({ chain }: Snapshot): Promise<Head | null> {
    const last = chain.at(-1);
    if (last === undefined) return EMPTY;
    const [entry] = (await this.#readAll([last])) ?? [];
    return entry === undefined ? null : { sequence: entry.sequence, hash: entry.hash };
  }

  /** Writes an entry beside the log. Where this fails, nothing of it is left. */
  async #write(name: EntryName, { hash, turn, body }: Entry): Promise<void> {
    const path = join(this.#entries, entryFile(name));
    try {
      await writeDurably(path, `${hash}\n${turn}\n${body}\n`);
      await syncFolder(this.#entries);
    } catch (error) {
      // Where nothing can be removed either, the first error says why.
      await remove(path).catch(() => {});
      throw error;
    }
  }

  /** The gate. False where the log does not end there any more. */
  async #moveHead(from: HeadName, to: HeadName): Promise<boolean> {
    if (!(await moved(join(this.#heads, headFile(from)), join(this.#heads, headFile(to))))) return false;
    await syncFolder(this.#heads);
    return true;
  }

  /** Reads a range; entries that are purged meanwhile make it read again. */
  async read(range: Range): Promise<readonly Entry[]> {
    for (;;) {
      const found = await snapshotOf(this.#folder);
      if (found === null) return [];
      const entries = await this.#readAll(inRange(found.chain, range));
      if (entries !== null) return entries;
    }
  }

  /** The entries of those names; null where one of them is gone. */
  async #readAll(names: readonly EntryName[]): Promise<Entry[] | null> {
    const entries: Entry[] = [];
    for (const name of names) {
      const path = join(this.#entries, entryFile(name));
      const text = await textOf(path);
      if (text === null) return null;
      entries.push(entryOf(name, text, path));
    }
    return entries;
  }

  /** Removes the entries below a sequence, upward. */
  async purge(below: number): Promise<void> {
    for (let found = await snapshotOf(this.#folder); found !== null; found = await snapshotOf(this.#folder)) {
      const { head, chain, beside } = found;
      if (head.sequence === 0 || below <= head.sequence) {
        await this.#remove(chain.filter(({ sequence }) => sequence < below));
        // Those that follow this head may yet become a part of the log; of the others, only where it still is the head.
        const dead = beside.filter(({ previous }) => previous !== head.id);
        if (dead.length > 0 && (await headIn(this.#folder))?.id === head.id) await this.#remove(dead);
        return syncFolder(this.#entries);
      }
      if (await this.#moveHead(head, { sequence: 0, id: newId() })) {
        await this.#remove([...chain, ...beside]);
        return syncFolder(this.#entries);
      }
    }
  }

  async #remove(names: readonly EntryName[]): Promise<void> {
    for (const name of names) await remove(join(this.#entries, entryFile(name)));
  }
}

function inRange(chain: readonly EntryName[], range: Range): readonly EntryName[] {
  if ("turn" in range) {
    const turn = digest(range.turn);
    return chain.filter((name) => name.turn === turn);
  }
  const { from, limit = PAGE, reverse = false } = range;
  const kept = chain.filter(({ sequence }) => from === undefined || (reverse ? sequence <= from : sequence >= from));
  return (reverse ? kept.reverse() : kept).slice(0, Math.min(limit, PAGE));
}

/** Three lines: the hash, the turn, the body. @throws {LogError} when the file was changed or cut. */
function entryOf({ sequence, turn: named }: EntryName, text: string, path: string): Entry {
  const [hash, turn, body, end, ...more] = text.split("\n", 5);
  if (hash === undefined || turn === undefined || body === undefined || end !== "" || more.length > 0) {
    const what = `The file ${path} does not hold an entry: three lines, of the hash, the turn and the body.`;
    throw new LogError("unreadable", sequence, what);
  }
  // A turn is looked for by the name alone: under another one it would be taken again.
  if (digest(turn) !== named)
    throw new LogError("unreadable", sequence, `The name of ${path} is that of another turn.`);
  return { sequence, hash, turn, body };
}
