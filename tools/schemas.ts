/** The JSON Schema files of the package, made of the zod schemas. */
import { z } from "zod";
import {
  checkpointSchema,
  compactBenchSchema,
  conversationEntrySchema,
  decisionSchema,
  stateSchema,
  transcriptSchema,
} from "../src/schema/index.js";
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
