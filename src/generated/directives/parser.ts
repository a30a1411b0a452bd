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
import { isSpace } from "../../base/white-space.js";

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
  return s === "clear premise" ? { kind: "clear_premise" } : null;
}

function parseResetPolicies(s: string): ResetPolicies | null {
  return s === "reset policies" ? { kind: "reset_policies" } : null;
}

function parseClearState(s: string): ClearState | null {
  return s === "clear state" ? { kind: "clear_state" } : null;
}

function parseRemovePolicy(s: string): RemovePolicy | null {
  if (!s.startsWith("remove policy")) return null;
  let p = 13;
  const item = textOfOperand(s, p);
  if (item === null) return null;
  return { kind: "remove_policy", item };
}

function parseSetPremiseNearMiss(s: string): SetPremiseNearMiss | null {
  if (!s.startsWith("set premise to ")) return null;
  let p = 15;
  const value = textOfTrimmed(s, p);
  if (value === null) return null;
  return { kind: "set_premise_near_miss", value };
}

function parseChangePremiseNearMiss(s: string): ChangePremiseNearMiss | null {
  if (!s.startsWith("change premise ")) return null;
  let p = 15;
  if (s.startsWith("to", p) && (s.charCodeAt(p + 2) === 32 || p + 2 >= s.length)) return null;
  const value = textOfTrimmed(s, p);
  if (value === null) return null;
  return { kind: "change_premise_near_miss", value };
}

function parseSetPremise(s: string): SetPremise | null {
  if (!s.startsWith("set premise")) return null;
  let p = 11;
  const value = textOfOperand(s, p);
  if (value === null) return null;
  return { kind: "set_premise", value };
}

function parseChangePremise(s: string): ChangePremise | null {
  if (!s.startsWith("change premise to")) return null;
  let p = 17;
  const value = textOfOperand(s, p);
  if (value === null) return null;
  return { kind: "change_premise", value };
}

function parseReplaceUse(s: string): ReplaceUse | null {
  if (!s.startsWith("use ")) return null;
  let p = 4;
  const start1 = p;
  while (!s.startsWith(" instead of ", p) && isSpace(s.charCodeAt(p))) p += 1;
  if (s.startsWith(" instead of ", p)) return null;
  p = start1;
  const start2 = p;
  p = s.indexOf(" instead of ", p);
  if (p < 0) p = s.length;
  const new_item = s.slice(start2, p);
  if (!s.startsWith(" instead of ", p)) return null;
  p += 12;
  const old_item = textOfOldItem(s, p);
  if (old_item === null) return null;
  return { kind: "replace_use", new_item, old_item };
}

function parseIncompleteReplacement(s: string): IncompleteReplacement | null {
  if (!s.startsWith("use ")) return null;
  let p = 4;
  const start3 = p;
  p = matchBlankSide(s, p);
  if (p < 0) {
    p = start3;
    p = matchOneSided(s, p);
    if (p < 0) return null;
  }
  if (p < s.length) return null;
  return { kind: "incomplete_replacement" };
}

function parseUseItem(s: string): UseItem | null {
  if (!s.startsWith("use")) return null;
  let p = 3;
  const item = textOfOperand(s, p);
  if (item === null) return null;
  return { kind: "use_item", item };
}

function parseProhibitItem(s: string): ProhibitItem | null {
  if (!s.startsWith("prohibit")) return null;
  let p = 8;
  const item = textOfOperand(s, p);
  if (item === null) return null;
  return { kind: "prohibit_item", item };
}

function textOfOperand(s: string, p: number): string | null {
  if (s.charCodeAt(p) === 32) {
    p += 1;
    return s.slice(p);
  }
  if (p < s.length) return null;
  return "";
}

function textOfTrimmed(s: string, p: number): string | null {
  while (isSpace(s.charCodeAt(p))) p += 1;
  const start8 = p;
  if (!(p < s.length && !isSpace(s.charCodeAt(p)))) return null;
  p += 1;
  for (;;) {
    const start9 = p;
    while (isSpace(s.charCodeAt(p))) p += 1;
    if (!(p < s.length && !isSpace(s.charCodeAt(p)))) {
      p = start9;
      break;
    }
    p += 1;
  }
  const text7 = s.slice(start8, p);
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (p < s.length) return null;
  return text7;
}

function textOfOldItem(s: string, p: number): string | null {
  const start10 = p;
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (p >= s.length) return null;
  p = start10;
  return s.slice(p);
}

function matchOneSided(s: string, p: number): number {
  if (s.startsWith("instead of ", p)) {
    p = s.length;
  } else {
    p = s.endsWith(" instead of") && s.length - 11 >= p ? s.length - 11 : -1;
    if (p < 0) return -1;
    p += 11;
  }
  return p;
}

function matchBlankSide(s: string, p: number): number {
  p = s.indexOf(" instead of ", p);
  if (p < 0) return -1;
  p = s.length;
  return p;
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
  return ["yes please", "yes", "yep", "yeah", "sure", "okay", "ok"].includes(s) ? { kind: "accept" } : null;
}

function parseDecline(s: string): Decline | null {
  return ["no thanks", "nope", "no"].includes(s) ? { kind: "decline" } : null;
}
