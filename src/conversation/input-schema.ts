/** The schema of what a tool takes: what a model is shown of it, and what an input is held to. */
import { fieldOf, isPlainObject } from "../base/index.js";

/** What an input comes to. */
export type Checked = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

/** A schema that was read. */
interface InputSchema {
  /** The JSON Schema that a model is shown. */
  readonly json: object;
  check(input: unknown): Promise<Checked>;
}

/** Reads a schema. @throws {TypeError} for one that gives no JSON Schema, or one of no object: `what` is what it calls it. */
export async function readSchema(given: object, what: string): Promise<InputSchema> {
  const schema = eager(given);
  const json = await schemaOf(schema).catch((cause: unknown) => {
    throw new TypeError(`${what} gives no JSON Schema: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  });
  if (json === null)
    throw new TypeError(
      `${what} gives no JSON Schema. Give one as an object, or a schema that gives one, as those of zod 4.2 do; zodSchema of the package ai wraps others of zod.`,
    );
  const type = fieldOf(json, "type");
  if (type !== undefined && !isObjects(type))
    throw new TypeError(`${what} is one of ${JSON.stringify(type)}. What a tool takes is an object.`);
  return { json, check: (input) => checked(schema, input) };
}

/** A schema of the SDK may be made when it is first needed. */
function eager(schema: object): object {
  if (typeof schema !== "function" || "~standard" in schema) return schema;
  const made: unknown = schema();
  return typeof made === "object" && made !== null ? made : schema;
}

/** The JSON Schema behind a schema, or null. */
async function schemaOf(schema: object): Promise<object | null> {
  const standard = fieldOf(fieldOf(schema, "~standard"), "jsonSchema");
  const input = fieldOf(standard, "input");
  const isOwn = typeof input !== "function" && !("jsonSchema" in schema);
  if (isOwn) return isPlainObject(schema) && standard === undefined && !("~standard" in schema) ? schema : null;
  if (typeof input !== "function") return objectOf(await fieldOf(schema, "jsonSchema"));
  const given = objectOf(input.call(standard, { target: "draft-07" }));
  return given === null ? null : closed(given);
}

/** An object of JSON without a library's own mark, which is not for a model. */
function objectOf(given: unknown): object | null {
  if (!isPlainObject(given)) return null;
  return Object.fromEntries(Object.entries(given).filter(([name]) => name !== "~standard"));
}

/** What a schema has others in: as they are, by names, and in lists. */
const [ONE, NAMED, LISTED] = [
  ["additionalProperties", "items"],
  ["properties", "definitions"],
  ["items", "anyOf", "allOf", "oneOf"],
];

/** The schema with no further fields in any object, as the AI SDK has it: a provider that holds a model to a schema asks for that. */
function closed(schema: object): object {
  const fields = Object.entries(schema).map(([name, value]) => [name, closedWithin(name, value)]);
  const isClosed = isPlainObject(fieldOf(schema, "additionalProperties"));
  return Object.fromEntries(
    isObjects(fieldOf(schema, "type")) && !isClosed ? [...fields, ["additionalProperties", false]] : fields,
  );
}

function isObjects(type: unknown): boolean {
  return type === "object" || (Array.isArray(type) && type.includes("object"));
}

function closedWithin(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return LISTED.includes(name) ? value.map((each: unknown) => closedOne(each)) : value;
  if (!isPlainObject(value)) return value;
  if (ONE.includes(name)) return closed(value);
  if (!NAMED.includes(name)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closedOne(each)]));
}

function closedOne(schema: unknown): unknown {
  return isPlainObject(schema) ? closed(schema) : schema;
}

async function checked(schema: object, input: unknown): Promise<Checked> {
  const standard = fieldOf(schema, "~standard");
  const validate = fieldOf(standard, "validate");
  if (typeof validate === "function") return ofStandard(await validate.call(standard, input));
  const own = fieldOf(schema, "validate");
  if (typeof own !== "function") return { ok: true, value: input };
  const said: unknown = await own.call(schema, input);
  if (fieldOf(said, "success") === true) return { ok: true, value: fieldOf(said, "value") };
  return { ok: false, message: String(fieldOf(fieldOf(said, "error"), "message") ?? "It does not fit the schema.") };
}

function ofStandard(said: unknown): Checked {
  const issues = fieldOf(said, "issues");
  if (!Array.isArray(issues)) return { ok: true, value: fieldOf(said, "value") };
  const messages = issues.map((issue) => [pathOf(issue), fieldOf(issue, "message")].filter(Boolean).join(": "));
  return { ok: false, message: messages.join("; ") };
}

function pathOf(issue: unknown): string {
  const path = fieldOf(issue, "path");
  return Array.isArray(path) ? path.map((step) => String(fieldOf(step, "key") ?? step)).join(".") : "";
}
