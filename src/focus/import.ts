/** Imports (spec/focus, chapter 6): a payload of unknown shape becomes a standing, or an ImportError and nothing. */
import { type Fields, fieldsOf, noObject, noVersion, requireString, typeName } from "../base/index.js";
import { ImportError } from "../index.js";
import { printed } from "./printed.js";
import { type Standing, sortedOnce } from "./standing.js";
import { cleanForm } from "./text.js";

/** The standing of a payload's text. @throws {ImportError} when it is not JSON, or no state. */
export function importText(payload: string): Standing {
  requireString(payload, "A JSON payload");
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch {
    throw new ImportError("invalid_json", "Invalid JSON payload.", [], "is not JSON");
  }
  return importState(value);
}

/** The standing of a state, with nothing pending. @throws {ImportError} */
export function importState(payload: unknown): Standing {
  const fields = fieldsAt([], payload, ["facts", "policies", "version"]);
  requireVersion(fields.get("version"));
  const focus = fieldsAt(["facts"], fields.get("facts"), ["focus.primary"]).get("focus.primary");
  if (!(focus === null || typeof focus === "string"))
    throw invalidState(["facts", "focus.primary"], `must be null or a string, not ${typeName(focus)}`);
  const items = textsAt(
    ["policies", "prohibit"],
    fieldsAt(["policies"], fields.get("policies"), ["prohibit"]).get("prohibit"),
  );
  return { focus: focus === null ? null : cleanForm(focus), prohibited: sortedOnce(items), pending: null };
}

/** The fields of an object that has these and no others. */
function fieldsAt(path: Path, value: unknown, names: readonly string[]): Fields {
  const fields = fieldsOf(value);
  if (fields === null) throw invalidState(path, noObject(value));
  for (const [name] of fields)
    if (!names.includes(name)) throw invalidState([...path, name], "is not a field of the format");
  for (const name of names) if (!fields.has(name)) throw invalidState([...path, name], "is missing");
  return fields;
}

function requireVersion(version: unknown): void {
  if (version === 1 || version === true) return;
  const message = `Unsupported state version: ${printed(version)}`;
  throw new ImportError("unsupported_state_version", message, ["version"], noVersion(version, 1));
}

/** The elements of an array, each read once. */
function textsAt(path: Path, value: unknown): string[] {
  if (!Array.isArray(value)) throw invalidState(path, `must be an array, not ${typeName(value)}`);
  return Array.from<unknown, string>(value, (element, index) => {
    if (typeof element !== "string")
      throw invalidState([...path, String(index)], `must be a string, not ${typeName(element)}`);
    return element;
  });
}

type Path = readonly string[];

function invalidState(path: Path, what: string): ImportError {
  return new ImportError("invalid_state", "Invalid state payload.", path, what);
}
