// Written by `npm run generate` from grammar/focus.peggy. Do not edit.

import type {
  Message,
  Normal,
  Quotation,
  Answer,
  Correction,
  Allow,
  Use,
  DoubtfulProhibit,
  ResetPolicies,
  ClearState,
  Prohibit,
  BareUse,
  UseGate,
  QuotedProhibition,
  Accept,
  Decline,
} from "./syntax.js";

/** Parses a whole text by the rule `message`: a node, or null where no production matches. It never throws. */
export function parseMessage(s: string): Message | null {
  switch (s.charCodeAt(0)) {
    case 9: // U+0009
    case 11: // U+000B
    case 12: // U+000C
    case 13: // U+000D
    case 28: // U+001C
    case 29: // U+001D
    case 30: // U+001E
    case 31: // U+001F
    case 133: // U+0085
    case 160: // U+00A0
    case 5760: // U+1680
    case 8192: // U+2000
    case 8193: // U+2001
    case 8194: // U+2002
    case 8195: // U+2003
    case 8196: // U+2004
    case 8197: // U+2005
    case 8198: // U+2006
    case 8199: // U+2007
    case 8200: // U+2008
    case 8201: // U+2009
    case 8202: // U+200A
    case 8232: // U+2028
    case 8233: // U+2029
    case 8239: // U+202F
    case 8287: // U+205F
    case 12288: // U+3000
    case 10: // U+000A
    case 32: // U+0020
      return parseCorrection(s) ?? parseAllow(s) ?? parseUse(s) ?? parseDoubtfulProhibit(s);
    case 65: // A
    case 67: // C
    case 97: // a
    case 99: // c
      return parseCorrection(s) ?? parseAllow(s);
    case 73: // I
    case 304: // U+0130
    case 305: // U+0131
    case 105: // i
      return parseCorrection(s) ?? parseAllow(s) ?? parseUse(s);
    case 78: // N
    case 110: // n
      return parseCorrection(s) ?? parseAllow(s) ?? parseDoubtfulProhibit(s);
    case 68: // D
    case 100: // d
      return parseAllow(s) ?? parseDoubtfulProhibit(s);
    case 80: // P
    case 83: // S
    case 383: // U+017F
    case 85: // U
    case 112: // p
    case 115: // s
    case 117: // u
      return parseAllow(s) ?? parseUse(s);
  }
  return parseAllow(s);
}

function parseCorrection(s: string): Correction | null {
  let p = 0;
  while (isSpace(s.charCodeAt(p))) p += 1;
  p = matchMarker(s, p);
  if (p < 0) return null;
  const payload = textOfAnyWords(s, p);
  if (payload === null) return null;
  return { kind: "correction", payload };
}

function parseAllow(s: string): Allow | null {
  let p = 0;
  let payload: string;
  done2: {
    const start1 = p;
    next9: {
      while (isSpace(s.charCodeAt(p))) p += 1;
      p = matchAllowHead(s, p);
      if (p < 0) break next9;
      if (!isSpace(s.charCodeAt(p))) break next9;
      p += 1;
      while (isSpace(s.charCodeAt(p))) p += 1;
      const start10 = p;
      if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break next9;
      p += 1;
      for (;;) {
        const start11 = p;
        while (isInlineSpace(s.charCodeAt(p))) p += 1;
        if (!(p < s.length && !isSpace(s.charCodeAt(p)))) {
          p = start11;
          break;
        }
        p += 1;
      }
      payload = s.slice(start10, p);
      while (isSpace(s.charCodeAt(p))) p += 1;
      if (p < s.length) break next9;
      break done2;
    }
    p = start1;
    next7: {
      while (isSpace(s.charCodeAt(p))) p += 1;
      p = matchAllowHead(s, p);
      if (p < 0) break next7;
      if (!isSpace(s.charCodeAt(p))) break next7;
      p += 1;
      while (s.charCodeAt(p) === 10) p += 1;
      if (!isInlineSpace(s.charCodeAt(p))) break next7;
      p += 1;
      const start8 = p;
      while (isSpace(s.charCodeAt(p))) p += 1;
      payload = s.slice(start8, p);
      if (p < s.length) break next7;
      break done2;
    }
    p = start1;
    next4: {
      while (isSpace(s.charCodeAt(p))) p += 1;
      const start5 = p;
      if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break next4;
      p += 1;
      while (p < s.length && !isSpace(s.charCodeAt(p))) p += 1;
      const places1 = placesOfFineTail(s);
      for (;;) {
        const start6 = p;
        if (places1[p] === 1) {
          p = start6;
          break;
        }
        if (!isInlineSpace(s.charCodeAt(p))) {
          p = start6;
          break;
        }
        p += 1;
        while (isInlineSpace(s.charCodeAt(p))) p += 1;
        if (!(p < s.length && !isSpace(s.charCodeAt(p)))) {
          p = start6;
          break;
        }
        p += 1;
        while (p < s.length && !isSpace(s.charCodeAt(p))) p += 1;
      }
      payload = s.slice(start5, p);
      p = matchFineTail(s, p);
      if (p < 0) break next4;
      break done2;
    }
    p = start1;
    while (s.charCodeAt(p) === 10) p += 1;
    const start3 = p;
    if (!isInlineSpace(s.charCodeAt(p))) return null;
    p += 1;
    payload = s.slice(start3, p);
    p = matchFineTail(s, p);
    if (p < 0) return null;
  }
  if (p < s.length) return null;
  return { kind: "allow", payload };
}

