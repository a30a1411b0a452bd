/** The JSON Schema files of the package, made of the zod schemas, and the SQL files, made of what the stores run. */
import { z } from "zod";
import {
  checkpointSchema,
  compactBenchSchema,
  conversationEntrySchema,
  decisionSchema,
  stateSchema,
  transcriptSchema,
} from "../src/schema/index.js";
import { SCHEMAS } from "../src/sessions/sql/index.js";
import { type Files, json } from "./files.js";

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

/** The SQL files of the stores in databases. */
export function sqlFiles(): Files {
  return new Map(Object.entries(SCHEMAS).map(([dialect, schema]) => [`src/sessions/sql/${dialect}.sql`, schema]));
}
