/** Replacing in texts of any length. The platform lists all matches of a pattern first, and a list that is too long ends the process. */

/** The length from which on matches are replaced one after the other. */
const LARGE = 1 << 20;
/** How many pieces are joined at a time. */
const PIECES = 1 << 13;

/**
 * Replaces every match of a global pattern, as `String.prototype.replace` does.
 *
 * @throws {RangeError} when the result is longer than a string of the platform can be.
 */
export function replaceAll(text: string, pattern: RegExp, replacement: (match: string) => string): string {
  return text.length < LARGE ? text.replace(pattern, replacement) : replaceInTurn(text, pattern, replacement);
}

function replaceInTurn(text: string, pattern: RegExp, replacement: (match: string) => string): string {
  let done = "";
  let pieces: string[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    pieces.push(text.slice(from, match.index), replacement(match[0]));
    from = match.index + match[0].length;
    if (pieces.length >= PIECES) {
      done += pieces.join("");
      pieces = [];
    }
  }
  return done + pieces.join("") + text.slice(from);
}
