/**
 * Imports: a payload of unknown shape becomes a snapshot, or an ImportError and nothing. Checks run in the order of the
 * spec (`import-state.*`, `import-checkpoint.*`): shape, version, contents.
 */

import { canonicalJson, entriesOf, fieldsOf, requireString, TextMap } from "../base/index.js";
import { frozen, normalizeItem, normalizePremise, type Pending, propose } from "../semantics/index.js";
import { CHECKPOINT_VERSION, type PolicyValue, type Replacement, STATE_VERSION } from "../values.js";
import { ImportError, type ImportErrorCode } from "./import-error.js";
import { type Policies, policiesOf } from "./policies.js";
import { Snapshot } from "./snapshot.js";

/** How much of a foreign version a message repeats, in characters. */
const VERSION_SHOWN = 64;

/**
 * Parses a payload.
 *
 * @throws {ImportError} `invalid_json` when the text is no JSON.
 * @throws {TypeError} when the payload is no string.
 */
export function parseJson(payload: string): unknown {
  requireString(payload, "A JSON payload");
  try {
    return JSON.parse(payload);
  } catch {
    throw new ImportError("invalid_json", "Invalid JSON payload.");
  }
}

/** The snapshot of a state, with nothing pending. @throws {ImportError} */
export function importState(payload: unknown): Snapshot {
  const fields = fieldsOf(payload, ["premise", "policies", "version"]);
  if (fields === null) throw invalidState();
  requireVersion(fields.get("version"), STATE_VERSION, "state");
  return new Snapshot(importPremise(fields.get("premise")), importPolicies(fields.get("policies")), null);
}

/** The snapshot of a checkpoint, with what it has pending. @throws {ImportError} */
export function importCheckpoint(payload: unknown): Snapshot {
  const fields = fieldsOf(payload, ["checkpoint_version", "authoritative_state"], ["pending"]);
  if (fields === null) throw invalidCheckpoint();
  requireVersion(fields.get("checkpoint_version"), CHECKPOINT_VERSION, "checkpoint");
  const snapshot = importState(fields.get("authoritative_state"));
  const pending = fields.get("pending") ?? null;
  return pending === null ? snapshot : snapshot.with({}, importPending(pending, snapshot));
}

function requireVersion(version: unknown, supported: number, of: "state" | "checkpoint"): void {
  if (version === supported) return;
  const code: ImportErrorCode = `unsupported_${of}_version`;
  throw new ImportError(code, `Unsupported ${of} version: ${canonicalJson(version, VERSION_SHOWN)}`);
}

function importPremise(value: unknown): string | null {
  if (value === null) return null;
  const premise = typeof value === "string" ? normalizePremise(value) : "";
  if (premise === "") throw invalidState();
  return premise;
}

function importPolicies(value: unknown): Policies {
  const entries = entriesOf(value);
  if (entries === null) throw invalidState();
  const policies = new TextMap<PolicyValue>();
  for (const [key, policy] of entries) {
    const item = normalizeItem(key);
    if (item === "" || (policy !== "use" && policy !== "prohibit")) throw invalidState();
    if ((policies.get(item) ?? policy) !== policy) throw invalidState();
    policies.set(item, policy);
  }
  return policiesOf(policies);
}

function importPending(value: unknown, snapshot: Snapshot): Pending {
  const fields = fieldsOf(value, ["kind", "replacement", "prompt_to_user"]);
  const prompt = fields?.get("prompt_to_user");
  if (fields?.get("kind") !== "replacement" || typeof prompt !== "string" || prompt === "") throw invalidCheckpoint();
  return frozen({ ...propose(snapshot, importReplacement(fields.get("replacement"))), prompt });
}

function importReplacement(value: unknown): Replacement {
  const fields = fieldsOf(value, ["kind", "new_item", "old_item"]);
  const [kind, new_item, old_item] = ["kind", "new_item", "old_item"].map((name) => fields?.get(name));
  if (!isItem(new_item)) throw invalidCheckpoint();
  if (kind === "use_only" && old_item === null) return { kind, new_item, old_item };
  if (kind === "replace_use" && isItem(old_item)) return { kind, new_item, old_item };
  throw invalidCheckpoint();
}

function isItem(value: unknown): value is string {
  return typeof value === "string" && normalizeItem(value) !== "";
}

function invalidState(): ImportError {
  return new ImportError("invalid_state", "Invalid state payload.");
}

function invalidCheckpoint(): ImportError {
  return new ImportError("invalid_checkpoint", "Invalid checkpoint payload.");
}
