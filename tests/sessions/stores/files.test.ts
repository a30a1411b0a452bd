/** The store in files keeps the contract, and what is particular to files. */
import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STORE_CASES } from "../../../src/sessions/contract/index.js";
import { fileStore } from "../../../src/sessions/files/index.js";
import { EMPTY, type Entry, type Head } from "../../../src/sessions/index.js";
import { KEY } from "../make.js";

/** What happens before the next name is given, the next file written, or the next one read, where a test may stop a process; and whether the disk is full. */
const gate = vi.hoisted(() => ({ before: async () => {}, write: async () => {}, read: async () => {}, full: false }));

vi.mock("../../../src/sessions/files/disk.js", async (original) => {
  const disk = await original<typeof import("../../../src/sessions/files/disk.js")>();
  return {
    ...disk,
    async textOf(path: string) {
      const { read } = gate;
      gate.read = async () => {};
      await read();
      return disk.textOf(path);
    },
    async writeDurably(path: string, text: string) {
      const { write } = gate;
      gate.write = async () => {};
      await write();
      await disk.writeDurably(path, gate.full ? text.slice(0, 5) : text);
      if (gate.full) throw new Error("ENOSPC: no space left on device");
    },
    async moved(from: string, to: string) {
      const before = gate.before;
      gate.before = async () => {};
      await before();
      return disk.moved(from, to);
    },
  };
});

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "context-compiler-files-"));
});

afterEach(() => {
  const nothing = async () => {};
  Object.assign(gate, { before: nothing, write: nothing, read: nothing, full: false });
  rmSync(folder, { recursive: true, force: true });
});

describe("the store in files keeps the contract:", () => {
  it.each(STORE_CASES)("$name", async (each) => {
    let places = 0;
    await each.run(() => {
      const place = join(folder, `${++places}`);
      return { open: () => fileStore(place) };
    });
  });
});

function next(head: Head, turn: string): Entry {
  return { sequence: head.sequence + 1, hash: `${turn}-hash`, turn, body: `{"of":"${turn}"}` };
}

/** Appends turns to what a fresh handle finds; answers the last head. */
async function append(...turns: readonly string[]): Promise<Head> {
  const store = fileStore(folder);
  let [head = EMPTY]: readonly Head[] = await store.read(KEY, { reverse: true, limit: 1 });
  for (const turn of turns) {
    expect(await store.append(KEY, head, next(head, turn))).toEqual({ kind: "appended" });
    head = next(head, turn);
  }
  return { sequence: head.sequence, hash: head.hash };
}

const turns = async () => (await fileStore(folder).read(KEY, {})).map(({ turn }) => turn);

/** All files and folders, from the store's folder on. */
const paths = () => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path));
const entryPaths = () => paths().filter((path) => /entries.[^/\\]+$/.test(path));

it("an append leaves what stands below a file that is missing, so that all is there once it is back", async () => {
  await append("t1", "t2", "t3", "t4");
  const [missing = ""] = entryPaths().filter((path) => readFileSync(path, "utf8").includes("t2-hash"));
  renameSync(missing, join(folder, "elsewhere"));
  await append("t5");
  renameSync(join(folder, "elsewhere"), missing);
  expect(await turns()).toEqual(["t1", "t2", "t3", "t4", "t5"]);
});

describe("a writer that stalls before the gate", () => {
  /** Begins an append, and lets others do something at the moment before it would count. */
  async function stalled(meanwhile: () => Promise<unknown>) {
    const head = await append("t1", "t2");
    gate.before = async () => void (await meanwhile());
    return fileStore(folder).append(KEY, head, next(head, "late"));
  }

  it("finds a conflict where its place was taken and purged, and leaves nothing behind", async () => {
    const result = await stalled(async () => {
      await append("t3", "t4", "t5");
      await fileStore(folder).purge(KEY, 5);
    });
    expect(result).toEqual({ kind: "conflict", head: { sequence: 5, hash: "t5-hash" } });
    expect(await turns()).toEqual(["t5"]);
    expect(entryPaths()).toHaveLength(1);
  });

  it("finds a conflict where the log was emptied", async () => {
    expect(await stalled(() => fileStore(folder).purge(KEY, 3))).toEqual({ kind: "conflict", head: EMPTY });
    expect([await turns(), entryPaths()]).toEqual([[], []]);
  });

  it("finds a conflict where the log was emptied and begun again with as many entries", async () => {
    const result = await stalled(async () => {
      await fileStore(folder).purge(KEY, 3);
      await append("u1", "u2");
    });
    expect(result).toEqual({ kind: "conflict", head: { sequence: 2, hash: "u2-hash" } });
    expect(await turns()).toEqual(["u1", "u2"]);
  });

  it("leaves nothing where its place was taken before it had written anything", async () => {
    const head = await append("t1");
    gate.write = async () => void (await append("t2"));
    const result = await fileStore(folder).append(KEY, head, next(head, "late"));
    expect(result).toEqual({ kind: "conflict", head: { sequence: 2, hash: "t2-hash" } });
    expect(entryPaths()).toHaveLength(2);
  });

  it("finds its own turn where it was sent from elsewhere", async () => {
    const result = await stalled(() => append("late"));
    expect(result).toMatchObject({ kind: "duplicate", entry: { turn: "late", sequence: 3 } });
    expect(await turns()).toEqual(["t1", "t2", "late"]);
  });
});

