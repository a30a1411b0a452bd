/**
 * Canonical JSON (spec, `export.*`): keys sorted by code point at every level, no spaces, ASCII alone. What JSON cannot
 * say is `null`, and writing stops once `limit` characters are there: with a limit, any value can be written, however deep.
 */
import { escapeUnits } from "./escape.js";
import { compareCodePoints } from "./order.js";

/** The canonical JSON of a value, cut after `limit` characters. */
export function canonicalJson(value: unknown, limit = Number.POSITIVE_INFINITY): string {
  let text = "";
  const write = (part: unknown): void => {
    if (Array.isArray(part)) {
      text += "[";
      writeList(part, write);
      text += "]";
    } else if (typeof part === "object" && part !== null) {
      const entries = Object.entries(part).sort(([a], [b]) => compareCodePoints(a, b));
      text += "{";
      writeList(entries, ([key, inner]) => {
        text += `${scalar(key, limit)}:`;
        write(inner);
      });
      text += "}";
    } else text += scalar(part, limit);
  };
  // Each level writes a bracket at least, so the limit bounds the depth as well.
  const writeList = <T>(parts: readonly T[], each: (part: T) => void): void => {
    for (const [index, part] of parts.entries()) {
      if (text.length >= limit) return;
      if (index > 0) text += ",";
      each(part);
    }
  };
  write(value);
  return text.slice(0, limit);
}

/**
 * JSON.stringify escapes controls and lone surrogates; what is left beyond U+007E is escaped here, unit by unit. A string is
 * cut first: escaped, it is no shorter.
 */
function scalar(value: unknown, limit: number): string {
  if (typeof value === "bigint") return String(value);
  const held = typeof value === "string" ? value.slice(0, limit) : value;
  return escapeUnits(JSON.stringify(held) ?? "null", /[^ -~]/g);
}
