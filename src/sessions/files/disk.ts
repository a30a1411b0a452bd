/** The few calls to the file system that the store is made of, each durable or answered for. */
import { constants as buffer } from "node:buffer";
import { constants } from "node:fs";
import { lstat, mkdir, open, rename, rm, unlink } from "node:fs/promises";
import { dirname } from "node:path";

/** For their owner alone. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** The code of an error of the file system, such as `ENOENT`; null of any other error. Not by its class: a test environment has one of its own. */
function codeOf(error: unknown): string | null {
  const code: unknown = Reflect.get(Object(error), "code");
  return typeof code === "string" ? code : null;
}

/** The promise, or null where what it reaches for is not there. */
export async function ifThere<T>(promise: Promise<T>): Promise<T | null> {
  return unless(promise, ["ENOENT"]);
}

/** As {@link ifThere}, and null as well where a file stands in the place of the folder. */
export async function ifFolder<T>(promise: Promise<T>): Promise<T | null> {
  return unless(promise, ["ENOENT", "ENOTDIR"]);
}

async function unless<T>(promise: Promise<T>, codes: readonly string[]): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if (codes.includes(codeOf(error) ?? "")) return null;
    throw error;
  }
}

/**
 * Makes a folder, and those above it. Each is made by itself: asked to make all of them, Node 20 asks for ever where the system
 * makes none, such as in `/proc`.
 */
export async function makeFolder(path: string): Promise<void> {
  if ((await ifThere(lstat(path))) !== null) return;
  const above = dirname(path);
  if (above !== path) await makeFolder(above);
  await mkdir(path, FOLDER_MODE).catch((error: unknown) => {
    // Another process may have been first. Where it is no folder, what is put into it will say so.
    if (codeOf(error) !== "EEXIST") throw error;
  });
}

/** Writes a file that is not there yet; what it holds is on the disk afterwards, its name may not be. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, "wx", FILE_MODE);
  try {
    await file.writeFile(text);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Brings the names in a folder to the disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows has no such call: there, a name is as durable as the file system makes it.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Gives a file another name. False where nothing has the old one, as after somebody else's move. */
export async function moved(from: string, to: string): Promise<boolean> {
  return (await ifThere(rename(from, to).then(() => true))) ?? false;
}

/** Puts a folder in its place, where none may be yet. Whose it was that came first does not matter; the other one goes. */
export async function placeFolder(made: string, place: string): Promise<void> {
  try {
    await rename(made, place);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    // As POSIX says it, and as Windows does. A folder that a sweep has taken away is made again by whoever calls.
    const code = codeOf(error) ?? "";
    if (!["ENOTEMPTY", "EEXIST", "EPERM", "ENOENT"].includes(code)) throw error;
    // Where nobody came first, it is the place that takes no folder, and to try again would never end.
    if (code === "EPERM" && (await ifThere(lstat(place))) === null) throw error;
  }
}

/** Removes a file, if it is there. */
export async function remove(path: string): Promise<void> {
  await ifThere(unlink(path));
}

/**
 * The text of a file, or null where there is none. What is no file, leads nowhere, or is longer than a text can be, holds none of
 * the store's: an empty one. Nobody waits for the other end of a pipe, or reads a device that never ends.
 */
export async function textOf(path: string): Promise<string | null> {
  const file = await ifThere(open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)));
  if (file === null) return (await ifThere(lstat(path))) === null ? null : "";
  try {
    const found = await file.stat();
    return found.isFile() && found.size <= buffer.MAX_STRING_LENGTH ? await file.readFile("utf8") : "";
  } finally {
    await file.close();
  }
}
