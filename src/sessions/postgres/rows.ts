/** What a statement came to, as the package `pg` answers it. */
import type { Row } from "../sql/index.js";

/** The rows of an answer. */
export function rowsOf({ rows }: { readonly rows: readonly unknown[] }): Row[] {
  return rows.filter(isRow);
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null;
}
