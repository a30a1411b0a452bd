/** Guarded tools: a record of them by name, or a list. What cannot be guarded is refused, so that nothing runs unasked in silence. */
import { type Ask, guarded, type Place } from "./guarded.js";
import { isCallable, isEveryones, isObject } from "./kinds.js";
import { mirror } from "./mirror.js";
import type { Refused } from "./verdict.js";
import { canRun, WAYS } from "./ways.js";

/** Asks whether what has these names may run by a call with these arguments: null where it may. */
export type AskOfNames = (names: readonly string[], call: readonly unknown[]) => Refused | null;

/** The same tools, guarded. @throws {TypeError} for a tool without a name, and for what cannot be guarded. */
export function guardTools<T extends object>(tools: T, ask: AskOfNames): T;
export function guardTools(tools: object, ask: AskOfNames): object {
  if (Array.isArray(tools)) return tools.map((tool: unknown) => guardListed(tool, ask));
  requireRecord(tools);
  const guardAt = (key: string, tool: unknown, place: Place): unknown =>
    isTool(tools, key, tool) ? guarded(tool, askAs(ask, namesOf(key, tool)), place) : tool;
  for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(tools))) isTool(tools, key, value);
  return mirror(tools, (key, value, self) =>
    typeof key !== "string" || isEveryones(tools, key, value) ? value : guardAt(key, value, { owner: tools, self }),
  );
}

/** The names by which a thing in a record is asked about: its key, and its own name where that is another. */
export function namesOf(key: string, thing: unknown): readonly string[] {
  const own = ownNameOf(thing);
  return own === null || own === key ? [key] : [key, own];
}

function ownNameOf(thing: unknown): string | null {
  const name: unknown = isObject(thing) || isCallable(thing) ? Reflect.get(thing, "name") : undefined;
  if (typeof name !== "string") return null;
  // A method that was bound to its object is still that method.
  const bare = isCallable(thing) ? name.replace(/^(?:bound )+/, "") : name;
  return bare === "" ? null : bare;
}

function askAs(ask: AskOfNames, names: readonly string[]): Ask {
  return (call) => ask(names, call);
}

function guardListed(tool: unknown, ask: AskOfNames): object {
  const name = ownNameOf(tool);
  if (name === null) throw new TypeError("A tool in a list needs a name. Give the tools as a record, by name.");
  if (!canRun(tool)) throw unguardable(name);
  return guarded(tool, askAs(ask, [name]));
}

/** Whether a field of a record is a tool. A class may have fields of its own beside its tools; a plain record has none. */
function isTool(tools: object, key: string, value: unknown): value is object {
  if (canRun(value)) return true;
  if (!isObject(value)) return false;
  const isPlain = [Object.prototype, null].includes(Reflect.getPrototypeOf(tools));
  if (isPlain || holdsTools(value)) throw unguardable(key);
  return false;
}

function holdsTools(value: object): boolean {
  if (value instanceof Map || value instanceof Set) return [...value.values()].some(canRun);
  return Array.isArray(value) && value.some(canRun);
}

function unguardable(name: string): TypeError {
  return new TypeError(
    `${JSON.stringify(name)} cannot be guarded: it is no function, and has no method ${WAYS}. Guard tools that stand in it by ` +
      "themselves, each by its name; leave out what does not run here, and hide it by `filter`.",
  );
}

/** What a tool has that a record of tools has not. */
const DESCRIBED = ["description", "inputSchema", "parameters"];

function isData(value: unknown): boolean {
  return typeof value === "string" || isObject(value);
}

function requireRecord(tools: object): void {
  if (!isObject(tools) || Symbol.iterator in tools || isCallable(Reflect.get(tools, "then")))
    throw new TypeError(
      "guard takes a list, or an object with a field for each tool: no function, promise, Map or Set. Make a list of a Map's values.",
    );
  const name = ownNameOf(tools);
  const isDescribed = DESCRIBED.some((key) => isData(Reflect.get(tools, key)));
  if (canRun(tools) && (name !== null || isDescribed))
    throw new TypeError(
      `This is one tool${name === null ? "" : `, ${JSON.stringify(name)}`}. Give guard a list of it, or a record by name.`,
    );
}
