// Written by `npm run generate` from grammar/directives.peggy. Do not edit.

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
