/** The names of files and folders: all that an append has to know of a log stands in them. */
import { createHash, randomBytes } from "node:crypto";

/** Where a log ends, as the name of the one file in the folder `head`: the sequence and the id of its last entry. */
export interface HeadName {
  readonly sequence: number;
  readonly id: string;
}

/** An entry, as the name of its file: it comes after the entry `previous`, which nobody can name again. */
export interface EntryName extends HeadName {
  readonly previous: string;
  /** The SHA-256 of the turn, which may be longer than a name. */
  readonly turn: string;
}

const HEAD = /^(\d+)\.([0-9a-f]{32})$/;
const ENTRY = /^(\d+)\.([0-9a-f]{32})\.([0-9a-f]{32})\.([0-9a-f]{64})$/;

/** An id that nothing else has had, or will have. */
export function newId(): string {
  return randomBytes(16).toString("hex");
}

/** The SHA-256 of a text. In hex, since a file system may not tell cases apart, or read a name in a way of its own. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Whether a name may be a {@link digest}. */
export function isDigest(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name);
}

/** The name of the file that says where a log ends. */
export function headFile({ sequence, id }: HeadName): string {
  return `${sequence}.${id}`;
}

/** What the name of a file in `head` says, or null where no store has given it: another spelling would be looked for in vain. */
export function parseHead(name: string): HeadName | null {
  const [, sequence, id] = HEAD.exec(name) ?? [];
  if (sequence === undefined || id === undefined) return null;
  const head = { sequence: Number(sequence), id };
  return headFile(head) === name ? head : null;
}

/** The name of an entry's file. Padded, so that a folder lists them in order. */
export function entryFile({ sequence, previous, id, turn }: EntryName): string {
  return `${String(sequence).padStart(9, "0")}.${previous}.${id}.${turn}`;
}

/** What the name of a file in `entries` says, or null, as of a head. */
export function parseEntry(name: string): EntryName | null {
  const [, sequence, previous, id, turn] = ENTRY.exec(name) ?? [];
  if (sequence === undefined || previous === undefined || id === undefined || turn === undefined) return null;
  const entry = { sequence: Number(sequence), previous, id, turn };
  return entryFile(entry) === name ? entry : null;
}