function parseUse(s: string): Use | null {
  let p = 0;
  while (isSpace(s.charCodeAt(p))) p += 1;
  done13: {
    const start12 = p;
    next14: {
      p = matchPlease(s, p);
      if (p < 0) break next14;
      if (!isSpace(s.charCodeAt(p))) break next14;
      p += 1;
      while (isSpace(s.charCodeAt(p))) p += 1;
      break done13;
    }
    p = start12;
    if (!true) return null;
  }
  p = matchUseHead(s, p);
  if (p < 0) return null;
  if (!isSpace(s.charCodeAt(p))) return null;
  p += 1;
  while (isSpace(s.charCodeAt(p))) p += 1;
  const payload = textOfWords(s, p);
  if (payload === null) return null;
  return { kind: "use", payload };
}

function parseDoubtfulProhibit(s: string): DoubtfulProhibit | null {
  let p = 0;
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (inSet8(s.charCodeAt(p)) && inSet9(s.charCodeAt(p + 1)) && inSet4(s.charCodeAt(p + 2))) {
    if (!(inSet8(s.charCodeAt(p)) && inSet9(s.charCodeAt(p + 1)) && inSet4(s.charCodeAt(p + 2)))) return null;
    p += 3;
  } else {
    if (!(inSet4(s.charCodeAt(p)) && inSet9(s.charCodeAt(p + 1)))) return null;
    p += 2;
  }
  if (!isSpace(s.charCodeAt(p))) return null;
  p += 1;
  while (isSpace(s.charCodeAt(p))) p += 1;
  p = matchUse(s, p);
  if (p < 0) return null;
  if (!isSpace(s.charCodeAt(p))) return null;
  p += 1;
  while (isSpace(s.charCodeAt(p))) p += 1;
  const payload = textOfWords(s, p);
  if (payload === null) return null;
  return { kind: "doubtful_prohibit", payload };
}

function textOfAnyWords(s: string, p: number): string | null {
  const start17 = p;
  next19: {
    while (isSpace(s.charCodeAt(p))) p += 1;
    const start21 = p;
    if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break next19;
    p += 1;
    for (;;) {
      const start22 = p;
      while (isInlineSpace(s.charCodeAt(p))) p += 1;
      if (!(p < s.length && !isSpace(s.charCodeAt(p)))) {
        p = start22;
        break;
      }
      p += 1;
    }
    const text20 = s.slice(start21, p);
    while (isSpace(s.charCodeAt(p))) p += 1;
    if (p < s.length) break next19;
    return text20;
  }
  p = start17;
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (p < s.length) return null;
  return "";
}

function textOfWords(s: string, p: number): string | null {
  const start24 = p;
  if (!(p < s.length && !isSpace(s.charCodeAt(p)))) return null;
  p += 1;
  for (;;) {
    const start25 = p;
    while (isInlineSpace(s.charCodeAt(p))) p += 1;
    if (!(p < s.length && !isSpace(s.charCodeAt(p)))) {
      p = start25;
      break;
    }
    p += 1;
  }
  const text23 = s.slice(start24, p);
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (p < s.length) return null;
  return text23;
}

