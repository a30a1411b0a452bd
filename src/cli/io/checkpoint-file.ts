/** Saves a checkpoint so that the file holds the old one or the new one, whole, whatever happens in between. */
import { randomBytes } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
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
import type { Engine } from "../../index.js";
import { Refusal, reasonOf, systemErrorCode } from "./refusal.js";

/**
 * Checks that a checkpoint can be saved there, before a session's work depends on it, and gives the path to save it to:
 * where a link leads, so that the link stays. `source` is a file that the turns come from. @throws {Refusal}
 */
export function savablePath(path: string, source: string | null = null): string {
  if (path === "" || path.endsWith("/")) throw new Refusal(`'${path}' names no file. Name one for the checkpoint.`);
  const target = resolved(path);
  requireWritableFolder(dirname(target));
  requireReplaceable(target);
  requireGivable(target);
  requireUnused(target, source);
  return target;
}

/** Where a path leads. A link to nothing is refused, since nobody knows whether that is where a checkpoint belongs. */
function resolved(path: string): string {
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

/** A file takes another one's place in its folder, so that is where writing is tried. */
function requireWritableFolder(folder: string): void {
  removeStaleDrafts(folder);
  const failure = attempt(() => {
    const draft = draftIn(folder);
    closeSync(openSync(draft, "wx", 0o600));
    rmSync(draft);
  });
  if (failure === "ENOENT" && !existsSync(folder))
    throw new Refusal(`There is no folder '${folder}' for the checkpoint. Make it first.`);
  if (failure !== null) throw new Refusal(`'${folder}' may not be written to (${failure}). Choose another folder.`);
}

/** A rename would put an ordinary file in the place of a device, and a writable one in that of a protected one. */
function requireReplaceable(path: string): void {
  const unnameable = attempt(() => statSync(path, { throwIfNoEntry: false }));
  if (unnameable !== null) throw new Refusal(`'${path}' cannot be a file (${unnameable}). Choose another name.`);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isFile()) throw new Refusal(`'${path}' is not an ordinary file. Name a file for the checkpoint.`);
  // The superuser may write to any file, even to one that nobody is meant to.
  const writable = (found.mode & 0o222) !== 0 && attempt(() => accessSync(path, constants.W_OK)) === null;
  if (!writable) throw new Refusal(`'${path}' is read-only. Change its permissions, or name another file.`);
}

/** The file that takes its place would be ours alone, and its owner locked out of it. So giving a file away is tried, in its folder. */
function requireGivable(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  const draft = draftIn(dirname(path));
  const file = openSync(draft, "wx", 0o600);
  try {
    if (!give(file, found).owner)
      throw new Refusal(`'${path}' is another user's, who would lose it. Name another file for the checkpoint.`);
  } finally {
    closeSync(file);
    rmSync(draft);
  }
}

/** What the turns come from, or the answers go to, would be lost: such as `< turns.txt` of the same name. */
function requireUnused(path: string, source: string | null): void {
  const target = statSync(path, { throwIfNoEntry: false });
  const isTarget = (find: () => Stats | undefined): boolean => {
    let found: Stats | undefined;
    // A stream that is closed is no file.
    attempt(() => (found = find()));
    return found !== undefined && found.dev === target?.dev && found.ino === target.ino;
  };
  const sources = source === null ? [] : [() => statSync(source)];
  if ([...sources, ...[0, 1, 2].map((stream) => () => fstatSync(stream))].some(isTarget))
    throw new Refusal(`'${path}' is what is read from or written to here. Name another file for the checkpoint.`);
}

/** Writes the checkpoint beside the file and moves it there in one step. @throws {Refusal} and the file is as it was. */
export function saveCheckpoint(engine: Engine, target: string): void {
  const draft = draftIn(dirname(target));
  try {
    const old = statSync(target, { throwIfNoEntry: false });
    writeDurably(draft, `${engine.exportCheckpointJson()}\n`, old ?? null);
  } catch (error) {
    attempt(() => rmSync(draft, { force: true }));
    throw new Refusal(`The checkpoint cannot be saved to '${target}': ${reasonOf(error)}.`);
  }
  moveTo(target, draft);
  // The file is in its place. That it stays there when the power fails, not every system can be asked for.
  attempt(() => syncFolder(dirname(target)));
}

/** A file that is mounted, another user's in a folder such as `/tmp`, or a link that was made since, is not let go of: the session's work stays beside it. */
function moveTo(target: string, draft: string): void {
  try {
    if (isLink(target)) throw new Error("It has become a link");
    renameSync(draft, target);
  } catch (error) {
    // Under a name that is no draft's: drafts are removed some day.
    const kept = draft.replace(/\.(checkpoint-\w+)\.tmp$/, "$1.json");
    const place = attempt(() => renameSync(draft, kept)) === null ? kept : draft;
    throw new Refusal(`The checkpoint cannot take the place of '${target}': ${reasonOf(error)}. It is in '${place}'.`);
  }
}

/** A new name, for a file that is to take another one's place. `join` would shorten `link/..`, which is where the link leads. */
function draftIn(folder: string): string {
  return `${folder}/.checkpoint-${randomBytes(6).toString("hex")}.tmp`;
}

const DRAFT = /^\.checkpoint-[0-9a-f]{12}\.tmp$/;
/** A save takes seconds: a draft as old as this, in milliseconds, was left by a process that was killed. */
const STALE = 3_600_000;

/** Removes the drafts that our own killed processes left; those of others, and what is in use, stay. */
function removeStaleDrafts(folder: string): void {
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
function attempt(action: () => unknown): string | null {
  try {
    action();
    return null;
  } catch (error) {
    return systemErrorCode(error) ?? reasonOf(error);
  }
}

/** Gives a file the owner and the group of another one, and says which of them it has then. The group may be ours to give alone. */
function give(file: number, { uid, gid }: Stats): { readonly owner: boolean; readonly group: boolean } {
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
function writeDurably(path: string, text: string, old: Stats | null): void {
  const file = openSync(path, "wx", 0o600);
  try {
    writeFileSync(file, text);
    if (old !== null) permit(file, old);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
