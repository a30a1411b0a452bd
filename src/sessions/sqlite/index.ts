/**
 * A store in a SQLite database. For Node: `node:sqlite` where the platform has it, else the package `libsql`.
 *
 * @packageDocumentation
 */
import { open } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { type DatabaseStore, type Dialect, SCHEMAS, type SqlDriver, SqlStore } from "../sql/index.js";
import { type Connection, connect, isBusy, runner } from "./connection.js";

export type { DatabaseStore } from "../sql/index.js";

/**
 * Opens a database in a file, which is made where there is none. Call `setup()` before the first use.
 *
 * @throws {TypeError} when the path is a URI: drivers read it as another file than the one that is made here for its owner alone.
 */
export async function sqliteStore(path: string): Promise<DatabaseStore> {
  if (/^file:/i.test(path)) throw new TypeError("A SQLite store takes the path of a file, without file: before it.");
  await ownFile(path);
  const connection = await connect(path);
  try {
    await prepare(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
  return new SqliteStore(connection);
}

/** One connection writes at a time, so that nothing has to be kept from others meanwhile. */
const SQLITE: Dialect = { lock: "", isRace: () => false, isAborted: () => false };

class SqliteStore extends SqlStore implements DatabaseStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    super(driverOn(connection), SQLITE);
    this.#connection = connection;
  }

  async setup(): Promise<void> {
    this.#connection.exec(SCHEMAS.sqlite);
  }

  override async purge(...place: Parameters<SqlStore["purge"]>): Promise<void> {
    await super.purge(...place);
    // What is removed stands in the file until the log beside it is written into it, and in that log until it is cut.
    this.#settle();
  }

  async close(): Promise<void> {
    try {
      // A driver may keep the database open until its memory is collected: what was written stands in the file by itself already.
      this.#connection.exec("PRAGMA busy_timeout = 0");
      this.#settle();
    } finally {
      this.#connection.close();
    }
  }

  /** Writes the log beside the file into it, and cuts it. */
  #settle(): void {
    try {
      this.#connection.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch {
      // Another connection is at work. All that was acknowledged is on the disk, in that log, and whoever opens it next finds it.
    }
  }
}

function driverOn(connection: Connection): SqlDriver {
  const run = runner(connection);
  return { query: async (sql, parameters) => run(sql, parameters) };
}

/** A file of its owner alone; SQLite gives the files beside it the same mode. */
async function ownFile(path: string): Promise<void> {
  if (path === ":memory:") return;
  const file = await open(path, "a", 0o600);
  await file.close();
}

/** How often, and how far apart in milliseconds, a database is asked to keep a log of its writes. */
const [TRIES, PAUSE] = [100, 50];

/** Readers and a writer side by side; what is acknowledged survives a loss of power; who has to wait does so for five seconds. */
async function prepare(connection: Connection): Promise<void> {
  connection.exec("PRAGMA busy_timeout = 5000");
  connection.exec("PRAGMA synchronous = FULL");
  // What is erased is written over: without it the words would stay in the file.
  connection.exec("PRAGMA secure_delete = ON");
  for (let tries = 1; ; tries += 1) {
    try {
      connection.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      // While another one does the same, this statement fails at once and does not wait.
      if (!isBusy(error) || tries === TRIES) throw error;
      await setTimeout(PAUSE);
    }
  }
}
