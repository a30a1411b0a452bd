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

/** Every place where an answer is not as expected. It has exactly the fields of its shape (`conformance.case`). */
export function disagreements(shape: Shape, expected: JsonObject, observed: JsonObject): Disagreement[] {
  return withShape("", shape, expected, observed);
}

/** An object that must have the fields of its shape. */
function withShape(path: string, { fields, inner }: Shape, expected: JsonObject, observed: JsonObject): Disagreement[] {
  const strange = Object.entries(observed)
    .filter(([field]) => !fields.includes(field))
    .map(([field, value]): Disagreement => ({ path: at(path, field), problem: "unexpected", observed: value }));
  const known = fields.flatMap((field) => {
    const place = at(path, field);
    if (!Object.hasOwn(observed, field)) return [missing(place, expected[field])];
    const [wanted, found, shape] = [expected[field], observed[field], inner.get(field)];
    if (shape !== undefined) return shaped(place, shape, wanted, found);
    return Object.hasOwn(expected, "not_kind") && !Object.hasOwn(expected, field)
      ? notOfKind(place, field, expected.not_kind, found)
      : exact(place, wanted, found);
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

/** The directive of a text, or whether it is canonical, where all that is expected is that it is not of some kind. */
function notOfKind(path: string, field: string, kind: unknown, observed: unknown): Disagreement[] {
  if (field === "canonical")
    return typeof observed === "boolean" ? [] : [{ path, problem: "different", expected: "true or false", observed }];
  const found = fieldsOf(observed)?.get("kind");
  if (observed === null || (typeof found === "string" && found !== kind)) return [];
  return [{ path, problem: "different", expected: `null, or not ${String(kind)}`, observed }];
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
