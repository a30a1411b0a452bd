/** Rows that the tests are held against, each file a table: of what the fences of the spec cannot say. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The rows of a table, checked. */
export function readRows<Row>(table: string, row: z.ZodType<Row>): Row[] {
  const text = readFileSync(join(import.meta.dirname, "rows", `${table}.json`), "utf8");
  return z.array(row).parse(JSON.parse(text));
}

/** A text as the title of a test shows it. */
export function shown(value: unknown): string {
  return JSON.stringify(value) ?? "nothing";
}
