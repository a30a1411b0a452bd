// Written by `npm run generate` from grammar/directives.peggy. Do not edit.

/** White space, as the inside of a regular expression's character class. */
export const WHITE_SPACE =
  "\\u0009-\\u000d\\u001c-\\u0020\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

/** The shortest words with which a directive, or a text that almost is one, begins. */
export const CUES = [
  "clear premise",
  "reset policies",
  "clear state",
  "remove policy",
  "change premise",
  "set premise",
  "use",
  "prohibit",
] as const;

/** The shortest words with which a canonical text begins. */
export const OPENERS = [
  "clear premise",
  "reset policies",
  "clear state",
  "remove policy",
  "set premise",
  "change premise to",
  "use",
  "prohibit",
] as const;
