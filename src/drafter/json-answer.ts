/** The shape of an answer from a model that is held to a JSON schema: the acquisition layer's contract object (spec, `output.keys`). */
import { PREPROCESS_OUTCOME_DIRECTIVE, PREPROCESS_OUTCOME_NO_DIRECTIVE } from "../acquisition/index.js";

/** The JSON schema of an answer. Both fields are required, as strict decoding wants it. */
export const ANSWER_SCHEMA = {
  type: "object",
  properties: {
    classification: { type: "string", enum: [PREPROCESS_OUTCOME_DIRECTIVE, PREPROCESS_OUTCOME_NO_DIRECTIVE] },
    output: { type: ["string", "null"], description: "One canonical directive, or null where there is none." },
  },
  required: ["classification", "output"],
  additionalProperties: false,
} as const;

/** What is added to the prompt of a model that answers in JSON, with {@link ANSWER_SCHEMA}. */
export const JSON_NOTE = `Give the answer as JSON: {"classification": "${PREPROCESS_OUTCOME_DIRECTIVE}", "output": "<the directive>"}, or {"classification": "${PREPROCESS_OUTCOME_NO_DIRECTIVE}", "output": null} where none fits or you doubt.`;
