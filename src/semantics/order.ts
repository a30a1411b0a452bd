/** The order of every listing and export: by Unicode code point, not by UTF-16 unit (spec, `characters.order`). */

/** Compares two texts: negative, zero or positive. A lone surrogate counts as its own code point. */
export function compareCodePoints(a: string, b: string): number {
  for (let i = 0; i < a.length && i < b.length; ) {
    const [left = 0, right = 0] = [a.codePointAt(i), b.codePointAt(i)];
    if (left !== right) return left - right;
    i += left > 0xffff ? 2 : 1;
  }
  return a.length - b.length;
}
