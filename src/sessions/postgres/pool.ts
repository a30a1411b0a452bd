/** A pool of connections by the package `pg`, which is loaded when a database is opened by its URL. */
import type { Pool } from "./kept-statements.js";

/** What the store needs of a pool that it has opened. */
export interface OwnPool extends Pool {
  on(event: "error", listener: () => void): unknown;
  end(): Promise<void>;
}

/**
 * How long a server may take to answer, in milliseconds, where the URL does not say otherwise: without a limit, one that went silent is
 * waited for without end. Nobody knows then whether a statement was done. A connection without a statement keeps no process from
 * ending: a silent server never closes it.
 */
const PATIENCE = { connectionTimeoutMillis: 10_000, query_timeout: 30_000, keepAlive: true, allowExitOnIdle: true };

/** Opens a pool. @throws {Error} where the package is not there, or another one. */
export async function openPool(connectionString: string): Promise<OwnPool> {
  const loaded = await load();
  const Pool = property(loaded, "Pool") ?? property(property(loaded, "default"), "Pool");
  const pool: unknown =
    typeof Pool === "function" ? Reflect.construct(Pool, [{ ...PATIENCE, connectionString }]) : null;
  if (!isPool(pool)) throw new Error('The package "pg" is not version 8 or later. Install pg@8.');
  // Told of connections that nobody uses, as when the server restarts: without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}

/** In a block that catches: bundlers pass over a package that is not there only where it is asked for in one. */
async function load(): Promise<unknown> {
  try {
    return await import("pg");
  } catch (cause) {
    throw new Error('The package "pg" could not be loaded. Install version 8 or later of it.', { cause });
  }
}

function isPool(value: unknown): value is OwnPool {
  return ["query", "on", "end"].every((name) => typeof property(value, name) === "function");
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