function matchMarker(s: string, p: number): number {
  done27: {
    const start26 = p;
    p = matchActually(s, p);
    if (p < 0) {
      p = start26;
      if (
        isAnyI(s.charCodeAt(p)) &&
        s.charCodeAt(p + 1) === 32 &&
        inSet10(s.charCodeAt(p + 2)) &&
        inSet3(s.charCodeAt(p + 3)) &&
        inSet11(s.charCodeAt(p + 4)) &&
        inSet4(s.charCodeAt(p + 5)) &&
        inSet12(s.charCodeAt(p + 6))
      ) {
        if (
          !(
            isAnyI(s.charCodeAt(p)) &&
            s.charCodeAt(p + 1) === 32 &&
            inSet10(s.charCodeAt(p + 2)) &&
            inSet3(s.charCodeAt(p + 3)) &&
            inSet11(s.charCodeAt(p + 4)) &&
            inSet4(s.charCodeAt(p + 5)) &&
            inSet12(s.charCodeAt(p + 6))
          )
        )
          return -1;
        p += 7;
      } else {
        next28: {
          p = matchCorrection(s, p);
          if (p < 0) break next28;
          if (!(s.charCodeAt(p) === 58)) break next28;
          p += 1;
          break done27;
        }
        p = start26;
        if (!(inSet4(s.charCodeAt(p)) && inSet9(s.charCodeAt(p + 1)) && s.charCodeAt(p + 2) === 44)) return -1;
        p += 3;
      }
    }
  }
  return p;
}

function matchFineTail(s: string, p: number): number {
  if (!isSpace(s.charCodeAt(p))) return -1;
  p += 1;
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (!(isAnyI(s.charCodeAt(p)) && isAnyS(s.charCodeAt(p + 1)))) return -1;
  p += 2;
  if (!isSpace(s.charCodeAt(p))) return -1;
  p += 1;
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (
    !(
      inSet6(s.charCodeAt(p)) &&
      isAnyI(s.charCodeAt(p + 1)) &&
      inSet4(s.charCodeAt(p + 2)) &&
      inSet3(s.charCodeAt(p + 3))
    )
  )
    return -1;
  p += 4;
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (p < s.length) return -1;
  return p;
}

function matchAllowHead(s: string, p: number): number {
  if (
    inSet11(s.charCodeAt(p)) &&
    inSet13(s.charCodeAt(p + 1)) &&
    inSet13(s.charCodeAt(p + 2)) &&
    inSet9(s.charCodeAt(p + 3)) &&
    inSet14(s.charCodeAt(p + 4))
  ) {
    if (
      !(
        inSet11(s.charCodeAt(p)) &&
        inSet13(s.charCodeAt(p + 1)) &&
        inSet13(s.charCodeAt(p + 2)) &&
        inSet9(s.charCodeAt(p + 3)) &&
        inSet14(s.charCodeAt(p + 4))
      )
    )
      return -1;
    p += 5;
  } else {
    if (!(inSet15(s.charCodeAt(p)) && inSet9(s.charCodeAt(p + 1)) && inSet16(s.charCodeAt(p + 2)))) return -1;
    p += 3;
    if (!isSpace(s.charCodeAt(p))) return -1;
    p += 1;
    while (isSpace(s.charCodeAt(p))) p += 1;
    if (!(inSet17(s.charCodeAt(p)) && inSet11(s.charCodeAt(p + 1)) && inSet4(s.charCodeAt(p + 2)))) return -1;
    p += 3;
  }
  return p;
}

function matchPlease(s: string, p: number): number {
  if (
    !(
      inSet18(s.charCodeAt(p)) &&
      inSet13(s.charCodeAt(p + 1)) &&
      inSet3(s.charCodeAt(p + 2)) &&
      inSet11(s.charCodeAt(p + 3)) &&
      isAnyS(s.charCodeAt(p + 4)) &&
      inSet3(s.charCodeAt(p + 5))
    )
  )
    return -1;
  p += 6;
  return p;
}

function matchUseHead(s: string, p: number): number {
  done32: {
    const start31 = p;
    p = matchUse(s, p);
    if (p < 0) {
      p = start31;
      if (isAnyS(s.charCodeAt(p)) && inSet3(s.charCodeAt(p + 1)) && inSet12(s.charCodeAt(p + 2))) {
        if (!(isAnyS(s.charCodeAt(p)) && inSet3(s.charCodeAt(p + 1)) && inSet12(s.charCodeAt(p + 2)))) return -1;
        p += 3;
      } else {
        next33: {
          if (!isAnyI(s.charCodeAt(p))) break next33;
          p += 1;
          if (!isSpace(s.charCodeAt(p))) break next33;
          p += 1;
          while (isSpace(s.charCodeAt(p))) p += 1;
          if (!(inSet11(s.charCodeAt(p)) && inSet10(s.charCodeAt(p + 1)))) break next33;
          p += 2;
          if (!isSpace(s.charCodeAt(p))) break next33;
          p += 1;
          while (isSpace(s.charCodeAt(p))) p += 1;
          p = matchUsing(s, p);
          if (p < 0) break next33;
          break done32;
        }
        p = start31;
        if (!(isAnyI(s.charCodeAt(p)) && inSet19(s.charCodeAt(p + 1)) && inSet10(s.charCodeAt(p + 2)))) return -1;
        p += 3;
        if (!isSpace(s.charCodeAt(p))) return -1;
        p += 1;
        while (isSpace(s.charCodeAt(p))) p += 1;
        p = matchUsing(s, p);
        if (p < 0) return -1;
      }
    }
  }
  return p;
}

