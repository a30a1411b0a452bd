/** The JSON contract object: `{"classification": ..., "output": ...}` and nothing else (spec, `output.keys`, `output.json`). */
import { fieldsOf, replaceAll } from "../../base/index.js";

/** A classification that is a string, with whatever output. */
interface ContractObject {
  readonly classification: string;
  readonly output: unknown;
}

/** Reads a value as a contract object: exactly the two keys, the classification a string. Null where it has another shape, or reading it throws. */
export function readContract(value: unknown): ContractObject | null {
  try {
    const fields = fieldsOf(value, ["classification", "output"]);
    const classification = fields?.get("classification");
    return typeof classification === "string" ? { classification, output: fields?.get("output") } : null;
  } catch {
    return null;
  }
}

/** Reads a JSON text as a contract object. Null where it is not JSON, or holds something else. */
export function parseContract(text: string): ContractObject | null {
  try {
    return readContract(JSON.parse(withoutBareNumbers(text)));
  } catch {
    return null;
  }
}

/** A string's escape, its quote, or one of the words that the contract takes for a number beside JSON (`output.json-numbers`). */
const TOKEN = /\\.|"|-?Infinity|NaN/gsu;

/** Outside of strings, the bare words NaN, Infinity and -Infinity become a number. Spaces keep it apart from its neighbors. */
function withoutBareNumbers(text: string): string {
  let quoted = false;
  return replaceAll(text, TOKEN, (token) => {
    if (token === '"') quoted = !quoted;
    return quoted || token === '"' || token.startsWith("\\") ? token : " 0 ";
  });
}
