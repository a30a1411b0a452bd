/** What signs the questions that wait at a client: made once for a user, and the same in all processes. */
import { randomBytes } from "node:crypto";
import { link, readFile, rm, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { sessionsFolder } from "./data-folder.js";
import { makeFolder } from "./folder.js";
import { Refusal, reasonOf, systemErrorCode } from "./refusal.js";

/** So many bytes a secret has at least. */
const BYTES = 32;

/** The secret of the user, made where there is none. @throws {Refusal} where it can be neither read nor kept. */
export async function signingSecret(): Promise<string> {
  const path = join(dirname(sessionsFolder(process.env, process.platform, homedir)), "secret");
  try {
    return (await kept(path)) ?? (await made(path));
  } catch (error) {
    throw new Refusal(`The secret that signs questions cannot be kept in ${path}: ${reasonOf(error)}`);
  }
}

async function kept(path: string): Promise<string | null> {
  try {
    // A pipe would have us wait for its other end.
    if (!(await stat(path)).isFile()) throw new Error("It is not an ordinary file.");
    const secret = await readFile(path, "utf8");
    if (Buffer.byteLength(secret) < BYTES) throw new Error("It is too short. Remove the file, and a new one is made.");
    return secret;
  } catch (error) {
    if (systemErrorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** It is written whole beside its place first, so that of two processes at once the one finds what the other has made. */
async function made(path: string): Promise<string> {
  makeFolder(dirname(path), 0o700);
  const beside = `${path}.${randomBytes(8).toString("hex")}`;
  try {
    await writeFile(beside, randomBytes(BYTES).toString("hex"), { mode: 0o600, flag: "wx" });
    await link(beside, path).catch((error: unknown) => {
      if (systemErrorCode(error) !== "EEXIST") throw error;
    });
    return await readFile(path, "utf8");
  } finally {
    await rm(beside, { force: true });
  }
}
