/** Artifacts that were stored, read back. */
import { fieldOf, fieldsOf, typeName } from "../base/index.js";
import type { Artifact, Conflict, Place, Quote, QuoteKind, Work } from "./values.js";

/** An artifact of a value that was JSON; null where it is none. That it is true of its turns, `verify` tells. */
export function readArtifact(value: unknown): Artifact | null {
  const fields = fieldsOf(value);
  if (fields?.get("version") !== 1) return null;
  const range = fields.get("range") === null ? null : readRange(fields.get("range"));
  const [quotes, work, open, names] = [
    listOf(fields.get("quotes"), readQuote),
    listOf(fields.get("work"), readWork),
    listOf(fields.get("open"), readConflict),
    listOf(fields.get("names"), readPlace),
  ];
  const [bytes, state] = [fields.get("bytes"), fields.get("state")];
  if (range === undefined || !isIndex(bytes) || typeof state !== "string") return null;
  return quotes === null || work === null || open === null || names === null
    ? null
    : { version: 1, range, bytes, state, quotes, work, open, names };
}

/** That it looks like one, and no more: what an artifact holds may be damaged. @throws {TypeError} when it does not. */
export function requireArtifact(value: unknown): void {
  const lists = ["quotes", "work", "open", "names"].map((name) => fieldOf(value, name));
  if (fieldOf(value, "range") !== undefined && lists.every(Array.isArray)) return;
  const what = fieldsOf(value) === null ? typeName(value) : "another object";
  throw new TypeError(`An artifact must be what extend makes, or readArtifact reads, not ${what}.`);
}

/** @throws {TypeError} when the turns are no array. */
export function requireTurns(value: unknown): void {
  if (!Array.isArray(value))
    throw new TypeError(`Turns must be an array, as readTranscript makes it, not ${typeName(value)}.`);
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function readRange(value: unknown): Artifact["range"] | undefined {
  const [from, to] = [fieldsOf(value)?.get("from"), fieldsOf(value)?.get("to")];
  return isIndex(from) && isIndex(to) && from <= to ? { from, to } : undefined;
}

function listOf<T>(value: unknown, read: (each: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const list = value.map(read).filter((each) => each !== null);
  return list.length === value.length ? list : null;
}

function readPlace(value: unknown): Place | null {
  const fields = fieldsOf(value);
  const [turn, from, to, text] = ["turn", "from", "to", "text"].map((name) => fields?.get(name));
  return isIndex(turn) && isIndex(from) && isIndex(to) && typeof text === "string" ? { turn, from, to, text } : null;
}

const KINDS: readonly QuoteKind[] = ["ban", "decision", "reversal", "fact", "deferral", "owner", "question"];

function readQuote(value: unknown): Quote | null {
  const fields = fieldsOf(value);
  const place = readPlace(value);
  const kind = KINDS.find((each) => each === fields?.get("kind"));
  const superseded = fields?.get("superseded");
  if (place === null || kind === undefined || (superseded !== null && !isIndex(superseded))) return null;
  return { kind, ...place, superseded };
}

function readWork(value: unknown): Work | null {
  const fields = fieldsOf(value);
  const [turn, tool] = [fields?.get("turn"), fields?.get("tool")];
  const [status, given] = [fields?.get("status"), fields?.get("arguments")];
  const head = readPlace(fields?.get("head"));
  const tail = fields?.get("tail") === null ? null : readPlace(fields?.get("tail"));
  if (!isIndex(turn) || typeof tool !== "string" || head === null || !isTextOrNull(status) || !isTextOrNull(given))
    return null;
  return tail === null && fields?.get("tail") !== null ? null : { turn, tool, status, arguments: given, head, tail };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}

function readConflict(value: unknown): Conflict | null {
  const fields = fieldsOf(value);
  const quote = readQuote(fields?.get("quote"));
  const [item, policy] = [fields?.get("item"), fields?.get("policy")];
  if (quote === null || typeof item !== "string" || (policy !== "use" && policy !== "prohibit")) return null;
  return { quote, item, policy };
}
