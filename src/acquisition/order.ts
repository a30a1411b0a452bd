/** The order of listings: by Unicode code point, not by UTF-16 unit (spec, `characters.order`). */

/** The texts in order. A lone surrogate counts as its own code point. */
export function sorted(texts: Iterable<string>): string[] {
  return [...texts].sort(compare);
}

function compare(a: string, b: string): number {
  for (let i = 0; i < a.length && i < b.length; ) {
    const [left = 0, right = 0] = [a.codePointAt(i), b.codePointAt(i)];
    if (left !== right) return left - right;
    i += left > 0xffff ? 2 : 1;
  }
  return a.length - b.length;
}
