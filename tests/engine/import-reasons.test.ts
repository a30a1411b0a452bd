/** A refused import says where the fault is and what it is, beside the message of the contract (spec, `host.import-reason`). */
import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { createEngine, ImportError } from "../../src/index.js";
import { QUESTIONS } from "../oracle/directives.js";
import { checkpointPayload, statePayload } from "../property/payloads.js";

fc.configureGlobal({ seed: 121, numRuns: 1500 });

function refused(act: () => void): ImportError {
  try {
    act();
  } catch (error) {
    ok(error instanceof ImportError);
    return error;
  }
  throw new Error("The import was not refused.");
}

const state = { premise: null, policies: {}, version: 2 };
const replacement = { kind: "use_only", new_item: "tea", old_item: null };
const question = { kind: "replacement", replacement, prompt_to_user: "Tea?" };
const pending = (more: object): object => ({
  checkpoint_version: 1,
  authoritative_state: state,
  pending: { ...question, ...more },
});
const whole = (of: unknown): object => ({ checkpoint_version: 1, authoritative_state: of });

const GONE = "names no item.";
const AN_ITEM = "names no item.";
const A_PROMPT = "must be a string, not empty.";
/** The kinds are those of the questions that the language has. */
const A_KIND = `must be ${Object.keys(QUESTIONS)
  .map((kind) => `"${kind}"`)
  .join(" or ")}.`;

const PLAIN = "must be a plain object, such as JSON.parse makes.";

type Fault = readonly [payload: unknown, path: readonly string[], detail: string];
const STATES: readonly Fault[] = [
  ["{}", [], `The payload must be an object, not of type string.`],
  [null, [], "The payload must be an object, not null."],
  [[], [], "The payload must be an object, not an array."],
  [whole(state), ["checkpoint_version"], "checkpoint_version is not a field of the format."],
  [{ premise: null, version: 2 }, ["policies"], "policies is missing."],
  [{ ...state, note: 1 }, ["note"], "note is not a field of the format."],
  [{ ...state, "No\u202ete": 1 }, ["No\u202ete"], '["No\\u202ete"] is not a field of the format.'],
  [{ ...state, version: "two" }, ["version"], 'version must be the number 2, not "two".'],
  [{ ...state, version: 2n }, ["version"], "version must be the number 2, not 2n."],
  [new Map(), [], `The payload ${PLAIN}`],
  [{ ...state, policies: new Map([["tea", "use"]]) }, ["policies"], `policies ${PLAIN}`],
  [{ ...state, policies: Object.create({ tea: "use" }) }, ["policies"], `policies ${PLAIN}`],
  [{ ...state, premise: 5 }, ["premise"], "premise must be null or a string that is not blank."],
  [{ ...state, premise: " " }, ["premise"], "premise must be null or a string that is not blank."],
  [{ ...state, policies: [] }, ["policies"], "policies must be an object, not an array."],
  [{ ...state, policies: "{}" }, ["policies"], `policies must be an object, not of type string.`],
  [
    { ...state, policies: { Docker: "use", tea: "use", docker: "prohibit" } },
    ["policies", "docker"],
    'policies.docker is the same item as "Docker", with another policy.',
  ],
  [{ ...state, policies: { tea: "use", "The a": "use" } }, ["policies", "The a"], `policies["The a"] ${GONE}`],
  [{ ...state, policies: { tea: "allow" } }, ["policies", "tea"], 'policies.tea must be "use" or "prohibit".'],
  [{ ...state, policies: { tea: null } }, ["policies", "tea"], 'policies.tea must be "use" or "prohibit".'],
];
const CHECKPOINTS: readonly Fault[] = [
  [state, ["premise"], "premise is not a field of the format."],
  [{ checkpoint_version: 1 }, ["authoritative_state"], "authoritative_state is missing."],
  [
    { ...whole(state), checkpoint_version: true },
    ["checkpoint_version"],
    "checkpoint_version must be the number 1, not true.",
  ],
  [
    whole({ ...state, policies: { the: "use" } }),
    ["authoritative_state", "policies", "the"],
    `authoritative_state.policies.the ${GONE}`,
  ],
  [
    whole(whole(state)),
    ["authoritative_state", "checkpoint_version"],
    "authoritative_state.checkpoint_version is not a field of the format.",
  ],
  [{ ...whole(state), pending: false }, ["pending"], "pending must be an object, not of type boolean."],
  [pending({ kind: "premise" }), ["pending", "kind"], `pending.kind ${A_KIND}`],
  [{ ...whole(state), pending: {} }, ["pending", "kind"], `pending.kind ${A_KIND}`],
  [pending({ forgotten: 1 }), ["pending", "forgotten"], "pending.forgotten is not a field of the format."],
  [pending({ prompt_to_user: "" }), ["pending", "prompt_to_user"], `pending.prompt_to_user ${A_PROMPT}`],
  [pending({ prompt_to_user: 5 }), ["pending", "prompt_to_user"], `pending.prompt_to_user ${A_PROMPT}`],
  [
    pending({ replacement: { kind: "use_only", new_item: "tea" } }),
    ["pending", "replacement", "old_item"],
    "pending.replacement.old_item is missing.",
  ],
  [
    pending({ replacement: { ...replacement, kind: "both" } }),
    ["pending", "replacement", "kind"],
    'pending.replacement.kind must be "use_only" or "replace_use".',
  ],
  [
    pending({ replacement: { ...replacement, new_item: "the" } }),
    ["pending", "replacement", "new_item"],
    `pending.replacement.new_item ${AN_ITEM}`,
  ],
  [
    pending({ replacement: { ...replacement, old_item: "tea" } }),
    ["pending", "replacement", "old_item"],
    "pending.replacement.old_item must be null.",
  ],
  [
    pending({ replacement: { ...replacement, kind: "replace_use" } }),
    ["pending", "replacement", "old_item"],
    `pending.replacement.old_item ${AN_ITEM}`,
  ],
];

