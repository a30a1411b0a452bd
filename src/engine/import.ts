/**
 * Imports: a payload of unknown shape becomes a snapshot, or an ImportError and nothing. Checks run in the order of the
 * spec (`import-state.*`, `import-checkpoint.*`): shape, version, contents.
 */

import { entriesOf, requireString, TextMap, typeName } from "../base/index.js";
import { IMPORT_MESSAGES } from "../generated/spec/errors.js";
import { frozen, normalizeItem, normalizePremise, type Pending, propose, questionFor } from "../semantics/index.js";
import { CHECKPOINT_VERSION, type PolicyValue, type Replacement, STATE_VERSION } from "../values.js";
import { ImportError, type ImportErrorCode, placeOf, shown } from "./import-error.js";
import { type Policies, policiesOf } from "./policies.js";
import { Snapshot } from "./snapshot.js";

/** The error for what is wrong at a place of a payload. */
type Refuse = (path: readonly string[], what: string) => ImportError;

const invalidJson: Refuse = refusal("invalid_json", IMPORT_MESSAGES.invalid_json({}));
const invalidState: Refuse = refusal("invalid_state", IMPORT_MESSAGES.invalid_state({}));
const invalidCheckpoint: Refuse = refusal("invalid_checkpoint", IMPORT_MESSAGES.invalid_checkpoint({}));

function refusal(code: ImportErrorCode, message: string): Refuse {
  return (path, what) => new ImportError(code, message, path, `${placeOf(path)} ${what}`);
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
    throw invalidJson([], "is not JSON.");
  }
}

/** The snapshot of a state, which stands at some place of the payload, with nothing pending. @throws {ImportError} */
export function importState(payload: unknown, at: readonly string[] = []): Snapshot {
  const fields = objectAt(at, payload, invalidState, ["premise", "policies", "version"]);
  requireVersion([...at, "version"], fields.get("version"), STATE_VERSION, "state");
  const premise = importPremise([...at, "premise"], fields.get("premise"));
  return new Snapshot(premise, importPolicies([...at, "policies"], fields.get("policies")), null);
}

/** The snapshot of a checkpoint, with what it has pending. @throws {ImportError} */
export function importCheckpoint(payload: unknown): Snapshot {
  const names = ["checkpoint_version", "authoritative_state"];
  const fields = objectAt([], payload, invalidCheckpoint, names, ["pending"]);
  requireVersion(["checkpoint_version"], fields.get("checkpoint_version"), CHECKPOINT_VERSION, "checkpoint");
  const snapshot = importState(fields.get("authoritative_state"), ["authoritative_state"]);
  const pending = fields.get("pending") ?? null;
  return pending === null ? snapshot : snapshot.with({}, importPending(pending, snapshot));
}

/** The fields of the object at a place, which are those that it must have, and of the optional ones any. */
function objectAt(
  path: readonly string[],
  value: unknown,
  refuse: Refuse,
  required: readonly string[],
  optional: readonly string[] = [],
): ReadonlyMap<string, unknown> {
  const entries = entriesOf(value);
  if (entries === null) throw refuse(path, notAnObject(value));
  const strangers = entries
    .map(([name]) => name)
    .filter((name) => !required.includes(name) && !optional.includes(name));
  const other = strangers.find((name) => OTHERS.has(name));
  if (other !== undefined) throw refuse(path, `is a ${OTHERS.get(other)} was expected.`);
  if (strangers[0] !== undefined) throw refuse([...path, strangers[0]], "is not a field of the format.");
  const fields = new Map(entries);
  const missing = required.find((name) => !fields.has(name));
  if (missing !== undefined) throw refuse([...path, missing], "is missing.");
  return fields;
}

function notAnObject(value: unknown): string {
  return `must be an object, not ${typeName(value)}.`;
}

/** What an object is that has a field of the other format. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ["policies", "state where a checkpoint"],
  ["authoritative_state", "checkpoint where a state"],
]);

function requireVersion(
  path: readonly string[],
  version: unknown,
  supported: number,
  of: "state" | "checkpoint",
): void {
  if (version === supported) return;
  const code = `unsupported_${of}_version` as const;
  const refuse = refusal(code, IMPORT_MESSAGES[code]({ version: shown(version) }));
  throw refuse(path, `must be the number ${supported}, not ${shown(version)}.`);
}

function importPremise(path: readonly string[], value: unknown): string | null {
  if (value === null) return null;
  const premise = typeof value === "string" ? normalizePremise(value) : "";
  if (premise === "") throw invalidState(path, "must be null or a string that is not blank.");
  return premise;
}

function importPolicies(path: readonly string[], value: unknown): Policies {
  const entries = entriesOf(value);
  if (entries === null) throw invalidState(path, notAnObject(value));
  const policies = new TextMap<PolicyValue>();
  for (const [key, policy] of entries) {
    const item = normalizeItem(key);
    if (item === "") throw invalidState([...path, key], "names no item.");
    if (policy !== "use" && policy !== "prohibit") throw invalidState([...path, key], 'must be "use" or "prohibit".');
    if ((policies.get(item) ?? policy) !== policy)
      throw invalidState([...path, key], `and ${placeOf([...path, ...firstKey(entries, item)])} are one item.`);
    policies.set(item, policy);
  }
  return policiesOf(policies);
}

/** The first of the keys that name an item, as a list. */
function firstKey(entries: readonly [string, unknown][], item: string): string[] {
  return entries.flatMap(([key]) => (normalizeItem(key) === item ? [key] : [])).slice(0, 1);
}

function importPending(value: unknown, snapshot: Snapshot): Pending {
  const path = ["pending"];
  const fields = objectAt(path, value, invalidCheckpoint, ["kind", "replacement", "prompt_to_user"]);
  const prompt = fields.get("prompt_to_user");
  if (fields.get("kind") !== "replacement") throw invalidCheckpoint([...path, "kind"], 'must be "replacement".');
  if (typeof prompt !== "string" || prompt === "")
    throw invalidCheckpoint([...path, "prompt_to_user"], "must be a string, not empty.");
  const replacement = importReplacement([...path, "replacement"], fields.get("replacement"));
  return frozen({ ...propose(snapshot, replacement), prompt: questionFor(snapshot, replacement, prompt) });
}

function importReplacement(path: readonly string[], value: unknown): Replacement {
  const fields = objectAt(path, value, invalidCheckpoint, ["kind", "new_item", "old_item"]);
  const [kind, old_item] = [fields.get("kind"), fields.get("old_item")];
  const new_item = itemAt([...path, "new_item"], fields.get("new_item"));
  const old = [...path, "old_item"];
  if (kind === "replace_use") return { kind, new_item, old_item: itemAt(old, old_item) };
  if (kind !== "use_only") throw invalidCheckpoint([...path, "kind"], 'must be "use_only" or "replace_use".');
  if (old_item !== null) throw invalidCheckpoint(old, "must be null.");
  return { kind, new_item, old_item };
}

function itemAt(path: readonly string[], value: unknown): string {
  if (typeof value === "string" && normalizeItem(value) !== "") return value;
  throw invalidCheckpoint(path, "names no item.");
}
