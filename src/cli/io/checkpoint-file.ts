/** Saves a checkpoint so that the file holds the old one or the new one, whole, whatever happens in between. */
import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Engine } from "../../index.js";
import { Refusal, reasonOf, systemErrorCode } from "./refusal.js";

/** Checks that a checkpoint can be saved there, before a session's work depends on it. @throws {Refusal} */
export function requireSavable(path: string): void {
  if (path === "" || path.endsWith("/")) throw new Refusal(`'${path}' names no file. Name one for the checkpoint.`);
  const folder = dirname(path);
  const failure = attempt(() => {
    const draft = draftIn(folder);
    closeSync(openSync(draft, "wx", 0o600));
    rmSync(draft);
  });
  if (failure === "ENOENT" && !existsSync(folder))
    throw new Refusal(`There is no folder '${folder}' for the checkpoint. Make it first.`);
  if (failure !== null) throw new Refusal(`'${folder}' may not be written to (${failure}). Choose another folder.`);
  const unnameable = attempt(() => statSync(path, { throwIfNoEntry: false }));
  if (unnameable !== null) throw new Refusal(`'${path}' cannot be a file (${unnameable}). Choose another name.`);
  // A rename would put an ordinary file in the place of a device.
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() === false) throw new Refusal(`'${path}' is no ordinary file. Name a file for the checkpoint.`);
}

/** Writes the checkpoint beside the file and moves it there in one step. @throws {Refusal} and the file is as it was. */
export function saveCheckpoint(engine: Engine, path: string): void {
  const target = resolved(path);
  const draft = draftIn(dirname(target));
  try {
    writeDurably(draft, `${engine.exportCheckpointJson()}\n`, modeOf(target));
    renameSync(draft, target);
  } catch (error) {
    attempt(() => rmSync(draft, { force: true }));
    throw new Refusal(`The checkpoint cannot be saved to '${path}': ${reasonOf(error)}.`);
  }
}

/** A new name, for a file that is to take another one's place. */
function draftIn(folder: string): string {
  return join(folder, `.checkpoint-${randomBytes(6).toString("hex")}.tmp`);
}

/** Where a link leads, so that the link stays. */
function resolved(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
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

/** The permissions of the old file; a new one is for its owner alone, since it holds what somebody typed. */
function modeOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? 0o600 : found.mode & 0o777;
}

function writeDurably(path: string, text: string, mode: number): void {
  const file = openSync(path, "wx", mode);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
