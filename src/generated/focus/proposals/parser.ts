// Written by `npm run generate` from grammar/focus-proposals.peggy. Do not edit.

import type {
  Proposal,
  ProposedReset,
  ProposedClear,
  ProposedProhibition,
  ProposedPermission,
  ProposedUse,
} from "./syntax.js";

/** Parses a whole text by the rule `proposal`: a node, or null where no production matches. It never throws. */
export function parseProposal(s: string): Proposal | null {
  switch (s.charCodeAt(0)) {
    case 114: // r
      return parseProposedReset(s);
    case 99: // c
      return parseProposedClear(s);
    case 100: // d
      return parseProposedProhibition(s);
    case 97: // a
      return parseProposedPermission(s);
    case 117: // u
      return parseProposedUse(s);
  }
  return null;
}

function parseProposedReset(s: string): ProposedReset | null {
  return s === "reset policies" ? { kind: "proposed_reset" } : null;
}

function parseProposedClear(s: string): ProposedClear | null {
  return s === "clear state" ? { kind: "proposed_clear" } : null;
}

function parseProposedProhibition(s: string): ProposedProhibition | null {
  if (!s.startsWith("don't use ")) return null;
  let p = 10;
  const item = textOfWords(s, p);
  if (item === null) return null;
  return { kind: "proposed_prohibition", item };
}

function parseProposedPermission(s: string): ProposedPermission | null {
  if (!s.startsWith("allow ")) return null;
  let p = 6;
  const item = textOfWords(s, p);
  if (item === null) return null;
  return { kind: "proposed_permission", item };
}

function parseProposedUse(s: string): ProposedUse | null {
  if (!s.startsWith("use ")) return null;
  let p = 4;
  const value = textOfWords(s, p);
  if (value === null) return null;
  return { kind: "proposed_use", value };
}

function textOfWords(s: string, p: number): string | null {
  const start2 = p;
  const start3 = p;
  absent4: {
    p = matchFine(s, p);
    if (p < 0) break absent4;
    return null;
  }
  p = start3;
  p = matchWord(s, p);
  if (p < 0) return null;
  for (;;) {
    const start5 = p;
    const start6 = p;
    absent7: {
      if (!(s.charCodeAt(p) === 32)) break absent7;
      p += 1;
      p = matchFine(s, p);
      if (p < 0) break absent7;
      {
        p = start5;
        break;
      }
    }
    p = start6;
    if (!(s.charCodeAt(p) === 32)) {
      p = start5;
      break;
    }
    p += 1;
    p = matchWord(s, p);
    if (p < 0) {
      p = start5;
      break;
    }
  }
  const text1 = s.slice(start2, p);
  if (p < s.length) return null;
  return text1;
}

function matchFine(s: string, p: number): number {
  if (
    !(
      inSet1(s.charCodeAt(p)) &&
      inSet2(s.charCodeAt(p + 1)) &&
      s.charCodeAt(p + 2) === 32 &&
      inSet3(s.charCodeAt(p + 3)) &&
      inSet1(s.charCodeAt(p + 4)) &&
      inSet4(s.charCodeAt(p + 5)) &&
      inSet5(s.charCodeAt(p + 6)) &&
      p + 7 >= s.length
    )
  )
    return -1;
  p += 7;
  return p;
}

function matchWord(s: string, p: number): number {
  const start8 = p;
  absent9: {
    p = matchJoining(s, p);
    if (p < 0) break absent9;
    if (p < s.length && !inSet6(s.charCodeAt(p))) break absent9;
    return -1;
  }
  p = start8;
  if (!(p < s.length && !inSet6(s.charCodeAt(p)))) return -1;
  p += 1;
  while (p < s.length && !inSet6(s.charCodeAt(p))) p += 1;
  return p;
}

function matchJoining(s: string, p: number): number {
  if (inSet7(s.charCodeAt(p)) && inSet4(s.charCodeAt(p + 1)) && inSet8(s.charCodeAt(p + 2))) {
    if (!(inSet7(s.charCodeAt(p)) && inSet4(s.charCodeAt(p + 1)) && inSet8(s.charCodeAt(p + 2)))) return -1;
    p += 3;
  } else {
    if (!(inSet9(s.charCodeAt(p)) && inSet10(s.charCodeAt(p + 1)))) return -1;
    p += 2;
  }
  return p;
}

function inSet1(c: number): boolean {
  return c === 73 || c === 105 || (c >= 304 && c <= 305);
}

function inSet2(c: number): boolean {
  return c === 83 || c === 115 || c === 383;
}

function inSet3(c: number): boolean {
  return c === 70 || c === 102;
}

function inSet4(c: number): boolean {
  return c === 78 || c === 110;
}

function inSet5(c: number): boolean {
  return c === 69 || c === 101;
}

function inSet6(c: number): boolean {
  return (
    (c >= 9 && c <= 13) ||
    (c >= 28 && c <= 32) ||
    c === 44 ||
    c === 133 ||
    c === 160 ||
    c === 5760 ||
    (c >= 8192 && c <= 8202) ||
    (c >= 8232 && c <= 8233) ||
    c === 8239 ||
    c === 8287 ||
    c === 12288 ||
    c === 65040 ||
    c === 65104 ||
    c === 65292
  );
}

function inSet7(c: number): boolean {
  return c === 65 || c === 97;
}

function inSet8(c: number): boolean {
  return c === 68 || c === 100;
}

function inSet9(c: number): boolean {
  return c === 79 || c === 111;
}

function inSet10(c: number): boolean {
  return c === 82 || c === 114;
}
