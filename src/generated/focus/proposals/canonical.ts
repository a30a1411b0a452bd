// Written by `npm run generate` from grammar/focus-proposals.peggy. Do not edit.

import { parseProposal } from "./parser.js";
import type { Proposal } from "./syntax.js";

/** Whether a text is canonical: one that a tool may write on a user's behalf. */
export function isCanonical(text: string): boolean {
  const node = parseProposal(text);
  return node !== null && CANONICAL[node.kind](text);
}

/** The canonical text of a proposal, or null where it has none. */
export function printProposal<K extends Proposal["kind"]>(node: Extract<Proposal, { kind: K }>): string | null {
  const print: (d: Extract<Proposal, { kind: K }>) => string | null = PRINT[node.kind];
  const text = print(node);
  return text !== null && isSame(parseProposal(text), node) && CANONICAL[node.kind](text) ? text : null;
}

function isSame(parsed: Proposal | null, node: Proposal): boolean {
  return parsed !== null && Object.entries(node).every(([key, value]) => Reflect.get(parsed, key) === value);
}

const PRINT: { readonly [K in Proposal["kind"]]: (d: Extract<Proposal, { kind: K }>) => string | null } = {
  proposed_reset: () => `reset policies`,
  proposed_clear: () => `clear state`,
  proposed_prohibition: (d) => `don't use ${d.item}`,
  proposed_permission: (d) => `allow ${d.item}`,
  proposed_use: (d) => `use ${d.value}`,
};

const CANONICAL: { readonly [K in Proposal["kind"]]: (s: string) => boolean } = {
  proposed_reset: (s) => {
    let p = 0;
    if (!(s.startsWith("reset policies", p) && p + 14 >= s.length)) return false;
    p += 14;
    return p === s.length;
  },
  proposed_clear: (s) => {
    let p = 0;
    if (!(s.startsWith("clear state", p) && p + 11 >= s.length)) return false;
    p += 11;
    return p === s.length;
  },
  proposed_prohibition: (s) => {
    let p = 0;
    if (!s.startsWith("don't use ", p)) return false;
    p += 10;
    p = matchWords(s, p);
    if (p < 0) return false;
    return p === s.length;
  },
  proposed_permission: (s) => {
    let p = 0;
    if (!s.startsWith("allow ", p)) return false;
    p += 6;
    p = matchWords(s, p);
    if (p < 0) return false;
    return p === s.length;
  },
  proposed_use: (s) => {
    let p = 0;
    if (!s.startsWith("use ", p)) return false;
    p += 4;
    p = matchWords(s, p);
    if (p < 0) return false;
    return p === s.length;
  },
};

function matchWords(s: string, p: number): number {
  const start1 = p;
  absent2: {
    p = matchFine(s, p);
    if (p < 0) break absent2;
    return -1;
  }
  p = start1;
  p = matchWord(s, p);
  if (p < 0) return -1;
  for (;;) {
    const start3 = p;
    const start4 = p;
    absent5: {
      if (!(s.charCodeAt(p) === 32)) break absent5;
      p += 1;
      p = matchFine(s, p);
      if (p < 0) break absent5;
      {
        p = start3;
        break;
      }
    }
    p = start4;
    if (!(s.charCodeAt(p) === 32)) {
      p = start3;
      break;
    }
    p += 1;
    p = matchWord(s, p);
    if (p < 0) {
      p = start3;
      break;
    }
  }
  if (p < s.length) return -1;
  return p;
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
  const start6 = p;
  absent7: {
    p = matchJoining(s, p);
    if (p < 0) break absent7;
    if (p < s.length && !inSet6(s.charCodeAt(p))) break absent7;
    return -1;
  }
  p = start6;
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
