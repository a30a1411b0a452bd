import { compareCodePoints } from "./characters.js";
import { ALL_RULES, type Rules } from "./rules.js";

export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a parsed JSON value is an object, neither null nor an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is an object with exactly the keys named, and perhaps the optional ones. */
export function hasExactly(value: unknown, keys: readonly string[], optional: readonly string[] = []): boolean {
  if (!isObject(value)) return false;
  const known = [...keys, ...optional];
  return keys.every((key) => Object.hasOwn(value, key)) && Object.keys(value).every((key) => known.includes(key));
}

/** The own field of an object; undefined where the value is not an object or has no such field. */
export function field(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function quoted(text: string, rules: Rules): string {
  const json = JSON.stringify(text);
  return rules("export.ascii") ? json.replace(/[^\u0020-\u007E]/g, escaped) : json;
}

/** The canonical JSON of a value (export.order, export.compact, export.ascii). */
export function canonicalJson(value: unknown, rules: Rules = ALL_RULES): string {
  const [comma, colon] = rules("export.compact") ? [",", ":"] : [", ", ": "];
  if (typeof value === "string") return quoted(value, rules);
  if (Array.isArray(value)) return `[${value.map((element) => canonicalJson(element, rules)).join(comma)}]`;
  if (!isObject(value)) return value === undefined ? "null" : JSON.stringify(value);
  const entries = Object.entries(value);
  if (rules("export.order")) entries.sort(([a], [b]) => compareCodePoints(a, b, rules));
  return `{${entries.map(([key, held]) => quoted(key, rules) + colon + canonicalJson(held, rules)).join(comma)}}`;
}
