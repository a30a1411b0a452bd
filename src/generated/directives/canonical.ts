// Written by `npm run generate` from grammar/directives.peggy. Do not edit.

import { parseDirective } from "./parser.js";
import type { Directive } from "./syntax.js";

/** Whether a text is canonical: one that a tool may write on a user's behalf. */
export function isCanonical(text: string): boolean {
  const node = parseDirective(text);
  return node !== null && CANONICAL[node.kind](text);
}

/** The canonical text of a directive, or null where it has none. */
export function printDirective<K extends Directive["kind"]>(node: Extract<Directive, { kind: K }>): string | null {
  const print: (d: Extract<Directive, { kind: K }>) => string | null = PRINT[node.kind];
  const text = print(node);
  return text !== null && isSame(parseDirective(text), node) && CANONICAL[node.kind](text) ? text : null;
}

function isSame(parsed: Directive | null, node: Directive): boolean {
  return parsed !== null && Object.entries(node).every(([key, value]) => Reflect.get(parsed, key) === value);
}

const PRINT: { readonly [K in Directive["kind"]]: (d: Extract<Directive, { kind: K }>) => string | null } = {
  clear_premise: () => `clear premise`,
  reset_policies: () => `reset policies`,
  clear_state: () => `clear state`,
  remove_policy: (d) => `remove policy ${d.item}`,
  set_premise_near_miss: () => null,
  change_premise_near_miss: () => null,
  set_premise: (d) => `set premise ${d.value}`,
  change_premise: (d) => `change premise to ${d.value}`,
  replace_use: (d) => `use ${d.new_item} instead of ${d.old_item}`,
  incomplete_replacement: () => null,
  use_item: (d) => `use ${d.item}`,
  prohibit_item: (d) => `prohibit ${d.item}`,
};

const CANONICAL: { readonly [K in Directive["kind"]]: (s: string) => boolean } = {
  clear_premise: (s) => {
    let p = 0;
    if (!(s.startsWith("clear premise", p) && p + 13 >= s.length)) return false;
    p += 13;
    return p === s.length;
  },
  reset_policies: (s) => {
    let p = 0;
    if (!(s.startsWith("reset policies", p) && p + 14 >= s.length)) return false;
    p += 14;
    return p === s.length;
  },
  clear_state: (s) => {
    let p = 0;
    if (!(s.startsWith("clear state", p) && p + 11 >= s.length)) return false;
    p += 11;
    return p === s.length;
  },
  remove_policy: (s) => {
    let p = 0;
    if (!s.startsWith("remove policy", p)) return false;
    p += 13;
    p = matchOperand(s, p);
    if (p < 0) return false;
    return p === s.length;
  },
  set_premise_near_miss: () => false,
  change_premise_near_miss: () => false,
  set_premise: (s) => {
    let p = 0;
    if (!s.startsWith("set premise", p)) return false;
    p += 11;
    p = matchPremise(s, p);
    if (p < 0) return false;
    return p === s.length;
  },
  change_premise: (s) => {
    let p = 0;
    if (!s.startsWith("change premise to", p)) return false;
    p += 17;
    p = matchOperand(s, p);
    if (p < 0) return false;
    return p === s.length;
  },
  replace_use: (s) => {
    let p = 0;
    if (!s.startsWith("use ", p)) return false;
    p += 4;
    p = matchNewItem(s, p);
    if (p < 0) return false;
    if (!s.startsWith(" instead of ", p)) return false;
    p += 12;
    p = matchOldItem(s, p);
    if (p < 0) return false;
    return p === s.length;
  },
  incomplete_replacement: () => false,
  use_item: (s) => {
    let p = 0;
    if (!s.startsWith("use", p)) return false;
    p += 3;
    p = matchUsedItem(s, p);
    if (p < 0) return false;
    return p === s.length;
  },
  prohibit_item: (s) => {
    let p = 0;
    if (!s.startsWith("prohibit", p)) return false;
    p += 8;
    p = matchOperand(s, p);
    if (p < 0) return false;
    return p === s.length;
  },
};

function matchOperand(s: string, p: number): number {
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  p = matchClean(s, p);
  if (p < 0) return -1;
  return p;
}

function matchPremise(s: string, p: number): number {
  if (!(s.charCodeAt(p) === 32 && !(s.startsWith("to", p + 1) && !isAsciiWord(s.charCodeAt(p + 3))))) return -1;
  p += 1;
  p = matchClean(s, p);
  if (p < 0) return -1;
  return p;
}

function matchNewItem(s: string, p: number): number {
  if (!(p < s.length && !isSpace(s.charCodeAt(p)))) return -1;
  p += 1;
  for (;;) {
    const start1 = p;
    while (!s.startsWith(" instead of ", p) && isInlineSpace(s.charCodeAt(p))) p += 1;
    if (!(p < s.length && !isSpace(s.charCodeAt(p)))) {
      p = start1;
      break;
    }
    p += 1;
  }
  return p;
}

function matchOldItem(s: string, p: number): number {
  p = matchClean(s, p);
  if (p < 0) return -1;
  return p;
}

function matchUsedItem(s: string, p: number): number {
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  const start2 = p;
  absent3: {
    for (;;) {
      const start4 = p;
      const start5 = p;
      absent6: {
        p = matchLooseInsteadOf(s, p);
        if (p < 0) break absent6;
        {
          p = start4;
          break;
        }
      }
      p = start5;
      if (p >= s.length) {
        p = start4;
        break;
      }
      p += 1;
    }
    p = matchLooseInsteadOf(s, p);
    if (p < 0) break absent3;
    return -1;
  }
  p = start2;
  p = matchClean(s, p);
  if (p < 0) return -1;
  return p;
}

function matchClean(s: string, p: number): number {
  if (!(p < s.length && !isSpace(s.charCodeAt(p)))) return -1;
  p += 1;
  for (;;) {
    const start7 = p;
    while (isInlineSpace(s.charCodeAt(p))) p += 1;
    if (!(p < s.length && !isSpace(s.charCodeAt(p)))) {
      p = start7;
      break;
    }
    p += 1;
  }
  if (p < s.length) return -1;
  return p;
}

function matchLooseInsteadOf(s: string, p: number): number {
  if (!(isSpace(s.charCodeAt(p)) && s.startsWith("instead of", p + 1))) return -1;
  p += 11;
  if (isSpace(s.charCodeAt(p))) {
    p += 1;
  } else {
    if (p < s.length) return -1;
  }
  return p;
}

function isAsciiWord(c: number): boolean {
  return (c >= 48 && c <= 57) || (c >= 65 && c <= 90) || c === 95 || (c >= 97 && c <= 122);
}

function isSpace(c: number): boolean {
  return (
    (c >= 9 && c <= 13) ||
    (c >= 28 && c <= 32) ||
    c === 133 ||
    c === 160 ||
    c === 5760 ||
    (c >= 8192 && c <= 8202) ||
    (c >= 8232 && c <= 8233) ||
    c === 8239 ||
    c === 8287 ||
    c === 12288
  );
}

function isInlineSpace(c: number): boolean {
  return (
    c === 9 ||
    (c >= 11 && c <= 13) ||
    (c >= 28 && c <= 32) ||
    c === 133 ||
    c === 160 ||
    c === 5760 ||
    (c >= 8192 && c <= 8202) ||
    (c >= 8232 && c <= 8233) ||
    c === 8239 ||
    c === 8287 ||
    c === 12288
  );
}
