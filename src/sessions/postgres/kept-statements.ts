/** Statements that the server keeps by name: it reads and plans each once a connection, which takes longer than to run it. */
import { createHash } from "node:crypto";
import type { SqlDriver } from "../sql/index.js";
import { rowsOf } from "./rows.js";

/** A statement, with a name where the server is to keep it. */
interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: string[];
}

/** What a pool of the package `pg` does with one. */
export interface Pool {
  query(statement: Statement): Promise<{ readonly rows: readonly unknown[] }>;
}

/** The server has no statement of that name, or has one already. Nothing was done then. */
const FORGOTTEN = ["26000", "42P05"];

/**
 * A driver whose statements are kept. A pooler that gives each statement another connection knows nothing of names: the first
 * one that the server does not know is the last that has one.
 */
export function keptStatements(pool: Pool): SqlDriver {
  const names = new Map<string, string>();
  let areKept = true;
  return {
    async query(sql, parameters) {
      const statement: Statement = { text: sql, values: [...parameters] };
      if (!areKept) return rowsOf(await pool.query(statement));
      const name = names.get(sql) ?? nameOf(sql);
      names.set(sql, name);
      try {
        return rowsOf(await pool.query({ name, ...statement }));
      } catch (error) {
        if (!FORGOTTEN.includes(String(Reflect.get(Object(error), "code")))) throw error;
        areKept = false;
        return rowsOf(await pool.query(statement));
      }
    },
  };
}

/** By its text: behind a pooler, another version of this library may meet the same connection. */
function nameOf(sql: string): string {
  return `context-${createHash("sha256").update(sql).digest("hex").slice(0, 32)}`;
}
