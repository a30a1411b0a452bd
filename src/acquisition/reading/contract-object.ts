/** The JSON contract object: `{"classification": ..., "output": ...}` and nothing else (spec, `output.keys`, `output.json`). */
import { fieldsOf } from "../trace/plain-object.js";

/** A classification that is a string, with whatever output. */
interface ContractObject {
  readonly classification: string;
  readonly output: unknown;
}

/** Reads a value as a contract object: exactly the two keys, the classification a string. Null where it is none. */
export function readContract(value: unknown): ContractObject | null {
  const fields = fieldsOf(value);
  const classification = fields?.get("classification");
  if (fields?.size !== 2 || !fields.has("output") || typeof classification !== "string") return null;
  return { classification, output: fields.get("output") };
}

/** Reads a JSON text as a contract object. Null where it is no JSON, or holds something else. */
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
  return text.replace(TOKEN, (token) => {
    if (token === '"') quoted = !quoted;
    return quoted || token === '"' || token.startsWith("\\") ? token : " 0 ";
  });
}
