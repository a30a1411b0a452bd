/** The stores that are measured, each beside plain appends of single rows on the same driver. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Entry, type Key, memoryStore, type Store } from "../../src/sessions/index.js";
import { openStore } from "../../src/sessions/open/index.js";
import { connect, runner } from "../../src/sessions/sqlite/connection.js";
import { PostgresServer, postgresPrograms } from "../../tests/support/postgres.js";

/** A store, and what it stands on. */
export interface Place {
  readonly name: string;
  readonly store: Store;
  /** Appends an entry to the table of the store and no more. Null where there is no driver. */
  readonly appendRow: ((key: Key, entry: Entry) => Promise<unknown>) | null;
  /** Appends to a table of one key, without hash and turn. */
  readonly appendNarrow: ((key: Key, entry: Entry) => Promise<unknown>) | null;
  /** Puts entries into the store at once, as many as they are. */
  readonly fill: (key: Key, entries: readonly Entry[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const ROWS =
  "CREATE TABLE plain (tenant TEXT, conversation TEXT, sequence BIGINT, body TEXT, PRIMARY KEY (tenant, conversation, sequence))";
const NARROW = "INSERT INTO plain VALUES ($1, $2, CAST($3 AS BIGINT), $4)";
const COLUMNS = "(tenant, conversation, sequence, hash, turn, body)";
const APPEND = `INSERT INTO context_entries ${COLUMNS} VALUES ($1, $2, CAST($3 AS BIGINT), $4, $5, $6)`;

function rowOf({ tenant, conversation }: Key, { sequence, hash, turn, body }: Entry): string[] {
  return [tenant, conversation, `${sequence}`, hash, turn, body];
}

function narrowOf({ tenant, conversation }: Key, { sequence, body }: Entry): string[] {
  return [tenant, conversation, `${sequence}`, body];
}

/** The store in memory, which has no driver. */
export function memory(): Place {
  const store = memoryStore();
  const fill: Place["fill"] = (key, entries) => appendAll(store, key, entries);
  return { name: "memory", store, appendRow: null, appendNarrow: null, fill, close };
}

async function close(): Promise<void> {}

async function appendAll(store: Store, key: Key, entries: readonly Entry[]): Promise<void> {
  let last = { sequence: 0, hash: "" };
  for (const entry of entries) {
    await store.append(key, last, entry);
    last = entry;
  }
}

/** In SQLite, synced in full on both sides. */
export async function sqlite(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "context-compiler-bench-"));
  const path = join(folder, "sessions.db");
  const store = await openStore(`sqlite:${path}`);
  await store.setup();
  const connection = await connect(path);
  for (const pragma of ["busy_timeout = 5000", "synchronous = FULL"]) connection.exec(`PRAGMA ${pragma}`);
  connection.exec(ROWS);
  const run = runner(connection);
  return {
    name: "SQLite",
    store,
    appendRow: async (key, entry) => run(APPEND, rowOf(key, entry)),
    appendNarrow: async (key, entry) => run(NARROW, narrowOf(key, entry)),
    async fill(key, entries) {
      connection.exec("BEGIN");
      for (const entry of entries) run(APPEND, rowOf(key, entry));
      connection.exec("COMMIT");
    },
    async close() {
      connection.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In Postgres, on a server of its own; null where none is installed. */
export async function postgres(): Promise<Place | null> {
  const programs = postgresPrograms();
  if (programs === null) return null;
  const server = new PostgresServer(programs);
  await server.begin();
  const store = await openStore(server.url());
  await store.setup();
  const pool = new pg.Pool({ connectionString: server.url() });
  pool.on("error", () => {});
  await pool.query(ROWS);
  return {
    name: "Postgres",
    store,
    appendRow: (key, entry) => pool.query({ name: "append", text: APPEND, values: rowOf(key, entry) }),
    appendNarrow: (key, entry) => pool.query({ name: "narrow", text: NARROW, values: narrowOf(key, entry) }),
    async fill({ tenant, conversation }, entries) {
      const insert = `INSERT INTO context_entries ${COLUMNS} SELECT $1, $2, * FROM unnest($3::BIGINT[], $4::TEXT[], $5::TEXT[], $6::TEXT[])`;
      const columns = (["sequence", "hash", "turn", "body"] as const).map((name) =>
        entries.map((entry) => entry[name]),
      );
      await pool.query(insert, [tenant, conversation, ...columns]);
    },
    async close() {
      await pool.end();
      await store.close();
      await server.remove();
    },
  };
}
