// Written by `npm run generate` from grammar/focus.peggy. Do not edit.

import type { Quotation, QuotedProhibition } from "./syntax.js";

/** Parses a whole text by the rule `quotation`: a node, or null where no production matches. It never throws. */
export function parseQuotation(s: string): Quotation | null {
  return parseQuotedProhibition(s);
}

function parseQuotedProhibition(s: string): QuotedProhibition | null {
  let p = 0;
  p = prohibitHead(s, p);
  if (p < 0) return null;
  loop3: for (;;) {
    const start1 = p;
    last2: {
      const start5 = p;
      absent4: {
        p = linking(s, p);
        if (p < 0) break absent4;
        break last2;
      }
      p = start5;
      if (p >= s.length) break last2;
      p += 1;
      continue loop3;
    }
    p = start1;
    break;
  }
  p = linking(s, p);
  if (p < 0) return null;
  p = s.length;
  return { kind: "quoted_prohibition" };
}

function among(s: string, p: number, words: readonly string[]): number {
  for (const word of words) if (s.startsWith(word, p)) return p + word.length;
  return -1;
}

function prohibitHead(s: string, p: number): number {
  p = among(s, p, ["please don't ", "don't ", "do not ", "never "]);
  if (p < 0) return -1;
  return p;
}

function linking(s: string, p: number): number {
  p = among(s, p, [" is ", " as "]);
  if (p < 0) return -1;
  return p;
}
