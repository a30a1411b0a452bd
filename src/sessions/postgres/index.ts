/**
 * A store in a Postgres database, version 14 or later. For Node: the package `pg`, or a pool of the host's.
 *
 * @packageDocumentation
 */
import { type DatabaseStore, type Dialect, SCHEMAS, type SqlDriver, SqlStore } from "../sql/index.js";
import { keptStatements } from "./kept-statements.js";
import { type OwnPool, openPool } from "./pool.js";
import { rowsOf } from "./rows.js";

export type { DatabaseStore } from "../sql/index.js";

/** A pool of `pg`, a client in a transaction of the host's, or anything else that runs a statement like them. */
export interface Queryable {
  query(sql: string, parameters: string[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/**
 * Opens a database by its URL, or uses a pool of the host's, which stays the host's to close and to listen to. Call `setup()`
 * before the first use.
 */
export async function postgresStore(database: string | Queryable): Promise<DatabaseStore> {
  if (typeof database !== "string") return new PostgresStore(driverOn(database), null);
  const pool = await openPool(database);
  return new PostgresStore(keptStatements(pool), pool);
}

/** A serialization failure, and a deadlock. */
const RACES = ["40001", "40P01"];
/** The transaction has failed before. */
const ABORTED = ["25P02"];

const POSTGRES: Dialect = {
  lock: "FOR KEY SHARE",
  isRace: (error) => hasCode(error, RACES),
  isAborted: (error) => hasCode(error, ABORTED),
};

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return codes.includes(String(Reflect.get(Object(error), "code")));
}

class PostgresStore extends SqlStore implements DatabaseStore {
  readonly #driver: SqlDriver;
  readonly #own: OwnPool | null;

  constructor(driver: SqlDriver, own: OwnPool | null) {
    super(driver, POSTGRES);
    this.#driver = driver;
    this.#own = own;
  }

  async setup(): Promise<void> {
    try {
      await this.#driver.query(SCHEMAS.postgres, []);
    } catch (error) {
      // IF NOT EXISTS does not keep two from making one table at once, and needs the right to make one where it is there, too.
      if (!(await this.#isSetUp())) throw error;
    }
  }

  async #isSetUp(): Promise<boolean> {
    const asked = this.#driver.query("SELECT to_regclass('context_entries') IS NOT NULL AS found", []);
    return asked.then(([row]) => row?.found === true).catch(() => false);
  }

  async close(): Promise<void> {
    await this.#own?.end();
  }
}

function driverOn(database: Queryable): SqlDriver {
  return { query: async (sql, parameters) => rowsOf(await database.query(sql, [...parameters])) };
}
