/** Imports (spec/focus, chapter 6): a payload of unknown shape becomes a standing, or an ImportError and nothing. */
import { fieldsOf, requireString } from "../base/index.js";
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
    throw new ImportError("invalid_json", "Invalid JSON payload.");
  }
  return importState(value);
}

/** The standing of a state, with nothing pending. @throws {ImportError} */
export function importState(payload: unknown): Standing {
  const fields = fieldsOf(payload, ["facts", "policies", "version"]);
  if (fields === null) throw invalidState();
  const version = fields.get("version");
  if (version !== 1 && version !== true)
    throw new ImportError("unsupported_state_version", `Unsupported state version: ${printed(version)}`);
  const facts = fieldsOf(fields.get("facts"), ["focus.primary"]);
  const policies = fieldsOf(fields.get("policies"), ["prohibit"]);
  if (facts === null || policies === null) throw invalidState();
  const [focus, items] = [facts.get("focus.primary"), textsOf(policies.get("prohibit"))];
  if (!(focus === null || typeof focus === "string") || items === null) throw invalidState();
  return { focus: focus === null ? null : cleanForm(focus), prohibited: sortedOnce(items), pending: null };
}

/** The elements of an array, each read once, or null where one is not a string. */
function textsOf(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  const texts: string[] = [];
  // No more is read than is there: a length may be far beyond it.
  for (let index = 0; index < value.length; index++) {
    const element: unknown = value[index];
    if (typeof element !== "string") return null;
    texts.push(element);
  }
  return texts;
}

function invalidState(): ImportError {
  return new ImportError("invalid_state", "Invalid state payload.");
}
