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
  let payload: string | null;
  while (isSpace(s.charCodeAt(p))) p += 1;
  p = marker(s, p);
  if (p < 0) return null;
  payload = anyWordsText(s, p);
  if (payload === null) return null;
  return { kind: "correction", payload };
}

function parseAllow(s: string): Allow | null {
  let p = 0;
  let payload: string | null;
  done1: {
    const start2 = p;
    next3: {
      while (isSpace(s.charCodeAt(p))) p += 1;
      p = allowHead(s, p);
      if (p < 0) break next3;
      if (!isSpace(s.charCodeAt(p))) break next3;
      p += 1;
      while (isSpace(s.charCodeAt(p))) p += 1;
      const start4 = p;
      if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break next3;
      p += 1;
      loop7: for (;;) {
        const start5 = p;
        last6: {
          while (isInlineSpace(s.charCodeAt(p))) p += 1;
          if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break last6;
          p += 1;
          continue loop7;
        }
        p = start5;
        break;
      }
      payload = s.slice(start4, p);
      while (isSpace(s.charCodeAt(p))) p += 1;
      if (p < s.length) break next3;
      break done1;
    }
    p = start2;
    next8: {
      while (isSpace(s.charCodeAt(p))) p += 1;
      p = allowHead(s, p);
      if (p < 0) break next8;
      if (!isSpace(s.charCodeAt(p))) break next8;
      p += 1;
      while (s.charCodeAt(p) === 10) p += 1;
      if (!isInlineSpace(s.charCodeAt(p))) break next8;
      p += 1;
      const start9 = p;
      while (isSpace(s.charCodeAt(p))) p += 1;
      payload = s.slice(start9, p);
      if (p < s.length) break next8;
      break done1;
    }
    p = start2;
    next10: {
      while (isSpace(s.charCodeAt(p))) p += 1;
      const start11 = p;
      if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break next10;
      p += 1;
      while (p < s.length && !isSpace(s.charCodeAt(p))) p += 1;
      const places1 = placesOfFineTail(s);
      loop14: for (;;) {
        const start12 = p;
        last13: {
          if (places1[p] === 1) break last13;
          if (!isInlineSpace(s.charCodeAt(p))) break last13;
          p += 1;
          while (isInlineSpace(s.charCodeAt(p))) p += 1;
          if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break last13;
          p += 1;
          while (p < s.length && !isSpace(s.charCodeAt(p))) p += 1;
          continue loop14;
        }
        p = start12;
        break;
      }
      payload = s.slice(start11, p);
      p = fineTail(s, p);
      if (p < 0) break next10;
      break done1;
    }
    p = start2;
    while (s.charCodeAt(p) === 10) p += 1;
    const start15 = p;
    if (!isInlineSpace(s.charCodeAt(p))) return null;
    p += 1;
    payload = s.slice(start15, p);
    p = fineTail(s, p);
    if (p < 0) return null;
  }
  if (p < s.length) return null;
  return { kind: "allow", payload };
}

function parseUse(s: string): Use | null {
  let p = 0;
  let payload: string | null;
  while (isSpace(s.charCodeAt(p))) p += 1;
  const start17 = p;
  found18: {
    absent16: {
      p = please(s, p);
      if (p < 0) break absent16;
      if (!isSpace(s.charCodeAt(p))) break absent16;
      p += 1;
      while (isSpace(s.charCodeAt(p))) p += 1;
      break found18;
    }
    p = start17;
  }
  p = useHead(s, p);
  if (p < 0) return null;
  if (!isSpace(s.charCodeAt(p))) return null;
  p += 1;
  while (isSpace(s.charCodeAt(p))) p += 1;
  payload = wordsText(s, p);
  if (payload === null) return null;
  return { kind: "use", payload };
}

function parseDoubtfulProhibit(s: string): DoubtfulProhibit | null {
  let p = 0;
  let payload: string | null;
  while (isSpace(s.charCodeAt(p))) p += 1;
  done19: {
    const start20 = p;
    next21: {
      if (!isSet8(s.charCodeAt(p))) break next21;
      p += 1;
      if (!isSet9(s.charCodeAt(p))) break next21;
      p += 1;
      if (!isSet4(s.charCodeAt(p))) break next21;
      p += 1;
      break done19;
    }
    p = start20;
    if (!isSet4(s.charCodeAt(p))) return null;
    p += 1;
    if (!isSet9(s.charCodeAt(p))) return null;
    p += 1;
  }
  if (!isSpace(s.charCodeAt(p))) return null;
  p += 1;
  while (isSpace(s.charCodeAt(p))) p += 1;
  p = use(s, p);
  if (p < 0) return null;
  if (!isSpace(s.charCodeAt(p))) return null;
  p += 1;
  while (isSpace(s.charCodeAt(p))) p += 1;
  payload = wordsText(s, p);
  if (payload === null) return null;
  return { kind: "doubtful_prohibit", payload };
}

