/** A body as a record: checked through and through, since a stored text may have been written by anybody. */
import { entriesOf, typeName } from "../base/index.js";
import { known } from "./encode.js";
import { LogError } from "./log-error.js";
import { type Content, LAYER_KIND, type LogRecord, type Provenance, RECORD_VERSION } from "./record.js";
import {
  isAnswers,
  isCheckpoint,
  isOrigins,
  isParent,
  isPatch,
  isPrompt,
  isSequence,
  isShallow,
  isSteps,
  isText,
} from "./shapes.js";
import { type Fields, UPCASTS, type Upcasts, upcast } from "./upcast.js";

/** The record that a body says. @throws {LogError} `newer_version`, or `unreadable`. */
export function decodeRecord(body: string, sequence: number, upcasts: Upcasts = UPCASTS): LogRecord {
  const fields = present(fieldsIn(body, sequence), sequence, upcasts);
  const content = contentOf(fields);
  const provenance = provenanceOf(fields);
  if (content === null || provenance === null) throw unreadable(sequence, "does not have the shape of a record");
  // Nobody may change what a snapshot may keep.
  return frozen({ ...content, ...provenance });
}

function fieldsIn(body: string, sequence: number): Fields {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw unreadable(sequence, "is no JSON");
  }
  const entries = entriesOf(value);
  if (entries === null) throw unreadable(sequence, `is ${typeName(value)}, not an object`);
  return new Map(entries);
}

function present(fields: Fields, sequence: number, upcasts: Upcasts): Fields {
  const version = fields.get("v");
  if (!isSequence(version) || version === 0) throw unreadable(sequence, "names no version");
  if (version > RECORD_VERSION) {
    const known = `this version of the library reads up to ${RECORD_VERSION}`;
    throw new LogError("newer_version", sequence, `Entry ${sequence} is a record of version ${version}; ${known}.`);
  }
  const upcasted = upcast(fields, version, RECORD_VERSION, upcasts);
  if (upcasted === null) throw unreadable(sequence, `is of version ${version}, which nothing here reads`);
  return upcasted;
}

function contentOf(fields: Fields): Content | null {
  const [nonce, parent, said, digest, steps] = ["nonce", "parent", "said", "digest", "steps"].map((n) => fields.get(n));
  switch (fields.get("kind")) {
    case "origin":
      if (!isText(nonce) || !isCheckpoint(fields.get("checkpoint"))) return null;
      if (parent === undefined) return { kind: "origin", nonce };
      return isParent(parent) ? { kind: "origin", nonce, parent } : null;
    case "turn":
      if (!isSteps(steps)) return null;
      if (isText(said) && digest === undefined && steps.length > 0) return { kind: "turn", said, steps };
      return said === undefined && isText(digest) && steps.length === 0 ? { kind: "turn", digest, steps } : null;
    case "closed":
      return closedOf(fields);
    case "cancel":
      return { kind: "cancel" };
    default:
      return questionOf(fields) ?? restoreOf(fields) ?? layerOf(fields);
  }
}

function questionOf(fields: Fields): Content | null {
  const [prompt, answers] = [fields.get("prompt"), fields.get("answers")];
  return fields.get("kind") === "question" && isPrompt(prompt) && isAnswers(answers)
    ? { kind: "question", prompt, answers }
    : null;
}

function restoreOf(fields: Fields): Content | null {
  const [to, patch, origins] = [fields.get("to"), fields.get("patch"), fields.get("origins")];
  return fields.get("kind") === "restore" && isSequence(to) && isPatch(patch) && isOrigins(origins)
    ? { kind: "restore", to, patch, origins }
    : null;
}

function closedOf(fields: Fields): Content | null {
  const [why, below, previous] = [fields.get("why"), fields.get("below"), fields.get("previous")];
  if (!isSequence(below) || !isText(previous)) return null;
  return why === "erased" || why === "pruned" ? { kind: "closed", why, below, previous } : null;
}

function layerOf(fields: Fields): Content | null {
  const [kind, data] = [fields.get("kind"), fields.get("data") ?? null];
  return isText(kind) && LAYER_KIND.test(kind) && isShallow(data) ? { kind: "layer", name: kind, data } : null;
}

function provenanceOf(fields: Fields): Provenance | null {
  const [language, at, checkpoint] = [fields.get("language"), fields.get("at"), fields.get("checkpoint")];
  const [actor, message] = [fields.get("actor"), fields.get("message")];
  if (!isText(language) || !isText(at)) return null;
  if (actor !== undefined && !isText(actor)) return null;
  if (message !== undefined && !isText(message)) return null;
  if (checkpoint !== undefined && !isCheckpoint(checkpoint)) return null;
  return {
    language,
    at,
    ...known({ actor, message }),
    ...(checkpoint === undefined ? {} : { checkpoint }),
  };
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
