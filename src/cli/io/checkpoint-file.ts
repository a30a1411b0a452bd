/** Saves a checkpoint so that the file holds the old one or the new one, whole, whatever happens in between. */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import type { Engine } from "../../index.js";
import { Refusal, reasonOf } from "./refusal.js";
import { attempt, draftIn, give, removeStaleDrafts, resolved, takePlace, writeDraft } from "./replacement.js";

/**
 * Checks that a checkpoint can be saved there, before a session's work depends on it, and gives the path to save it to:
 * where a link leads, so that the link stays. `source` is a file that the turns come from. @throws {Refusal}
 */
export function savablePath(path: string, source: string | null = null): string {
  if (path === "" || path.endsWith("/")) throw new Refusal(`'${path}' names no file. Name one for the checkpoint.`);
  // Node reads what is not UTF-8 as this character: another file would be written.
  if (path.includes("\ufffd")) throw new Refusal(`'${path}' is not UTF-8. Name another file for the checkpoint.`);
  const target = resolved(path);
  requireWritableFolder(dirname(target));
  requireReplaceable(target);
  requireGivable(target);
  requireUnused(target, source);
  return target;
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
  const draft = written(engine, target);
  try {
    takePlace(draft, target);
  } catch (error) {
    // The session's work stays, under a name that is no draft's: drafts are removed some day.
    const kept = draft.replace(/\.(checkpoint-\w+)\.tmp$/, "$1.json");
    const place = attempt(() => renameSync(draft, kept)) === null ? kept : draft;
    throw new Refusal(`The checkpoint cannot take the place of '${target}': ${reasonOf(error)}. It is in '${place}'.`);
  }
}

function written(engine: Engine, target: string): string {
  try {
    return writeDraft(target, `${engine.exportCheckpointJson()}\n`);
  } catch (error) {
    throw new Refusal(`The checkpoint cannot be saved to '${target}': ${reasonOf(error)}.`);
  }
}
