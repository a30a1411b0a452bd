/** What the store in files has brought to the disk when it answers. A file is there for everybody without that, but not after a power failure. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { fileStore } from "../../../src/sessions/files/index.js";

const synced: string[] = [];

vi.mock("node:fs/promises", async (original) => {
  const platform = await original<typeof import("node:fs/promises")>();
  return { ...platform, open: async (path: string, flags: string) => watched(path, await platform.open(path, flags)) };
});

function watched(path: string, file: FileHandle): FileHandle {
  const sync = file.sync.bind(file);
  file.sync = () => {
    synced.push(path);
    return sync();
  };
  return file;
}

const folder = mkdtempSync(join(tmpdir(), "context-compiler-synced-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => synced.splice(0));

/** Skipped where it is so: Windows has no call that brings a folder to the disk. */
const HAS_NONE = process.platform === "win32";
const KEY = { tenant: "t", conversation: "c" };
const BEGIN = { sequence: 0, hash: "" };
const ENTRY = { sequence: 1, hash: "a".repeat(64), turn: "one", body: "{}" };

/** The folder of the conversation in a store, which no process that is tried has known before. */
async function begun(name: string) {
  const root = join(folder, name);
  expect(await fileStore(root).append(KEY, BEGIN, ENTRY)).toEqual({ kind: "appended" });
  const tenant = join(root, readdirSync(root)[0] ?? "");
  return { root, tenant, conversation: join(tenant, readdirSync(tenant)[0] ?? "") };
}

it.skipIf(HAS_NONE)("the names of a new conversation, of its tenant's folder and of the store's", async () => {
  const { root, tenant } = await begun("new");
  expect(synced).toEqual(expect.arrayContaining([tenant, root, dirname(root)]));
  // What is aside until it is whole is brought there before its name is.
  const aside = synced.findLastIndex((path) => dirname(path) === tenant);
  expect([aside >= 0, synced.indexOf(tenant) > aside]).toEqual([true, true]);
});

it.skipIf(HAS_NONE)(
  "the same where another process has begun the conversation, and may not have lived to see to that",
  async () => {
    const { root, tenant, conversation } = await begun("begun");
    for (const entry of [ENTRY, { ...ENTRY, sequence: 2, turn: "two" }]) {
      synced.splice(0);
      const { kind } = await fileStore(root).append(KEY, { sequence: 1, hash: ENTRY.hash }, entry);
      expect(kind).toBe(entry === ENTRY ? "duplicate" : "appended");
      expect(synced).toEqual(expect.arrayContaining([join(conversation, "head"), tenant, root, dirname(root)]));
    }
  },
);
