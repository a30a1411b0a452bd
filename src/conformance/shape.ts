/** Which fields the answer to a case has: those of the table in chapter 9 of the spec, no more and no fewer. */
import { type Fields, fieldsOf } from "../base/index.js";
import type { Example, JsonObject } from "./case.js";

/** The fields of an object; of those that hold an object or a list of objects, their fields in turn. */
export interface Shape {
  readonly fields: readonly string[];
  readonly inner: ReadonlyMap<string, Shape>;
}

/** What is told of a conversation wherever one is asked about. */
const STANDING = ["state", "has_pending_clarification", "pending"];

const FOLLOWUP = leaf("input", "decision", ...STANDING);

const SHAPES: { readonly [kind: string]: (fn: unknown, asked: Fields, expected: JsonObject) => Shape } = {
  step: () => leaf("decision", ...STANDING),
  scenario: () => nested(["turns"], "turns", leaf("input", "decision", "checkpoint")),
  snapshot: () => leaf("states"),
  grammar: () => nested(["texts"], "texts", leaf("text", "directive", "canonical")),
  transcript: (_fn, _asked, expected) => leaf(...Object.keys(expected)),
  transcript_live: () => leaf("result", ...STANDING),
  state_json: (fn, _asked, expected) =>
    fn === "export_json" ? leaf("payload", ...STANDING) : leaf(...STANDING, ...errorOf(expected)),
  checkpoint: (fn, asked, expected) => {
    const exports = fn === "export_checkpoint_json" || fn === "checkpoint_json_round_trip";
    const exported = exports ? ["payload", "payload_json_parseable", "payload_object"] : [];
    const fields = [...STANDING, ...exported, ...errorOf(expected)];
    return asked.has("followup") ? nested([...fields, "followup"], "followup", FOLLOWUP) : leaf(...fields);
  },
  controller: (fn) => {
    if (fn === "state_diff") return leaf("diff");
    return fn === "step" ? leaf("result", ...STANDING) : leaf("result", "state_after_preview", ...STANDING);
  },
  controller_preview: () =>
    leaf(
      ...["decision_kind", "would_mutate", "diff_changed"],
      ...["state_before_equals_after", "engine_state_unchanged_after_preview"],
      ...STANDING,
    ),
  readers: (fn) => {
    if (fn === "get_policy") return leaf("policy");
    return fn === "read_state"
      ? leaf("premise", "items", "items_in_use", "items_prohibited")
      : leaf("is_passthrough", "is_update", "is_clarify", "prompt", "state");
  },
  host: (fn) => (fn === "describe_state" ? leaf("text") : leaf("explanation", ...STANDING)),
  misuse: () => leaf("refused", ...STANDING),
  heuristic: () => leaf("outcome", "directive", "rule_id"),
  validator: () => leaf("classification", "output"),
  parse: () => leaf("parsed"),
  rendered: () => leaf("text"),
  confirmation: () => leaf("confirms"),
  reply: () => leaf("reply"),
  summary: () => leaf("text"),
  provider: (_fn, _asked, expected) => leaf(...Object.keys(expected)),
  trace: () => leaf("text"),
  diagnose: () => leaf("diagnostics"),
};

/** The shape of the answer to a case. */
export function shapeOf({ case: asked, expected }: Example): Shape {
  const shape = SHAPES[asked.kind];
  if (shape === undefined) throw new Error(`No case has the kind ${asked.kind}.`);
  return shape(fieldsOf(asked.action)?.get("fn"), fieldsOf(asked) ?? new Map<string, unknown>(), expected);
}

function errorOf({ error }: JsonObject): string[] {
  return error === undefined ? [] : ["error"];
}

function leaf(...fields: readonly string[]): Shape {
  return { fields, inner: new Map() };
}

function nested(fields: readonly string[], field: string, shape: Shape): Shape {
  return { fields, inner: new Map([[field, shape]]) };
}
