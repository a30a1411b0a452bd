// Written by `npm run generate` from grammar/directives.peggy. Do not edit.

import type {
  Directive,
  Confirmation,
  ClearPremise,
  ResetPolicies,
  ClearState,
  RemovePolicy,
  SetPremiseNearMiss,
  ChangePremiseNearMiss,
  SetPremise,
  ChangePremise,
  ReplaceUse,
  IncompleteReplacement,
  UseItem,
  ProhibitItem,
  Accept,
  Decline,
} from "./syntax.js";

/** Parses a whole text by the rule `directive`: a node, or null where no production matches. It never throws. */
export function parseDirective(s: string): Directive | null {
  switch (s.charCodeAt(0)) {
    case 99: // c
      return parseClearPremise(s) ?? parseClearState(s) ?? parseChangePremiseNearMiss(s) ?? parseChangePremise(s);
    case 114: // r
      return parseResetPolicies(s) ?? parseRemovePolicy(s);
    case 115: // s
      return parseSetPremiseNearMiss(s) ?? parseSetPremise(s);
    case 117: // u
      return parseReplaceUse(s) ?? parseIncompleteReplacement(s) ?? parseUseItem(s);
    case 112: // p
      return parseProhibitItem(s);
  }
  return null;
}

function parseClearPremise(s: string): ClearPremise | null {
  if (!s.startsWith("clear premise")) return null;
  let p = 13;
  if (p < s.length) return null;
  return { kind: "clear_premise" };
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

function parseRemovePolicy(s: string): RemovePolicy | null {
  if (!s.startsWith("remove policy")) return null;
  let p = 13;
  let item: string | null;
  item = operandText(s, p);
  if (item === null) return null;
  return { kind: "remove_policy", item };
}

function parseSetPremiseNearMiss(s: string): SetPremiseNearMiss | null {
  if (!s.startsWith("set premise to ")) return null;
  let p = 15;
  let value: string | null;
  value = trimmedText(s, p);
  if (value === null) return null;
  return { kind: "set_premise_near_miss", value };
}

function parseChangePremiseNearMiss(s: string): ChangePremiseNearMiss | null {
  if (!s.startsWith("change premise ")) return null;
  let p = 15;
  let value: string | null;
  const start2 = p;
  absent1: {
    if (!s.startsWith("to", p)) break absent1;
    p += 2;
    done3: {
      const start4 = p;
      next5: {
        if (!(s.charCodeAt(p) === 32)) break next5;
        p += 1;
        break done3;
      }
      p = start4;
      if (p < s.length) break absent1;
    }
    return null;
  }
  p = start2;
  value = trimmedText(s, p);
  if (value === null) return null;
  return { kind: "change_premise_near_miss", value };
}

function parseSetPremise(s: string): SetPremise | null {
  if (!s.startsWith("set premise")) return null;
  let p = 11;
  let value: string | null;
  value = operandText(s, p);
  if (value === null) return null;
  return { kind: "set_premise", value };
}

function parseChangePremise(s: string): ChangePremise | null {
  if (!s.startsWith("change premise to")) return null;
  let p = 17;
  let value: string | null;
  value = operandText(s, p);
  if (value === null) return null;
  return { kind: "change_premise", value };
}

function parseReplaceUse(s: string): ReplaceUse | null {
  if (!s.startsWith("use ")) return null;
  let p = 4;
  let new_item: string | null;
  let old_item: string | null;
  const start7 = p;
  absent6: {
    loop10: for (;;) {
      const start8 = p;
      last9: {
        const start12 = p;
        absent11: {
          if (!s.startsWith(" instead of ", p)) break absent11;
          p += 12;
          break last9;
        }
        p = start12;
        if (!isSpace(s.charCodeAt(p))) break last9;
        p += 1;
        continue loop10;
      }
      p = start8;
      break;
    }
    if (!s.startsWith(" instead of ", p)) break absent6;
    p += 12;
    return null;
  }
  p = start7;
  const start13 = p;
  p = s.indexOf(" instead of ", p);
  if (p < 0) p = s.length;
  new_item = s.slice(start13, p);
  if (!s.startsWith(" instead of ", p)) return null;
  p += 12;
  old_item = oldItemText(s, p);
  if (old_item === null) return null;
  return { kind: "replace_use", new_item, old_item };
}

function parseIncompleteReplacement(s: string): IncompleteReplacement | null {
  if (!s.startsWith("use ")) return null;
  let p = 4;
  done14: {
    const start15 = p;
    next16: {
      p = blankSide(s, p);
      if (p < 0) break next16;
      break done14;
    }
    p = start15;
    p = oneSided(s, p);
    if (p < 0) return null;
  }
  if (p < s.length) return null;
  return { kind: "incomplete_replacement" };
}

function parseUseItem(s: string): UseItem | null {
  if (!s.startsWith("use")) return null;
  let p = 3;
  let item: string | null;
  item = operandText(s, p);
  if (item === null) return null;
  return { kind: "use_item", item };
}

function parseProhibitItem(s: string): ProhibitItem | null {
  if (!s.startsWith("prohibit")) return null;
  let p = 8;
  let item: string | null;
  item = operandText(s, p);
  if (item === null) return null;
  return { kind: "prohibit_item", item };
}

function operandText(s: string, p: number): string | null {
  let text: string;
  done17: {
    const start18 = p;
    next19: {
      if (!(s.charCodeAt(p) === 32)) break next19;
      p += 1;
      const start20 = p;
      p = s.length;
      text = s.slice(start20, p);
      break done17;
    }
    p = start18;
    const start21 = p;
    if (p < s.length) return null;
    text = s.slice(start21, p);
  }
  return text;
}

function trimmedText(s: string, p: number): string | null {
  let text: string;
  while (isSpace(s.charCodeAt(p))) p += 1;
  const start22 = p;
  if (!(p < s.length && !isSpace(s.charCodeAt(p)))) return null;
  p += 1;
  loop25: for (;;) {
    const start23 = p;
    last24: {
      while (isSpace(s.charCodeAt(p))) p += 1;
      if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break last24;
      p += 1;
      continue loop25;
    }
    p = start23;
    break;
  }
  text = s.slice(start22, p);
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (p < s.length) return null;
  return text;
}

function oldItemText(s: string, p: number): string | null {
  let text: string;
  const start27 = p;
  absent26: {
    while (isSpace(s.charCodeAt(p))) p += 1;
    if (p < s.length) break absent26;
    return null;
  }
  p = start27;
  const start28 = p;
  p = s.length;
  text = s.slice(start28, p);
  return text;
}

function blankSide(s: string, p: number): number {
  p = s.indexOf(" instead of ", p);
  if (p < 0) p = s.length;
  if (!s.startsWith(" instead of ", p)) return -1;
  p += 12;
  p = s.length;
  return p;
}

function oneSided(s: string, p: number): number {
  done29: {
    const start30 = p;
    next31: {
      if (!s.startsWith("instead of ", p)) break next31;
      p += 11;
      p = s.length;
      break done29;
    }
    p = start30;
    p = s.endsWith(" instead of") && s.length - 11 >= p ? s.length - 11 : s.length;
    if (!s.startsWith(" instead of", p)) return -1;
    p += 11;
  }
  return p;
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

/** Parses a whole text by the rule `confirmation`: a node, or null where no production matches. It never throws. */
export function parseConfirmation(s: string): Confirmation | null {
  switch (s.charCodeAt(0)) {
    case 111: // o
    case 115: // s
    case 121: // y
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
