/**
 * Imports: a payload of unknown shape becomes a snapshot, or an ImportError and nothing. Checks run in the order of the
 * spec (`import-state.*`, `import-checkpoint.*`): shape, version, contents.
 */

import { canonicalJson, entriesOf, noObject, noVersion, requireString, SHOWN, TextMap } from "../base/index.js";
import { IMPORT_MESSAGES } from "../generated/spec/errors.js";
import { normalizeItem, normalizePremise, type Pending, restored } from "../semantics/index.js";
import {
  CHECKPOINT_VERSION,
  type PendingQuestion,
  type PolicyValue,
  type Replacement,
  STATE_VERSION,
} from "../values.js";
import { ImportError } from "./import-error.js";
import { type Policies, policiesOf } from "./policies.js";
import { Snapshot } from "./snapshot.js";

/** A value in a payload: where it stands, and the code of what is wrong with it. */
interface Part {
  readonly value: unknown;
  readonly path: readonly string[];
  readonly code: "invalid_json" | "invalid_state" | "invalid_checkpoint";
}

/** Refuses a part, or what stands in it under a key. */
function refuse({ path, code }: Part, what: string, ...key: readonly string[]): never {
  throw new ImportError(code, IMPORT_MESSAGES[code]({}), [...path, ...key], what);
}

/**
 * Parses a payload.
 *
 * @throws {ImportError} `invalid_json` when the text is not JSON.
 * @throws {TypeError} when the payload is not a string.
 */
export function parseJson(payload: string): unknown {
  requireString(payload, "A JSON payload");
  try {
    return JSON.parse(payload);
  } catch {
    return refuse({ value: payload, path: [], code: "invalid_json" }, "is not JSON");
  }
}

/** The snapshot of a state, which may stand in another payload, with nothing pending. @throws {ImportError} */
export function importState(value: unknown, path: readonly string[] = []): Snapshot {
  const field = fieldsOf({ value, path, code: "invalid_state" }, ["premise", "policies", "version"]);
  requireVersion(field("version"), STATE_VERSION, "unsupported_state_version");
  return new Snapshot(importPremise(field("premise")), importPolicies(field("policies")), null);
}

/** The snapshot of a checkpoint, with what it has pending. @throws {ImportError} */
export function importCheckpoint(value: unknown): Snapshot {
  const payload: Part = { value, path: [], code: "invalid_checkpoint" };
  const field = fieldsOf(payload, ["checkpoint_version", "authoritative_state"], "pending");
  requireVersion(field("checkpoint_version"), CHECKPOINT_VERSION, "unsupported_checkpoint_version");
  const state = field("authoritative_state");
  const snapshot = importState(state.value, state.path);
  return snapshot.with({}, importPending(field("pending"), snapshot));
}

/** The fields of an object that has these and, if it likes, an optional one. */
function fieldsOf(part: Part, required: readonly string[], optional?: string): (name: string) => Part {
  const entries = entriesOfObject(part);
  // Before they become the keys of a map, so that no stranger chooses these.
  for (const [name] of entries)
    if (!required.includes(name) && name !== optional) refuse(part, "is not a field of the format", name);
  const fields = new Map(entries);
  for (const name of required) if (!fields.has(name)) refuse(part, "is missing", name);
  return (name) => ({ ...part, value: fields.get(name), path: [...part.path, name] });
}

function entriesOfObject(part: Part): [name: string, value: unknown][] {
  return entriesOf(part.value) ?? refuse(part, noObject(part.value));
}

function requireVersion(
  { value, path }: Part,
  supported: number,
  code: "unsupported_state_version" | "unsupported_checkpoint_version",
): void {
  if (value === supported) return;
  const version = canonicalJson(value, SHOWN);
  throw new ImportError(code, IMPORT_MESSAGES[code]({ version }), path, noVersion(value, supported));
}

function importPremise(part: Part): string | null {
  if (part.value === null) return null;
  const premise = typeof part.value === "string" ? normalizePremise(part.value) : "";
  return premise === "" ? refuse(part, "must be null or a string that is not blank") : premise;
}

function importPolicies(part: Part): Policies {
  const entries = entriesOfObject(part);
  const policies = new TextMap<PolicyValue>();
  for (const [key, policy] of entries) {
    const item = normalizeItem(key);
    if (item === "") refuse(part, NO_ITEM, key);
    if (policy !== "use" && policy !== "prohibit") refuse(part, 'must be "use" or "prohibit"', key);
    if ((policies.get(item) ?? policy) !== policy) refuse(part, sameItem(entries, item), key);
    policies.set(item, policy);
  }
  return policiesOf(policies.entries());
}

const NO_ITEM = "names no item";

/** The words for a key that names an item with another policy: the first key that names it was another one. */
function sameItem(entries: readonly [string, unknown][], item: string): string {
  const first = entries.find(([key]) => normalizeItem(key) === item);
  return `is the same item as ${canonicalJson(first?.[0], SHOWN)}, with another policy`;
}

function importPending(part: Part, snapshot: Snapshot): Pending | null {
  if ((part.value ?? null) === null) return null;
  const value = Object.fromEntries(entriesOfObject(part));
  const { kind } = value;
  if (!isQuestionKind(kind)) {
    const kinds = KINDS.map((name) => canonicalJson(name));
    return refuse(part, `must be ${kinds.join(" or ")}`, "kind");
  }
  const field = fieldsOf({ ...part, value }, ["kind", kind, "prompt_to_user"]);
  const prompt = field("prompt_to_user");
  if (typeof prompt.value !== "string" || prompt.value === "") refuse(prompt, "must be a string, not empty");
  return restored(snapshot, QUESTIONS[kind](field(kind), prompt.value));
}

/** How the words of a question are read, by its kind. */
const QUESTIONS: {
  readonly [K in PendingQuestion["kind"]]: (words: Part, prompt_to_user: string) => PendingQuestion;
} = {
  replacement: (words, prompt_to_user) => ({
    kind: "replacement",
    replacement: importReplacement(words),
    prompt_to_user,
  }),
};

const KINDS: readonly unknown[] = Object.keys(QUESTIONS);

function isQuestionKind(value: unknown): value is PendingQuestion["kind"] {
  return KINDS.includes(value);
}

function importReplacement(part: Part): Replacement {
  const field = fieldsOf(part, ["kind", "new_item", "old_item"]);
  const [kind, old] = [field("kind"), field("old_item")];
  const new_item = itemOf(field("new_item"));
  if (kind.value === "replace_use") return { kind: kind.value, new_item, old_item: itemOf(old) };
  if (kind.value !== "use_only") refuse(kind, 'must be "use_only" or "replace_use"');
  return { kind: kind.value, new_item, old_item: old.value === null ? null : refuse(old, "must be null") };
}

function itemOf(part: Part): string {
  return typeof part.value === "string" && normalizeItem(part.value) !== "" ? part.value : refuse(part, NO_ITEM);
}
