/** The schemas: SQL files, which a host may also run with tools of its own. */
import { readFile } from "node:fs/promises";

/** The statement that makes the table where it is not there yet. */
export async function schemaOf(dialect: "sqlite" | "postgres"): Promise<string> {
  return readFile(new URL(`./${dialect}.sql`, import.meta.url), "utf8");
}
