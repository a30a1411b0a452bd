/** Values as literals, for the traces of states that are malformed (spec, `trace.change`). The notation is that of Python. */
import { replaceAll } from "../../base/index.js";
import { fieldsOf, Mark, type Read } from "./foreign.js";

/** What is still to be written: a text as it stands, a value, or the end of a list or map. */
type Piece = string | { readonly value: Read } | { readonly left: Read };

/**
 * A value as a literal; of one with more than `longest` code points the first of them, the last three replaced
 * by `...`. A list or map within itself is `[...]` or `{...}`.
 */
export function literalOf(value: Read, longest = Number.POSITIVE_INFINITY): string {
  const literal = write(value, 2 * longest);
  if (literal.length <= longest) return literal;
  const characters = Array.from(literal);
  return characters.length > longest ? `${characters.slice(0, longest - 3).join("")}...` : literal;
}

/** Writes until nothing is left, or `enough` code units are there. */
function write(value: Read, enough: number): string {
  let text = "";
  const within = new Set<Read>();
  const open: Piece[] = [{ value }];
  for (let piece = open.pop(); piece !== undefined && text.length <= enough; piece = open.pop()) {
    if (typeof piece === "string") text += piece;
    else if ("left" in piece) within.delete(piece.left);
    else if (within.has(piece.value)) text += Array.isArray(piece.value) ? "[...]" : "{...}";
    else {
      const pieces = piecesOf(piece.value);
      if (typeof pieces === "string") text += pieces;
      else {
        within.add(piece.value);
        open.push({ left: piece.value });
        for (const each of pieces.reverse()) open.push(each);
      }
    }
  }
  return text;
}

/** The text of a scalar, or the pieces of a list or map. */
function piecesOf(value: Read): string | Piece[] {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number") return numeral(value);
  if (value === null) return "None";
  if (value instanceof Mark) return value.text;
  const fields = fieldsOf(value);
  if (fields !== null)
    return ["{", ...separated(fields.entries(), ([key, field]) => [`${quoted(key)}: `, { value: field }]), "}"];
  return Array.isArray(value) ? ["[", ...separated(value, (part: Read) => [{ value: part }]), "]"] : String(value);
}

function separated<T>(parts: readonly T[], piecesOfPart: (part: T) => readonly Piece[]): Piece[] {
  return parts.flatMap((part, index) => (index === 0 ? piecesOfPart(part) : [", ", ...piecesOfPart(part)]));
}

/** Digits, save for what is small: an exponent below 0.0001, of at least two digits. */
function numeral(value: number): string {
  if (Number.isInteger(value)) return String(BigInt(value));
  return Math.abs(value) < 1e-4 ? value.toExponential().replace(/e-(\d)$/, "e-0$1") : String(value);
}

/** Single quotes, unless double quotes save an escape. */
function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = replaceAll(text, /[\\'"]|(?! )[\p{C}\p{Z}]/gu, (character) => escapeOne(character, quote));
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
