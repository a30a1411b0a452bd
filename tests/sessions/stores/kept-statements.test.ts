/** Statements that a server keeps are named by their text: behind a pooler another process may have named what a connection knows. */
import { expect, it } from "vitest";
import { keptStatements, type Pool } from "../../../src/sessions/postgres/kept-statements.js";

/** Asks texts one after another, as a process does, and gives the name of each. */
async function named(...texts: string[]): Promise<Record<string, string | undefined>> {
  const names: Record<string, string | undefined> = {};
  const pool: Pool = {
    async query({ name, text }) {
      names[text] = name;
      return { rows: [] };
    },
  };
  const driver = keptStatements(pool);
  for (const text of texts) await driver.query(text, []);
  return names;
}

it("two processes that ask in another order name each statement alike, and no two the same", async () => {
  const texts = Array.from({ length: 500 }, (_, at) => `SELECT ${at}`);
  const names = await named(...texts);
  expect(await named(...texts.reverse())).toEqual(names);
  expect(new Set(Object.values(names)).size).toBe(500);
  // As long as the name of a statement may be for every pooler.
  for (const name of Object.values(names)) expect(name).toMatch(/^[\w-]{1,63}$/);
});
