/** As much of JSON Schema as the published files use, written from its specification: any other word in a schema is an error. */
import { strictEqual } from "node:assert/strict";

type Check = (value: unknown, argument: unknown, schema: object) => boolean;

const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ["$schema", () => true],
  ["title", () => true],
  [
    "type",
    (value, types) =>
      (Array.isArray(types) ? types : [types]).some(
        (type) => type === typeOf(value) || (type === "integer" && Number.isInteger(value)),
      ),
  ],
  ["const", (value, constant) => value === constant],
  ["enum", (value, values) => listOf(values).includes(value)],
  ["minLength", (value, least) => typeof value !== "string" || [...value].length >= Number(least)],
  ["maxLength", (value, most) => typeof value !== "string" || [...value].length <= Number(most)],
  ["minimum", (value, least) => typeof value !== "number" || value >= Number(least)],
  ["maximum", (value, most) => typeof value !== "number" || value <= Number(most)],
  ["items", (value, schema) => !Array.isArray(value) || value.every((each) => isValid(each, schema))],
  ["maxItems", (value, most) => !Array.isArray(value) || value.length <= Number(most)],
  ["propertyNames", (value, schema) => !isObject(value) || Object.keys(value).every((name) => isValid(name, schema))],
  ["anyOf", (value, schemas) => listOf(schemas).some((each) => isValid(value, each))],
  ["oneOf", (value, schemas) => listOf(schemas).filter((each) => isValid(value, each)).length === 1],
  ["required", (value, names) => !isObject(value) || listOf(names).every((name) => Object.hasOwn(value, String(name)))],
  [
    "properties",
    (value, schemas) =>
      !isObject(value) ||
      Object.entries(Object(schemas)).every(
        ([name, each]) => !Object.hasOwn(value, name) || isValid(field(value, name), each),
      ),
  ],
  [
    "additionalProperties",
    (value, schema, { properties = {} }: { properties?: object }) =>
      !isObject(value) ||
      Object.entries(value).every(([name, each]) => Object.hasOwn(properties, name) || isValid(each, schema)),
  ],
]);

/** Whether a JSON value is what a schema describes. */
export function isValid(value: unknown, schema: unknown): boolean {
  if (typeof schema === "boolean") return schema;
  return Object.entries(Object(schema)).every(([word, argument]) => {
    const check = CHECKS.get(word);
    strictEqual(check === undefined, false, `the word ${word} is unknown here`);
    return check?.(value, argument, Object(schema)) ?? false;
  });
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function isObject(value: unknown): value is object {
  return typeOf(value) === "object";
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function field(value: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
