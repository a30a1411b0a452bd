// Written by `npm run generate` from grammar/directives.peggy. Do not edit.

import { parseDirective } from "./parser.js";
import type { Directive } from "./syntax.js";

/** Whether a text is canonical: one that a tool may write on a user's behalf. */
export function isCanonical(text: string): boolean {
  const directive = parseDirective(text);
  return directive !== null && CANONICAL[directive.kind](text);
}

/** The canonical text of a directive, or null where it has none. */
export function printDirective<K extends Directive["kind"]>(directive: Extract<Directive, { kind: K }>): string | null {
  const print: (d: Extract<Directive, { kind: K }>) => string | null = PRINT[directive.kind];
  const text = print(directive);
  return text !== null && isSame(parseDirective(text), directive) && CANONICAL[directive.kind](text) ? text : null;
}

function isSame(parsed: Directive | null, directive: Directive): boolean {
  return parsed !== null && Object.entries(directive).every(([key, value]) => Reflect.get(parsed, key) === value);
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
    match: {
      if (s.startsWith("clear premise", p)) p += 13;
      else break match;
      if (p < s.length) break match;
      return true;
    }
    return false;
  },
  reset_policies: (s) => {
    let p = 0;
    match: {
      if (s.startsWith("reset policies", p)) p += 14;
      else break match;
      if (p < s.length) break match;
      return true;
    }
    return false;
  },
  clear_state: (s) => {
    let p = 0;
    match: {
      if (s.startsWith("clear state", p)) p += 11;
      else break match;
      if (p < s.length) break match;
      return true;
    }
    return false;
  },
  remove_policy: (s) => {
    let p = 0;
    match: {
      if (s.startsWith("remove policy", p)) p += 13;
      else break match;
      p = operand(s, p);
      if (p < 0) break match;
      return true;
    }
    return false;
  },
  set_premise_near_miss: () => false,
  change_premise_near_miss: () => false,
  set_premise: (s) => {
    let p = 0;
    match: {
      if (s.startsWith("set premise", p)) p += 11;
      else break match;
      p = premise(s, p);
      if (p < 0) break match;
      return true;
    }
    return false;
  },
  change_premise: (s) => {
    let p = 0;
    match: {
      if (s.startsWith("change premise to", p)) p += 17;
      else break match;
      p = operand(s, p);
      if (p < 0) break match;
      return true;
    }
    return false;
  },
  replace_use: (s) => {
    let p = 0;
    match: {
      if (s.startsWith("use ", p)) p += 4;
      else break match;
      p = newItem(s, p);
      if (p < 0) break match;
      if (s.startsWith(" instead of ", p)) p += 12;
      else break match;
      p = oldItem(s, p);
      if (p < 0) break match;
      return true;
    }
    return false;
  },
  incomplete_replacement: () => false,
  use_item: (s) => {
    let p = 0;
    match: {
      if (s.startsWith("use", p)) p += 3;
      else break match;
      p = usedItem(s, p);
      if (p < 0) break match;
      return true;
    }
    return false;
  },
  prohibit_item: (s) => {
    let p = 0;
    match: {
      if (s.startsWith("prohibit", p)) p += 8;
      else break match;
      p = operand(s, p);
      if (p < 0) break match;
      return true;
    }
    return false;
  },
};

function operand(s: string, p: number): number {
  match: {
    if (!(s.charCodeAt(p) === 32)) break match;
    p += 1;
    p = clean(s, p);
    if (p < 0) break match;
    return p;
  }
  return -1;
}

function premise(s: string, p: number): number {
  match: {
    if (!(s.charCodeAt(p) === 32)) break match;
    p += 1;
    const start2 = p;
    absent1: {
      if (s.startsWith("to", p)) p += 2;
      else break absent1;
      const start4 = p;
      absent3: {
        if (!isAsciiWord(s.charCodeAt(p))) break absent3;
        p += 1;
        break absent1;
      }
      p = start4;
      break match;
    }
    p = start2;
    p = clean(s, p);
    if (p < 0) break match;
    return p;
  }
  return -1;
}

function newItem(s: string, p: number): number {
  match: {
    if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break match;
    p += 1;
    while (p < s.length && !isSpace(s.charCodeAt(p))) p += 1;
    loop7: for (;;) {
      const start5 = p;
      last6: {
        const start9 = p;
        absent8: {
          if (s.startsWith(" instead of ", p)) p += 12;
          else break absent8;
          break last6;
        }
        p = start9;
        if (!isInlineSpace(s.charCodeAt(p))) break last6;
        p += 1;
        loop12: for (;;) {
          const start10 = p;
          last11: {
            const start14 = p;
            absent13: {
              if (s.startsWith(" instead of ", p)) p += 12;
              else break absent13;
              break last11;
            }
            p = start14;
            if (!isInlineSpace(s.charCodeAt(p))) break last11;
            p += 1;
            continue loop12;
          }
          p = start10;
          break;
        }
        if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break last6;
        p += 1;
        while (p < s.length && !isSpace(s.charCodeAt(p))) p += 1;
        continue loop7;
      }
      p = start5;
      break;
    }
    return p;
  }
  return -1;
}

function oldItem(s: string, p: number): number {
  match: {
    p = clean(s, p);
    if (p < 0) break match;
    return p;
  }
  return -1;
}

function usedItem(s: string, p: number): number {
  match: {
    if (!(s.charCodeAt(p) === 32)) break match;
    p += 1;
    const start16 = p;
    absent15: {
      loop19: for (;;) {
        const start17 = p;
        last18: {
          const start21 = p;
          absent20: {
            p = looseInsteadOf(s, p);
            if (p < 0) break absent20;
            break last18;
          }
          p = start21;
          if (!(p < s.length)) break last18;
          p += 1;
          continue loop19;
        }
        p = start17;
        break;
      }
      p = looseInsteadOf(s, p);
      if (p < 0) break absent15;
      break match;
    }
    p = start16;
    p = clean(s, p);
    if (p < 0) break match;
    return p;
  }
  return -1;
}

function clean(s: string, p: number): number {
  match: {
    if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break match;
    p += 1;
    while (p < s.length && !isSpace(s.charCodeAt(p))) p += 1;
    loop24: for (;;) {
      const start22 = p;
      last23: {
        if (!isInlineSpace(s.charCodeAt(p))) break last23;
        p += 1;
        while (isInlineSpace(s.charCodeAt(p))) p += 1;
        if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break last23;
        p += 1;
        while (p < s.length && !isSpace(s.charCodeAt(p))) p += 1;
        continue loop24;
      }
      p = start22;
      break;
    }
    if (p < s.length) break match;
    return p;
  }
  return -1;
}

function looseInsteadOf(s: string, p: number): number {
  match: {
    if (!isSpace(s.charCodeAt(p))) break match;
    p += 1;
    if (s.startsWith("instead of", p)) p += 10;
    else break match;
    done25: {
      const start26 = p;
      next27: {
        if (!isSpace(s.charCodeAt(p))) break next27;
        p += 1;
        break done25;
      }
      p = start26;
      if (p < s.length) break match;
    }
    return p;
  }
  return -1;
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
