import { isBlank, item, premiseText } from "./characters.js";
import { QUESTIONS } from "./directives.js";
import { canonicalJson, field, hasExactly, isObject } from "./json.js";
import { normalized, readWords } from "./questions.js";
import type { Rules } from "./rules.js";
import type { Pending, Policy, Snapshot, State } from "./values.js";

const INVALID_STATE = "Invalid state payload.";
const INVALID_CHECKPOINT = "Invalid checkpoint payload.";

/** Thrown where a payload fails a check; its message is the contract's. */
export class Refusal extends Error {}

function refuseIf(refused: boolean, message: string): void {
  if (refused) throw new Refusal(message);
}

function versionText(version: unknown, rules: Rules): string {
  if (rules("departure.d6")) return canonicalJson(version, rules).slice(0, 64);
  return typeof version === "object" ? JSON.stringify(version) : String(version);
}

function readPremise(value: unknown, rules: Rules): string | null {
  const required = rules("import-state.premise");
  refuseIf(required && value !== null && typeof value !== "string", INVALID_STATE);
  if (typeof value !== "string") return null;
  refuseIf(required && rules("departure.d5") && isBlank(value, rules), INVALID_STATE);
  return rules("import-state.normalizes") ? premiseText(value, rules) : value;
}

function readPolicies(value: unknown, rules: Rules): State["policies"] {
  const required = rules("import-state.policies");
  refuseIf(required && !isObject(value), INVALID_STATE);
  const entries = isObject(value) ? Object.entries(value) : [];
  refuseIf(required && !entries.every(([, policy]) => isPolicy(policy)), INVALID_STATE);
  const read = new Map<string, Policy>();
  const normalized = new Map<string, Policy>();
  for (const [key, policy] of entries) {
    if (!isPolicy(policy)) continue;
    const name = item(key, rules);
    const earlier = normalized.get(name) ?? policy;
    refuseIf(name === "" && rules("import-state.item-empty"), INVALID_STATE);
    refuseIf(earlier !== policy && rules("import-state.conflict") && rules("departure.d4"), INVALID_STATE);
    normalized.set(name, policy);
    read.set(rules("import-state.normalizes") ? name : key, policy);
  }
  return Object.fromEntries(read);
}

function isPolicy(value: unknown): value is Policy {
  return value === "use" || value === "prohibit";
}

/** The state that a payload holds (import-state.*); what fails a check is refused. */
export function readState(payload: unknown, rules: Rules): State {
  const shaped = hasExactly(payload, ["premise", "policies", "version"]);
  refuseIf(!shaped && rules("import-state.shape"), INVALID_STATE);
  const version = field(payload, "version");
  const refused = version !== 2 && rules("import-state.version");
  refuseIf(refused, `Unsupported state version: ${versionText(version, rules)}`);
  const premise = readPremise(field(payload, "premise"), rules);
  return { premise, policies: readPolicies(field(payload, "policies"), rules), version: 2 };
}

/** The question in a payload's pending field; null where its shape is another (values.checkpoint). */
function readQuestion(value: unknown): Pending | null {
  const [kind, prompt_to_user] = [field(value, "kind"), field(value, "prompt_to_user")];
  if (typeof kind !== "string" || typeof prompt_to_user !== "string") return null;
  const question = Object.hasOwn(QUESTIONS, kind) ? QUESTIONS[kind] : undefined;
  if (question === undefined || !hasExactly(value, ["kind", kind, "prompt_to_user"])) return null;
  const words = readWords(field(value, kind), question);
  return words && { kind, words, prompt_to_user };
}

function readPending(value: unknown, state: State, rules: Rules): Pending | null {
  if ((value === undefined || value === null) && rules("import-checkpoint.pending-absent")) return null;
  const pending = readQuestion(value);
  refuseIf(pending === null && rules("import-checkpoint.pending-shape"), INVALID_CHECKPOINT);
  if (pending === null) return null;
  const words = normalized(pending.words, rules);
  refuseIf(Object.values(words).includes("") && rules("import-checkpoint.pending-items"), INVALID_CHECKPOINT);
  const promptRequired = rules("import-checkpoint.pending-prompt") && rules("departure.d6");
  refuseIf(pending.prompt_to_user === "" && promptRequired, INVALID_CHECKPOINT);
  const believed = !rules("import-checkpoint.pending-prompt") || !rules("departure.d7");
  const asked = believed ? pending : { ...pending, prompt_to_user: promptOf(pending, state, rules) };
  return rules("import-checkpoint.raw-text") ? asked : { ...asked, words };
}

/** The prompt of a restored question: its own where it asks about these words, else the one that fits the state. */
function promptOf({ kind, words, prompt_to_user }: Pending, state: State, rules: Rules): string {
  const asking = QUESTIONS[kind]?.prompts(words, state, rules) ?? [];
  return asking.includes(prompt_to_user) ? prompt_to_user : (asking[0] ?? prompt_to_user);
}

/** The state of a checkpoint, with the messages of a state (import-checkpoint.state), else with its own. */
function readCheckpointState(payload: unknown, rules: Rules): State {
  try {
    return readState(payload, rules);
  } catch (error) {
    throw rules("import-checkpoint.state") ? error : new Refusal(INVALID_CHECKPOINT);
  }
}

/** The snapshot that a payload holds (import-checkpoint.*); what fails a check is refused. */
export function readCheckpoint(payload: unknown, rules: Rules): Snapshot {
  const shaped = hasExactly(payload, ["checkpoint_version", "authoritative_state"], ["pending"]);
  refuseIf(!shaped && rules("import-checkpoint.shape"), INVALID_CHECKPOINT);
  const version = field(payload, "checkpoint_version");
  const supported = version === 1 || (version === true && !rules("departure.d6"));
  const refused = !supported && rules("import-checkpoint.version");
  refuseIf(refused, `Unsupported checkpoint version: ${versionText(version, rules)}`);
  const state = readCheckpointState(field(payload, "authoritative_state"), rules);
  return { state, pending: readPending(field(payload, "pending"), state, rules) };
}
