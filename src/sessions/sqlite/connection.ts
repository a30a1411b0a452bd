/** A connection to a SQLite database: by the platform itself where it can, else by the package `libsql`. */
import type { Row } from "../sql/index.js";

/** What both ways have in common. They answer at once: SQLite is no server. */
export interface Connection {
  prepare(sql: string): { all(parameters: Readonly<Record<string, string>>): unknown };
  exec(sql: string): unknown;
  close(): unknown;
}

/** Opens a database, which is made where there is none. @throws {Error} where the platform needs a package that is not there. */
export async function connect(path: string): Promise<Connection> {
  const open = openerIn(process.getBuiltinModule("node:sqlite"), "DatabaseSync") ?? (await libsql());
  const connection = open(path);
  if (isConnection(connection)) return connection;
  throw new Error(OTHER_LIBSQL);
}

/** What runs statements on a connection, and keeps each as it was prepared. The rows are plain objects. */
export function runner(connection: Connection): (sql: string, parameters: readonly string[]) => Row[] {
  const prepared = new Map<string, ReturnType<Connection["prepare"]>>();
  return (sql, parameters) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, statement);
    const rows = statement.all(Object.fromEntries(parameters.map((value, index) => [`${index + 1}`, value])));
    return Array.isArray(rows) ? rows.filter(isRow) : [];
  };
}

/** Opens the database at a path. */
type Open = (path: string) => unknown;

async function libsql(): Promise<Open> {
  const open = openerIn(await load(), "default");
  if (open !== null) return open;
  throw new Error(OTHER_LIBSQL);
}

/** In a block that catches: bundlers pass over a package that is not there only where it is asked for in one. */
async function load(): Promise<unknown> {
  try {
    return await import("libsql");
  } catch (cause) {
    throw new Error(NO_LIBSQL, { cause });
  }
}

const NO_LIBSQL =
  'This version of Node has no "node:sqlite", and the package "libsql" could not be loaded. Install version 0.5 or later of it.';
const OTHER_LIBSQL = 'The package "libsql" is not version 0.5 or later. Install libsql@0.5.';

function openerIn(module: unknown, name: string): Open | null {
  const Constructor = isRow(module) ? module[name] : null;
  return typeof Constructor === "function" ? (path) => Reflect.construct(Constructor, [path]) : null;
}

function isConnection(value: unknown): value is Connection {
  return isRow(value) && ["prepare", "exec", "close"].every((name) => typeof value[name] === "function");
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null;
}

/** Whether an error says that another connection was at work for longer than one waits. */
export function isBusy(error: unknown): boolean {
  if (!isRow(error)) return false;
  const { code, errcode } = error;
  // The kinds of it have names that begin the same, and numbers whose last byte is the same.
  return String(code).startsWith("SQLITE_BUSY") || (typeof errcode === "number" && errcode % 256 === BUSY);
}

/** The number of SQLITE_BUSY. */
const BUSY = 5;
