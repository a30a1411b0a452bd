// Written by `npm run generate` from grammar/focus.peggy. Do not edit.

import type { Answer, Accept, Decline } from "./syntax.js";

/** Parses a whole text by the rule `answer`: a node, or null where no production matches. It never throws. */
export function parseAnswer(s: string): Answer | null {
  switch (s.charCodeAt(0)) {
    case 121: // y
    case 115: // s
    case 111: // o
      return parseAccept(s);
    case 110: // n
      return parseDecline(s);
  }
  return null;
}

function parseAccept(s: string): Accept | null {
  let p = 0;
  p = among(s, p, ["yes please", "yes", "yep", "yeah", "sure", "okay", "ok"]);
  if (p < 0) return null;
  if (p < s.length) return null;
  return { kind: "accept" };
}

function parseDecline(s: string): Decline | null {
  let p = 0;
  p = among(s, p, ["no thanks", "nope", "no"]);
  if (p < 0) return null;
  if (p < s.length) return null;
  return { kind: "decline" };
}

function among(s: string, p: number, words: readonly string[]): number {
  for (const word of words) if (s.startsWith(word, p)) return p + word.length;
  return -1;
}
