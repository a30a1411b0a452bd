// Written by `npm run generate` from grammar/directives.peggy. Do not edit.

/** White space, as the inside of a regular expression's character class. */
export const WHITE_SPACE = "\\x09-\\x0d\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

const SPACE = new RegExp(`[${WHITE_SPACE}]`);

/** Whether a code unit is white space; NaN, as there is beyond the end of a text, is not. */
export function isSpace(c: number): boolean {
  return (c <= 32 || c > 126) && SPACE.test(String.fromCharCode(c));
}
