/** A store in a database. An append is one statement, so that there is no transaction to hold, and any pooler serves. */
import {
  type AppendResult,
  EMPTY,
  type Entry,
  type Head,
  type Key,
  LogError,
  PAGE,
  type Page,
  type Range,
  type Store,
} from "../index.js";
import { APPEND_FIRST, appendAfter, DOWNWARD, HEAD, LIST, PURGE, UPWARD, WITH_TURN } from "./statements.js";

/** A row as a driver gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** All that the store needs of a database. */
export interface SqlDriver {
  /** Runs one statement, whose placeholders are `$1` and so on. What it writes is durable before the promise resolves. */
  query(sql: string, parameters: readonly string[]): Promise<readonly Row[]>;
}

/** What differs from one database to the other. */
export interface Dialect {
  /** What a statement that appends says to keep the row that it follows. */
  readonly lock: "" | "FOR KEY SHARE";
  /** Whether an error says that others were in the way, and nothing was done. */
  readonly isRace: (error: unknown) => boolean;
  /** Whether an error says that an earlier one has ended the transaction. */
  readonly isAborted: (error: unknown) => boolean;
}

/** How often a statement is tried where others are in the way, and an append where the log still ends where it was expected to. */
const ATTEMPTS = 16;

/** The store over a driver. */
export class SqlStore implements Store {
  readonly #driver: SqlDriver;
  readonly #dialect: Dialect;
  /** Made once: drivers find a statement that they have prepared by its text. */
  readonly #appendAfter: string;

  constructor(driver: SqlDriver, dialect: Dialect) {
    this.#driver = driver;
    this.#dialect = dialect;
    this.#appendAfter = appendAfter(dialect.lock);
  }

  async append(key: Key, expected: Head, entry: Entry): Promise<AppendResult> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      if (await this.#insert(key, expected, entry)) return { kind: "appended" };
      const [twin] = await this.read(key, { turn: entry.turn });
      if (twin !== undefined) return { kind: "duplicate", entry: twin };
      const head = await this.#head(key);
      if (head.sequence !== expected.sequence || head.hash !== expected.hash) return { kind: "conflict", head };
    }
    throw new Error(`The database refused an append ${ATTEMPTS} times though the log ended where it was expected to.`);
  }

  /** False where nothing was written. */
  async #insert({ tenant, conversation }: Key, expected: Head, entry: Entry): Promise<boolean> {
    const isFirst = expected.sequence === EMPTY.sequence;
    if (isFirst && expected.hash !== EMPTY.hash) return false;
    const row = [tenant, conversation, `${entry.sequence}`, entry.hash, entry.turn, entry.body];
    const rows = isFirst
      ? await this.#query(APPEND_FIRST, row)
      : await this.#query(this.#appendAfter, [...row, `${expected.sequence}`, expected.hash]);
    return rows.length > 0;
  }

  /**
   * Runs a statement, again where others were in the way. In a transaction of the host's the database refuses the second try:
   * then the first error is thrown, by which the host knows that its transaction is to begin again.
   */
  async #query(sql: string, parameters: readonly string[]): Promise<readonly Row[]> {
    let race: unknown = null;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        return await this.#driver.query(sql, parameters);
      } catch (error) {
        if (!this.#dialect.isRace(error)) throw this.#dialect.isAborted(error) ? (race ?? error) : error;
        race = error;
      }
    }
    throw race;
  }

  async #head({ tenant, conversation }: Key): Promise<Head> {
    const [row] = await this.#query(HEAD, [tenant, conversation]);
    return row === undefined ? EMPTY : { sequence: sequenceOf(row), hash: textOf(row, "hash") };
  }

  async read({ tenant, conversation }: Key, range: Range): Promise<readonly Entry[]> {
    if ("turn" in range) return entriesOf(await this.#query(WITH_TURN, [tenant, conversation, range.turn]));
    const { reverse = false, from = reverse ? Number.MAX_SAFE_INTEGER : 0, limit = PAGE } = range;
    const parameters = [tenant, conversation, `${from}`, `${Math.min(limit, PAGE)}`];
    return entriesOf(await this.#query(reverse ? DOWNWARD : UPWARD, parameters));
  }

  async purge({ tenant, conversation }: Key, below: number): Promise<void> {
    await this.#query(PURGE, [tenant, conversation, `${below}`]);
  }

  async list(tenant: string, { after = "", limit = PAGE }: Page = {}): Promise<readonly string[]> {
    const rows = await this.#query(LIST, [tenant, after, `${Math.min(limit, PAGE)}`]);
    // Where the column is no text, no one can open what stands there.
    return rows.map(({ conversation }) => conversation).filter((name) => typeof name === "string");
  }
}

function entriesOf(rows: readonly Row[]): Entry[] {
  return rows.map((row) => ({
    sequence: sequenceOf(row),
    hash: textOf(row, "hash"),
    turn: textOf(row, "turn"),
    body: textOf(row, "body"),
  }));
}

/** Drivers give a BIGINT as a number, as a bigint or as a text. @throws {LogError} */
function sequenceOf({ sequence }: Row): number {
  const number = Number(sequence);
  if (Number.isSafeInteger(number)) return number;
  throw unreadable(0, "a sequence that is no whole number");
}

/** @throws {LogError} */
function textOf(row: Row, column: string): string {
  const text = row[column];
  if (typeof text === "string") return text;
  throw unreadable(sequenceOf(row), `a ${column} that is no text`);
}

/** A row that no store has written. */
function unreadable(sequence: number, what: string): LogError {
  const why = `The database gave ${what}. Is the table context_entries another one?`;
  return new LogError("unreadable", sequence, why);
}
