/**
 * Imports: a payload of unknown shape becomes a snapshot, or an ImportError and nothing. Checks run in the order of the
 * spec (`import-state.*`, `import-checkpoint.*`): shape, version, contents.
 */

import { canonicalJson, entriesOf, requireString, TextMap, typeName } from "../base/index.js";
import { IMPORT_MESSAGES } from "../generated/spec/errors.js";
import { normalizeItem, normalizePremise, type Pending, restored } from "../semantics/index.js";
import {
  CHECKPOINT_VERSION,
  type PendingQuestion,
  type PolicyValue,
  type Replacement,
  STATE_VERSION,
} from "../values.js";
import { ImportError, SHOWN, within } from "./import-error.js";
import { type Policies, policiesOf } from "./policies.js";
import { Snapshot } from "./snapshot.js";

/** The error for what is wrong with a payload, or at a path of it. */
type Refuse = (what: string, ...path: readonly string[]) => ImportError;

const invalidState: Refuse = (what, ...path) =>
  new ImportError("invalid_state", IMPORT_MESSAGES.invalid_state({}), path, what);
const invalidCheckpoint: Refuse = (what, ...path) =>
  new ImportError("invalid_checkpoint", IMPORT_MESSAGES.invalid_checkpoint({}), path, what);

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
    throw new ImportError("invalid_json", IMPORT_MESSAGES.invalid_json({}), [], "is not JSON");
  }
}

/** The snapshot of a state, with nothing pending. @throws {ImportError} */
export function importState(payload: unknown): Snapshot {
  const fields = fieldsOf(payload, invalidState, ["premise", "policies", "version"]);
  requireVersion(fields.get("version"), STATE_VERSION, "state", "version");
  const premise = importPremise(fields.get("premise"));
  return new Snapshot(
    premise,
    within("policies", () => importPolicies(fields.get("policies"))),
    null,
  );
}

/** The snapshot of a checkpoint, with what it has pending. @throws {ImportError} */
export function importCheckpoint(payload: unknown): Snapshot {
  const fields = fieldsOf(payload, invalidCheckpoint, ["checkpoint_version", STATE], "pending");
  requireVersion(fields.get("checkpoint_version"), CHECKPOINT_VERSION, "checkpoint", "checkpoint_version");
  const snapshot = within(STATE, () => importState(fields.get(STATE)));
  const pending = fields.get("pending") ?? null;
  return pending === null
    ? snapshot
    : snapshot.with(
        {},
        within("pending", () => importPending(pending, snapshot)),
      );
}

const STATE = "authoritative_state";

/** The fields of an object that has these and, if it likes, an optional one. */
function fieldsOf(
  value: unknown,
  refuse: Refuse,
  required: readonly string[],
  optional?: string,
): ReadonlyMap<string, unknown> {
  return exactly(new Map(entriesOfObject(value, refuse)), refuse, required, optional);
}

function exactly(
  fields: ReadonlyMap<string, unknown>,
  refuse: Refuse,
  required: readonly string[],
  optional?: string,
): ReadonlyMap<string, unknown> {
  for (const name of fields.keys())
    if (!required.includes(name) && name !== optional) throw refuse("is not a field of the format", name);
  for (const name of required) if (!fields.has(name)) throw refuse("is missing", name);
  return fields;
}

function entriesOfObject(value: unknown, refuse: Refuse): [name: string, value: unknown][] {
  const entries = entriesOf(value);
  if (entries === null) throw refuse(`must be an object, not ${typeName(value)}`);
  return entries;
}

function requireVersion(version: unknown, supported: number, of: "state" | "checkpoint", name: string): void {
  if (version === supported) return;
  const shown = canonicalJson(version, SHOWN);
  const code = `unsupported_${of}_version` as const;
  const message = IMPORT_MESSAGES[code]({ version: shown });
  throw new ImportError(code, message, [name], `must be the number ${supported}, not ${shown}`);
}

function importPremise(value: unknown): string | null {
  if (value === null) return null;
  const premise = typeof value === "string" ? normalizePremise(value) : "";
  if (premise === "") throw invalidState("must be null or a string that is not blank", "premise");
  return premise;
}

function importPolicies(value: unknown): Policies {
  const entries = entriesOfObject(value, invalidState);
  const policies = new TextMap<PolicyValue>();
  for (const [key, policy] of entries) {
    const item = normalizeItem(key);
    if (item === "") throw invalidState(NO_ITEM, key);
    if (policy !== "use" && policy !== "prohibit") throw invalidState('must be "use" or "prohibit"', key);
    if ((policies.get(item) ?? policy) !== policy) throw invalidState(sameItem(entries, item), key);
    policies.set(item, policy);
  }
  return policiesOf(policies);
}

const NO_ITEM = "names no item";

/** The words for a key that names an item with another policy: the first key that names it was another one. */
function sameItem(entries: readonly [string, unknown][], item: string): string {
  const first = entries.find(([key]) => normalizeItem(key) === item);
  return `is the same item as ${canonicalJson(first?.[0], SHOWN)}, with another policy`;
}

function importPending(value: unknown, snapshot: Snapshot): Pending {
  const fields = new Map(entriesOfObject(value, invalidCheckpoint));
  const kind = fields.get("kind");
  if (!isQuestionKind(kind))
    throw invalidCheckpoint(
      `must be ${Object.keys(QUESTIONS)
        .map((name) => canonicalJson(name))
        .join(" or ")}`,
      "kind",
    );
  exactly(fields, invalidCheckpoint, ["kind", kind, "prompt_to_user"]);
  const prompt = fields.get("prompt_to_user");
  if (typeof prompt !== "string" || prompt === "")
    throw invalidCheckpoint("must be a string, not empty", "prompt_to_user");
  return restored(
    snapshot,
    within(kind, () => QUESTIONS[kind](fields.get(kind), prompt)),
  );
}

/** How the words of a question are read, by its kind. */
const QUESTIONS: {
  readonly [K in PendingQuestion["kind"]]: (words: unknown, prompt_to_user: string) => PendingQuestion;
} = {
  replacement: (words, prompt_to_user) => ({
    kind: "replacement",
    replacement: importReplacement(words),
    prompt_to_user,
  }),
};

function isQuestionKind(value: unknown): value is PendingQuestion["kind"] {
  return typeof value === "string" && Object.hasOwn(QUESTIONS, value);
}

function importReplacement(value: unknown): Replacement {
  const fields = fieldsOf(value, invalidCheckpoint, ["kind", "new_item", "old_item"]);
  const kind = fields.get("kind");
  const new_item = itemIn(fields, "new_item");
  if (kind === "replace_use") return { kind, new_item, old_item: itemIn(fields, "old_item") };
  if (kind !== "use_only") throw invalidCheckpoint('must be "use_only" or "replace_use"', "kind");
  if (fields.get("old_item") !== null) throw invalidCheckpoint("must be null", "old_item");
  return { kind, new_item, old_item: null };
}

function itemIn(fields: ReadonlyMap<string, unknown>, name: string): string {
  const value = fields.get(name);
  if (typeof value === "string" && normalizeItem(value) !== "") return value;
  throw invalidCheckpoint(NO_ITEM, name);
}
