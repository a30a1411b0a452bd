/** A folder of the store in files that somebody else has written to: it is read or refused, and nobody waits for ever. */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fileStore } from "../../../src/sessions/files/index.js";
import { EMPTY, type Entry } from "../../../src/sessions/index.js";
import { KEY } from "../make.js";

const FIRST: Entry = { sequence: 1, hash: "h1", turn: "t1", body: "{}" };
const SECOND: Entry = { sequence: 2, hash: "h2", turn: "t2", body: "{}" };
const UNREADABLE = { name: "LogError", code: "unreadable" };

/** How many files are being read, and were at most. */
const reading = vi.hoisted(() => ({ now: 0, most: 0 }));

vi.mock("../../../src/sessions/files/disk.js", async (original) => {
  const disk = await original<typeof import("../../../src/sessions/files/disk.js")>();
  return {
    ...disk,
    async textOf(path: string) {
      reading.most = Math.max(reading.most, ++reading.now);
      return disk.textOf(path).finally(() => void reading.now--);
    },
  };
});

let folder = "";

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "context-compiler-made-up-"));
  await fileStore(folder).append(KEY, EMPTY, FIRST);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The path of the one file or folder that fits. */
function pathOf(pattern: RegExp): string {
  const [path = ""] = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((each) => pattern.test(each));
  return join(folder, path);
}

const entry = () => pathOf(/entries.[^/\\]+$/);
const head = () => pathOf(/head.[^/\\]+$/);

function rename(path: string, name: string): void {
  renameSync(path, join(dirname(path), name));
}

/** Reads, and appends the second entry; both are refused. */
async function expectUnreadable(): Promise<void> {
  await expect(fileStore(folder).read(KEY, {})).rejects.toMatchObject(UNREADABLE);
  await expect(fileStore(folder).append(KEY, { sequence: 1, hash: "h1" }, SECOND)).rejects.toMatchObject(UNREADABLE);
}

it("an entry that names itself as the one before it has none before it", async () => {
  const [sequence = "", , id = "", turn = ""] = basename(entry()).split(".");
  rename(entry(), [sequence, id, id, turn].join("."));
  expect(await fileStore(folder).read(KEY, {})).toEqual([FIRST]);
});

it("an entry whose name has another number than the head is not the head's", async () => {
  rename(entry(), basename(entry()).replace("000000001", "000000002"));
  await expectUnreadable();
});

it.each(["01", "000000001", "99999999999999999999999"])("a head numbered %s was named by no store", async (number) => {
  rename(head(), basename(head()).replace(/^1\./, `${number}.`));
  await expectUnreadable();
});

it("an entry whose number is not padded was named by no store", async () => {
  rename(entry(), basename(entry()).replace("000000001", "1"));
  await expectUnreadable();
});

it("a conversation whose folder of heads is gone cannot be read", async () => {
  rmSync(dirname(head()), { recursive: true });
  await expectUnreadable();
});

it.each(["head", "entries"])("a conversation whose folder %s is a file cannot be read", async (name) => {
  const path = join(dirname(pathOf(/.conversation$/)), name);
  rmSync(path, { recursive: true });
  writeFileSync(path, "");
  await expectUnreadable();
});

it("a conversation that is a file cannot be read, and is not listed", async () => {
  const path = dirname(pathOf(/.conversation$/));
  rmSync(path, { recursive: true });
  writeFileSync(path, "");
  await expectUnreadable();
  expect(await fileStore(folder).list(KEY.tenant)).toEqual([]);
});

it.each(["tenant", "store"])("a file in the place of the whole %s is not an empty one", async (which) => {
  const tenant = dirname(dirname(pathOf(/.conversation$/)));
  const path = which === "tenant" ? tenant : dirname(tenant);
  rmSync(path, { recursive: true });
  writeFileSync(path, "");
  await expect(fileStore(folder).read(KEY, {})).rejects.toMatchObject({ code: "ENOTDIR" });
  await expect(fileStore(folder).list(KEY.tenant)).rejects.toMatchObject({ code: "ENOTDIR" });
});

it("a conversation whose folder of entries is gone cannot be read", async () => {
  rmSync(dirname(entry()), { recursive: true });
  await expectUnreadable();
});

it("a damaged conversation is listed with the others, and one whose name was changed is not", async () => {
  const [damaged, named] = [pathOf(/.conversation$/), `${KEY.conversation}-2`];
  await fileStore(folder).append({ ...KEY, conversation: named }, EMPTY, FIRST);
  rmSync(join(dirname(damaged), "head"), { recursive: true });
  expect(await fileStore(folder).list(KEY.tenant)).toEqual([KEY.conversation, named]);
  writeFileSync(damaged, `${named}\n`);
  expect(await fileStore(folder).list(KEY.tenant)).toEqual([named]);
});

it.skipIf(process.platform === "win32")("an entry that is a link to nothing cannot be read", async () => {
  const path = entry();
  rmSync(path);
  symlinkSync(join(folder, "nothing"), path);
  await expectUnreadable();
});

it("what stands beside the conversations is not listed, and hinders no list", async () => {
  const tenant = dirname(dirname(pathOf(/.conversation$/)));
  writeFileSync(join(tenant, ".DS_Store"), "");
  mkdirSync(join(tenant, "a copy"));
  writeFileSync(join(tenant, "a copy", "conversation"), "a copy\n");
  expect(await fileStore(folder).list(KEY.tenant)).toEqual([KEY.conversation]);
});

it("a list has few files open at once, however many conversations there are", async () => {
  for (let number = 1; number <= 20; number += 1)
    await fileStore(folder).append({ ...KEY, conversation: `other-${number}` }, EMPTY, FIRST);
  reading.most = 0;
  expect(await fileStore(folder).list(KEY.tenant)).toHaveLength(21);
  expect(reading.most).toBe(1);
});
