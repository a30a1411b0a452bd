/** Whose conversation it is, and which: what a store files a log under. */
import { typeName } from "../base/index.js";

/** A conversation of a tenant. Two keys are one only where both names are equal to the byte. */
export interface Key {
  readonly tenant: string;
  readonly conversation: string;
}

/** 1 to 200 characters that no file system, database or URL reads in a way of its own. */
const NAME = /^[A-Za-z0-9_:@-][A-Za-z0-9._:@-]{0,199}$/;

/** The key of two names, before any store is reached. @throws {TypeError} when a name is none. */
export function requireKey(tenant: unknown, conversation: unknown): Key {
  return { tenant: requireName(tenant, "tenant"), conversation: requireName(conversation, "conversation") };
}

/** A name that a key may hold. @throws {TypeError} */
export function requireName(name: unknown, what: string): string {
  if (typeof name === "string" && NAME.test(name)) return name;
  const given = typeof name === "string" ? "this text" : `a value ${typeName(name)}`;
  throw new TypeError(
    `The ${what} must be 1 to 200 of A-Z, a-z, 0-9 and . _ : @ -, the first no dot; ${given} is not.`,
  );
}
