// Written by `npm run generate` from grammar/directives.peggy. Do not edit.

/** White space, as the inside of a regular expression's character class. */
export const WHITE_SPACE =
  "\\u0009-\\u000d\\u001c-\\u0020\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

/** Whether a code unit is white space. */
export function isSpace(c: number): boolean {
  return (
    (c <= 32 || c > 126) &&
    ((c >= 9 && c <= 13) ||
      (c >= 28 && c <= 32) ||
      c === 133 ||
      c === 160 ||
      c === 5760 ||
      (c >= 8192 && c <= 8202) ||
      (c >= 8232 && c <= 8233) ||
      c === 8239 ||
      c === 8287 ||
      c === 12288)
  );
}
