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
  let p = 0;
  match: {
    if (s.startsWith("clear premise", p)) p += 13;
    else break match;
    if (p < s.length) break match;
    return { kind: "clear_premise" };
  }
  return null;
}

function parseResetPolicies(s: string): ResetPolicies | null {
  let p = 0;
  match: {
    if (s.startsWith("reset policies", p)) p += 14;
    else break match;
    if (p < s.length) break match;
    return { kind: "reset_policies" };
  }
  return null;
}

function parseClearState(s: string): ClearState | null {
  let p = 0;
  match: {
    if (s.startsWith("clear state", p)) p += 11;
    else break match;
    if (p < s.length) break match;
    return { kind: "clear_state" };
  }
  return null;
}

function parseRemovePolicy(s: string): RemovePolicy | null {
  let p = 0;
  let item: string;
  match: {
    if (s.startsWith("remove policy", p)) p += 13;
    else break match;
    done1: {
      const start2 = p;
      next3: {
        if (!(s.charCodeAt(p) === 32)) break next3;
        p += 1;
        const start4 = p;
        p = s.length;
        item = s.slice(start4, p);
        if (p < s.length) break next3;
        break done1;
      }
      p = start2;
      const start5 = p;
      if (p < s.length) break match;
      item = s.slice(start5, p);
    }
    return { kind: "remove_policy", item };
  }
  return null;
}

function parseSetPremiseNearMiss(s: string): SetPremiseNearMiss | null {
  let p = 0;
  let value: string;
  match: {
    if (s.startsWith("set premise to ", p)) p += 15;
    else break match;
    while (isSpace(s.charCodeAt(p))) p += 1;
    const start6 = p;
    if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break match;
    p += 1;
    while (p < s.length && !isSpace(s.charCodeAt(p))) p += 1;
    loop9: for (;;) {
      const start7 = p;
      last8: {
        if (!isSpace(s.charCodeAt(p))) break last8;
        p += 1;
        while (isSpace(s.charCodeAt(p))) p += 1;
        if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break last8;
        p += 1;
        while (p < s.length && !isSpace(s.charCodeAt(p))) p += 1;
        continue loop9;
      }
      p = start7;
      break;
    }
    value = s.slice(start6, p);
    while (isSpace(s.charCodeAt(p))) p += 1;
    if (p < s.length) break match;
    return { kind: "set_premise_near_miss", value };
  }
  return null;
}

function parseChangePremiseNearMiss(s: string): ChangePremiseNearMiss | null {
  let p = 0;
  let value: string;
  match: {
    if (s.startsWith("change premise ", p)) p += 15;
    else break match;
    const start11 = p;
    absent10: {
      if (s.startsWith("to", p)) p += 2;
      else break absent10;
      done12: {
        const start13 = p;
        next14: {
          if (!(s.charCodeAt(p) === 32)) break next14;
          p += 1;
          break done12;
        }
        p = start13;
        if (p < s.length) break absent10;
      }
      break match;
    }
    p = start11;
    while (isSpace(s.charCodeAt(p))) p += 1;
    const start15 = p;
    if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break match;
    p += 1;
    while (p < s.length && !isSpace(s.charCodeAt(p))) p += 1;
    loop18: for (;;) {
      const start16 = p;
      last17: {
        if (!isSpace(s.charCodeAt(p))) break last17;
        p += 1;
        while (isSpace(s.charCodeAt(p))) p += 1;
        if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break last17;
        p += 1;
        while (p < s.length && !isSpace(s.charCodeAt(p))) p += 1;
        continue loop18;
      }
      p = start16;
      break;
    }
    value = s.slice(start15, p);
    while (isSpace(s.charCodeAt(p))) p += 1;
    if (p < s.length) break match;
    return { kind: "change_premise_near_miss", value };
  }
  return null;
}

function parseSetPremise(s: string): SetPremise | null {
  let p = 0;
  let value: string;
  match: {
    if (s.startsWith("set premise", p)) p += 11;
    else break match;
    done19: {
      const start20 = p;
      next21: {
        if (!(s.charCodeAt(p) === 32)) break next21;
        p += 1;
        const start22 = p;
        p = s.length;
        value = s.slice(start22, p);
        if (p < s.length) break next21;
        break done19;
      }
      p = start20;
      const start23 = p;
      if (p < s.length) break match;
      value = s.slice(start23, p);
    }
    return { kind: "set_premise", value };
  }
  return null;
}

function parseChangePremise(s: string): ChangePremise | null {
  let p = 0;
  let value: string;
  match: {
    if (s.startsWith("change premise to", p)) p += 17;
    else break match;
    done24: {
      const start25 = p;
      next26: {
        if (!(s.charCodeAt(p) === 32)) break next26;
        p += 1;
        const start27 = p;
        p = s.length;
        value = s.slice(start27, p);
        if (p < s.length) break next26;
        break done24;
      }
      p = start25;
      const start28 = p;
      if (p < s.length) break match;
      value = s.slice(start28, p);
    }
    return { kind: "change_premise", value };
  }
  return null;
}

