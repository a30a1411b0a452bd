// Written by `npm run generate` from grammar/focus.peggy. Do not edit.

import type { Message, Correction, Allow, Use, DoubtfulProhibit } from "./syntax.js";

/** Parses a whole text by the rule `message`: a node, or null where no production matches. It never throws. */
export function parseMessage(s: string): Message | null {
  return parseCorrection(s) ?? parseAllow(s) ?? parseUse(s) ?? parseDoubtfulProhibit(s);
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
      loop14: for (;;) {
        const start12 = p;
        last13: {
          const start16 = p;
          absent15: {
            p = fineTail(s, p);
            if (p < 0) break absent15;
            break last13;
          }
          p = start16;
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
    const start17 = p;
    if (!isInlineSpace(s.charCodeAt(p))) return null;
    p += 1;
    payload = s.slice(start17, p);
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
  const start19 = p;
  found20: {
    absent18: {
      p = please(s, p);
      if (p < 0) break absent18;
      if (!isSpace(s.charCodeAt(p))) break absent18;
      p += 1;
      while (isSpace(s.charCodeAt(p))) p += 1;
      break found20;
    }
    p = start19;
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
  done21: {
    const start22 = p;
    next23: {
      if (!isSet3(s.charCodeAt(p))) break next23;
      p += 1;
      if (!isSet4(s.charCodeAt(p))) break next23;
      p += 1;
      if (!isSet5(s.charCodeAt(p))) break next23;
      p += 1;
      break done21;
    }
    p = start22;
    if (!isSet5(s.charCodeAt(p))) return null;
    p += 1;
    if (!isSet4(s.charCodeAt(p))) return null;
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
  done24: {
    const start25 = p;
    next26: {
      while (isSpace(s.charCodeAt(p))) p += 1;
      const start27 = p;
      if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break next26;
      p += 1;
      loop30: for (;;) {
        const start28 = p;
        last29: {
          while (isInlineSpace(s.charCodeAt(p))) p += 1;
          if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break last29;
          p += 1;
          continue loop30;
        }
        p = start28;
        break;
      }
      text = s.slice(start27, p);
      while (isSpace(s.charCodeAt(p))) p += 1;
      if (p < s.length) break next26;
      break done24;
    }
    p = start25;
    while (isSpace(s.charCodeAt(p))) p += 1;
    const start31 = p;
    if (p < s.length) return null;
    text = s.slice(start31, p);
  }
  return text;
}

function wordsText(s: string, p: number): string | null {
  let text: string;
  const start32 = p;
  if (!(p < s.length && !isSpace(s.charCodeAt(p)))) return null;
  p += 1;
  loop35: for (;;) {
    const start33 = p;
    last34: {
      while (isInlineSpace(s.charCodeAt(p))) p += 1;
      if (!(p < s.length && !isSpace(s.charCodeAt(p)))) break last34;
      p += 1;
      continue loop35;
    }
    p = start33;
    break;
  }
  text = s.slice(start32, p);
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (p < s.length) return null;
  return text;
}

function marker(s: string, p: number): number {
  done36: {
    const start37 = p;
    next38: {
      p = actually(s, p);
      if (p < 0) break next38;
      break done36;
    }
    p = start37;
    next39: {
      if (!isAnyI(s.charCodeAt(p))) break next39;
      p += 1;
      if (!(s.charCodeAt(p) === 32)) break next39;
      p += 1;
      if (!isSet7(s.charCodeAt(p))) break next39;
      p += 1;
      if (!isSet8(s.charCodeAt(p))) break next39;
      p += 1;
      if (!isSet9(s.charCodeAt(p))) break next39;
      p += 1;
      if (!isSet5(s.charCodeAt(p))) break next39;
      p += 1;
      if (!isSet10(s.charCodeAt(p))) break next39;
      p += 1;
      break done36;
    }
    p = start37;
    next40: {
      p = correction(s, p);
      if (p < 0) break next40;
      if (!(s.charCodeAt(p) === 58)) break next40;
      p += 1;
      break done36;
    }
    p = start37;
    if (!isSet5(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet4(s.charCodeAt(p))) return -1;
    p += 1;
    if (!(s.charCodeAt(p) === 44)) return -1;
    p += 1;
  }
  return p;
}

function allowHead(s: string, p: number): number {
  done41: {
    const start42 = p;
    next43: {
      if (!isSet9(s.charCodeAt(p))) break next43;
      p += 1;
      if (!isSet11(s.charCodeAt(p))) break next43;
      p += 1;
      if (!isSet11(s.charCodeAt(p))) break next43;
      p += 1;
      if (!isSet4(s.charCodeAt(p))) break next43;
      p += 1;
      if (!isSet12(s.charCodeAt(p))) break next43;
      p += 1;
      break done41;
    }
    p = start42;
    if (!isSet13(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet4(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet14(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSpace(s.charCodeAt(p))) return -1;
    p += 1;
    while (isSpace(s.charCodeAt(p))) p += 1;
    if (!isSet15(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet9(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet5(s.charCodeAt(p))) return -1;
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
  if (!isSet17(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isAnyI(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet5(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet8(s.charCodeAt(p))) return -1;
  p += 1;
  while (isSpace(s.charCodeAt(p))) p += 1;
  if (p < s.length) return -1;
  return p;
}

function please(s: string, p: number): number {
  if (!isSet18(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet11(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet8(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet9(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isAnyS(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet8(s.charCodeAt(p))) return -1;
  p += 1;
  return p;
}

function useHead(s: string, p: number): number {
  done44: {
    const start45 = p;
    next46: {
      p = use(s, p);
      if (p < 0) break next46;
      break done44;
    }
    p = start45;
    next47: {
      if (!isAnyS(s.charCodeAt(p))) break next47;
      p += 1;
      if (!isSet8(s.charCodeAt(p))) break next47;
      p += 1;
      if (!isSet10(s.charCodeAt(p))) break next47;
      p += 1;
      break done44;
    }
    p = start45;
    next48: {
      if (!isAnyI(s.charCodeAt(p))) break next48;
      p += 1;
      if (!isSpace(s.charCodeAt(p))) break next48;
      p += 1;
      while (isSpace(s.charCodeAt(p))) p += 1;
      if (!isSet9(s.charCodeAt(p))) break next48;
      p += 1;
      if (!isSet7(s.charCodeAt(p))) break next48;
      p += 1;
      if (!isSpace(s.charCodeAt(p))) break next48;
      p += 1;
      while (isSpace(s.charCodeAt(p))) p += 1;
      p = using(s, p);
      if (p < 0) break next48;
      break done44;
    }
    p = start45;
    if (!isAnyI(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet19(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet7(s.charCodeAt(p))) return -1;
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
  if (!isSet14(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isAnyS(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet8(s.charCodeAt(p))) return -1;
  p += 1;
  return p;
}

function actually(s: string, p: number): number {
  if (!isSet9(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet15(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet10(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet14(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet9(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet11(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet11(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet13(s.charCodeAt(p))) return -1;
  p += 1;
  return p;
}

function correction(s: string, p: number): number {
  if (!isSet15(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet4(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet20(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet20(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet8(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet15(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet10(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isAnyI(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet4(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet5(s.charCodeAt(p))) return -1;
  p += 1;
  return p;
}

function using(s: string, p: number): number {
  if (!isSet14(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isAnyS(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isAnyI(s.charCodeAt(p))) return -1;
  p += 1;
  if (!isSet5(s.charCodeAt(p))) return -1;
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
  return c === 68 || c === 100;
}

function isSet4(c: number): boolean {
  return c === 79 || c === 111;
}

function isSet5(c: number): boolean {
  return c === 78 || c === 110;
}

function isAnyI(c: number): boolean {
  return c === 73 || c === 105 || (c >= 304 && c <= 305);
}

function isSet7(c: number): boolean {
  return c === 77 || c === 109;
}

function isSet8(c: number): boolean {
  return c === 69 || c === 101;
}

function isSet9(c: number): boolean {
  return c === 65 || c === 97;
}

function isSet10(c: number): boolean {
  return c === 84 || c === 116;
}

function isSet11(c: number): boolean {
  return c === 76 || c === 108;
}

function isSet12(c: number): boolean {
  return c === 87 || c === 119;
}

function isSet13(c: number): boolean {
  return c === 89 || c === 121;
}

function isSet14(c: number): boolean {
  return c === 85 || c === 117;
}

function isSet15(c: number): boolean {
  return c === 67 || c === 99;
}

function isAnyS(c: number): boolean {
  return c === 83 || c === 115 || c === 383;
}

function isSet17(c: number): boolean {
  return c === 70 || c === 102;
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
