/** The store in a Postgres database keeps the contract, on a server of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { STORE_CASES } from "../../../src/sessions/contract/index.js";
import { EMPTY, type Entry, type Head } from "../../../src/sessions/index.js";
import { openStore } from "../../../src/sessions/open/index.js";
import { postgresStore } from "../../../src/sessions/postgres/index.js";
import { keptStatements } from "../../../src/sessions/postgres/kept-statements.js";
import type { DatabaseStore } from "../../../src/sessions/sql/index.js";
import { appendAfter, WITH_TURN } from "../../../src/sessions/sql/statements.js";
import { PostgresServer, postgresPrograms } from "../../support/postgres.js";
import { KEY } from "../make.js";

const programs = postgresPrograms();
/** How many schemas the tests take at most. */
const PLACES = 400;
const ROOT = new URL("../../..", import.meta.url).pathname;

/** A program that closes its store, which it has used, when its input ends. */
const CLOSING = `
import { once } from "node:events";
import { postgresStore } from "./dist/sessions/postgres/index.js";
const store = await postgresStore(process.argv[1]);
await store.setup();
console.log("ready");
await once(process.stdin.resume(), "end");
await store.close();`;

/** Skipped where Postgres is not installed. */
describe.skipIf(programs === null)("the store in Postgres", () => {
  const server = new PostgresServer(programs ?? "");
  let opened: DatabaseStore[] = [];
  let places = 0;

  beforeAll(async () => {
    await server.begin();
    // Sorted as a language does it, which no store may.
    await server.run("CREATE DATABASE sorted TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US'");
    // All at once: a connection for each would take half of the time of these tests.
    const schemas = Array.from({ length: PLACES }, (_, index) => `CREATE SCHEMA place_${index + 1};`);
    await server.run(schemas.join("\n"), "sorted");
  });
  afterEach(async () => {
    for (const store of opened) await store.close();
    opened = [];
  });
  afterAll(() => server.remove());

  /** A place where nothing is kept, as a schema of the database. */
  function place(): string {
    places++;
    if (places > PLACES) throw new Error(`There are ${PLACES} schemas, and the tests take more.`);
    return server.url(`place_${places}`, "sorted");
  }

  async function open(url: string): Promise<DatabaseStore> {
    const store = await postgresStore(url);
    opened.push(store);
    await store.setup();
    return store;
  }

  it.each(STORE_CASES)("keeps the contract: $name", async (each) => {
    await each.run(async () => {
      const url = place();
      return { open: () => open(url) };
    });
  });

  const next = (head: Head, turn: string, mark = ""): Entry => ({
    sequence: head.sequence + 1,
    hash: `${turn}${mark}-hash`,
    turn,
    body: "{}",
  });

  it.each(["postgres:", "postgresql:"])("is opened by a URL that begins with %s", async (scheme) => {
    const store = await openStore(place().replace("postgres:", scheme));
    opened.push(store);
    await store.setup();
    expect(await store.append(KEY, EMPTY, next(EMPTY, "t1"))).toEqual({ kind: "appended" });
  });

  it("eight connections make one table at once", async () => {
    const url = place();
    const stores = await Promise.all(Array.from({ length: 8 }, () => open(url)));
    const results = await Promise.all(stores.map((store) => store.append(KEY, EMPTY, next(EMPTY, "t1"))));
    expect(results.map(({ kind }) => kind).sort()).toEqual(["appended", ...Array(7).fill("duplicate")]);
  });

  it("the longest names and turn fit an index, compressed or not", async () => {
    const store = await open(place());
    const digits = Array.from({ length: 2400 }, (_, index) => ((index * 7919 + index * index * 31) % 94) + 33);
    const text = String.fromCharCode(...digits);
    const name = (from: number) =>
      text
        .slice(from)
        .replace(/[^A-Za-z0-9]/g, "x")
        .slice(0, 200);
    const entry = next(EMPTY, text.slice(400, 2400));
    const key = { tenant: name(0), conversation: name(200) };
    expect(await store.append(key, EMPTY, entry)).toEqual({ kind: "appended" });
    expect(await store.read(key, { turn: entry.turn })).toEqual([entry]);
  });

  it("an append and a turn are found by an index, however little the server knows of how long conversations are", async () => {
    const pool = new pg.Pool({ connectionString: place() });
    await (await postgresStore(pool)).setup();
    await pool.query("ALTER TABLE context_entries SET (autovacuum_enabled = off)");
    const fill = "SELECT 'acme', 'c1', n, 'h' || n, 't' || n, '{}' FROM generate_series(1, 3000) AS n";
    await pool.query(`INSERT INTO context_entries ${fill}`);
    const append = ["acme", "c1", "3001", "h3001", "t3001", "{}", "3000", "h3000"];
    for (const [sql, parameters] of [
      [appendAfter("FOR KEY SHARE"), append],
      [WITH_TURN, ["acme", "c1", "t2000"]],
    ] as const) {
      const { rows } = await pool.query(`EXPLAIN (ANALYZE, BUFFERS) ${sql}`, [...parameters]);
      const [pages] = JSON.stringify(rows).match(/(?<=shared hit=)\d+/) ?? [];
      // All 3,000 entries take some 700 pages.
      expect(Number(pages)).toBeLessThan(50);
    }
    await pool.end();
  });

  it("statements are kept by name, and where the server knows no such name, are not", async () => {
    const pool = new pg.Pool({ connectionString: place(), max: 1 });
    const driver = keptStatements(pool);
    const kept = async () => (await pool.query("SELECT statement FROM pg_prepared_statements")).rows;
    expect(await driver.query("SELECT $1 AS said", ["one"])).toEqual([{ said: "one" }]);
    expect(await driver.query("SELECT $1 AS said", ["two"])).toEqual([{ said: "two" }]);
    expect(await kept()).toEqual([{ statement: "SELECT $1 AS said" }]);
    // As behind a pooler that gives the next statement another connection.
    await pool.query("DEALLOCATE ALL");
    expect(await driver.query("SELECT $1 AS said", ["three"])).toEqual([{ said: "three" }]);
    expect(await driver.query("SELECT $1 AS other", ["four"])).toEqual([{ other: "four" }]);
    expect(await kept()).toEqual([]);
    await pool.end();
  });

  it("a name that another one has taken on the connection fails nothing, and what the server refuses is not asked twice", async () => {
    const sent: (string | undefined)[] = [];
    const driver = keptStatements({
      async query({ name, values }) {
        sent.push(name);
        const code = values[0] ?? "";
        if (name !== undefined || code === "23505") throw Object.assign(new Error(code), { code });
        return { rows: [{ code }] };
      },
    });
    await expect(driver.query("SELECT", ["23505"])).rejects.toThrow("23505");
    expect(sent).toHaveLength(1);
    expect(await driver.query("SELECT", ["42P05"])).toEqual([{ code: "42P05" }]);
    expect(sent.map((name) => name !== undefined)).toEqual([true, true, false]);
  });

  it("works in a transaction of the host's, and with its pool", async () => {
    const pool = new pg.Pool({ connectionString: place() });
    const store = await postgresStore(pool);
    await store.setup();
    const client = await pool.connect();
    await client.query("BEGIN");
    const within = await postgresStore(client);
    await within.append(KEY, EMPTY, next(EMPTY, "t1"));
    expect(await store.read(KEY, {})).toEqual([]);
    await client.query("COMMIT");
    client.release();
    await store.close();
    expect(await store.read(KEY, {})).toEqual([next(EMPTY, "t1")]);
    await pool.end();
  });

  it("an append that waits while its place is purged writes nothing", async () => {
    const pool = new pg.Pool({ connectionString: place() });
    const store = await postgresStore(pool);
    await store.setup();
    const first = next(EMPTY, "t1");
    await store.append(KEY, EMPTY, first);
    const client = await pool.connect();
    await client.query("BEGIN");
    const other = await postgresStore(client);
    const [second, third] = [next(first, "t2"), next(next(first, "t2"), "t3")];
    await other.append(KEY, first, second);
    await other.append(KEY, second, third);
    await other.purge(KEY, 3);
    // It has seen the first entry, which goes only now.
    const late = store.append(KEY, first, next(first, "late"));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await client.query("COMMIT");
    expect(await late).toEqual({ kind: "conflict", head: { sequence: 3, hash: "t3-hash" } });
    expect(await store.read(KEY, {})).toEqual([third]);
    client.release();
    await pool.end();
  });

  it("a serialization failure and a deadlock are races, tried again while the log ends where it did", async () => {
    const url = place();
    const real = await open(url);
    for (const [code, turn] of [
      ["40001", "t1"],
      ["40P01", "t2"],
    ] as const) {
      const [last = EMPTY] = await real.read(KEY, { reverse: true, limit: 1 });
      const codes = [code];
      const store = await postgresStore(failing(url, codes));
      expect(await store.append(KEY, last, next(last, turn))).toEqual({ kind: "appended" });
      expect(codes).toEqual([]);
    }
    const always = await postgresStore(failing(url, Array<string>(16).fill("40001")));
    await expect(always.append(KEY, next(next(EMPTY, "t1"), "t2"), next(EMPTY, "t3"))).rejects.toThrow("40001");
    const down = await postgresStore(failing(url, ["57P01"]));
    await expect(down.append(KEY, EMPTY, next(EMPTY, "t3"))).rejects.toThrow("57P01");
  });

  it.each<[RegExp, (store: DatabaseStore) => Promise<unknown>]>([
    [/^SELECT/, (store) => store.read(KEY, {})],
    [/^SELECT/, (store) => store.read(KEY, { turn: "t1" })],
    [/^WITH/, (store) => store.list(KEY.tenant)],
    [/^DELETE/, (store) => store.purge(KEY, 1)],
  ])("a race in a statement that is no append (%s) is tried again, too", async (verb, call) => {
    const url = place();
    await open(url);
    const codes = ["40001", "40P01"];
    await call(await postgresStore(failing(url, codes, verb)));
    expect(codes).toEqual([]);
    const aborted = await postgresStore(failing(url, ["40001", "25P02"], verb));
    await expect(call(aborted)).rejects.toThrow("40001");
    const lost = await postgresStore(failing(url, ["40001", "57P01"], verb));
    await expect(call(lost)).rejects.toThrow("57P01");
  });

  /** A database of which the first statements of a kind fail with those codes. */
  function failing(url: string, codes: string[], verb = /^INSERT/) {
    const pool = new pg.Pool({ connectionString: url, idleTimeoutMillis: 1 });
    return {
      query(sql: string, parameters: string[]) {
        const code = verb.test(sql) ? codes.shift() : undefined;
        if (code !== undefined) return Promise.reject(Object.assign(new Error(code), { code }));
        return pool.query(sql, parameters);
      },
    };
  }

  it("a role that may make no table sets up nothing where the table is there, and is told where it is not", async () => {
    await server.run("CREATE ROLE clerk LOGIN");
    await server.run("CREATE SCHEMA empty");
    const [made, empty] = [place(), server.url("empty", "sorted")];
    await open(made);
    const schema = `place_${places}`;
    await server.run(`GRANT USAGE ON SCHEMA ${schema} TO clerk`, "sorted");
    await server.run(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${schema}.context_entries TO clerk`, "sorted");
    const store = await open(made.replace("tester@", "clerk@"));
    expect(await store.append(KEY, EMPTY, next(EMPTY, "t1"))).toEqual({ kind: "appended" });
    expect(await store.append(KEY, next(EMPTY, "t1"), next(next(EMPTY, "t1"), "t2"))).toEqual({ kind: "appended" });
    await store.purge(KEY, 2);
    expect(await store.read(KEY, {})).toHaveLength(1);
    await expect(open(empty.replace("tester@", "clerk@"))).rejects.toThrow(/permission denied|no schema/);
  });

  it("a process that has closed its store ends, though the server has gone silent", async () => {
    const url = new URL(place());
    const port = Number(url.port);
    const sockets: Socket[] = [];
    const between = createServer((socket) => {
      const there = connect(port, "127.0.0.1");
      sockets.push(socket, there);
      socket.pipe(there).pipe(socket);
    }).listen(0, "127.0.0.1");
    await once(between, "listening");
    url.port = String(Object(between.address()).port);
    const child = spawn(process.execPath, ["--input-type=module", "-e", CLOSING, url.href], { cwd: ROOT });
    await once(child.stdout, "data");
    for (const socket of sockets) socket.unpipe().pause();
    child.stdin.end();
    expect(await once(child, "exit")).toEqual([0, null]);
    for (const socket of sockets) socket.destroy();
    between.close();
  }, 30_000);

  it("a server that restarts fails calls and ends no process; what was acknowledged is there", async () => {
    const store = await open(place());
    await store.append(KEY, EMPTY, next(EMPTY, "t1"));
    await server.crash();
    await expect(store.read(KEY, {})).rejects.toThrow();
    await server.start();
    expect(await store.read(KEY, {})).toEqual([next(EMPTY, "t1")]);
  });
});
