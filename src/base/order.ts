/** The order of every listing and export: by Unicode code point, not by UTF-16 unit (spec, `characters.order`). */

/** Compares two texts: negative, zero or positive. A lone surrogate counts as its own code point. */
export function compareCodePoints(a: string, b: string): number {
  // Where both have the same pair of surrogates, they have the same second one, so that going by units is as good.
  for (let i = 0; i < a.length; i++) {
    const [left = 0, right = -1] = [a.codePointAt(i), b.codePointAt(i)];
    if (left !== right) return left - right;
  }
  return a.length - b.length;
}
