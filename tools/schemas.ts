/** The JSON Schema files of the package, made of the zod schemas, and the module of the SQL files, which stores run. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import {
  checkpointSchema,
  compactBenchSchema,
  conversationEntrySchema,
  decisionSchema,
  stateSchema,
  transcriptSchema,
} from "../src/schema/index.js";
import { type Files, GENERATE, json } from "./files.js";

/** The files of the folder `schema`. */
export function schemaFiles(): Files {
  const schemas = {
    checkpoint: checkpointSchema,
    "compactbench-artifact": compactBenchSchema,
    "conversation-entry": conversationEntrySchema,
    decision: decisionSchema,
    state: stateSchema,
    transcript: transcriptSchema,
  };
  // Checks that are code JSON Schema cannot hold; their metadata says the same. What a reader passes over may stand there.
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      `schema/${name}.json`,
      json({ title: name, ...z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) }),
    ]),
  );
}

/** The SQL files as a module: a bundler takes no other file along. */
export function sqlFiles(): Files {
  const schemas = ["postgres", "sqlite"].map(
    (dialect) => `  ${dialect}: ${JSON.stringify(readFileSync(`src/sessions/sql/${dialect}.sql`, "utf8"))},\n`,
  );
  const code = `// Written by \`${GENERATE}\` from src/sessions/sql. Do not edit.

/** What makes the table of a store in a database, where it is not there yet. */
export const SCHEMAS = {\n${schemas.join("")}} as const;\n`;
  return new Map([["src/generated/sql/schemas.ts", code]]);
}
