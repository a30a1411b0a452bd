/**
 * What a folder held at one moment. The head is read first: every entry up to it had its name before it became the head, so
 * that the list of names, read after it, has them all, save those that were purged.
 */
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { LogError } from "../index.js";
import { ifFolder, ifThere } from "./disk.js";
import { type EntryName, type HeadName, parseEntry, parseHead } from "./names.js";

/** A log as its names tell it. */
export interface Snapshot {
  readonly head: HeadName;
  /** The entries of the log, upward and without a gap; the last one is the head's. */
  readonly chain: readonly EntryName[];
  /** What stands beside them: entries of writers that are at work, that lost, or that ended before they were done. */
  readonly beside: readonly EntryName[];
}

/** The folder of what says where the log ends. */
export const HEAD_FOLDER = "head";
/** The folder of the entries. */
export const ENTRIES_FOLDER = "entries";

/** Where the log in a folder ends; null where there is no such folder. */
export async function headIn(folder: string): Promise<HeadName | null> {
  for (let tries = 0; tries < HEAD_TRIES; tries += 1) {
    const names = await ifFolder(readdir(join(folder, HEAD_FOLDER)));
    // Whole when it is put in its place, a folder without heads may have come to be in between, or was damaged.
    if (names === null && (await ifThere(lstat(folder))) === null) return null;
    const [head, ...more] = (names ?? []).map(parseHead).filter((name) => name !== null);
    // While it gets its next name, a list may have both names or none.
    if (head !== undefined && more.length === 0) return head;
  }
  const what = `The folder ${join(folder, HEAD_FOLDER)} does not hold the one file that says where the log ends.`;
  throw new LogError("unreadable", 0, what);
}

/** More often than any list can meet the move of a name. */
const HEAD_TRIES = 1000;

/** The log in a folder; null where there is no such folder. */
export async function snapshotOf(folder: string): Promise<Snapshot | null> {
  for (let before: HeadName | null = null; ; ) {
    const head = await headIn(folder);
    if (head === null) return null;
    const listed = (await ifFolder(readdir(join(folder, ENTRIES_FOLDER)))) ?? [];
    const names = listed.map(parseEntry).filter((name) => name !== null);
    const chain = chainOf(head, names);
    if (head.sequence === 0 || chain.length > 0) {
      return { head, chain, beside: besides(names, chain) };
    }
    // The log was emptied in between, and the head is another one now; else the file was taken away.
    if (before?.id === head.id) {
      const what = `The folder ${folder} lacks entry ${head.sequence}, its last one.`;
      throw new LogError("unreadable", head.sequence, what);
    }
    before = head;
  }
}

/** From the head down, as far as there are files. A purge goes upward, so that it leaves no gap at any moment. */
function chainOf(head: HeadName, names: readonly EntryName[]): EntryName[] {
  const byId = new Map(names.map((name) => [name.id, name]));
  const chain: EntryName[] = [];
  let { id, sequence } = head;
  // Names that somebody made up may name each other in a circle; the sequences end it.
  for (let name = byId.get(id); name?.sequence === sequence; name = byId.get(id)) {
    chain.push(name);
    id = name.previous;
    sequence -= 1;
  }
  return chain.reverse();
}

function besides(names: readonly EntryName[], chain: readonly EntryName[]): EntryName[] {
  const ids = new Set(chain.map(({ id }) => id));
  return names.filter(({ id }) => !ids.has(id));
}
