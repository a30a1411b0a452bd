/** A body as a record: checked through and through, since a stored text may have been written by anybody. */
import { type Fields, fieldsOf, typeName } from "../base/index.js";
import { LogError } from "./log-error.js";
import { LAYER_KIND, type LogRecord, RECORD_VERSION } from "./record.js";
import {
  hasShape,
  isAbsent,
  isAnswers,
  isCheckpoint,
  isEmptyList,
  isFirstCheckpoint,
  isOneOf,
  isOrigins,
  isParent,
  isPatch,
  isPrompt,
  isSequence,
  isShallow,
  isSteps,
  isText,
  optional,
  type Shape,
} from "./shapes.js";
import { UPCASTS, type Upcasts, upcast } from "./upcast.js";

/** The record that a body says. @throws {LogError} `newer_version`, or `unreadable`. */
export function decodeRecord(body: string, sequence: number, upcasts: Upcasts = UPCASTS): LogRecord {
  const fields = present(fieldsIn(body, sequence), sequence, upcasts);
  const record = recordIn(fields);
  if (record === null) throw unreadable(sequence, "does not have the shape of a record");
  // Nobody may change what a snapshot may keep.
  return frozen(record);
}

function fieldsIn(body: string, sequence: number): Fields {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw unreadable(sequence, "is no JSON");
  }
  const fields = fieldsOf(value);
  if (fields === null) throw unreadable(sequence, `is ${typeName(value)}, not an object`);
  return fields;
}

function present(fields: Fields, sequence: number, upcasts: Upcasts): Fields {
  const version = fields.get("v");
  if (!isSequence(version) || version === 0) throw unreadable(sequence, "names no version");
  if (version > RECORD_VERSION) {
    const known = `this library reads up to ${RECORD_VERSION}`;
    throw new LogError("newer_version", sequence, `Entry ${sequence} is a record of version ${version}; ${known}.`);
  }
  const upcasted = upcast(fields, version, RECORD_VERSION, upcasts);
  if (upcasted === null) throw unreadable(sequence, `is a record of version ${version}, which nothing here reads`);
  return upcasted;
}

/** What all records hold. */
const PROVENANCE: Shape = {
  language: isText,
  at: isText,
  actor: optional(isText),
  message: optional(isText),
  checkpoint: optional(isCheckpoint),
};

/** What each kind of record holds; a turn says its text, or passed through and has a digest of it. */
const RECORDS: readonly Shape[] = [
  { kind: isOneOf("turn"), said: isText, digest: isAbsent, steps: isSteps },
  { kind: isOneOf("turn"), said: isAbsent, digest: isText, steps: isEmptyList },
  { kind: isOneOf("origin"), nonce: isText, parent: optional(isParent), checkpoint: isFirstCheckpoint },
  { kind: isOneOf("question"), prompt: isPrompt, answers: isAnswers, said: optional(isText) },
  { kind: isOneOf("cancel") },
  { kind: isOneOf("restore"), to: isSequence, patch: isPatch, origins: isOrigins },
  { kind: isOneOf("closed"), why: isOneOf("pruned"), below: isSequence, previous: isText, checkpoint: isCheckpoint },
  { kind: isOneOf("closed"), why: isOneOf("erased"), below: isSequence, previous: isText, checkpoint: isAbsent },
].map((content) => ({ ...PROVENANCE, ...content }));

const LAYER: Shape = { ...PROVENANCE, kind: isOneOf("layer"), name: isText, data: isShallow };

function recordIn(fields: Fields): LogRecord | null {
  const name = fields.get("kind");
  if (isText(name) && LAYER_KIND.test(name))
    return fields.has("data") ? recordOf([...fields, ["kind", "layer"], ["name", name]], [LAYER]) : null;
  return recordOf([...fields], RECORDS);
}

/** The record without the fields that its shape does not name: what a later version may add. */
function recordOf(
  fields: readonly (readonly [name: string, value: unknown])[],
  shapes: readonly Shape[],
): LogRecord | null {
  for (const shape of shapes) {
    const record = Object.fromEntries(fields.filter(([name]) => Object.hasOwn(shape, name)));
    if (hasShape<LogRecord>(record, shape)) return record;
  }
  return null;
}

/** Layer by layer with a list of its own: the data of another layer is nested deep. */
function frozen<T extends object>(record: T): T {
  const parts: unknown[] = [record];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (typeof part !== "object" || part === null) continue;
    Object.freeze(part);
    for (const inner of Object.values(part)) if (typeof inner === "object" && inner !== null) parts.push(inner);
  }
  return record;
}

function unreadable(sequence: number, why: string): LogError {
  return new LogError("unreadable", sequence, `The body of entry ${sequence} ${why}.`);
}
