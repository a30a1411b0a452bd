/** Escaping: how a character is written where it may not stand as itself. */

import { replaceAll } from "./replace.js";

/** Every UTF-16 unit of what a global pattern finds, as `\uXXXX` in lower-case hexadecimal. */
export function escapeUnits(text: string, pattern: RegExp): string {
  return replaceAll(text, pattern, (match) => {
    let escaped = "";
    for (let i = 0; i < match.length; i++) escaped += `\\u${match.charCodeAt(i).toString(16).padStart(4, "0")}`;
    return escaped;
  });
}

/**
 * Controls, save tab and line feed, the separators of lines, and the marks that reorder a line: a terminal would obey them. And
 * the tags, which nobody sees and a model may read.
 */
const OBEYED = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\u{e0000}-\u{e0fff}]/gu;

/** A text that may be shown to a person: what a terminal would obey is escaped. */
export function visible(text: string): string {
  return escapeUnits(text, OBEYED);
}

/** Whether a text can be shown as it is. */
export function isVisible(text: string): boolean {
  return visible(text) === text;
}
