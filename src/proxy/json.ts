/** What JSON of others holds, read without trust in its shape. */
import { isPlainObject, isShallow } from "../base/index.js";

/** The own field of an object, or undefined: a name such as `constructor` is nothing that the document does not say. */
export function field(value: unknown, name: string): unknown {
  return isPlainObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** The own field where it is a text, or null. */
export function textField(value: unknown, name: string): string | null {
  const found = field(value, name);
  return typeof found === "string" ? found : null;
}

/** The own field where it is an array, or null. */
export function listField(value: unknown, name: string): readonly unknown[] | null {
  const found = field(value, name);
  return Array.isArray(found) ? found : null;
}

/** The object with some fields set, or taken away by undefined. */
export function withFields(value: object, fields: Readonly<Record<string, unknown>>): object {
  const entries = Object.entries(value).filter(([name]) => !Object.hasOwn(fields, name) || fields[name] !== undefined);
  const changed = entries.map(([name, old]) => [name, Object.hasOwn(fields, name) ? fields[name] : old] as const);
  return Object.fromEntries(changed);
}

/** Deeper than anything that is meant; what is nested far deeper exhausts the stack of a writer. */
const DEEPEST = 1000;

/** Whether a value that was read can be written again, whole or changed. */
export function isWritable(value: unknown): boolean {
  return isShallow(value, DEEPEST);
}

/** The value of a JSON text, or undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
