/** Where things stand in a file: lines and columns, and the characters of a JSON string. */

/** A place as editors count it: both from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Finds lines and columns in a text, whose lines end at a line feed. */
export class Positions {
  readonly #starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    this.#starts = starts;
  }

  /** The place of an offset. */
  at(offset: number): Position {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }
}

/** What structures a JSON text; a string by its beginning alone. */
const MARK = /["{}[\],:]/g;
/** What a string holds that may be its end, or hide one. */
const STRING_END = /\\.|"/gs;

/** The tokens of a JSON text that say where things stand. A string is read piece by piece: one pattern for all of it would run out of stack. */
export function* tokensOf(text: string): Generator<{ readonly token: string; readonly index: number }> {
  for (let at = 0; ; ) {
    MARK.lastIndex = at;
    const mark = MARK.exec(text);
    if (mark === null) return;
    at = mark[0] === '"' ? endOfString(text, mark.index) : mark.index + 1;
    yield { token: text.slice(mark.index, at), index: mark.index };
  }
}

/** The offset behind a JSON string that begins at `start`. */
function endOfString(text: string, start: number): number {
  STRING_END.lastIndex = start + 1;
  let found = STRING_END.exec(text);
  while (found !== null && found[0] !== '"') found = STRING_END.exec(text);
  return found === null ? text.length : STRING_END.lastIndex;
}

export function keyOf(token: string): string {
  const key: unknown = JSON.parse(token);
  return typeof key === "string" ? key : "";
}

const ESCAPED = /\\(?:u[0-9a-fA-F]{4}|.)|[^\\]/gs;

/** The offset of a UTF-16 unit of a JSON string's value, the string beginning with its quotation mark at `start`. */
export function unitOffset(text: string, start: number, unit: number): number {
  ESCAPED.lastIndex = start + 1;
  for (let passed = 0; passed < unit; passed += 1) ESCAPED.exec(text);
  const offset = ESCAPED.lastIndex;
  ESCAPED.lastIndex = 0;
  return offset;
}