function parseReplaceUse(s: string): ReplaceUse | null {
  let p = 0;
  let new_item: string;
  let old_item: string;
  match: {
    if (s.startsWith("use ", p)) p += 4;
    else break match;
    const start30 = p;
    absent29: {
      loop33: for (;;) {
        const start31 = p;
        last32: {
          const start35 = p;
          absent34: {
            if (s.startsWith(" instead of ", p)) p += 12;
            else break absent34;
            break last32;
          }
          p = start35;
          if (!isSpace(s.charCodeAt(p))) break last32;
          p += 1;
          continue loop33;
        }
        p = start31;
        break;
      }
      if (s.startsWith(" instead of ", p)) p += 12;
      else break absent29;
      break match;
    }
    p = start30;
    const start36 = p;
    p = s.indexOf(" instead of ", p);
    if (p < 0) p = s.length;
    new_item = s.slice(start36, p);
    if (s.startsWith(" instead of ", p)) p += 12;
    else break match;
    const start38 = p;
    absent37: {
      while (isSpace(s.charCodeAt(p))) p += 1;
      if (p < s.length) break absent37;
      break match;
    }
    p = start38;
    const start39 = p;
    p = s.length;
    old_item = s.slice(start39, p);
    if (p < s.length) break match;
    return { kind: "replace_use", new_item, old_item };
  }
  return null;
}

function parseIncompleteReplacement(s: string): IncompleteReplacement | null {
  let p = 0;
  match: {
    if (s.startsWith("use ", p)) p += 4;
    else break match;
    done40: {
      const start41 = p;
      next42: {
        p = blankSide(s, p);
        if (p < 0) break next42;
        break done40;
      }
      p = start41;
      p = oneSided(s, p);
      if (p < 0) break match;
    }
    if (p < s.length) break match;
    return { kind: "incomplete_replacement" };
  }
  return null;
}

function parseUseItem(s: string): UseItem | null {
  let p = 0;
  let item: string;
  match: {
    if (s.startsWith("use", p)) p += 3;
    else break match;
    done43: {
      const start44 = p;
      next45: {
        if (!(s.charCodeAt(p) === 32)) break next45;
        p += 1;
        const start46 = p;
        p = s.length;
        item = s.slice(start46, p);
        if (p < s.length) break next45;
        break done43;
      }
      p = start44;
      const start47 = p;
      if (p < s.length) break match;
      item = s.slice(start47, p);
    }
    return { kind: "use_item", item };
  }
  return null;
}

function parseProhibitItem(s: string): ProhibitItem | null {
  let p = 0;
  let item: string;
  match: {
    if (s.startsWith("prohibit", p)) p += 8;
    else break match;
    done48: {
      const start49 = p;
      next50: {
        if (!(s.charCodeAt(p) === 32)) break next50;
        p += 1;
        const start51 = p;
        p = s.length;
        item = s.slice(start51, p);
        if (p < s.length) break next50;
        break done48;
      }
      p = start49;
      const start52 = p;
      if (p < s.length) break match;
      item = s.slice(start52, p);
    }
    return { kind: "prohibit_item", item };
  }
  return null;
}

function blankSide(s: string, p: number): number {
  match: {
    p = s.indexOf(" instead of ", p);
    if (p < 0) p = s.length;
    if (s.startsWith(" instead of ", p)) p += 12;
    else break match;
    p = s.length;
    return p;
  }
  return -1;
}

function oneSided(s: string, p: number): number {
  match: {
    done53: {
      const start54 = p;
      next55: {
        if (s.startsWith("instead of ", p)) p += 11;
        else break next55;
        p = s.length;
        break done53;
      }
      p = start54;
      p = s.endsWith(" instead of") && s.length - 11 >= p ? s.length - 11 : s.length;
      if (s.startsWith(" instead of", p)) p += 11;
      else break match;
    }
    return p;
  }
  return -1;
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
  match: {
    done1: {
      const start2 = p;
      next3: {
        if (s.startsWith("yes please", p)) p += 10;
        else break next3;
        break done1;
      }
      p = start2;
      next4: {
        if (s.startsWith("yes", p)) p += 3;
        else break next4;
        break done1;
      }
      p = start2;
      next5: {
        if (s.startsWith("yep", p)) p += 3;
        else break next5;
        break done1;
      }
      p = start2;
      next6: {
        if (s.startsWith("yeah", p)) p += 4;
        else break next6;
        break done1;
      }
      p = start2;
      next7: {
        if (s.startsWith("sure", p)) p += 4;
        else break next7;
        break done1;
      }
      p = start2;
      next8: {
        if (s.startsWith("okay", p)) p += 4;
        else break next8;
        break done1;
      }
      p = start2;
      if (s.startsWith("ok", p)) p += 2;
      else break match;
    }
    if (p < s.length) break match;
    return { kind: "accept" };
  }
  return null;
}

function parseDecline(s: string): Decline | null {
  let p = 0;
  match: {
    done9: {
      const start10 = p;
      next11: {
        if (s.startsWith("no thanks", p)) p += 9;
        else break next11;
        break done9;
      }
      p = start10;
      next12: {
        if (s.startsWith("nope", p)) p += 4;
        else break next12;
        break done9;
      }
      p = start10;
      if (s.startsWith("no", p)) p += 2;
      else break match;
    }
    if (p < s.length) break match;
    return { kind: "decline" };
  }
  return null;
}
