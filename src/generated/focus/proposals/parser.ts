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
  if (!s.startsWith("reset policies")) return null;
  let p = 14;
  if (p < s.length) return null;
  return { kind: "proposed_reset" };
}

function parseProposedClear(s: string): ProposedClear | null {
  if (!s.startsWith("clear state")) return null;
  let p = 11;
  if (p < s.length) return null;
  return { kind: "proposed_clear" };
}

function parseProposedProhibition(s: string): ProposedProhibition | null {
  if (!s.startsWith("don't use ")) return null;
  let p = 10;
  let item: string | null;
  item = textOfWords(s, p);
  if (item === null) return null;
  return { kind: "proposed_prohibition", item };
}

function parseProposedPermission(s: string): ProposedPermission | null {
  if (!s.startsWith("allow ")) return null;
  let p = 6;
  let item: string | null;
  item = textOfWords(s, p);
  if (item === null) return null;
  return { kind: "proposed_permission", item };
}

function parseProposedUse(s: string): ProposedUse | null {
  if (!s.startsWith("use ")) return null;
  let p = 4;
  let value: string | null;
  value = textOfWords(s, p);
  if (value === null) return null;
  return { kind: "proposed_use", value };
}

function textOfWords(s: string, p: number): string | null {
  let text: string;
  const start1 = p;
  const start3 = p;
  absent2: {
    p = matchFine(s, p);
    if (p < 0) break absent2;
    return null;
  }
  p = start3;
  p = matchWord(s, p);
  if (p < 0) return null;
  loop6: for (;;) {
    const start4 = p;
    last5: {
      const start8 = p;
      absent7: {
        if (!(s.charCodeAt(p) === 32)) break absent7;
        p += 1;
        p = matchFine(s, p);
        if (p < 0) break absent7;
        break last5;
      }
      p = start8;
      if (!(s.charCodeAt(p) === 32)) break last5;
      p += 1;
      p = matchWord(s, p);
      if (p < 0) break last5;
      continue loop6;
    }
    p = start4;
    break;
  }
  text = s.slice(start1, p);
  if (p < s.length) return null;
  return text;
}

function matchFine(s: string, p: number): number {
  if (!inSet1(s.charCodeAt(p))) return -1;
  p += 1;
  if (!inSet2(s.charCodeAt(p))) return -1;
  p += 1;
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  if (!inSet3(s.charCodeAt(p))) return -1;
  p += 1;
  if (!inSet1(s.charCodeAt(p))) return -1;
  p += 1;
  if (!inSet4(s.charCodeAt(p))) return -1;
  p += 1;
  if (!inSet5(s.charCodeAt(p))) return -1;
  p += 1;
  if (p < s.length) return -1;
  return p;
}

function matchWord(s: string, p: number): number {
  const start10 = p;
  absent9: {
    p = matchJoining(s, p);
    if (p < 0) break absent9;
    const start12 = p;
    absent11: {
      if (!(p < s.length && !inSet6(s.charCodeAt(p)))) break absent11;
      p += 1;
      break absent9;
    }
    p = start12;
    return -1;
  }
  p = start10;
  if (!(p < s.length && !inSet6(s.charCodeAt(p)))) return -1;
  p += 1;
  while (p < s.length && !inSet6(s.charCodeAt(p))) p += 1;
  return p;
}

function matchJoining(s: string, p: number): number {
  done13: {
    const start14 = p;
    next15: {
      if (!inSet7(s.charCodeAt(p))) break next15;
      p += 1;
      if (!inSet4(s.charCodeAt(p))) break next15;
      p += 1;
      if (!inSet8(s.charCodeAt(p))) break next15;
      p += 1;
      break done13;
    }
    p = start14;
    if (!inSet9(s.charCodeAt(p))) return -1;
    p += 1;
    if (!inSet10(s.charCodeAt(p))) return -1;
    p += 1;
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