function anyWordsText(s: string, p: number): string | null {
  let text: string;
  done22: {
    const start23 = p;
    next24: {
      while (isSpace(s.charCodeAt(p))) p += 1;
      const start25 = p;
      if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break next24;
      p += 1;
      loop28: for (;;) {
        const start26 = p;
        last27: {
          while (isInlineSpace(s.charCodeAt(p))) p += 1;
          if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break last27;
          p += 1;
          continue loop28;
        }
        p = start26;
        break;
      }
      text = s.slice(start25, p);
      while (isSpace(s.charCodeAt(p))) p += 1;
      if (p < s.length) break next24;
      break done22;
    }
    p = start23;
    while (isSpace(s.charCodeAt(p))) p += 1;
    const start29 = p;
    if (p < s.length) return null;
    text = s.slice(start29, p);
  }
  return text;
}

function wordsText(s: string, p: number): string | null {
  let text: string;
  const start30 = p;
  if (!(p < s.length && !isSpace(s.charCodeAt(p)))) return null;
  p += 1;
  loop33: for (;;) {
    const start31 = p;
    last32: {
      while (isInlineSpace(s.charCodeAt(p))) p += 1;
      if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break last32;
      p += 1;
      continue loop33;
    }
    p = start31;
    break;
  }
  text = s.slice(start30, p);
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (p < s.length) return null;
  return text;
}