it("a reader that a purge overtakes reads what is left, and takes nothing for an empty log", async () => {
  await append("t1", "t2", "t3");
  gate.read = () => fileStore(folder).purge(KEY, 3);
  expect(await turns()).toEqual(["t3"]);
});

describe("what a crash leaves", () => {
  it("an entry that was written and never counted is not read, and goes with the next append", async () => {
    const head = await append("t1");
    gate.before = () => Promise.reject(new Error("killed"));
    await expect(fileStore(folder).append(KEY, head, next(head, "t2"))).rejects.toThrow("killed");
    expect([await turns(), entryPaths().length]).toEqual([["t1"], 2]);
    await append("t3");
    expect([await turns(), entryPaths().length]).toEqual([["t1", "t3"], 2]);
  });

  it("an entry of a writer that followed an earlier head goes with a purge", async () => {
    await append("t1", "t2", "t3");
    const [second = ""] = entryPaths().filter((path) => path.includes("000000002"));
    writeFileSync(second.replace(/\.[0-9a-f]{32}\.([0-9a-f]{64})$/, `.${"0".repeat(32)}.$1`), "left");
    await fileStore(folder).purge(KEY, 1);
    expect([await turns(), entryPaths().length]).toEqual([["t1", "t2", "t3"], 3]);
  });

  it("a folder of a conversation that was never finished goes after an hour", async () => {
    await append("t1");
    const [tenant = ""] = readdirSync(folder);
    for (const [name, age] of [
      ["new-old", 2 * 60 * 60],
      ["new-young", 60],
    ] as const) {
      const path = join(folder, tenant, name);
      await mkdir(path);
      utimesSync(path, Date.now() / 1000 - age, Date.now() / 1000 - age);
    }
    const other = { ...KEY, conversation: "other" };
    await fileStore(folder).append(other, EMPTY, next(EMPTY, "t1"));
    expect(readdirSync(join(folder, tenant)).filter((name) => name.startsWith("new-"))).toEqual(["new-young"]);
    expect(await fileStore(folder).list(KEY.tenant)).toEqual([KEY.conversation, "other"]);
  });
});

describe("a folder that was tampered with", () => {
  it("throws where an entry was cut, where the last one is gone, and where nothing says where the log ends", async () => {
    await append("t1", "t2");
    const [first = "", second = ""] = entryPaths().sort();
    writeFileSync(first, readFileSync(first, "utf8").slice(0, -1));
    await expect(turns()).rejects.toThrow(/does not hold an entry: three lines/);
    await expect(turns()).rejects.toMatchObject({ name: "LogError", code: "unreadable", sequence: 1 });
    rmSync(second);
    await expect(turns()).rejects.toThrow(/lacks entry 2, its last one/);
    for (const path of paths().filter((each) => /head.2\./.test(each))) rmSync(path);
    await expect(turns()).rejects.toThrow(/does not hold the one file that says where the log ends/);
  });

  it("says so of an entry under the name of another turn", async () => {
    await append("t1");
    const [entry = ""] = entryPaths();
    renameSync(entry, entry.replace(/[0-9a-f]{64}$/, "0".repeat(64)));
    await expect(turns()).rejects.toMatchObject({ name: "LogError", code: "unreadable", sequence: 1 });
  });

  it.skipIf(process.platform === "win32")(
    "says so of what is no file, and neither waits for it nor reads on for ever",
    async () => {
      await append("t1");
      const [entry = ""] = entryPaths();
      for (const put of [
        () => execFileSync("mkfifo", [entry]),
        () => symlinkSync("/dev/zero", entry),
        () => mkdirSync(entry),
      ]) {
        rmSync(entry);
        put();
        await expect(turns()).rejects.toMatchObject({ name: "LogError", code: "unreadable" });
      }
    },
  );
});

it("files and folders are for their owner alone, whatever the mask is", async () => {
  const mask = process.umask(0);
  try {
    await append("t1");
  } finally {
    process.umask(mask);
  }
  const modes = paths().map((path) => [statSync(path).isDirectory(), statSync(path).mode & 0o777] as const);
  expect(modes.length).toBeGreaterThan(5);
  expect(modes.filter(([isFolder, mode]) => mode !== (isFolder ? 0o700 : 0o600))).toEqual([]);
});

it("an append that finds the disk full throws, leaves nothing, and goes through once there is room", async () => {
  const head = await append("t1");
  gate.full = true;
  await expect(fileStore(folder).append(KEY, head, next(head, "t2"))).rejects.toThrow("ENOSPC");
  gate.full = false;
  expect([await turns(), entryPaths().length]).toEqual([["t1"], 1]);
  await append("t2");
});
