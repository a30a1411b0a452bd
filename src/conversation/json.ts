/** Any value as JSON, made so where it comes in: what a tool returns goes into a log and to a model, and must be the same in both. */
import { DEEPEST, isPlainObject } from "../base/index.js";

/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** An object of JSON. */
export type JsonObject = { readonly [name: string]: Json | undefined };

/**
 * The value as JSON, of which a copy is made. What says of itself how it is written in JSON is written so. Of the rest: a bigint is its digits,
 * a number that JSON has not is its name, bytes are `{ bytes }` in base64, a Map with texts as keys is an object and else pairs, a
 * Set is a list, an error is its name and message. Functions and symbols, and undefined in an object, are left out. What holds
 * itself, or is nested too deep, is replaced by a text that says so.
 */
export function toJson(value: unknown): Json {
  return written(value, []) ?? null;
}

/** Plain data without fields that are undefined, however deep: a field that may be absent may be given so. */
export function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (!isPlainObject(value)) return value;
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(fields.map(([name, each]) => [name, withoutUndefined(each)]));
}

function written(value: unknown, within: readonly object[]): Json | undefined {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) ? (Object.is(value, -0) ? 0 : value) : String(value);
    case "bigint":
      return String(value);
    case "object":
      return value === null ? null : object(value, within);
    case "undefined":
    case "function":
    case "symbol":
      return undefined;
  }
}

function object(value: object, above: readonly object[]): Json {
  if (above.includes(value)) return "[circular]";
  if (above.length >= DEEPEST) return "[nested too deep]";
  const within = [...above, value];
  const own = ownJson(value);
  if (own !== value) return written(own, within) ?? null;
  if (Array.isArray(value)) return list(value, within);
  if (value instanceof Map) return map(value, within);
  if (value instanceof Set) return list([...value], within);
  if (value instanceof Error) return { name: value.name, message: value.message };
  if (value instanceof ArrayBuffer) return { bytes: base64(new Uint8Array(value)) };
  if (ArrayBuffer.isView(value)) return { bytes: base64(bytesOf(value)) };
  return record(Object.entries(value), within);
}

/** Node's buffers write themselves as a list of numbers: they are bytes. */
function ownJson(value: object): unknown {
  if (!("toJSON" in value) || typeof value.toJSON !== "function" || ArrayBuffer.isView(value)) return value;
  const own: unknown = value.toJSON();
  return own;
}

function list(values: readonly unknown[], within: readonly object[]): Json {
  return Array.from(values, (part) => written(part, within) ?? null);
}

function map(value: ReadonlyMap<unknown, unknown>, within: readonly object[]): Json {
  const entries = [...value].flatMap(([key, part]) => (typeof key === "string" ? [[key, part] as const] : []));
  return entries.length === value.size ? record(entries, within) : list([...value], within);
}

/** Names are defined, never assigned: one may be `__proto__`. */
function record(entries: readonly (readonly [string, unknown])[], within: readonly object[]): JsonObject {
  const said = entries.map(([name, part]) => [name, written(part, within)] as const);
  return Object.fromEntries(said.filter(([, part]) => part !== undefined));
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** So many bytes are given to a function at once: an engine bounds its arguments. */
const CHUNK = 8190;

/** Bytes as base64 text. */
export function base64(bytes: Uint8Array): string {
  const parts = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, at) =>
    btoa(String.fromCharCode(...bytes.subarray(at * CHUNK, (at + 1) * CHUNK))),
  );
  return parts.join("");
}

/** Whether a text is the base64 of some bytes, by RFC 4648: with its padding, without blanks, and no link. */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}
