/** The store in a SQLite database keeps the contract, by the platform where it can and by the package `libsql`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import libsql from "libsql";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STORE_CASES } from "../../../src/sessions/contract/index.js";
import { createSessions, EMPTY, type Entry, type Session } from "../../../src/sessions/index.js";
import type { DatabaseStore } from "../../../src/sessions/sql/index.js";
import { connect, isBusy, runner } from "../../../src/sessions/sqlite/connection.js";
import { sqliteStore } from "../../../src/sessions/sqlite/index.js";
import { KEY } from "../make.js";

let folder = "";
let opened: DatabaseStore[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "context-compiler-sqlite-"));
});

afterEach(async () => {
  for (const store of opened) await store.close();
  opened = [];
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

async function open(name = "sessions.db"): Promise<DatabaseStore> {
  const store = await sqliteStore(join(folder, name));
  opened.push(store);
  await store.setup();
  return store;
}

it("a list of none is empty", async () => {
  const store = await open();
  await createSessions({ store })
    .open({ tenant: "a", conversation: "c" })
    .then((session) => session.step({ turn: "t", text: "use tea" }));
  expect([await store.list("a", { limit: 0 }), await store.list("a", { limit: 1 })]).toEqual([[], ["c"]]);
});

/** What the platform has: undefined stands for a version without SQLite. */
function platformHas(module: object | undefined): void {
  const original = process.getBuiltinModule;
  vi.spyOn(process, "getBuiltinModule").mockImplementation((id: string) =>
    id === "node:sqlite" ? module : original(id),
  );
}

/** Of the shape of `node:sqlite`, whose rows have no prototype. It tells what it was opened with. */
function standIn(paths: string[]): object {
  class DatabaseSync {
    readonly #database: libsql.Database;
    constructor(path: string) {
      paths.push(path);
      this.#database = new libsql(path);
    }
    prepare(sql: string) {
      const statement = this.#database.prepare(sql);
      return {
        all: (parameters: object) => statement.all(parameters).map((row) => Object.assign(Object.create(null), row)),
      };
    }
    exec(sql: string) {
      this.#database.exec(sql);
    }
    close() {
      this.#database.close();
    }
  }
  return { DatabaseSync };
}

const PLATFORMS: readonly [string, () => void][] = [
  ["by the platform as it is", () => {}],
  ["by libsql, where the platform has no SQLite", () => platformHas(undefined)],
  ["by a stand-in of node:sqlite", () => platformHas(standIn([]))],
];

describe.each(PLATFORMS)("the store in SQLite keeps the contract %s:", (_what, prepare) => {
  it.each(STORE_CASES)("$name", async (each) => {
    prepare();
    let places = 0;
    await each.run(() => {
      const name = `${++places}.db`;
      return { open: () => open(name) };
    });
  });
});

it("the platform's own SQLite is taken where there is one", async () => {
  const paths: string[] = [];
  platformHas(standIn(paths));
  await open();
  expect(paths).toEqual([join(folder, "sessions.db")]);
});

const FIRST: Entry = { sequence: 1, hash: "h1", turn: "t1", body: "{}" };

it("what was written is there after the database was closed, with and without a setup", async () => {
  const store = await open();
  expect(await store.append(KEY, EMPTY, FIRST)).toEqual({ kind: "appended" });
  await store.close();
  opened = [];
  const again = await sqliteStore(join(folder, "sessions.db"));
  expect(await again.read(KEY, {})).toEqual([FIRST]);
  await again.setup();
  expect(await again.read(KEY, {})).toEqual([FIRST]);
  await again.close();
});

