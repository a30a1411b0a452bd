/** Holds what was observed against what is expected, and says where exactly the two part. */
import { canonicalJson, fieldsOf } from "../base/index.js";
import type { JsonObject } from "./case.js";
import type { Shape } from "./shape.js";

/** A place where the two part. A side that is not there has no field here. */
export interface Disagreement {
  /** From the answer inward: `turns[2].decision.prompt_to_user`. */
  readonly path: string;
  readonly problem: "different" | "missing" | "unexpected";
  readonly expected?: unknown;
  readonly observed?: unknown;
}

/**
 * Every place where an answer is not as expected. It has exactly the fields of its shape (`conformance.case`); those that
 * an example says nothing of may hold anything.
 */
export function disagreements(shape: Shape, expected: JsonObject, observed: JsonObject): Disagreement[] {
  return withShape("", shape, expected, observed);
}

/** An object that must have the fields of its shape, of which the expected ones are compared. */
function withShape(path: string, { fields, inner }: Shape, expected: JsonObject, observed: JsonObject): Disagreement[] {
  const strange = Object.entries(observed)
    .filter(([field]) => !fields.includes(field))
    .map(([field, value]): Disagreement => ({ path: at(path, field), problem: "unexpected", observed: value }));
  const known = fields.flatMap((field) => {
    const place = at(path, field);
    if (!Object.hasOwn(observed, field)) return [missing(place, expected[field])];
    const [wanted, found, shape] = [expected[field], observed[field], inner.get(field)];
    return shape === undefined ? comparedField(place, field, expected, found) : shaped(place, shape, wanted, found);
  });
  return [...known, ...strange];
}

/** An object of a shape, or a list of them. */
function shaped(path: string, shape: Shape, expected: unknown, observed: unknown): Disagreement[] {
  if (Array.isArray(expected) && Array.isArray(observed) && expected.length === observed.length)
    return expected.flatMap((each, index) => shaped(`${path}[${index}]`, shape, each, observed[index]));
  const [wanted, found] = [fieldsOf(expected), fieldsOf(observed)];
  if (wanted === null || found === null) return exact(path, expected, observed);
  return withShape(path, shape, Object.fromEntries(wanted), Object.fromEntries(found));
}

/** A field of which an example may expect less than the whole: a directive not of some kind, or any prompt. */
function comparedField(path: string, field: string, expected: JsonObject, observed: unknown): Disagreement[] {
  const wanted = expected[field];
  if (field === "directive" && Object.hasOwn(expected, "not_kind")) {
    const wrong = fieldsOf(observed)?.get("kind") === expected.not_kind;
    return wrong ? [{ path, problem: "different", expected: `not ${String(expected.not_kind)}`, observed }] : [];
  }
  if (!Object.hasOwn(expected, field)) return [];
  return isAnyClarify(wanted) && isClarify(observed) ? [] : exact(path, wanted, observed);
}

/** Two values that must be equal. */
function exact(path: string, expected: unknown, observed: unknown): Disagreement[] {
  if (Array.isArray(expected) && Array.isArray(observed) && expected.length === observed.length)
    return expected.flatMap((each, index) => exact(`${path}[${index}]`, each, observed[index]));
  const [wanted, found] = [fieldsOf(expected), fieldsOf(observed)];
  if (wanted === null || found === null)
    return canonicalJson(expected) === canonicalJson(observed)
      ? []
      : [{ path, problem: "different", expected, observed }];
  const strange = [...found].filter(([field]) => !wanted.has(field));
  return [
    ...[...wanted].flatMap(([field, value]) =>
      found.has(field) ? exact(at(path, field), value, found.get(field)) : [missing(at(path, field), value)],
    ),
    ...strange.map(
      ([field, value]): Disagreement => ({ path: at(path, field), problem: "unexpected", observed: value }),
    ),
  ];
}

function missing(path: string, expected: unknown): Disagreement {
  return expected === undefined ? { path, problem: "missing" } : { path, problem: "missing", expected };
}

function at(path: string, field: string): string {
  if (!/^[a-z_]+$/.test(field)) return `${path}[${canonicalJson(field)}]`;
  return path === "" ? field : `${path}.${field}`;
}

/** An expected prompt of null accepts any prompt that is not empty. */
function isAnyClarify(expected: unknown): boolean {
  const fields = fieldsOf(expected);
  return fields?.get("kind") === "clarify" && fields.get("prompt_to_user") === null;
}

function isClarify(observed: unknown): boolean {
  const fields = fieldsOf(observed, ["kind", "prompt_to_user"], ["state"]);
  const prompt = fields?.get("prompt_to_user");
  return fields?.get("kind") === "clarify" && typeof prompt === "string" && prompt !== "";
}
