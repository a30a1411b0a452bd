/** Misuse by the host, which no user's text can cause: refused with a TypeError before anything is applied. */
import { canonicalJson } from "./canonical-json.js";
import { fieldOf } from "./field.js";
import { entriesOf, type Fields, fieldsOf } from "./plain-object.js";

/** @throws {TypeError} when the value is not a string. */
export function requireString(value: unknown, what: string): asserts value is string {
  if (typeof value !== "string") throw new TypeError(`${what} must be a string, not ${typeName(value)}.`);
}

/** Not by its class: a test environment has one of its own. @throws {TypeError} when the value is no AbortSignal. */
export function requireSignal(value: unknown): void {
  if (typeof Reflect.get(Object(value), "addEventListener") !== "function")
    throw new TypeError("signal must be an AbortSignal.");
}

/** How an error names what it was given instead. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "an array" : `of type ${typeof value}`;
}

/** What is wrong with what is not a plain object. */
export function noObject(value: unknown): string {
  const isOther = typeof value === "object" && value !== null && !Array.isArray(value);
  return isOther ? "must be a plain object, such as JSON.parse makes" : `must be an object, not ${typeName(value)}`;
}

/** How much of a foreign value a message repeats, in characters. */
export const SHOWN = 64;

/** What is wrong with a version that is not the supported number. */
export function noVersion(version: unknown, supported: number): string {
  const suffix = typeof version === "bigint" ? "n" : "";
  return `must be the number ${supported}, not ${canonicalJson(version, SHOWN)}${suffix}`;
}

/** The fields of a call, each of which it may have. @throws {TypeError} when one is missing, or unknown: a typing error would else hold for nothing. */
export function requireFields(
  value: unknown,
  call: string,
  required: readonly string[],
  optional: readonly string[],
): Fields {
  const fields = fieldsOf(value, required, optional);
  if (fields !== null) return fields;
  const some = optional.length === 0 ? "" : ` and may be given ${optional.join(", ")}`;
  const wrong = entriesOf(value)?.find(([name]) => !required.includes(name) && !optional.includes(name));
  const other = wrong === undefined ? "" : `, not ${JSON.stringify(wrong[0])}`;
  throw new TypeError(`${call} takes ${required.join(", ") || "nothing"}${some}${other}.`);
}

/** @throws {TypeError} when the value has not the functions of what a call makes. */
export function requireMade(value: unknown, what: string, maker: string, functions: readonly string[]): void {
  if (functions.every((name) => typeof fieldOf(value, name) === "function")) return;
  throw new TypeError(`${what} must be what ${maker} makes.`);
}
