/** Escaping: how a character is written where it may not stand as itself. */

/** Every UTF-16 unit that a pattern finds, as `\uXXXX` in lower-case hexadecimal. */
export function escapeUnits(text: string, units: RegExp): string {
  return text.replace(units, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Controls, save tab and line feed, the separators of lines, and the marks that reorder a line: a terminal would obey them. */
const OBEYED = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A text that may be shown to a person: what a terminal would obey is escaped. */
export function visible(text: string): string {
  return escapeUnits(text, OBEYED);
}

/** Whether a text can be shown as it is. */
export function isVisible(text: string): boolean {
  return visible(text) === text;
}
