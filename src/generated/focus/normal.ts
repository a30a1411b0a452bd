// Written by `npm run generate` from grammar/focus.peggy. Do not edit.

import type { Normal, ResetPolicies, ClearState, Prohibit, BareUse, UseGate } from "./syntax.js";

/** Parses a whole text by the rule `normal`: a node, or null where no production matches. It never throws. */
export function parseNormal(s: string): Normal | null {
  switch (s.charCodeAt(0)) {
    case 114: // r
      return parseResetPolicies(s) ?? parseProhibit(s) ?? parseUseGate(s);
    case 99: // c
      return parseClearState(s) ?? parseProhibit(s) ?? parseUseGate(s);
    case 117: // u
      return parseProhibit(s) ?? parseBareUse(s) ?? parseUseGate(s);
  }
  return parseProhibit(s) ?? parseUseGate(s);
}

function parseResetPolicies(s: string): ResetPolicies | null {
  if (!s.startsWith("reset policies")) return null;
  let p = 14;
  if (p < s.length) return null;
  return { kind: "reset_policies" };
}

function parseClearState(s: string): ClearState | null {
  if (!s.startsWith("clear state")) return null;
  let p = 11;
  if (p < s.length) return null;
  return { kind: "clear_state" };
}

function parseProhibit(s: string): Prohibit | null {
  let p = 0;
  let payload: string | null;
  p = prohibitHead(s, p);
  if (p < 0) return null;
  payload = prohibitedText(s, p);
  if (payload === null) return null;
  return { kind: "prohibit", payload };
}

function parseBareUse(s: string): BareUse | null {
  if (!s.startsWith("use")) return null;
  let p = 3;
  if (p < s.length) return null;
  return { kind: "bare_use" };
}

function parseUseGate(s: string): UseGate | null {
  let p = 0;
  p = useGate(s, p);
  if (p < 0) return null;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  return { kind: "use_gate" };
}

function prohibitedText(s: string, p: number): string | null {
  let text: string;
  done1: {
    const start2 = p;
    next3: {
      if (!s.startsWith("use", p)) break next3;
      p += 3;
      const start4 = p;
      if (p < s.length) break next3;
      text = s.slice(start4, p);
      break done1;
    }
    p = start2;
    next5: {
      if (!s.startsWith("use ", p)) break next5;
      p += 4;
      const start6 = p;
      p = s.length;
      text = s.slice(start6, p);
      break done1;
    }
    p = start2;
    const start7 = p;
    if (p >= s.length) return null;
    p += 1;
    p = s.length;
    text = s.slice(start7, p);
  }
  return text;
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

function useGate(s: string, p: number): number {
  p = among(s, p, [
    "please use ",
    "please set ",
    "please i am using ",
    "please i'm using ",
    "use ",
    "set ",
    "i am using ",
    "i'm using ",
  ]);
  if (p < 0) return -1;
  return p;
}
