/** Values as Python writes them, for the traces of states that are malformed (spec, `trace.change`). */
import { fieldsOf } from "./plain-object.js";

/** A value in Python's literal style. */
export function pythonLiteral(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number") return numeral(value);
  if (value === null || value === undefined) return "None";
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(", ")}]`;
  const fields = fieldsOf(value);
  return fields === null ? String(value) : `{${[...fields].map(entry).join(", ")}}`;
}

function entry([key, value]: readonly [string, unknown]): string {
  return `${quoted(key)}: ${pythonLiteral(value)}`;
}

/** Digits, save for what is small: Python goes over to exponents below 0.0001, and gives them two digits. */
function numeral(value: number): string {
  if (Number.isInteger(value)) return String(BigInt(value));
  return Math.abs(value) < 1e-4 ? value.toExponential().replace(/e-(\d)$/, "e-0$1") : String(value);
}

/** Single quotes, unless double quotes save an escape. */
function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replace(/[\\'"]|(?! )[\p{C}\p{Z}]/gu, (character) => escapeOne(character, quote));
  return quote + escaped + quote;
}

const ESCAPES = new Map([
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

function escapeOne(character: string, quote: string): string {
  if (character === '"' || character === "'") return character === quote ? `\\${quote}` : character;
  return ESCAPES.get(character) ?? numericEscape(character.codePointAt(0) ?? 0);
}

function numericEscape(codePoint: number): string {
  const hex = codePoint.toString(16);
  if (codePoint <= 0xff) return `\\x${hex.padStart(2, "0")}`;
  return codePoint <= 0xffff ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`;
}
