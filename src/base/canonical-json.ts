/**
 * Canonical JSON (spec, `export.*`): keys sorted by code point at every level, no spaces, ASCII alone. What JSON cannot
 * say is `null`, and writing stops once `limit` characters are there: with a limit, any value can be written, however deep.
 */
import { escapeUnits } from "./escape.js";
import { compareCodePoints } from "./order.js";

/** The canonical JSON of a value, cut after `limit` characters. */
export function canonicalJson(value: unknown, limit = Infinity): string {
  let text = "";
  const write = (part: unknown): void => {
    if (typeof part !== "object" || part === null) {
      text += scalar(part, limit);
      return;
    }
    const isList = Array.isArray(part);
    let separator = "";
    text += isList ? "[" : "{";
    for (const [key, inner] of isList ? part.entries() : sortedEntries(part)) {
      // Each level writes a bracket at least, so the limit bounds the depth as well.
      if (text.length >= limit) return;
      text += isList ? separator : `${separator}${scalar(key, limit)}:`;
      separator = ",";
      write(inner);
    }
    text += isList ? "]" : "}";
  };
  write(value);
  // JSON.stringify escapes controls and lone surrogates. What is left beyond U+007E stands within strings.
  return escapeUnits(text, /[^ -~]/g).slice(0, limit);
}

function sortedEntries(value: object): [name: string, value: unknown][] {
  return Object.entries(value).sort(([a], [b]) => compareCodePoints(a, b));
}

/** What a string of JSON holds as it is. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** A string is cut first: escaped, it is no shorter. */
function scalar(value: unknown, limit: number): string {
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "string") return JSON.stringify(value) ?? "null";
  const cut = value.slice(0, limit);
  // Most are: to ask takes half as long as to escape.
  return PLAIN.test(cut) ? `"${cut}"` : JSON.stringify(cut);
}