it("writes are logged ahead, in files of their owner alone", async () => {
  const store = await open();
  await store.append(KEY, EMPTY, FIRST);
  const modes = ["", "-wal", "-shm"].map((end) => statSync(join(folder, `sessions.db${end}`)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

it("a URI is no path: the driver would read it as another file", async () => {
  await expect(sqliteStore(`file:${join(folder, "uri.db")}`)).rejects.toThrow(
    "takes the path of a file, without file:",
  );
});

it("what was written stands in the file itself once the store is closed", async () => {
  const store = await open();
  await store.append(KEY, EMPTY, FIRST);
  opened = opened.filter((other) => other !== store);
  await store.close();
  const wal = join(folder, "sessions.db-wal");
  expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0);
});

/** How often a word stands in the file and in the log of writes beside it, while the store is still open. */
function found(word: string): number {
  const bytes = ["", "-wal"].map((end) => readFileSync(join(folder, `sessions.db${end}`), "latin1")).join("");
  return bytes.split(word).length - 1;
}

// Turns of 3,000 characters, so that whole pages come free: those SQLite writes over only where it is told to.
it.each<[string, (session: Session) => Promise<{ kind: string }>]>([
  ["erased", (session) => session.erase("gone")],
  ["pruned", (session) => session.prune({ before: 50 })],
])("what was %s is not in the file any more", async (kind, remove) => {
  const sessions = createSessions({ store: await open(), record: "texts" });
  const speak = async (conversation: string, from: number, to: number) => {
    const session = await sessions.open({ ...KEY, conversation });
    for (let at = from; at < to; at += 1)
      await session.step({
        turn: `t${at}`,
        text: `Hello from ${conversation}-secret${at < 45 ? "" : "-kept"}. `.repeat(120),
      });
    return session;
  };
  const session = await speak("c1", 0, 60);
  await speak("c2", 0, 5);
  expect(found("c1-secret.")).toBeGreaterThan(1000);
  expect((await remove(session)).kind).toBe(kind);
  expect(found("c1-secret.")).toBe(0);
  expect(found("c2-secret.")).toBeGreaterThan(0);
});

it("several connections make one table at once", async () => {
  const stores = await Promise.all(Array.from({ length: 8 }, () => open()));
  const results = await Promise.all(stores.map((store) => store.append(KEY, EMPTY, FIRST)));
  expect(results.map(({ kind }) => kind).sort()).toEqual(["appended", ...Array(7).fill("duplicate")]);
});

/** Holds a database for a while, as another process that is writing does. */
const HOLD = `import libsql from "libsql";
const database = new libsql(process.argv[1]);
database.exec("BEGIN IMMEDIATE");
process.stdout.write("held");
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
database.exec("COMMIT");`;

it("whoever writes, opens or sets up waits for another process that is writing", async () => {
  const store = await open();
  const path = join(folder, "sessions.db");
  for (const act of [() => store.append(KEY, EMPTY, FIRST), () => open()]) {
    const holder = spawn(process.execPath, ["--input-type=module", "-e", HOLD, path], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(holder, "exit");
    await once(holder.stdout, "data");
    await act();
    expect(await ended).toEqual([0, null]);
  }
  expect(await store.read(KEY, {})).toEqual([FIRST]);
});

it("a file that is no database is refused, and a table of somebody else's is too", async () => {
  await expect(sqliteStore(join(folder, "none", "a.db"))).rejects.toThrow("ENOENT");
  const database = new libsql(join(folder, "other.db"));
  database.exec("CREATE TABLE context_entries (tenant, conversation, sequence, hash, turn, body)");
  database.exec("INSERT INTO context_entries VALUES ('acme', 'c1', 'one', 'h', 't', 'b')");
  database.close();
  const store = await open("other.db");
  await expect(store.read(KEY, { turn: "t" })).rejects.toThrow(/a sequence that is no whole number/);
});

it("a statement that was kept goes on after it failed, and after the table has changed", async () => {
  const [ours, others] = [await connect(join(folder, "kept.db")), await connect(join(folder, "kept.db"))];
  const run = runner(ours);
  ours.exec("PRAGMA busy_timeout = 0");
  ours.exec("CREATE TABLE said (text TEXT UNIQUE)");
  const insert = "INSERT INTO said (text) VALUES ($1) RETURNING text";
  expect(run(insert, ["one"])).toEqual([{ text: "one" }]);
  others.exec("BEGIN IMMEDIATE");
  expect(() => run(insert, ["two"])).toThrow(/locked/);
  others.exec("ROLLBACK");
  expect(run(insert, ["two"])).toEqual([{ text: "two" }]);
  expect(() => run(insert, ["one"])).toThrow(/UNIQUE/);
  others.exec("ALTER TABLE said ADD COLUMN more TEXT");
  expect(run(insert, ["three"])).toEqual([{ text: "three" }]);
  for (const connection of [ours, others]) connection.close();
});

it.each([
  ["a hash that is a blob", "('acme', 'c1', 1, x'00', 't', '{}')", 1],
  ["no body", "('acme', 'c1', 1, 'h', 't', NULL)", 1],
  ["half a sequence", "('acme', 'c1', 1.5, 'h', 't', '{}')", 0],
])("a row with %s is an unreadable log, and verify says so", async (_what, row, sequence) => {
  const database = new libsql(join(folder, "rows.db"));
  database.exec("CREATE TABLE context_entries (tenant, conversation, sequence, hash, turn, body)");
  database.exec(`INSERT INTO context_entries VALUES ${row}, ('acme', x'41', 1, 'h', 't', '{}')`);
  database.close();
  const store = await open("rows.db");
  await expect(store.read(KEY, {})).rejects.toMatchObject({ name: "LogError", code: "unreadable", sequence });
  const session = await createSessions({ store }).open(KEY);
  expect(await session.verify()).toEqual({ kind: "faulty", sequence, fault: "unreadable" });
  expect(await store.list(KEY.tenant)).toEqual([KEY.conversation]);
});

it.each([
  [{ code: "SQLITE_BUSY" }, true],
  [{ code: "SQLITE_BUSY_SNAPSHOT" }, true],
  [{ code: "ERR_SQLITE_ERROR", errcode: 5 }, true],
  [{ code: "ERR_SQLITE_ERROR", errcode: 261 }, true],
  [{ code: "ERR_SQLITE_ERROR", errcode: 6 }, false],
  [{ code: "SQLITE_LOCKED" }, false],
  [new Error("SQLITE_BUSY"), false],
  [null, false],
])("whether %j says that another connection is at work: %s", (error, busy) => {
  // https://sqlite.org/rescode.html: 261 is SQLITE_BUSY_RECOVERY, 6 is SQLITE_LOCKED.
  expect(isBusy(error)).toBe(busy);
});
