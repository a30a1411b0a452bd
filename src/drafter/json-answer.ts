/** The shape of an answer in JSON, for models that are held to a JSON schema. What stands in it is validated elsewhere. */

/** The JSON schema of an answer. */
export const ANSWER_SCHEMA = {
  type: "object",
  properties: { directive: { type: "string", description: "One canonical directive, or <NO_DIRECTIVE>." } },
  required: ["directive"],
  additionalProperties: false,
} as const;

/** The line in an answer. @throws {Error} when the value has another shape. */
export function lineOf(value: unknown): string {
  const line = fieldOf(value, "directive");
  if (typeof line !== "string") throw new Error('The answer is not of the form {"directive": "..."}.');
  return line;
}

/** A field that a JSON value has of its own, or undefined. */
export function fieldOf(value: unknown, name: string | number): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  const field: unknown = Reflect.get(value, name);
  return field;
}
