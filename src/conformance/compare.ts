/** Holds what was observed against what is expected. */
import { canonicalJson, fieldsOf } from "../base/index.js";
import type { JsonObject } from "./suite.js";

/** A field that is not as expected, both sides as canonical JSON. */
export interface Disagreement {
  readonly field: string;
  readonly expected: string;
  readonly observed: string;
}

/**
 * The expected fields that were observed otherwise, and an error that was not expected. Only what is expected is looked
 * at, in objects as in lists; of an error, the observed message has to contain the expected one.
 */
export function disagreements(expected: JsonObject, observed: JsonObject): Disagreement[] {
  const named = (observed.error ?? null) === null ? expected : { error: null, ...expected };
  return Object.entries(named).flatMap(([field, value]) =>
    agrees(field, value, observed[field])
      ? []
      : [{ field, expected: canonicalJson(value), observed: canonicalJson(observed[field]) }],
  );
}

function agrees(field: string, expected: unknown, observed: unknown): boolean {
  if (field === "decision" && isAnyClarify(expected)) return isClarify(observed);
  if (field === "error") return hasMessage(expected, observed);
  if (field === "followup" || field === "texts" || field === "turns") return covers(expected, observed);
  return canonicalJson(expected) === canonicalJson(observed);
}

/** Every field that is expected is there and equal; lists have the same length. `not_kind` is a directive's that must not be. */
function covers(expected: unknown, observed: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(observed) &&
      expected.length === observed.length &&
      expected.every((each, index) => covers(each, observed[index]))
    );
  }
  const [wanted, found] = [fieldsOf(expected), fieldsOf(observed)];
  if (wanted === null || found === null) return canonicalJson(expected) === canonicalJson(observed);
  return [...wanted].every(([field, value]) =>
    field === "not_kind"
      ? fieldsOf(found.get("directive"))?.get("kind") !== value
      : agrees(field, value, found.get(field)),
  );
}

/** An expected prompt of null accepts any prompt that is not empty. */
function isAnyClarify(expected: unknown): boolean {
  const fields = fieldsOf(expected);
  return fields?.get("kind") === "clarify" && fields.get("prompt_to_user") === null;
}

function isClarify(observed: unknown): boolean {
  const fields = fieldsOf(observed);
  const prompt = fields?.get("prompt_to_user");
  return fields?.get("kind") === "clarify" && typeof prompt === "string" && prompt !== "";
}

function hasMessage(expected: unknown, observed: unknown): boolean {
  const [wanted, found] = [fieldsOf(expected), fieldsOf(observed)].map((fields) => ({
    type: fields?.get("type"),
    message: fields?.get("message_contains"),
  }));
  return (
    wanted?.type === found?.type &&
    typeof wanted?.message === "string" &&
    String(found?.message).includes(wanted.message)
  );
}
