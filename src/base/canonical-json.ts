/**
 * Canonical JSON (spec, `export.*`): keys sorted by code point at every level, no spaces, ASCII alone. What JSON cannot
 * say is `null`, and writing stops once `limit` characters are there: with a limit, any value can be written, however deep.
 */
import { escapeUnits } from "./escape.js";
import { compareCodePoints } from "./order.js";

/** The canonical JSON of a value, cut after `limit` characters. */
export function canonicalJson(value: unknown, limit = Infinity): string {
  // JSON.stringify escapes controls and lone surrogates. What is left beyond U+007E stands within strings.
  return escapeUnits(written(value, limit), /[^ -~]/g).slice(0, limit);
}

/** The same with its letters as they are: a text for a model to read. */
export function sortedJson(value: unknown): string {
  return written(value, Infinity);
}

/** At least as much as the limit asks for. Each level writes a bracket, so that the limit bounds the depth as well. */
function written(part: unknown, limit: number): string {
  if (typeof part !== "object" || part === null) return scalar(part, Math.max(limit, 0));
  return Array.isArray(part) ? list(part, limit) : fields(part, limit);
}

function list(parts: readonly unknown[], limit: number): string {
  let text = "[";
  for (const part of parts) {
    if (text.length >= limit) return text;
    if (text.length > 1) text += ",";
    text += written(part, limit - text.length);
  }
  return `${text}]`;
}

function fields(value: object, limit: number): string {
  let text = "{";
  for (const name of sortedNames(value)) {
    if (text.length >= limit) return text;
    if (text.length > 1) text += ",";
    text += `${scalar(name, limit)}:`;
    text += written(Reflect.get(value, name), limit - text.length);
  }
  return `${text}}`;
}

function sortedNames(value: object): string[] {
  const names = Object.keys(value);
  // Most are in order already: to look takes a fifth of sorting them.
  const areSorted = names.every((name, at) => at === 0 || compareCodePoints(names[at - 1] ?? "", name) < 0);
  return areSorted ? names : names.sort(compareCodePoints);
}

/** What a string of JSON holds as it is. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** A string is cut first: escaped, it is no shorter. */
function scalar(value: unknown, limit: number): string {
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "string") return JSON.stringify(value) ?? "null";
  const cut = value.length > limit ? value.slice(0, limit) : value;
  // Most are: to ask takes half as long as to escape.
  return PLAIN.test(cut) ? `"${cut}"` : JSON.stringify(cut);
}
