// Written by `npm run generate` from grammar/directives.peggy. Do not edit.

/** White space, as the inside of a regular expression's character class. */
export const WHITE_SPACE =
  "\\u0009-\\u000d\\u001c-\\u0020\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