function marker(s: string, p: number): number {
  done34: {
    const start35 = p;
    next36: {
      p = actually(s, p);
      if (p < 0) break next36;
      break done34;
    }
    p = start35;
    next37: {
      if (!isAnyI(s.charCodeAt(p))) break next37;
      p += 1;
      if (!(s.charCodeAt(p) === 32)) break next37;
      p += 1;
      if (!isSet10(s.charCodeAt(p))) break next37;
      p += 1;
      if (!isSet3(s.charCodeAt(p))) break next37;
      p += 1;
      if (!isSet11(s.charCodeAt(p))) break next37;
      p += 1;
      if (!isSet4(s.charCodeAt(p))) break next37;
      p += 1;
      if (!isSet12(s.charCodeAt(p))) break next37;
      p += 1;
      break done34;
    }
    p = start35;
    next38: {
      p = correction(s, p);
      if (p < 0) break next38;
      if (!(s.charCodeAt(p) === 58)) break next38;
      p += 1;
      break done34;
    }
    p = start35;
    if (!isSet4(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet9(s.charCodeAt(p))) return -1;
    p += 1;
    if (!(s.charCodeAt(p) === 44)) return -1;
    p += 1;
  }
  return p;
}

function allowHead(s: string, p: number): number {
  done39: {
    const start40 = p;
    next41: {
      if (!isSet11(s.charCodeAt(p))) break next41;
      p += 1;
      if (!isSet13(s.charCodeAt(p))) break next41;
      p += 1;
      if (!isSet13(s.charCodeAt(p))) break next41;
      p += 1;
      if (!isSet9(s.charCodeAt(p))) break next41;
      p += 1;
      if (!isSet14(s.charCodeAt(p))) break next41;
      p += 1;
      break done39;
    }
    p = start40;
    if (!isSet15(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet9(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet16(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSpace(s.charCodeAt(p))) return -1;
    p += 1;
    while (isSpace(s.charCodeAt(p))) p += 1;
    if (!isSet17(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet11(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet4(s.charCodeAt(p))) return -1;
    p += 1;
  }
  return p;
}

function fineTail(s: string, p: number): number {
  if (!isSpace(s.charCodeAt(p))) return -1;
  p += 1;
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (!isAnyI(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isAnyS(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSpace(s.charCodeAt(p))) return -1;
  p += 1;
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (!isSet6(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isAnyI(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet4(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet3(s.charCodeAt(p))) return -1;
  p += 1;
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (p < s.length) return -1;
  return p;
}

function please(s: string, p: number): number {
  if (!isSet18(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet13(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet3(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet11(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isAnyS(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet3(s.charCodeAt(p))) return -1;
  p += 1;
  return p;
}

function useHead(s: string, p: number): number {
  done42: {
    const start43 = p;
    next44: {
      p = use(s, p);
      if (p < 0) break next44;
      break done42;
    }
    p = start43;
    next45: {
      if (!isAnyS(s.charCodeAt(p))) break next45;
      p += 1;
      if (!isSet3(s.charCodeAt(p))) break next45;
      p += 1;
      if (!isSet12(s.charCodeAt(p))) break next45;
      p += 1;
      break done42;
    }
    p = start43;
    next46: {
      if (!isAnyI(s.charCodeAt(p))) break next46;
      p += 1;
      if (!isSpace(s.charCodeAt(p))) break next46;
      p += 1;
      while (isSpace(s.charCodeAt(p))) p += 1;
      if (!isSet11(s.charCodeAt(p))) break next46;
      p += 1;
      if (!isSet10(s.charCodeAt(p))) break next46;
      p += 1;
      if (!isSpace(s.charCodeAt(p))) break next46;
      p += 1;
      while (isSpace(s.charCodeAt(p))) p += 1;
      p = using(s, p);
      if (p < 0) break next46;
      break done42;
    }
    p = start43;
    if (!isAnyI(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet19(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet10(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSpace(s.charCodeAt(p))) return -1;
    p += 1;
    while (isSpace(s.charCodeAt(p))) p += 1;
    p = using(s, p);
    if (p < 0) return -1;
  }
  return p;
}

function use(s: string, p: number): number {
  if (!isSet16(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isAnyS(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet3(s.charCodeAt(p))) return -1;
  p += 1;
  return p;
}

function actually(s: string, p: number): number {
  if (!isSet11(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet17(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet12(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet16(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet11(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet13(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet13(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet15(s.charCodeAt(p))) return -1;
  p += 1;
  return p;
}

function correction(s: string, p: number): number {
  if (!isSet17(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet9(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet20(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet20(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet3(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet17(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet12(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isAnyI(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet9(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet4(s.charCodeAt(p))) return -1;
  p += 1;
  return p;
}

function using(s: string, p: number): number {
  if (!isSet16(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isAnyS(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isAnyI(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet4(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet21(s.charCodeAt(p))) return -1;
  p += 1;
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

function isSet3(c: number): boolean {
  return c === 69 || c === 101;
}

function isSet4(c: number): boolean {
  return c === 78 || c === 110;
}

function isAnyI(c: number): boolean {
  return c === 73 || c === 105 || (c >= 304 && c <= 305);
}

function isSet6(c: number): boolean {
  return c === 70 || c === 102;
}

function isAnyS(c: number): boolean {
  return c === 83 || c === 115 || c === 383;
}

function isSet8(c: number): boolean {
  return c === 68 || c === 100;
}

function isSet9(c: number): boolean {
  return c === 79 || c === 111;
}

function isSet10(c: number): boolean {
  return c === 77 || c === 109;
}

function isSet11(c: number): boolean {
  return c === 65 || c === 97;
}

function isSet12(c: number): boolean {
  return c === 84 || c === 116;
}

function isSet13(c: number): boolean {
  return c === 76 || c === 108;
}

function isSet14(c: number): boolean {
  return c === 87 || c === 119;
}

function isSet15(c: number): boolean {
  return c === 89 || c === 121;
}

function isSet16(c: number): boolean {
  return c === 85 || c === 117;
}

function isSet17(c: number): boolean {
  return c === 67 || c === 99;
}

function isSet18(c: number): boolean {
  return c === 80 || c === 112;
}

function isSet19(c: number): boolean {
  return c === 39 || c === 8217;
}

function isSet20(c: number): boolean {
  return c === 82 || c === 114;
}

function isSet21(c: number): boolean {
  return c === 71 || c === 103;
}

/** 1 for each place from which the rest of the text matches, found from the end. */
function placesOfFineTail(s: string): Uint8Array {
  const places = new Uint8Array(s.length + 1);
  let state = 0;
  for (let p = s.length; ; p -= 1) {
    if (state === 9) places[p] = 1;
    if (p === 0) return places;
    state = placesOfFineTailStep(state, s, p - 1);
  }
}

function placesOfFineTailStep(state: number, s: string, p: number): number {
  switch (state) {
    case 0:
      return isSet3(s.charCodeAt(p)) ? 2 : isSpace(s.charCodeAt(p)) ? 0 : 1;
    case 1:
      return 1;
    case 2:
      return isSet4(s.charCodeAt(p)) ? 3 : 1;
    case 3:
      return isAnyI(s.charCodeAt(p)) ? 4 : 1;
    case 4:
      return isSet6(s.charCodeAt(p)) ? 5 : 1;
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
  done47: {
    const start48 = p;
    next49: {
      if (!s.startsWith("use", p)) break next49;
      p += 3;
      const start50 = p;
      if (p < s.length) break next49;
      text = s.slice(start50, p);
      break done47;
    }
    p = start48;
    next51: {
      if (!s.startsWith("use ", p)) break next51;
      p += 4;
      const start52 = p;
      p = s.length;
      text = s.slice(start52, p);
      break done47;
    }
    p = start48;
    const start53 = p;
    if (p >= s.length) return null;
    p += 1;
    p = s.length;
    text = s.slice(start53, p);
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
  p = prohibitHead(s, p);
  if (p < 0) return null;
  loop56: for (;;) {
    const start54 = p;
    last55: {
      const start58 = p;
      absent57: {
        p = linking(s, p);
        if (p < 0) break absent57;
        break last55;
      }
      p = start58;
      if (p >= s.length) break last55;
      p += 1;
      continue loop56;
    }
    p = start54;
    break;
  }
  p = linking(s, p);
  if (p < 0) return null;
  p = s.length;
  return { kind: "quoted_prohibition" };
}

function linking(s: string, p: number): number {
  p = among(s, p, [" is ", " as "]);
  if (p < 0) return -1;
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