function matchUse(s: string, p: number): number {
  if (!(inSet16(s.charCodeAt(p)) && isAnyS(s.charCodeAt(p + 1)) && inSet3(s.charCodeAt(p + 2)))) return -1;
  p += 3;
  return p;
}

function matchCorrection(s: string, p: number): number {
  if (
    !(
      inSet17(s.charCodeAt(p)) &&
      inSet9(s.charCodeAt(p + 1)) &&
      inSet20(s.charCodeAt(p + 2)) &&
      inSet20(s.charCodeAt(p + 3)) &&
      inSet3(s.charCodeAt(p + 4)) &&
      inSet17(s.charCodeAt(p + 5)) &&
      inSet12(s.charCodeAt(p + 6)) &&
      isAnyI(s.charCodeAt(p + 7)) &&
      inSet9(s.charCodeAt(p + 8)) &&
      inSet4(s.charCodeAt(p + 9))
    )
  )
    return -1;
  p += 10;
  return p;
}

function matchActually(s: string, p: number): number {
  if (
    !(
      inSet11(s.charCodeAt(p)) &&
      inSet17(s.charCodeAt(p + 1)) &&
      inSet12(s.charCodeAt(p + 2)) &&
      inSet16(s.charCodeAt(p + 3)) &&
      inSet11(s.charCodeAt(p + 4)) &&
      inSet13(s.charCodeAt(p + 5)) &&
      inSet13(s.charCodeAt(p + 6)) &&
      inSet15(s.charCodeAt(p + 7))
    )
  )
    return -1;
  p += 8;
  return p;
}

