/** Puts a file in the place of another one, so that a reader finds the old one or the new one, whole, whatever happens in between. */
import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Refusal, reasonOf, systemErrorCode } from "./refusal.js";

/** Where a path leads. A link to nothing is refused, since nobody knows whether that is where the file belongs. @throws {Refusal} */
export function resolved(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  if (isLink(path))
    throw new Refusal(`'${path}' is a link that leads nowhere. Remove it, or make the file that it names.`);
  return path;
}

/** Whether a link stands there; what cannot be looked at is judged when it is written to. */
function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** Writes what is to take a file's place beside it, with its owner, its group and its permissions, and gives the name. Where that fails, nothing is left. */
export function writeDraft(target: string, text: string | Uint8Array): string {
  const draft = draftIn(dirname(target));
  try {
    writeDurably(draft, text, statSync(target, { throwIfNoEntry: false }) ?? null);
    return draft;
  } catch (error) {
    attempt(() => rmSync(draft, { force: true }));
    throw error;
  }
}

/** Moves a draft there in one step. A file that is mounted, another user's in a folder such as `/tmp`, or a link that was made since, is not let go of. */
export function takePlace(draft: string, target: string): void {
  if (isLink(target)) throw new Error("It has become a link");
  renameSync(draft, target);
  attempt(() => syncFolder(dirname(target)));
}

/** A new name, for a file that is to take another one's place, be it a checkpoint or not. `join` would shorten `link/..`, which is where the link leads. */
export function draftIn(folder: string): string {
  return `${folder}/.checkpoint-${randomBytes(6).toString("hex")}.tmp`;
}

const DRAFT = /^\.checkpoint-[0-9a-f]{12}\.tmp$/;
/** A save takes seconds: a draft as old as this, in milliseconds, was left by a process that was killed. */
const STALE = 3_600_000;

/** Removes the drafts that our own killed processes left; those of others, and what is in use, stay. */
export function removeStaleDrafts(folder: string): void {
  attempt(() => {
    for (const name of readdirSync(folder).filter((each) => DRAFT.test(each))) {
      const path = join(folder, name);
      const found = lstatSync(path, { throwIfNoEntry: false });
      const ours = found?.isFile() === true && found.uid === process.getuid?.();
      if (ours && Date.now() - found.mtimeMs > STALE) rmSync(path, { force: true });
    }
  });
}

/** The code of the system error that an action ends with, or null. */
export function attempt(action: () => unknown): string | null {
  try {
    action();
    return null;
  } catch (error) {
    return systemErrorCode(error) ?? reasonOf(error);
  }
}

/** Gives a file the owner and the group of another one, and says which of them it has then. The group may be ours to give alone. */
export function give(file: number, { uid, gid }: Stats): { readonly owner: boolean; readonly group: boolean } {
  if (attempt(() => fchownSync(file, uid, gid)) !== null) attempt(() => fchownSync(file, -1, gid));
  const now = fstatSync(file);
  return { owner: now.uid === uid, group: now.gid === gid };
}

/** Owner, group and permissions of the old file. What its group was allowed, no other group is. */
function permit(file: number, old: Stats): void {
  const { group } = give(file, old);
  fchmodSync(file, old.mode & (group ? 0o777 : 0o707));
}

/** A file in the place of none is for its owner alone, since it holds what somebody typed. */
function writeDurably(path: string, text: string | Uint8Array, old: Stats | null): void {
  const file = openSync(path, "wx", 0o600);
  try {
    writeFileSync(file, text);
    if (old !== null) permit(file, old);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** That a file stays in its place when the power fails, not every system can be asked for. */
function syncFolder(path: string): void {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