test("every refused import names the path of what is wrong", () => {
  for (const [payload, path, detail] of STATES) {
    const error = refused(() => void createEngine({ state: payload }));
    deepStrictEqual([error.path, error.detail], [path, detail]);
  }
  for (const [payload, path, detail] of CHECKPOINTS) {
    const error = refused(() => void createEngine({ checkpoint: payload }));
    deepStrictEqual([error.path, error.detail], [path, detail]);
  }
  const error = refused(() => createEngine().importJson("{"));
  deepStrictEqual([error.code, error.path, error.detail], ["invalid_json", [], "The payload is not JSON."]);
});

test("the detail of any refusal is printable ASCII and short, and its path leads into the payload or to what is missing", () => {
  const told = (payload: unknown, act: () => void): void => {
    try {
      act();
    } catch (error) {
      ok(error instanceof ImportError);
      match(error.detail, /^[ -~]{1,400}\.$/);
      let at: unknown = payload;
      for (const key of error.path.slice(0, -1)) {
        ok(typeof at === "object" && at !== null && Object.hasOwn(at, key));
        at = Reflect.get(at, key);
      }
      strictEqual(typeof at, error.path.length === 0 ? typeof payload : "object");
    }
  };
  fc.assert(fc.property(statePayload, (payload) => told(payload, () => void createEngine({ state: payload }))));
  fc.assert(
    fc.property(checkpointPayload, (payload) => told(payload, () => void createEngine({ checkpoint: payload }))),
  );
  for (const key of ["x".repeat(1_000_000), "\u{1f600}".repeat(1000), "\x1b[31m\u2028"]) {
    for (const policies of [{ [key]: "allow" }, { [key]: "use", [` ${key}`]: "prohibit" }, { x: key }])
      told({ ...state, policies }, () => void createEngine({ state: { ...state, policies } }));
    told({ ...state, [key]: 1 }, () => void createEngine({ state: { ...state, [key]: 1 } }));
  }
});

test("an ImportError of a host's own needs a code and a message alone", () => {
  const error = new ImportError("invalid_state", "Invalid state payload.");
  deepStrictEqual([error.path, error.detail], [[], "The payload cannot be imported."]);
});
