/** The JSON Schema files of the package, made of the zod schemas. */
import { z } from "zod";
import {
  checkpointSchema,
  compactBenchSchema,
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
    decision: decisionSchema,
    state: stateSchema,
    transcript: transcriptSchema,
  };
  // The check of policies is code, which JSON Schema cannot hold; their metadata says the same.
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      `schema/${name}.json`,
      json({ title: name, ...z.toJSONSchema(schema, { unrepresentable: "any" }) }),
    ]),
  );
}
