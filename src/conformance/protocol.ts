/** The messages of the protocol (spec, chapter 9): one JSON object a line, ASCII alone, with exactly the fields that it has. */
import { canonicalJson, escapeUnits, type Fields, fieldsOf } from "../base/index.js";
import type { Case, JsonObject } from "./case.js";

/** The version of the protocol. */
export const PROTOCOL_VERSION = 2;

/** What the runner sends, without its sequence number. */
export type Request =
  | { readonly type: "hello"; readonly protocol: number; readonly language: string; readonly suite: string }
  | { readonly type: "case"; readonly case: Case }
  | { readonly type: "goodbye" };

/** What an adapter answers. */
export type Answer =
  | {
      readonly type: "hello";
      readonly protocol: unknown;
      readonly language: unknown;
      readonly suite: unknown;
      readonly implementation: string;
      /** The conformance classes that the implementation has. */
      readonly classes: readonly string[];
    }
  | { readonly type: "result"; readonly observed: JsonObject }
  | { readonly type: "error"; readonly message: string }
  | { readonly type: "goodbye" };

/** An adapter that does not keep to the protocol: the run ends. */
export class ProtocolError extends Error {
  override readonly name = "ProtocolError";
}

/** The line of a request. */
export function encode(seq: number, request: Request): string {
  // Keys keep the order of the suite, so that an adapter cannot take a list for sorted that only came so.
  return `${escapeUnits(JSON.stringify({ seq, ...request }), /[^ -~]/g)}\n`;
}

/** The answer on a line. @throws {ProtocolError} when it has another shape or another number. */
export function decode(line: string, seq: number): Answer {
  const fields = fieldsOf(parse(line)) ?? fail(line, "is not a JSON object");
  if (fields.get("seq") !== seq) fail(line, `has another number than ${seq}`);
  const type = fields.get("type");
  const names = typeof type === "string" ? FIELDS.get(type) : undefined;
  if (names === undefined) return fail(line, "has no known type");
  if (fieldsOf(Object.fromEntries(fields), ["seq", "type", ...names]) === null)
    fail(line, `has other fields than ${names.join(", ")}`);
  return typed(line, fields);
}

const FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["hello", ["protocol", "language", "suite", "implementation", "classes"]],
  ["result", ["observed"]],
  ["error", ["message"]],
  ["goodbye", []],
]);

function parse(line: string): unknown {
  const [strange] = /[^ -~]/.exec(line) ?? [];
  if (strange !== undefined)
    return fail(line, `has ${canonicalJson(strange)} in it, and may have U+0020 to U+007E alone`);
  const { depth, members } = shapeOf(line);
  if (depth > DEEPEST) return fail(line, `is nested deeper than ${DEEPEST} levels`);
  let fits = true;
  let kept = 0;
  try {
    const value: unknown = JSON.parse(line, function (this: unknown, _name, part: unknown) {
      // Such as 1e999, which would be written, and so compared, as null.
      fits &&= typeof part !== "number" || Number.isFinite(part);
      kept += Array.isArray(this) ? 0 : 1;
      return part;
    });
    // The whole is counted with its members. Of two with one name the platform keeps one.
    if (kept !== members + 1) return fail(line, "has a name twice in one object");
    return fits ? value : fail(line, "has a number that is too large");
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    return fail(line, "is not JSON");
  }
}

/** How deep an answer may be nested: an observation has ten levels at most. */
const DEEPEST = 64;

/** How deep a JSON text is nested, and how many members its objects have; what stands in its strings does not count. */
function shapeOf(line: string): { readonly depth: number; readonly members: number } {
  let [depth, deepest, members, inString] = [0, 0, 0, false];
  for (let at = 0; at < line.length; at++) {
    const unit = line[at];
    if (unit === '"') inString = !inString;
    else if (inString) at += unit === "\\" ? 1 : 0;
    else if (unit === "[" || unit === "{") deepest = Math.max(deepest, ++depth);
    else if (unit === "]" || unit === "}") depth -= 1;
    else if (unit === ":") members += 1;
  }
  return { depth: deepest, members };
}

function typed(line: string, fields: Fields): Answer {
  const [type, implementation, message] = [fields.get("type"), fields.get("implementation"), fields.get("message")];
  if (type === "hello" && typeof implementation === "string") {
    return {
      type,
      classes: classesOf(line, fields.get("classes")),
      protocol: fields.get("protocol"),
      language: fields.get("language"),
      suite: fields.get("suite"),
      implementation,
    };
  }
  const observed = fieldsOf(fields.get("observed"));
  if (type === "result" && observed !== null) return { type, observed: Object.fromEntries(observed) };
  if (type === "error" && typeof message === "string") return { type, message };
  return type === "goodbye" ? { type } : fail(line, "has a field of another type");
}

/** The classes that a hello names, whichever they are. */
function classesOf(line: string, value: unknown): string[] {
  const named: unknown[] = Array.isArray(value) ? value : fail(line, "has no list of classes");
  return named.map((name) => (typeof name === "string" ? name : fail(line, "has a class that is no text")));
}

const SHOWN = 120;

function fail(line: string, what: string): never {
  throw new ProtocolError(`The answer ${what}: ${canonicalJson(line, SHOWN)}`);
}