function matchUsing(s: string, p: number): number {
  if (
    !(
      inSet16(s.charCodeAt(p)) &&
      isAnyS(s.charCodeAt(p + 1)) &&
      isAnyI(s.charCodeAt(p + 2)) &&
      inSet4(s.charCodeAt(p + 3)) &&
      inSet21(s.charCodeAt(p + 4))
    )
  )
    return -1;
  p += 5;
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

function inSet3(c: number): boolean {
  return c === 69 || c === 101;
}

function inSet4(c: number): boolean {
  return c === 78 || c === 110;
}

function isAnyI(c: number): boolean {
  return c === 73 || c === 105 || (c >= 304 && c <= 305);
}

function inSet6(c: number): boolean {
  return c === 70 || c === 102;
}

function isAnyS(c: number): boolean {
  return c === 83 || c === 115 || c === 383;
}

function inSet8(c: number): boolean {
  return c === 68 || c === 100;
}

function inSet9(c: number): boolean {
  return c === 79 || c === 111;
}

function inSet10(c: number): boolean {
  return c === 77 || c === 109;
}

function inSet11(c: number): boolean {
  return c === 65 || c === 97;
}

function inSet12(c: number): boolean {
  return c === 84 || c === 116;
}

function inSet13(c: number): boolean {
  return c === 76 || c === 108;
}

function inSet14(c: number): boolean {
  return c === 87 || c === 119;
}

function inSet15(c: number): boolean {
  return c === 89 || c === 121;
}

function inSet16(c: number): boolean {
  return c === 85 || c === 117;
}

function inSet17(c: number): boolean {
  return c === 67 || c === 99;
}

function inSet18(c: number): boolean {
  return c === 80 || c === 112;
}

function inSet19(c: number): boolean {
  return c === 39 || c === 8217;
}

function inSet20(c: number): boolean {
  return c === 82 || c === 114;
}

function inSet21(c: number): boolean {
  return c === 71 || c === 103;
}

/** 1 for each place from which the rest of the text matches, found from the end. */
function placesOfFineTail(s: string): Uint8Array {
  const places = new Uint8Array(s.length + 1);
  let state = 0;
  for (let p = s.length; ; p -= 1) {
    if (state === 9) places[p] = 1;
    if (p === 0) return places;
    state = stepPlacesOfFineTail(state, s, p - 1);
  }
}

function stepPlacesOfFineTail(state: number, s: string, p: number): number {
  switch (state) {
    case 0:
      return inSet3(s.charCodeAt(p)) ? 2 : isSpace(s.charCodeAt(p)) ? 0 : 1;
    case 1:
      return 1;
    case 2:
      return inSet4(s.charCodeAt(p)) ? 3 : 1;
    case 3:
      return isAnyI(s.charCodeAt(p)) ? 4 : 1;
    case 4:
      return inSet6(s.charCodeAt(p)) ? 5 : 1;
    case 5:
      return isSpace(s.charCodeAt(p)) ? 6 : 1;
    case 6:
      return isAnyS(s.charCodeAt(p)) ? 7 : isSpace(s.charCodeAt(p)) ? 6 : 1;
    case 7:
      return isAnyI(s.charCodeAt(p)) ? 8 : 1;
    case 8:
      return isSpace(s.charCodeAt(p)) ? 9 : 1;
    case 9:
      return isSpace(s.charCodeAt(p)) ? 9 : 1;
  }
  return state;
}

/** Parses a whole text by the rule `normal`: a node, or null where no production matches. It never throws. */
export function parseNormal(s: string): Normal | null {
  switch (s.charCodeAt(0)) {
    case 114: // r
      return parseResetPolicies(s);
    case 99: // c
      return parseClearState(s);
    case 100: // d
    case 110: // n
      return parseProhibit(s);
    case 112: // p
      return parseProhibit(s) ?? parseUseGate(s);
    case 117: // u
      return parseBareUse(s) ?? parseUseGate(s);
    case 105: // i
    case 115: // s
      return parseUseGate(s);
  }
  return null;
}

function parseResetPolicies(s: string): ResetPolicies | null {
  return s === "reset policies" ? { kind: "reset_policies" } : null;
}

function parseClearState(s: string): ClearState | null {
  return s === "clear state" ? { kind: "clear_state" } : null;
}

function parseProhibit(s: string): Prohibit | null {
  let p = 0;
  p = matchProhibitHead(s, p);
  if (p < 0) return null;
  const payload = textOfProhibited(s, p);
  if (payload === null) return null;
  return { kind: "prohibit", payload };
}

function parseBareUse(s: string): BareUse | null {
  return s === "use" ? { kind: "bare_use" } : null;
}

function parseUseGate(s: string): UseGate | null {
  let p = 0;
  p = matchUseGate(s, p);
  if (p < 0) return null;
  if (p >= s.length) return null;
  p = s.length;
  return { kind: "use_gate" };
}

function textOfProhibited(s: string, p: number): string | null {
  if (s.startsWith("use", p) && p + 3 >= s.length) {
    p += 3;
    if (p < s.length) return null;
    return "";
  }
  if (s.startsWith("use ", p)) {
    p += 4;
    return s.slice(p);
  }
  const start36 = p;
  if (p >= s.length) return null;
  p = s.length;
  return s.slice(start36, p);
}

function among(s: string, p: number, words: readonly string[]): number {
  for (const word of words) if (s.startsWith(word, p)) return p + word.length;
  return -1;
}

function matchProhibitHead(s: string, p: number): number {
  p = among(s, p, ["please don't ", "don't ", "do not ", "never "]);
  if (p < 0) return -1;
  return p;
}

function matchUseGate(s: string, p: number): number {
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

/** Parses a whole text by the rule `quotation`: a node, or null where no production matches. It never throws. */
export function parseQuotation(s: string): Quotation | null {
  switch (s.charCodeAt(0)) {
    case 100: // d
    case 110: // n
    case 112: // p
      return parseQuotedProhibition(s);
  }
  return null;
}

function parseQuotedProhibition(s: string): QuotedProhibition | null {
  let p = 0;
  p = matchProhibitHead(s, p);
  if (p < 0) return null;
  for (;;) {
    const start37 = p;
    const start38 = p;
    absent39: {
      p = matchLinking(s, p);
      if (p < 0) break absent39;
      {
        p = start37;
        break;
      }
    }
    p = start38;
    if (p >= s.length) {
      p = start37;
      break;
    }
    p += 1;
  }
  p = matchLinking(s, p);
  if (p < 0) return null;
  p = s.length;
  return { kind: "quoted_prohibition" };
}

function matchLinking(s: string, p: number): number {
  if (!(s.startsWith(" is ", p) || s.startsWith(" as ", p))) return -1;
  p += 4;
  return p;
}

/** Parses a whole text by the rule `answer`: a node, or null where no production matches. It never throws. */
export function parseAnswer(s: string): Answer | null {
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
