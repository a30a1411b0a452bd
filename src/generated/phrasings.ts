// Written by `npm run generate` from grammar/phrasings.peggy. Do not edit.

/** A text that the production `Hedged` matches. Fields are raw text. */
interface Hedged {
  readonly kind: "hedged";
}

/** A text that the production `Reported` matches. Fields are raw text. */
interface Reported {
  readonly kind: "reported";
}

/** A text that the production `Unserious` matches. Fields are raw text. */
interface Unserious {
  readonly kind: "unserious";
}

/** A text that the production `Bounded` matches. Fields are raw text. */
interface Bounded {
  readonly kind: "bounded";
}

/** What the rule `veto` recognizes. */
export type Veto = Hedged | Reported | Unserious | Bounded;

/** Parses a whole text by the rule `veto`; fields are cut from `text`, which is as long as `s`. */
export function parseVeto(s: string, text: string = s): Veto | null {
  return parseHedged(s, text) ?? parseReported(s, text) ?? parseUnserious(s, text) ?? parseBounded(s, text);
}

function parseHedged(s: string, _text: string): Hedged | null {
  let p = 0;
  loop3: for (;;) {
    const start1 = p;
    last2: {
      const start5 = p;
      absent4: {
        p = hedge(s, p);
        if (p < 0) break absent4;
        break last2;
      }
      p = start5;
      if (p >= s.length) break last2;
      p += 1;
      continue loop3;
    }
    p = start1;
    break;
  }
  p = hedge(s, p);
  if (p < 0) return null;
  return { kind: "hedged" };
}

function parseReported(s: string, _text: string): Reported | null {
  let p = 0;
  loop8: for (;;) {
    const start6 = p;
    last7: {
      const start10 = p;
      absent9: {
        p = report(s, p);
        if (p < 0) break absent9;
        break last7;
      }
      p = start10;
      if (p >= s.length) break last7;
      p += 1;
      continue loop8;
    }
    p = start6;
    break;
  }
  p = report(s, p);
  if (p < 0) return null;
  return { kind: "reported" };
}

function parseUnserious(s: string, _text: string): Unserious | null {
  let p = 0;
  loop13: for (;;) {
    const start11 = p;
    last12: {
      const start15 = p;
      absent14: {
        p = irony(s, p);
        if (p < 0) break absent14;
        break last12;
      }
      p = start15;
      if (p >= s.length) break last12;
      p += 1;
      continue loop13;
    }
    p = start11;
    break;
  }
  p = irony(s, p);
  if (p < 0) return null;
  return { kind: "unserious" };
}

function parseBounded(s: string, _text: string): Bounded | null {
  let p = 0;
  loop18: for (;;) {
    const start16 = p;
    last17: {
      const start20 = p;
      absent19: {
        p = bound(s, p);
        if (p < 0) break absent19;
        break last17;
      }
      p = start20;
      if (p >= s.length) break last17;
      p += 1;
      continue loop18;
    }
    p = start16;
    break;
  }
  p = bound(s, p);
  if (p < 0) return null;
  return { kind: "bounded" };
}

/** A text that the production `StandingOpening` matches. Fields are raw text. */
interface StandingOpening {
  readonly kind: "standing_opening";
  readonly rest: string;
}

/** A text that the production `AskingOpening` matches. Fields are raw text. */
interface AskingOpening {
  readonly kind: "asking_opening";
  readonly rest: string;
}

/** A text that the production `NounOpening` matches. Fields are raw text. */
interface NounOpening {
  readonly kind: "noun_opening";
  readonly noun: string;
  readonly rest: string;
}

/** A text that the production `Wrapper` matches. Fields are raw text. */
interface Wrapper {
  readonly kind: "wrapper";
  readonly rest: string;
}

/** What the rule `opening` recognizes. */
export type Opening = StandingOpening | AskingOpening | NounOpening | Wrapper;

/** Parses a whole text by the rule `opening`; fields are cut from `text`, which is as long as `s`. */
export function parseOpening(s: string, text: string = s): Opening | null {
  return (
    parseStandingOpening(s, text) ?? parseAskingOpening(s, text) ?? parseNounOpening(s, text) ?? parseWrapper(s, text)
  );
}

function parseStandingOpening(s: string, text: string): StandingOpening | null {
  let p = 0;
  let rest: string;
  done21: {
    const start22 = p;
    next23: {
      p = standing(s, p);
      if (p < 0) break next23;
      break done21;
    }
    p = start22;
    next24: {
      p = throughout(s, p);
      if (p < 0) break next24;
      break done21;
    }
    p = start22;
    p = rule(s, p);
    if (p < 0) return null;
  }
  const start26 = p;
  found27: {
    absent25: {
      p = among(s, p, [",", ":"]);
      if (p < 0) break absent25;
      break found27;
    }
    p = start26;
  }
  if (!(s.charCodeAt(p) === 32)) return null;
  p += 1;
  const start28 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  rest = text.slice(start28, p);
  return { kind: "standing_opening", rest };
}

function parseAskingOpening(s: string, text: string): AskingOpening | null {
  let p = 0;
  let rest: string;
  p = among(s, p, [
    "could you please ",
    "would you please ",
    "please could you ",
    "please would you ",
    "could you kindly ",
    "would you kindly ",
  ]);
  if (p < 0) return null;
  const start29 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  rest = text.slice(start29, p);
  return { kind: "asking_opening", rest };
}

function parseNounOpening(s: string, text: string): NounOpening | null {
  let p = 0;
  let noun: string;
  let rest: string;
  p = mentionOf(s, p);
  if (p < 0) return null;
  const start30 = p;
  const start32 = p;
  absent31: {
    const start34 = p;
    found35: {
      absent33: {
        p = place(s, p);
        if (p < 0) break absent33;
        break found35;
      }
      p = start34;
    }
    if (!s.startsWith(", ", p)) break absent31;
    p += 2;
    return null;
  }
  p = start32;
  if (!(p < s.length && !isSet1(s.charCodeAt(p)))) return null;
  p += 1;
  loop38: for (;;) {
    const start36 = p;
    last37: {
      const start40 = p;
      absent39: {
        const start42 = p;
        found43: {
          absent41: {
            p = place(s, p);
            if (p < 0) break absent41;
            break found43;
          }
          p = start42;
        }
        if (!s.startsWith(", ", p)) break absent39;
        p += 2;
        break last37;
      }
      p = start40;
      if (!(p < s.length && !isSet1(s.charCodeAt(p)))) break last37;
      p += 1;
      continue loop38;
    }
    p = start36;
    break;
  }
  noun = text.slice(start30, p);
  const start45 = p;
  found46: {
    absent44: {
      p = place(s, p);
      if (p < 0) break absent44;
      break found46;
    }
    p = start45;
  }
  p = among(s, p, [", so ", ", "]);
  if (p < 0) return null;
  const start48 = p;
  found49: {
    absent47: {
      p = then(s, p);
      if (p < 0) break absent47;
      break found49;
    }
    p = start48;
  }
  const start50 = p;
  p = direct(s, p);
  if (p < 0) return null;
  p = s.length;
  rest = text.slice(start50, p);
  return { kind: "noun_opening", noun, rest };
}

function parseWrapper(s: string, text: string): Wrapper | null {
  let p = 0;
  let rest: string;
  done51: {
    const start52 = p;
    next53: {
      p = greeting(s, p);
      if (p < 0) break next53;
      break done51;
    }
    p = start52;
    next54: {
      p = polite(s, p);
      if (p < 0) break next54;
      break done51;
    }
    p = start52;
    next55: {
      p = frame(s, p);
      if (p < 0) break next55;
      break done51;
    }
    p = start52;
    p = reason(s, p);
    if (p < 0) return null;
  }
  const start56 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  rest = text.slice(start56, p);
  return { kind: "wrapper", rest };
}

/** A text that the production `StandingClosing` matches. Fields are raw text. */
interface StandingClosing {
  readonly kind: "standing_closing";
  readonly rest: string;
}

/** A text that the production `PoliteClosing` matches. Fields are raw text. */
interface PoliteClosing {
  readonly kind: "polite_closing";
  readonly rest: string;
}

/** A text that the production `StandingInside` matches. Fields are raw text. */
interface StandingInside {
  readonly kind: "standing_inside";
  readonly rest: string;
  readonly after: string;
}

/** A text that the production `BecauseClosing` matches. Fields are raw text. */
interface BecauseClosing {
  readonly kind: "because_closing";
  readonly rest: string;
}

/** What the rule `closing` recognizes. */
export type Closing = StandingClosing | PoliteClosing | StandingInside | BecauseClosing;

/** Parses a whole text by the rule `closing`; fields are cut from `text`, which is as long as `s`. */
export function parseClosing(s: string, text: string = s): Closing | null {
  return (
    parseStandingClosing(s, text) ??
    parsePoliteClosing(s, text) ??
    parseStandingInside(s, text) ??
    parseBecauseClosing(s, text)
  );
}

function parseStandingClosing(s: string, text: string): StandingClosing | null {
  let p = 0;
  let rest: string;
  const start57 = p;
  const start59 = p;
  absent58: {
    p = standingEnd(s, p);
    if (p < 0) break absent58;
    return null;
  }
  p = start59;
  if (p >= s.length) return null;
  p += 1;
  loop62: for (;;) {
    const start60 = p;
    last61: {
      const start64 = p;
      absent63: {
        p = standingEnd(s, p);
        if (p < 0) break absent63;
        break last61;
      }
      p = start64;
      if (p >= s.length) break last61;
      p += 1;
      continue loop62;
    }
    p = start60;
    break;
  }
  rest = text.slice(start57, p);
  p = standingEnd(s, p);
  if (p < 0) return null;
  return { kind: "standing_closing", rest };
}

function parsePoliteClosing(s: string, text: string): PoliteClosing | null {
  let p = 0;
  let rest: string;
  const start65 = p;
  const start67 = p;
  absent66: {
    p = politeEnd(s, p);
    if (p < 0) break absent66;
    return null;
  }
  p = start67;
  if (p >= s.length) return null;
  p += 1;
  loop70: for (;;) {
    const start68 = p;
    last69: {
      const start72 = p;
      absent71: {
        p = politeEnd(s, p);
        if (p < 0) break absent71;
        break last69;
      }
      p = start72;
      if (p >= s.length) break last69;
      p += 1;
      continue loop70;
    }
    p = start68;
    break;
  }
  rest = text.slice(start65, p);
  p = politeEnd(s, p);
  if (p < 0) return null;
  return { kind: "polite_closing", rest };
}

function parseStandingInside(s: string, text: string): StandingInside | null {
  let p = 0;
  let rest: string;
  let after: string;
  const start73 = p;
  const start75 = p;
  absent74: {
    p = standingInside(s, p);
    if (p < 0) break absent74;
    return null;
  }
  p = start75;
  if (p >= s.length) return null;
  p += 1;
  loop78: for (;;) {
    const start76 = p;
    last77: {
      const start80 = p;
      absent79: {
        p = standingInside(s, p);
        if (p < 0) break absent79;
        break last77;
      }
      p = start80;
      if (p >= s.length) break last77;
      p += 1;
      continue loop78;
    }
    p = start76;
    break;
  }
  rest = text.slice(start73, p);
  p = standingInside(s, p);
  if (p < 0) return null;
  const start81 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  after = text.slice(start81, p);
  return { kind: "standing_inside", rest, after };
}

function parseBecauseClosing(s: string, text: string): BecauseClosing | null {
  let p = 0;
  let rest: string;
  const start82 = p;
  const start84 = p;
  absent83: {
    p = because(s, p);
    if (p < 0) break absent83;
    return null;
  }
  p = start84;
  if (p >= s.length) return null;
  p += 1;
  loop87: for (;;) {
    const start85 = p;
    last86: {
      const start89 = p;
      absent88: {
        p = because(s, p);
        if (p < 0) break absent88;
        break last86;
      }
      p = start89;
      if (p >= s.length) break last86;
      p += 1;
      continue loop87;
    }
    p = start85;
    break;
  }
  rest = text.slice(start82, p);
  p = because(s, p);
  if (p < 0) return null;
  return { kind: "because_closing", rest };
}

/** A text that the production `ChangePhrasing` matches. Fields are raw text. */
interface ChangePhrasing {
  readonly kind: "change_phrasing";
  readonly value: string;
}

/** A text that the production `SetPhrasing` matches. Fields are raw text. */
interface SetPhrasing {
  readonly kind: "set_phrasing";
  readonly value: string;
}

/** What the rule `premise` recognizes. */
export type PremisePhrasing = ChangePhrasing | SetPhrasing;

/** Parses a whole text by the rule `premise`; fields are cut from `text`, which is as long as `s`. */
export function parsePremise(s: string, text: string = s): PremisePhrasing | null {
  return parseChangePhrasing(s, text) ?? parseSetPhrasing(s, text);
}

function parseChangePhrasing(s: string, text: string): ChangePhrasing | null {
  let p = 0;
  let value: string;
  done90: {
    const start91 = p;
    next92: {
      p = change(s, p);
      if (p < 0) break next92;
      break done90;
    }
    p = start91;
    p = changed(s, p);
    if (p < 0) return null;
  }
  const start94 = p;
  found95: {
    absent93: {
      if (!s.startsWith("that ", p)) break absent93;
      p += 5;
      break found95;
    }
    p = start94;
  }
  const start96 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  value = text.slice(start96, p);
  return { kind: "change_phrasing", value };
}

function parseSetPhrasing(s: string, text: string): SetPhrasing | null {
  let p = 0;
  let value: string;
  done97: {
    const start98 = p;
    next99: {
      p = keepInMind(s, p);
      if (p < 0) break next99;
      break done97;
    }
    p = start98;
    p = setTo(s, p);
    if (p < 0) return null;
  }
  const start100 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  value = text.slice(start100, p);
  return { kind: "set_phrasing", value };
}

/** A text that the production `Momentary` matches. Fields are raw text. */
interface Momentary {
  readonly kind: "momentary";
}

/** A text that the production `Recalled` matches. Fields are raw text. */
interface Recalled {
  readonly kind: "recalled";
}

/** A text that the production `Subjectless` matches. Fields are raw text. */
interface Subjectless {
  readonly kind: "subjectless";
}

/** What the rule `passing` recognizes. */
export type Passing = Momentary | Recalled | Subjectless;

/** Parses a whole text by the rule `passing`; fields are cut from `text`, which is as long as `s`. */
export function parsePassing(s: string, text: string = s): Passing | null {
  return parseMomentary(s, text) ?? parseRecalled(s, text) ?? parseSubjectless(s, text);
}

function parseMomentary(s: string, _text: string): Momentary | null {
  let p = 0;
  loop103: for (;;) {
    const start101 = p;
    last102: {
      const start105 = p;
      absent104: {
        if (!(s.charCodeAt(p) === 32)) break absent104;
        p += 1;
        p = moment(s, p);
        if (p < 0) break absent104;
        if (!(s.charCodeAt(p) === 32)) break absent104;
        p += 1;
        break last102;
      }
      p = start105;
      if (p >= s.length) break last102;
      p += 1;
      continue loop103;
    }
    p = start101;
    break;
  }
  if (!(s.charCodeAt(p) === 32)) return null;
  p += 1;
  p = moment(s, p);
  if (p < 0) return null;
  if (!(s.charCodeAt(p) === 32)) return null;
  p += 1;
  return { kind: "momentary" };
}

function parseRecalled(s: string, _text: string): Recalled | null {
  let p = 0;
  if (!(s.charCodeAt(p) === 32)) return null;
  p += 1;
  const start107 = p;
  found108: {
    absent106: {
      if (!s.startsWith("that ", p)) break absent106;
      p += 5;
      break found108;
    }
    p = start107;
  }
  p = among(s, p, ["it", "i", "we", "you", "they", "he", "she"]);
  if (p < 0) return null;
  if (!(s.charCodeAt(p) === 32)) return null;
  p += 1;
  p = among(s, p, [
    "told",
    "said",
    "mentioned",
    "asked",
    "went",
    "used",
    "talked",
    "discussed",
    "spoke",
    "met",
    "left",
    "got",
    "bought",
    "ate",
    "saw",
    "didn't",
    "did",
    "promised",
    "agreed",
    "wanted",
    "gave",
    "had",
    "tried",
    "was",
    "were",
    "could",
    "should",
    "would",
    "can",
    "may",
  ]);
  if (p < 0) return null;
  if (!(s.charCodeAt(p) === 32)) return null;
  p += 1;
  return { kind: "recalled" };
}

function parseSubjectless(s: string, _text: string): Subjectless | null {
  let p = 0;
  done109: {
    const start110 = p;
    next111: {
      if (!(s.charCodeAt(p) === 32)) break next111;
      p += 1;
      const start113 = p;
      found114: {
        absent112: {
          if (!s.startsWith("that ", p)) break absent112;
          p += 5;
          break found114;
        }
        p = start113;
      }
      const start116 = p;
      absent115: {
        p = clauseSubject(s, p);
        if (p < 0) break absent115;
        break next111;
      }
      p = start116;
      if (p >= s.length) break next111;
      p += 1;
      p = s.length;
      break done109;
    }
    p = start110;
    const start118 = p;
    absent117: {
      done119: {
        const start120 = p;
        next121: {
          if (!(s.charCodeAt(p) === 32)) break next121;
          p += 1;
          p = verb(s, p);
          if (p < 0) break next121;
          if (!(s.charCodeAt(p) === 32)) break next121;
          p += 1;
          break done119;
        }
        p = start120;
        next122: {
          if (!s.startsWith("'m ", p)) break next122;
          p += 3;
          break done119;
        }
        p = start120;
        next123: {
          if (!s.startsWith("'re ", p)) break next123;
          p += 4;
          break done119;
        }
        p = start120;
        next124: {
          if (!s.startsWith(" it's ", p)) break next124;
          p += 6;
          break done119;
        }
        p = start120;
        next125: {
          if (!s.startsWith(" he's ", p)) break next125;
          p += 6;
          break done119;
        }
        p = start120;
        next126: {
          if (!s.startsWith(" she's ", p)) break next126;
          p += 7;
          break done119;
        }
        p = start120;
        next127: {
          if (!s.startsWith(" there's ", p)) break next127;
          p += 9;
          break done119;
        }
        p = start120;
        next128: {
          if (!s.startsWith(" everyone's ", p)) break next128;
          p += 12;
          break done119;
        }
        p = start120;
        next129: {
          if (!s.startsWith(" nobody's ", p)) break next129;
          p += 10;
          break done119;
        }
        p = start120;
        next130: {
          if (!s.startsWith("'ve ", p)) break next130;
          p += 4;
          break done119;
        }
        p = start120;
        next131: {
          if (!s.startsWith("'ll ", p)) break next131;
          p += 4;
          break done119;
        }
        p = start120;
        if (!s.startsWith("n't ", p)) break absent117;
        p += 4;
      }
      return null;
    }
    p = start118;
    if (p >= s.length) return null;
    p += 1;
    loop134: for (;;) {
      const start132 = p;
      last133: {
        const start136 = p;
        absent135: {
          done137: {
            const start138 = p;
            next139: {
              if (!(s.charCodeAt(p) === 32)) break next139;
              p += 1;
              p = verb(s, p);
              if (p < 0) break next139;
              if (!(s.charCodeAt(p) === 32)) break next139;
              p += 1;
              break done137;
            }
            p = start138;
            next140: {
              if (!s.startsWith("'m ", p)) break next140;
              p += 3;
              break done137;
            }
            p = start138;
            next141: {
              if (!s.startsWith("'re ", p)) break next141;
              p += 4;
              break done137;
            }
            p = start138;
            next142: {
              if (!s.startsWith(" it's ", p)) break next142;
              p += 6;
              break done137;
            }
            p = start138;
            next143: {
              if (!s.startsWith(" he's ", p)) break next143;
              p += 6;
              break done137;
            }
            p = start138;
            next144: {
              if (!s.startsWith(" she's ", p)) break next144;
              p += 7;
              break done137;
            }
            p = start138;
            next145: {
              if (!s.startsWith(" there's ", p)) break next145;
              p += 9;
              break done137;
            }
            p = start138;
            next146: {
              if (!s.startsWith(" everyone's ", p)) break next146;
              p += 12;
              break done137;
            }
            p = start138;
            next147: {
              if (!s.startsWith(" nobody's ", p)) break next147;
              p += 10;
              break done137;
            }
            p = start138;
            next148: {
              if (!s.startsWith("'ve ", p)) break next148;
              p += 4;
              break done137;
            }
            p = start138;
            next149: {
              if (!s.startsWith("'ll ", p)) break next149;
              p += 4;
              break done137;
            }
            p = start138;
            if (!s.startsWith("n't ", p)) break absent135;
            p += 4;
          }
          break last133;
        }
        p = start136;
        if (p >= s.length) break last133;
        p += 1;
        continue loop134;
      }
      p = start132;
      break;
    }
    if (p < s.length) return null;
  }
  return { kind: "subjectless" };
}

/** A text that the production `ClearStatePhrasing` matches. Fields are raw text. */
interface ClearStatePhrasing {
  readonly kind: "clear_state_phrasing";
}

/** A text that the production `ClearPremisePhrasing` matches. Fields are raw text. */
interface ClearPremisePhrasing {
  readonly kind: "clear_premise_phrasing";
}

/** A text that the production `ResetPhrasing` matches. Fields are raw text. */
interface ResetPhrasing {
  readonly kind: "reset_phrasing";
}

/** A text that the production `RemoveReferred` matches. Fields are raw text. */
interface RemoveReferred {
  readonly kind: "remove_referred";
  readonly item: string;
}

/** A text that the production `RemoveOwed` matches. Fields are raw text. */
interface RemoveOwed {
  readonly kind: "remove_owed";
  readonly item: string;
}

/** A text that the production `RemoveNoLonger` matches. Fields are raw text. */
interface RemoveNoLonger {
  readonly kind: "remove_no_longer";
  readonly item: string;
}

/** A text that the production `RemoveRule` matches. Fields are raw text. */
interface RemoveRule {
  readonly kind: "remove_rule";
  readonly item: string;
}

/** A text that the production `RemoveCompound` matches. Fields are raw text. */
interface RemoveCompound {
  readonly kind: "remove_compound";
  readonly item: string;
}

/** A text that the production `RemoveAllow` matches. Fields are raw text. */
interface RemoveAllow {
  readonly kind: "remove_allow";
  readonly item: string;
}

/** A text that the production `RemoveVerdict` matches. Fields are raw text. */
interface RemoveVerdict {
  readonly kind: "remove_verdict";
  readonly item: string;
}

/** A text that the production `ReplaceBanned` matches. Fields are raw text. */
interface ReplaceBanned {
  readonly kind: "replace_banned";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceInFront` matches. Fields are raw text. */
interface ReplaceInFront {
  readonly kind: "replace_in_front";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceVerdict` matches. Fields are raw text. */
interface ReplaceVerdict {
  readonly kind: "replace_verdict";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceNewOld` matches. Fields are raw text. */
interface ReplaceNewOld {
  readonly kind: "replace_new_old";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ReplaceOldNew` matches. Fields are raw text. */
interface ReplaceOldNew {
  readonly kind: "replace_old_new";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceTraded` matches. Fields are raw text. */
interface ReplaceTraded {
  readonly kind: "replace_traded";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceMoved` matches. Fields are raw text. */
interface ReplaceMoved {
  readonly kind: "replace_moved";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceUsed` matches. Fields are raw text. */
interface ReplaceUsed {
  readonly kind: "replace_used";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ReplaceWanted` matches. Fields are raw text. */
interface ReplaceWanted {
  readonly kind: "replace_wanted";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ReplaceBare` matches. Fields are raw text. */
interface ReplaceBare {
  readonly kind: "replace_bare";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ProhibitLeave` matches. Fields are raw text. */
interface ProhibitLeave {
  readonly kind: "prohibit_leave";
  readonly item: string;
}

/** A text that the production `ProhibitKeep` matches. Fields are raw text. */
interface ProhibitKeep {
  readonly kind: "prohibit_keep";
  readonly item: string;
}

/** A text that the production `ProhibitConsider` matches. Fields are raw text. */
interface ProhibitConsider {
  readonly kind: "prohibit_consider";
  readonly item: string;
}

/** A text that the production `ProhibitVerb` matches. Fields are raw text. */
interface ProhibitVerb {
  readonly kind: "prohibit_verb";
  readonly item: string;
}

/** A text that the production `ProhibitWanted` matches. Fields are raw text. */
interface ProhibitWanted {
  readonly kind: "prohibit_wanted";
  readonly item: string;
}

/** A text that the production `ProhibitVerdict` matches. Fields are raw text. */
interface ProhibitVerdict {
  readonly kind: "prohibit_verdict";
  readonly item: string;
}

/** A text that the production `UseMade` matches. Fields are raw text. */
interface UseMade {
  readonly kind: "use_made";
  readonly item: string;
}

/** A text that the production `UseVerb` matches. Fields are raw text. */
interface UseVerb {
  readonly kind: "use_verb";
  readonly item: string;
}

/** A text that the production `UseSpoken` matches. Fields are raw text. */
interface UseSpoken {
  readonly kind: "use_spoken";
  readonly item: string;
}

/** A text that the production `UseWantedIn` matches. Fields are raw text. */
interface UseWantedIn {
  readonly kind: "use_wanted_in";
  readonly item: string;
}

/** A text that the production `UseWanted` matches. Fields are raw text. */
interface UseWanted {
  readonly kind: "use_wanted";
  readonly item: string;
}

/** A text that the production `UseVerdict` matches. Fields are raw text. */
interface UseVerdict {
  readonly kind: "use_verdict";
  readonly item: string;
}

/** A text that the production `UseStanding` matches. Fields are raw text. */
interface UseStanding {
  readonly kind: "use_standing";
  readonly item: string;
}

/** A text that the production `UseAlone` matches. Fields are raw text. */
interface UseAlone {
  readonly kind: "use_alone";
  readonly item: string;
}

/** What the rule `request` recognizes. */
export type RequestPhrasing =
  | ClearStatePhrasing
  | ClearPremisePhrasing
  | ResetPhrasing
  | RemoveReferred
  | RemoveOwed
  | RemoveNoLonger
  | RemoveRule
  | RemoveCompound
  | RemoveAllow
  | RemoveVerdict
  | ReplaceBanned
  | ReplaceInFront
  | ReplaceVerdict
  | ReplaceNewOld
  | ReplaceOldNew
  | ReplaceTraded
  | ReplaceMoved
  | ReplaceUsed
  | ReplaceWanted
  | ReplaceBare
  | ProhibitLeave
  | ProhibitKeep
  | ProhibitConsider
  | ProhibitVerb
  | ProhibitWanted
  | ProhibitVerdict
  | UseMade
  | UseVerb
  | UseSpoken
  | UseWantedIn
  | UseWanted
  | UseVerdict
  | UseStanding
  | UseAlone;

/** Parses a whole text by the rule `request`; fields are cut from `text`, which is as long as `s`. */
export function parseRequest(s: string, text: string = s): RequestPhrasing | null {
  return (
    parseClearStatePhrasing(s, text) ??
    parseClearPremisePhrasing(s, text) ??
    parseResetPhrasing(s, text) ??
    parseRemoveReferred(s, text) ??
    parseRemoveOwed(s, text) ??
    parseRemoveNoLonger(s, text) ??
    parseRemoveRule(s, text) ??
    parseRemoveCompound(s, text) ??
    parseRemoveAllow(s, text) ??
    parseRemoveVerdict(s, text) ??
    parseReplaceBanned(s, text) ??
    parseReplaceInFront(s, text) ??
    parseReplaceVerdict(s, text) ??
    parseReplaceNewOld(s, text) ??
    parseReplaceOldNew(s, text) ??
    parseReplaceTraded(s, text) ??
    parseReplaceMoved(s, text) ??
    parseReplaceUsed(s, text) ??
    parseReplaceWanted(s, text) ??
    parseReplaceBare(s, text) ??
    parseProhibitLeave(s, text) ??
    parseProhibitKeep(s, text) ??
    parseProhibitConsider(s, text) ??
    parseProhibitVerb(s, text) ??
    parseProhibitWanted(s, text) ??
    parseProhibitVerdict(s, text) ??
    parseUseMade(s, text) ??
    parseUseVerb(s, text) ??
    parseUseSpoken(s, text) ??
    parseUseWantedIn(s, text) ??
    parseUseWanted(s, text) ??
    parseUseVerdict(s, text) ??
    parseUseStanding(s, text) ??
    parseUseAlone(s, text)
  );
}

function parseClearStatePhrasing(s: string, _text: string): ClearStatePhrasing | null {
  let p = 0;
  p = discard(s, p);
  if (p < 0) return null;
  done150: {
    const start151 = p;
    next152: {
      p = wholeState(s, p);
      if (p < 0) break next152;
      break done150;
    }
    p = start151;
    next153: {
      if (!s.startsWith("everything", p)) break next153;
      p += 10;
      p = both(s, p);
      if (p < 0) break next153;
      const start155 = p;
      found156: {
        absent154: {
          p = among(s, p, [", the lot", ", all of it"]);
          if (p < 0) break absent154;
          break found156;
        }
        p = start155;
      }
      break done150;
    }
    p = start151;
    next157: {
      p = premiseNoun(s, p);
      if (p < 0) break next157;
      p = joinedTo(s, p);
      if (p < 0) break next157;
      p = rulesNoun(s, p);
      if (p < 0) break next157;
      const start159 = p;
      found160: {
        absent158: {
          p = among(s, p, [" too", " both", " alike"]);
          if (p < 0) break absent158;
          break found160;
        }
        p = start159;
      }
      p = kept(s, p);
      if (p < 0) break next157;
      break done150;
    }
    p = start151;
    next161: {
      p = rulesNoun(s, p);
      if (p < 0) break next161;
      p = joinedTo(s, p);
      if (p < 0) break next161;
      p = premiseNoun(s, p);
      if (p < 0) break next161;
      const start163 = p;
      found164: {
        absent162: {
          p = among(s, p, [" too", " both", " alike"]);
          if (p < 0) break absent162;
          break found164;
        }
        p = start163;
      }
      p = kept(s, p);
      if (p < 0) break next161;
      break done150;
    }
    p = start151;
    next165: {
      if (!s.startsWith("both ", p)) break next165;
      p += 5;
      p = premiseNoun(s, p);
      if (p < 0) break next165;
      if (!s.startsWith(" and ", p)) break next165;
      p += 5;
      p = rulesNoun(s, p);
      if (p < 0) break next165;
      p = kept(s, p);
      if (p < 0) break next165;
      break done150;
    }
    p = start151;
    if (!s.startsWith("both ", p)) return null;
    p += 5;
    p = rulesNoun(s, p);
    if (p < 0) return null;
    if (!s.startsWith(" and ", p)) return null;
    p += 5;
    p = premiseNoun(s, p);
    if (p < 0) return null;
    p = kept(s, p);
    if (p < 0) return null;
  }
  if (p < s.length) return null;
  return { kind: "clear_state_phrasing" };
}

function parseClearPremisePhrasing(s: string, _text: string): ClearPremisePhrasing | null {
  let p = 0;
  done166: {
    const start167 = p;
    next168: {
      p = discard(s, p);
      if (p < 0) break next168;
      p = premiseNoun(s, p);
      if (p < 0) break next168;
      const start170 = p;
      found171: {
        absent169: {
          p = settled(s, p);
          if (p < 0) break absent169;
          break found171;
        }
        p = start170;
      }
      p = kept(s, p);
      if (p < 0) break next168;
      const start173 = p;
      found174: {
        absent172: {
          p = onlyThat(s, p);
          if (p < 0) break absent172;
          break found174;
        }
        p = start173;
      }
      break done166;
    }
    p = start167;
    next175: {
      if (!s.startsWith("throw ", p)) break next175;
      p += 6;
      p = premiseNoun(s, p);
      if (p < 0) break next175;
      p = among(s, p, [" out", " away"]);
      if (p < 0) break next175;
      break done166;
    }
    p = start167;
    next176: {
      if (!s.startsWith("take ", p)) break next176;
      p += 5;
      p = premiseNoun(s, p);
      if (p < 0) break next176;
      if (!(s.charCodeAt(p) === 32)) break next176;
      p += 1;
      p = among(s, p, ["out", "away"]);
      if (p < 0) break next176;
      break done166;
    }
    p = start167;
    next177: {
      if (!s.startsWith("set aside ", p)) break next177;
      p += 10;
      p = premiseNoun(s, p);
      if (p < 0) break next177;
      break done166;
    }
    p = start167;
    next178: {
      p = premiseNoun(s, p);
      if (p < 0) break next178;
      p = gone(s, p);
      if (p < 0) break next178;
      break done166;
    }
    p = start167;
    p = among(s, p, ["we ", "i "]);
    if (p < 0) return null;
    p = among(s, p, ["don't need ", "don't want ", "no longer need ", "no longer want "]);
    if (p < 0) return null;
    p = premiseNoun(s, p);
    if (p < 0) return null;
    const start180 = p;
    found181: {
      absent179: {
        p = among(s, p, [" any more", " anymore", " any longer"]);
        if (p < 0) break absent179;
        break found181;
      }
      p = start180;
    }
    const start183 = p;
    found184: {
      absent182: {
        if (!s.startsWith(", so ", p)) break absent182;
        p += 5;
        p = among(s, p, ["drop", "clear", "remove", "delete", "forget", "discard", "scrap"]);
        if (p < 0) break absent182;
        if (!s.startsWith(" it", p)) break absent182;
        p += 3;
        break found184;
      }
      p = start183;
    }
  }
  if (p < s.length) return null;
  return { kind: "clear_premise_phrasing" };
}

function parseResetPhrasing(s: string, _text: string): ResetPhrasing | null {
  let p = 0;
  done185: {
    const start186 = p;
    next187: {
      p = discard(s, p);
      if (p < 0) break next187;
      p = rulesNoun(s, p);
      if (p < 0) break next187;
      const start189 = p;
      found190: {
        absent188: {
          p = settled(s, p);
          if (p < 0) break absent188;
          break found190;
        }
        p = start189;
      }
      p = kept(s, p);
      if (p < 0) break next187;
      const start192 = p;
      found193: {
        absent191: {
          if (!s.startsWith(", ", p)) break absent191;
          p += 2;
          p = among(s, p, [
            "all of them",
            "every one of them",
            "every single one",
            "each and every one",
            "every last one",
          ]);
          if (p < 0) break absent191;
          break found193;
        }
        p = start192;
      }
      break done185;
    }
    p = start186;
    next194: {
      if (!s.startsWith("throw ", p)) break next194;
      p += 6;
      p = rulesNoun(s, p);
      if (p < 0) break next194;
      p = among(s, p, [" out", " away"]);
      if (p < 0) break next194;
      break done185;
    }
    p = start186;
    next195: {
      p = rulesNoun(s, p);
      if (p < 0) break next195;
      p = gone(s, p);
      if (p < 0) break next195;
      break done185;
    }
    p = start186;
    next196: {
      done197: {
        const start198 = p;
        next199: {
          if (!s.startsWith("none of ", p)) break next199;
          p += 8;
          const start201 = p;
          found202: {
            absent200: {
              p = among(s, p, ["the ", "my ", "our ", "these ", "those "]);
              if (p < 0) break absent200;
              break found202;
            }
            p = start201;
          }
          p = among(s, p, ["rules", "policies"]);
          if (p < 0) break next199;
          if (!(s.charCodeAt(p) === 32)) break next199;
          p += 1;
          p = among(s, p, ["apply", "applies", "hold", "count", "stand"]);
          if (p < 0) break next199;
          break done197;
        }
        p = start198;
        if (!s.startsWith("no ", p)) break next196;
        p += 3;
        p = among(s, p, ["rules", "policies"]);
        if (p < 0) break next196;
        if (!(s.charCodeAt(p) === 32)) break next196;
        p += 1;
        p = among(s, p, ["apply", "hold"]);
        if (p < 0) break next196;
      }
      p = among(s, p, [" any more", " anymore", " any longer"]);
      if (p < 0) break next196;
      break done185;
    }
    p = start186;
    p = among(s, p, ["start over ", "start again ", "start fresh "]);
    if (p < 0) return null;
    p = among(s, p, [
      "with no rules",
      "without any rules",
      "without rules",
      "with no policies",
      "without any policies",
    ]);
    if (p < 0) return null;
  }
  if (p < s.length) return null;
  return { kind: "reset_phrasing" };
}

function parseRemoveReferred(s: string, text: string): RemoveReferred | null {
  let p = 0;
  let item: string;
  if (!s.startsWith("the ", p)) return null;
  p += 4;
  p = ruleWord(s, p);
  if (p < 0) return null;
  const start203 = p;
  const start205 = p;
  absent204: {
    p = referredEnd(s, p);
    if (p < 0) break absent204;
    return null;
  }
  p = start205;
  if (p >= s.length) return null;
  p += 1;
  loop208: for (;;) {
    const start206 = p;
    last207: {
      const start210 = p;
      absent209: {
        p = referredEnd(s, p);
        if (p < 0) break absent209;
        break last207;
      }
      p = start210;
      if (p >= s.length) break last207;
      p += 1;
      continue loop208;
    }
    p = start206;
    break;
  }
  item = text.slice(start203, p);
  p = referredEnd(s, p);
  if (p < 0) return null;
  return { kind: "remove_referred", item };
}

function parseRemoveOwed(s: string, text: string): RemoveOwed | null {
  let p = 0;
  let item: string;
  p = noDuty(s, p);
  if (p < 0) return null;
  const start211 = p;
  const start213 = p;
  absent212: {
    p = anyMore(s, p);
    if (p < 0) break absent212;
    if (p < s.length) break absent212;
    return null;
  }
  p = start213;
  if (p >= s.length) return null;
  p += 1;
  loop216: for (;;) {
    const start214 = p;
    last215: {
      const start218 = p;
      absent217: {
        p = anyMore(s, p);
        if (p < 0) break absent217;
        if (p < s.length) break absent217;
        break last215;
      }
      p = start218;
      if (p >= s.length) break last215;
      p += 1;
      continue loop216;
    }
    p = start214;
    break;
  }
  item = text.slice(start211, p);
  p = anyMore(s, p);
  if (p < 0) return null;
  if (p < s.length) return null;
  return { kind: "remove_owed", item };
}

function parseRemoveNoLonger(s: string, text: string): RemoveNoLonger | null {
  let p = 0;
  let item: string;
  p = noLonger(s, p);
  if (p < 0) return null;
  const start219 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  item = text.slice(start219, p);
  return { kind: "remove_no_longer", item };
}

function parseRemoveRule(s: string, text: string): RemoveRule | null {
  let p = 0;
  let item: string;
  p = discard(s, p);
  if (p < 0) return null;
  p = among(s, p, ["the ", "my ", "our ", "your ", "that ", "any "]);
  if (p < 0) return null;
  const start221 = p;
  found222: {
    absent220: {
      p = among(s, p, ["old ", "current ", "existing ", "strict ", "earlier ", "whole "]);
      if (p < 0) break absent220;
      break found222;
    }
    p = start221;
  }
  p = ruleWord(s, p);
  if (p < 0) return null;
  const start223 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  item = text.slice(start223, p);
  return { kind: "remove_rule", item };
}

function parseRemoveCompound(s: string, text: string): RemoveCompound | null {
  let p = 0;
  let item: string;
  p = discard(s, p);
  if (p < 0) return null;
  p = among(s, p, ["the ", "my ", "our ", "that "]);
  if (p < 0) return null;
  const start224 = p;
  const start226 = p;
  absent225: {
    p = ruleEnd(s, p);
    if (p < 0) break absent225;
    return null;
  }
  p = start226;
  if (p >= s.length) return null;
  p += 1;
  loop229: for (;;) {
    const start227 = p;
    last228: {
      const start231 = p;
      absent230: {
        p = ruleEnd(s, p);
        if (p < 0) break absent230;
        break last228;
      }
      p = start231;
      if (p >= s.length) break last228;
      p += 1;
      continue loop229;
    }
    p = start227;
    break;
  }
  item = text.slice(start224, p);
  p = ruleEnd(s, p);
  if (p < 0) return null;
  return { kind: "remove_compound", item };
}

function parseRemoveAllow(s: string, text: string): RemoveAllow | null {
  let p = 0;
  let item: string;
  p = allowing(s, p);
  if (p < 0) return null;
  const start232 = p;
  const start234 = p;
  absent233: {
    done235: {
      const start236 = p;
      next237: {
        p = again(s, p);
        if (p < 0) break next237;
        break done235;
      }
      p = start236;
      if (!s.startsWith(" into the mix", p)) break absent233;
      p += 13;
    }
    return null;
  }
  p = start234;
  if (p >= s.length) return null;
  p += 1;
  loop240: for (;;) {
    const start238 = p;
    last239: {
      const start242 = p;
      absent241: {
        done243: {
          const start244 = p;
          next245: {
            p = again(s, p);
            if (p < 0) break next245;
            break done243;
          }
          p = start244;
          if (!s.startsWith(" into the mix", p)) break absent241;
          p += 13;
        }
        break last239;
      }
      p = start242;
      if (p >= s.length) break last239;
      p += 1;
      continue loop240;
    }
    p = start238;
    break;
  }
  item = text.slice(start232, p);
  p = again(s, p);
  if (p < 0) return null;
  if (p < s.length) return null;
  return { kind: "remove_allow", item };
}

function parseRemoveVerdict(s: string, text: string): RemoveVerdict | null {
  let p = 0;
  let item: string;
  const start246 = p;
  const start248 = p;
  absent247: {
    p = removeVerdict(s, p);
    if (p < 0) break absent247;
    return null;
  }
  p = start248;
  if (p >= s.length) return null;
  p += 1;
  loop251: for (;;) {
    const start249 = p;
    last250: {
      const start253 = p;
      absent252: {
        p = removeVerdict(s, p);
        if (p < 0) break absent252;
        break last250;
      }
      p = start253;
      if (p >= s.length) break last250;
      p += 1;
      continue loop251;
    }
    p = start249;
    break;
  }
  item = text.slice(start246, p);
  p = removeVerdict(s, p);
  if (p < 0) return null;
  return { kind: "remove_verdict", item };
}

function parseReplaceBanned(s: string, text: string): ReplaceBanned | null {
  let p = 0;
  let old_item: string;
  let new_item: string;
  done254: {
    const start255 = p;
    next256: {
      p = banVerb(s, p);
      if (p < 0) break next256;
      break done254;
    }
    p = start255;
    next257: {
      if (!s.startsWith("ditch ", p)) break next257;
      p += 6;
      break done254;
    }
    p = start255;
    next258: {
      if (!s.startsWith("drop ", p)) break next258;
      p += 5;
      break done254;
    }
    p = start255;
    next259: {
      if (!s.startsWith("forget ", p)) break next259;
      p += 7;
      break done254;
    }
    p = start255;
    next260: {
      if (!s.startsWith("scrap ", p)) break next260;
      p += 6;
      break done254;
    }
    p = start255;
    if (!s.startsWith("dump ", p)) return null;
    p += 5;
  }
  const start261 = p;
  const start263 = p;
  absent262: {
    p = thenUse(s, p);
    if (p < 0) break absent262;
    return null;
  }
  p = start263;
  if (p >= s.length) return null;
  p += 1;
  loop266: for (;;) {
    const start264 = p;
    last265: {
      const start268 = p;
      absent267: {
        p = thenUse(s, p);
        if (p < 0) break absent267;
        break last265;
      }
      p = start268;
      if (p >= s.length) break last265;
      p += 1;
      continue loop266;
    }
    p = start264;
    break;
  }
  old_item = text.slice(start261, p);
  p = thenUse(s, p);
  if (p < 0) return null;
  const start269 = p;
  const start271 = p;
  absent270: {
    p = useInstead(s, p);
    if (p < 0) break absent270;
    return null;
  }
  p = start271;
  if (p >= s.length) return null;
  p += 1;
  loop274: for (;;) {
    const start272 = p;
    last273: {
      const start276 = p;
      absent275: {
        p = useInstead(s, p);
        if (p < 0) break absent275;
        break last273;
      }
      p = start276;
      if (p >= s.length) break last273;
      p += 1;
      continue loop274;
    }
    p = start272;
    break;
  }
  new_item = text.slice(start269, p);
  p = useInstead(s, p);
  if (p < 0) return null;
  return { kind: "replace_banned", old_item, new_item };
}

function parseReplaceInFront(s: string, text: string): ReplaceInFront | null {
  let p = 0;
  let old_item: string;
  let new_item: string;
  p = among(s, p, ["instead of ", "rather than ", "in place of ", "in lieu of "]);
  if (p < 0) return null;
  const start278 = p;
  found279: {
    absent277: {
      p = gerund(s, p);
      if (p < 0) break absent277;
      break found279;
    }
    p = start278;
  }
  const start280 = p;
  if (s.startsWith(", ", p)) return null;
  if (p >= s.length) return null;
  p += 1;
  p = s.indexOf(", ", p);
  if (p < 0) p = s.length;
  old_item = text.slice(start280, p);
  if (!s.startsWith(", ", p)) return null;
  p += 2;
  const start282 = p;
  found283: {
    absent281: {
      p = among(s, p, ["please ", "let's ", "just "]);
      if (p < 0) break absent281;
      break found283;
    }
    p = start282;
  }
  p = useVerb(s, p);
  if (p < 0) return null;
  const start284 = p;
  const start286 = p;
  absent285: {
    p = useInstead(s, p);
    if (p < 0) break absent285;
    return null;
  }
  p = start286;
  if (p >= s.length) return null;
  p += 1;
  loop289: for (;;) {
    const start287 = p;
    last288: {
      const start291 = p;
      absent290: {
        p = useInstead(s, p);
        if (p < 0) break absent290;
        break last288;
      }
      p = start291;
      if (p >= s.length) break last288;
      p += 1;
      continue loop289;
    }
    p = start287;
    break;
  }
  new_item = text.slice(start284, p);
  p = useInstead(s, p);
  if (p < 0) return null;
  return { kind: "replace_in_front", old_item, new_item };
}

function parseReplaceVerdict(s: string, text: string): ReplaceVerdict | null {
  let p = 0;
  let old_item: string;
  let new_item: string;
  const start292 = p;
  const start294 = p;
  absent293: {
    p = verdictThenUse(s, p);
    if (p < 0) break absent293;
    return null;
  }
  p = start294;
  if (p >= s.length) return null;
  p += 1;
  loop297: for (;;) {
    const start295 = p;
    last296: {
      const start299 = p;
      absent298: {
        p = verdictThenUse(s, p);
        if (p < 0) break absent298;
        break last296;
      }
      p = start299;
      if (p >= s.length) break last296;
      p += 1;
      continue loop297;
    }
    p = start295;
    break;
  }
  old_item = text.slice(start292, p);
  p = verdictThenUse(s, p);
  if (p < 0) return null;
  const start300 = p;
  const start302 = p;
  absent301: {
    p = useInstead(s, p);
    if (p < 0) break absent301;
    return null;
  }
  p = start302;
  if (p >= s.length) return null;
  p += 1;
  loop305: for (;;) {
    const start303 = p;
    last304: {
      const start307 = p;
      absent306: {
        p = useInstead(s, p);
        if (p < 0) break absent306;
        break last304;
      }
      p = start307;
      if (p >= s.length) break last304;
      p += 1;
      continue loop305;
    }
    p = start303;
    break;
  }
  new_item = text.slice(start300, p);
  p = useInstead(s, p);
  if (p < 0) return null;
  return { kind: "replace_verdict", old_item, new_item };
}

function parseReplaceNewOld(s: string, text: string): ReplaceNewOld | null {
  let p = 0;
  let new_item: string;
  let old_item: string;
  p = newFirst(s, p);
  if (p < 0) return null;
  const start308 = p;
  const start310 = p;
  absent309: {
    p = among(s, p, [" for ", " in place of "]);
    if (p < 0) break absent309;
    return null;
  }
  p = start310;
  if (p >= s.length) return null;
  p += 1;
  loop313: for (;;) {
    const start311 = p;
    last312: {
      const start315 = p;
      absent314: {
        p = among(s, p, [" for ", " in place of "]);
        if (p < 0) break absent314;
        break last312;
      }
      p = start315;
      if (p >= s.length) break last312;
      p += 1;
      continue loop313;
    }
    p = start311;
    break;
  }
  new_item = text.slice(start308, p);
  p = among(s, p, [" for ", " in place of "]);
  if (p < 0) return null;
  const start316 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  old_item = text.slice(start316, p);
  return { kind: "replace_new_old", new_item, old_item };
}

function parseReplaceOldNew(s: string, text: string): ReplaceOldNew | null {
  let p = 0;
  let old_item: string;
  let new_item: string;
  p = oldFirst(s, p);
  if (p < 0) return null;
  const start317 = p;
  const start319 = p;
  absent318: {
    p = oldThenNew(s, p);
    if (p < 0) break absent318;
    return null;
  }
  p = start319;
  if (p >= s.length) return null;
  p += 1;
  loop322: for (;;) {
    const start320 = p;
    last321: {
      const start324 = p;
      absent323: {
        p = oldThenNew(s, p);
        if (p < 0) break absent323;
        break last321;
      }
      p = start324;
      if (p >= s.length) break last321;
      p += 1;
      continue loop322;
    }
    p = start320;
    break;
  }
  old_item = text.slice(start317, p);
  p = oldThenNew(s, p);
  if (p < 0) return null;
  const start325 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  new_item = text.slice(start325, p);
  return { kind: "replace_old_new", old_item, new_item };
}

function parseReplaceTraded(s: string, text: string): ReplaceTraded | null {
  let p = 0;
  let old_item: string;
  let new_item: string;
  p = among(s, p, ["swap out ", "swap ", "trade in ", "trade ", "exchange ", "switch out ", "ditch ", "drop "]);
  if (p < 0) return null;
  const start326 = p;
  const start328 = p;
  absent327: {
    p = among(s, p, [" for ", " in favor of "]);
    if (p < 0) break absent327;
    return null;
  }
  p = start328;
  if (p >= s.length) return null;
  p += 1;
  loop331: for (;;) {
    const start329 = p;
    last330: {
      const start333 = p;
      absent332: {
        p = among(s, p, [" for ", " in favor of "]);
        if (p < 0) break absent332;
        break last330;
      }
      p = start333;
      if (p >= s.length) break last330;
      p += 1;
      continue loop331;
    }
    p = start329;
    break;
  }
  old_item = text.slice(start326, p);
  p = among(s, p, [" for ", " in favor of "]);
  if (p < 0) return null;
  const start334 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  new_item = text.slice(start334, p);
  return { kind: "replace_traded", old_item, new_item };
}

function parseReplaceMoved(s: string, text: string): ReplaceMoved | null {
  let p = 0;
  let old_item: string;
  let new_item: string;
  p = among(s, p, [
    "switch over from ",
    "switch from ",
    "move away from ",
    "move over from ",
    "move from ",
    "change over from ",
    "change from ",
    "go from ",
    "migrate from ",
  ]);
  if (p < 0) return null;
  const start336 = p;
  found337: {
    absent335: {
      p = gerund(s, p);
      if (p < 0) break absent335;
      break found337;
    }
    p = start336;
  }
  const start338 = p;
  if (s.startsWith(" to ", p)) return null;
  if (p >= s.length) return null;
  p += 1;
  p = s.indexOf(" to ", p);
  if (p < 0) p = s.length;
  old_item = text.slice(start338, p);
  if (!s.startsWith(" to ", p)) return null;
  p += 4;
  const start340 = p;
  found341: {
    absent339: {
      p = gerund(s, p);
      if (p < 0) break absent339;
      break found341;
    }
    p = start340;
  }
  const start342 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  new_item = text.slice(start342, p);
  return { kind: "replace_moved", old_item, new_item };
}

function parseReplaceUsed(s: string, text: string): ReplaceUsed | null {
  let p = 0;
  let new_item: string;
  let old_item: string;
  done343: {
    const start344 = p;
    next345: {
      p = useVerb(s, p);
      if (p < 0) break next345;
      break done343;
    }
    p = start344;
    next346: {
      p = spoken(s, p);
      if (p < 0) break next346;
      break done343;
    }
    p = start344;
    next347: {
      if (!s.startsWith("choose ", p)) break next347;
      p += 7;
      break done343;
    }
    p = start344;
    next348: {
      if (!s.startsWith("pick ", p)) break next348;
      p += 5;
      break done343;
    }
    p = start344;
    next349: {
      if (!s.startsWith("favor ", p)) break next349;
      p += 6;
      break done343;
    }
    p = start344;
    next350: {
      if (!s.startsWith("go for ", p)) break next350;
      p += 7;
      break done343;
    }
    p = start344;
    if (!s.startsWith("opt for ", p)) return null;
    p += 8;
  }
  const start351 = p;
  const start353 = p;
  absent352: {
    p = insteadOf(s, p);
    if (p < 0) break absent352;
    return null;
  }
  p = start353;
  if (p >= s.length) return null;
  p += 1;
  loop356: for (;;) {
    const start354 = p;
    last355: {
      const start358 = p;
      absent357: {
        p = insteadOf(s, p);
        if (p < 0) break absent357;
        break last355;
      }
      p = start358;
      if (p >= s.length) break last355;
      p += 1;
      continue loop356;
    }
    p = start354;
    break;
  }
  new_item = text.slice(start351, p);
  p = insteadOf(s, p);
  if (p < 0) return null;
  const start360 = p;
  found361: {
    absent359: {
      p = gerund(s, p);
      if (p < 0) break absent359;
      break found361;
    }
    p = start360;
  }
  const start362 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  old_item = text.slice(start362, p);
  return { kind: "replace_used", new_item, old_item };
}

function parseReplaceWanted(s: string, text: string): ReplaceWanted | null {
  let p = 0;
  let new_item: string;
  let old_item: string;
  p = wanted(s, p);
  if (p < 0) return null;
  const start363 = p;
  const start365 = p;
  absent364: {
    p = insteadOf(s, p);
    if (p < 0) break absent364;
    return null;
  }
  p = start365;
  if (p >= s.length) return null;
  p += 1;
  loop368: for (;;) {
    const start366 = p;
    last367: {
      const start370 = p;
      absent369: {
        p = insteadOf(s, p);
        if (p < 0) break absent369;
        break last367;
      }
      p = start370;
      if (p >= s.length) break last367;
      p += 1;
      continue loop368;
    }
    p = start366;
    break;
  }
  new_item = text.slice(start363, p);
  p = insteadOf(s, p);
  if (p < 0) return null;
  const start371 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  old_item = text.slice(start371, p);
  return { kind: "replace_wanted", new_item, old_item };
}

function parseReplaceBare(s: string, text: string): ReplaceBare | null {
  let p = 0;
  let new_item: string;
  let old_item: string;
  const start372 = p;
  const start374 = p;
  absent373: {
    p = bareInstead(s, p);
    if (p < 0) break absent373;
    return null;
  }
  p = start374;
  if (p >= s.length) return null;
  p += 1;
  loop377: for (;;) {
    const start375 = p;
    last376: {
      const start379 = p;
      absent378: {
        p = bareInstead(s, p);
        if (p < 0) break absent378;
        break last376;
      }
      p = start379;
      if (p >= s.length) break last376;
      p += 1;
      continue loop377;
    }
    p = start375;
    break;
  }
  new_item = text.slice(start372, p);
  p = bareInstead(s, p);
  if (p < 0) return null;
  const start380 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  old_item = text.slice(start380, p);
  return { kind: "replace_bare", new_item, old_item };
}

function parseProhibitLeave(s: string, text: string): ProhibitLeave | null {
  let p = 0;
  let item: string;
  p = among(s, p, ["leave ", "cut ", "rule "]);
  if (p < 0) return null;
  const start381 = p;
  const start383 = p;
  absent382: {
    if (!s.startsWith(" out", p)) break absent382;
    p += 4;
    if (p < s.length) break absent382;
    return null;
  }
  p = start383;
  const start385 = p;
  absent384: {
    if (!s.startsWith(" out of ", p)) break absent384;
    p += 8;
    p = outOf(s, p);
    if (p < 0) break absent384;
    if (p < s.length) break absent384;
    return null;
  }
  p = start385;
  if (p >= s.length) return null;
  p += 1;
  loop388: for (;;) {
    const start386 = p;
    last387: {
      const start390 = p;
      absent389: {
        if (!s.startsWith(" out", p)) break absent389;
        p += 4;
        if (p < s.length) break absent389;
        break last387;
      }
      p = start390;
      const start392 = p;
      absent391: {
        if (!s.startsWith(" out of ", p)) break absent391;
        p += 8;
        p = outOf(s, p);
        if (p < 0) break absent391;
        if (p < s.length) break absent391;
        break last387;
      }
      p = start392;
      if (p >= s.length) break last387;
      p += 1;
      continue loop388;
    }
    p = start386;
    break;
  }
  item = text.slice(start381, p);
  if (!s.startsWith(" out", p)) return null;
  p += 4;
  const start394 = p;
  found395: {
    absent393: {
      if (!s.startsWith(" of ", p)) break absent393;
      p += 4;
      p = outOf(s, p);
      if (p < 0) break absent393;
      break found395;
    }
    p = start394;
  }
  if (p < s.length) return null;
  return { kind: "prohibit_leave", item };
}

function parseProhibitKeep(s: string, text: string): ProhibitKeep | null {
  let p = 0;
  let item: string;
  p = among(s, p, ["keep ", "leave "]);
  if (p < 0) return null;
  const start396 = p;
  const start398 = p;
  absent397: {
    if (!s.startsWith(" out of ", p)) break absent397;
    p += 8;
    p = outOf(s, p);
    if (p < 0) break absent397;
    if (p < s.length) break absent397;
    return null;
  }
  p = start398;
  if (p >= s.length) return null;
  p += 1;
  loop401: for (;;) {
    const start399 = p;
    last400: {
      const start403 = p;
      absent402: {
        if (!s.startsWith(" out of ", p)) break absent402;
        p += 8;
        p = outOf(s, p);
        if (p < 0) break absent402;
        if (p < s.length) break absent402;
        break last400;
      }
      p = start403;
      if (p >= s.length) break last400;
      p += 1;
      continue loop401;
    }
    p = start399;
    break;
  }
  item = text.slice(start396, p);
  if (!s.startsWith(" out of ", p)) return null;
  p += 8;
  p = outOf(s, p);
  if (p < 0) return null;
  if (p < s.length) return null;
  return { kind: "prohibit_keep", item };
}

function parseProhibitConsider(s: string, text: string): ProhibitConsider | null {
  let p = 0;
  let item: string;
  p = among(s, p, ["consider ", "treat ", "regard ", "count ", "mark "]);
  if (p < 0) return null;
  const start404 = p;
  const start406 = p;
  absent405: {
    p = considered(s, p);
    if (p < 0) break absent405;
    return null;
  }
  p = start406;
  if (p >= s.length) return null;
  p += 1;
  loop409: for (;;) {
    const start407 = p;
    last408: {
      const start411 = p;
      absent410: {
        p = considered(s, p);
        if (p < 0) break absent410;
        break last408;
      }
      p = start411;
      if (p >= s.length) break last408;
      p += 1;
      continue loop409;
    }
    p = start407;
    break;
  }
  item = text.slice(start404, p);
  p = considered(s, p);
  if (p < 0) return null;
  return { kind: "prohibit_consider", item };
}

function parseProhibitVerb(s: string, text: string): ProhibitVerb | null {
  let p = 0;
  let item: string;
  p = banVerb(s, p);
  if (p < 0) return null;
  const start412 = p;
  const start414 = p;
  absent413: {
    if (!s.startsWith(" again", p)) break absent413;
    p += 6;
    if (p < s.length) break absent413;
    return null;
  }
  p = start414;
  const start416 = p;
  absent415: {
    if (!s.startsWith(" of ", p)) break absent415;
    p += 4;
    p = outOf(s, p);
    if (p < 0) break absent415;
    if (p < s.length) break absent415;
    return null;
  }
  p = start416;
  if (p >= s.length) return null;
  p += 1;
  loop419: for (;;) {
    const start417 = p;
    last418: {
      const start421 = p;
      absent420: {
        if (!s.startsWith(" again", p)) break absent420;
        p += 6;
        if (p < s.length) break absent420;
        break last418;
      }
      p = start421;
      const start423 = p;
      absent422: {
        if (!s.startsWith(" of ", p)) break absent422;
        p += 4;
        p = outOf(s, p);
        if (p < 0) break absent422;
        if (p < s.length) break absent422;
        break last418;
      }
      p = start423;
      if (p >= s.length) break last418;
      p += 1;
      continue loop419;
    }
    p = start417;
    break;
  }
  item = text.slice(start412, p);
  const start425 = p;
  found426: {
    absent424: {
      done427: {
        const start428 = p;
        next429: {
          if (!s.startsWith(" again", p)) break next429;
          p += 6;
          break done427;
        }
        p = start428;
        if (!s.startsWith(" of ", p)) break absent424;
        p += 4;
        p = outOf(s, p);
        if (p < 0) break absent424;
      }
      break found426;
    }
    p = start425;
  }
  if (p < s.length) return null;
  return { kind: "prohibit_verb", item };
}

function parseProhibitWanted(s: string, text: string): ProhibitWanted | null {
  let p = 0;
  let item: string;
  done430: {
    const start431 = p;
    next432: {
      p = wanted(s, p);
      if (p < 0) break next432;
      p = among(s, p, ["no more ", "no ", "zero "]);
      if (p < 0) break next432;
      break done430;
    }
    p = start431;
    p = among(s, p, ["i don't want to see ", "i don't want ", "i never want to see ", "i never want "]);
    if (p < 0) return null;
    if (!s.startsWith("any ", p)) return null;
    p += 4;
  }
  const start433 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  item = text.slice(start433, p);
  return { kind: "prohibit_wanted", item };
}

function parseProhibitVerdict(s: string, text: string): ProhibitVerdict | null {
  let p = 0;
  let item: string;
  const start434 = p;
  const start436 = p;
  absent435: {
    p = banVerdict(s, p);
    if (p < 0) break absent435;
    return null;
  }
  p = start436;
  if (p >= s.length) return null;
  p += 1;
  loop439: for (;;) {
    const start437 = p;
    last438: {
      const start441 = p;
      absent440: {
        p = banVerdict(s, p);
        if (p < 0) break absent440;
        break last438;
      }
      p = start441;
      if (p >= s.length) break last438;
      p += 1;
      continue loop439;
    }
    p = start437;
    break;
  }
  item = text.slice(start434, p);
  p = banVerdict(s, p);
  if (p < 0) return null;
  return { kind: "prohibit_verdict", item };
}

function parseUseMade(s: string, text: string): UseMade | null {
  let p = 0;
  let item: string;
  p = among(s, p, ["make ", "set ", "keep ", "have ", "treat "]);
  if (p < 0) return null;
  const start442 = p;
  const start444 = p;
  absent443: {
    p = asDefault(s, p);
    if (p < 0) break absent443;
    return null;
  }
  p = start444;
  if (p >= s.length) return null;
  p += 1;
  loop447: for (;;) {
    const start445 = p;
    last446: {
      const start449 = p;
      absent448: {
        p = asDefault(s, p);
        if (p < 0) break absent448;
        break last446;
      }
      p = start449;
      if (p >= s.length) break last446;
      p += 1;
      continue loop447;
    }
    p = start445;
    break;
  }
  item = text.slice(start442, p);
  p = asDefault(s, p);
  if (p < 0) return null;
  return { kind: "use_made", item };
}

function parseUseVerb(s: string, text: string): UseVerb | null {
  let p = 0;
  let item: string;
  p = useVerb(s, p);
  if (p < 0) return null;
  const start450 = p;
  const start452 = p;
  absent451: {
    p = usedOnly(s, p);
    if (p < 0) break absent451;
    return null;
  }
  p = start452;
  if (p >= s.length) return null;
  p += 1;
  loop455: for (;;) {
    const start453 = p;
    last454: {
      const start457 = p;
      absent456: {
        p = usedOnly(s, p);
        if (p < 0) break absent456;
        break last454;
      }
      p = start457;
      if (p >= s.length) break last454;
      p += 1;
      continue loop455;
    }
    p = start453;
    break;
  }
  item = text.slice(start450, p);
  p = usedOnly(s, p);
  if (p < 0) return null;
  return { kind: "use_verb", item };
}

function parseUseSpoken(s: string, text: string): UseSpoken | null {
  let p = 0;
  let item: string;
  p = spoken(s, p);
  if (p < 0) return null;
  const start459 = p;
  absent458: {
    done460: {
      const start461 = p;
      next462: {
        if (!s.startsWith("one", p)) break next462;
        p += 3;
        break done460;
      }
      p = start461;
      next463: {
        if (!s.startsWith("two", p)) break next463;
        p += 3;
        break done460;
      }
      p = start461;
      next464: {
        if (!s.startsWith("three", p)) break next464;
        p += 5;
        break done460;
      }
      p = start461;
      next465: {
        if (!s.startsWith("four", p)) break next465;
        p += 4;
        break done460;
      }
      p = start461;
      next466: {
        if (!s.startsWith("five", p)) break next466;
        p += 4;
        break done460;
      }
      p = start461;
      next467: {
        if (!s.startsWith("six", p)) break next467;
        p += 3;
        break done460;
      }
      p = start461;
      next468: {
        if (!s.startsWith("ten", p)) break next468;
        p += 3;
        break done460;
      }
      p = start461;
      next469: {
        if (!s.startsWith("under", p)) break next469;
        p += 5;
        break done460;
      }
      p = start461;
      next470: {
        if (!s.startsWith("at most", p)) break next470;
        p += 7;
        break done460;
      }
      p = start461;
      next471: {
        if (!s.startsWith("no more than", p)) break next471;
        p += 12;
        break done460;
      }
      p = start461;
      if (!isSet2(s.charCodeAt(p))) break absent458;
      p += 1;
      while (isSet2(s.charCodeAt(p))) p += 1;
    }
    if (!(s.charCodeAt(p) === 32)) break absent458;
    p += 1;
    return null;
  }
  p = start459;
  const start472 = p;
  const start474 = p;
  absent473: {
    p = usedOnly(s, p);
    if (p < 0) break absent473;
    return null;
  }
  p = start474;
  if (p >= s.length) return null;
  p += 1;
  loop477: for (;;) {
    const start475 = p;
    last476: {
      const start479 = p;
      absent478: {
        p = usedOnly(s, p);
        if (p < 0) break absent478;
        break last476;
      }
      p = start479;
      if (p >= s.length) break last476;
      p += 1;
      continue loop477;
    }
    p = start475;
    break;
  }
  item = text.slice(start472, p);
  p = usedOnly(s, p);
  if (p < 0) return null;
  return { kind: "use_spoken", item };
}

function parseUseWantedIn(s: string, text: string): UseWantedIn | null {
  let p = 0;
  let item: string;
  p = wanted(s, p);
  if (p < 0) return null;
  p = wantedIn(s, p);
  if (p < 0) return null;
  const start480 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  item = text.slice(start480, p);
  return { kind: "use_wanted_in", item };
}

function parseUseWanted(s: string, text: string): UseWanted | null {
  let p = 0;
  let item: string;
  p = wanted(s, p);
  if (p < 0) return null;
  const start481 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  item = text.slice(start481, p);
  return { kind: "use_wanted", item };
}

function parseUseVerdict(s: string, text: string): UseVerdict | null {
  let p = 0;
  let item: string;
  const start482 = p;
  const start484 = p;
  absent483: {
    p = useVerdict(s, p);
    if (p < 0) break absent483;
    return null;
  }
  p = start484;
  if (p >= s.length) return null;
  p += 1;
  loop487: for (;;) {
    const start485 = p;
    last486: {
      const start489 = p;
      absent488: {
        p = useVerdict(s, p);
        if (p < 0) break absent488;
        break last486;
      }
      p = start489;
      if (p >= s.length) break last486;
      p += 1;
      continue loop487;
    }
    p = start485;
    break;
  }
  item = text.slice(start482, p);
  p = useVerdict(s, p);
  if (p < 0) return null;
  return { kind: "use_verdict", item };
}

function parseUseStanding(s: string, text: string): UseStanding | null {
  let p = 0;
  let item: string;
  p = among(s, p, ["only ", "nothing but "]);
  if (p < 0) return null;
  const start490 = p;
  if (p >= s.length) return null;
  p += 1;
  p = s.length;
  item = text.slice(start490, p);
  return { kind: "use_standing", item };
}

function parseUseAlone(s: string, text: string): UseAlone | null {
  let p = 0;
  let item: string;
  const start491 = p;
  const start493 = p;
  absent492: {
    if (!s.startsWith(" only", p)) break absent492;
    p += 5;
    if (p < s.length) break absent492;
    return null;
  }
  p = start493;
  if (p >= s.length) return null;
  p += 1;
  p = s.endsWith(" only") && s.length - 5 >= p ? s.length - 5 : s.length;
  item = text.slice(start491, p);
  if (!s.startsWith(" only", p)) return null;
  p += 5;
  if (p < s.length) return null;
  return { kind: "use_alone", item };
}

/** A text that the production `Pointing` matches. Fields are raw text. */
interface Pointing {
  readonly kind: "pointing";
}

/** A text that the production `Graded` matches. Fields are raw text. */
interface Graded {
  readonly kind: "graded";
}

/** A text that the production `Several` matches. Fields are raw text. */
interface Several {
  readonly kind: "several";
}

/** A text that the production `Narrowed` matches. Fields are raw text. */
interface Narrowed {
  readonly kind: "narrowed";
}

/** A text that the production `Clause` matches. Fields are raw text. */
interface Clause {
  readonly kind: "clause";
}

/** What the rule `unfit` recognizes. */
export type Unfit = Pointing | Graded | Several | Narrowed | Clause;

/** Parses a whole text by the rule `unfit`; fields are cut from `text`, which is as long as `s`. */
export function parseUnfit(s: string, text: string = s): Unfit | null {
  return (
    parsePointing(s, text) ??
    parseGraded(s, text) ??
    parseSeveral(s, text) ??
    parseNarrowed(s, text) ??
    parseClause(s, text)
  );
}

function parsePointing(s: string, _text: string): Pointing | null {
  let p = 0;
  if (!(s.charCodeAt(p) === 32)) return null;
  p += 1;
  done494: {
    const start495 = p;
    next496: {
      if (!s.startsWith("rules", p)) break next496;
      p += 5;
      break done494;
    }
    p = start495;
    next497: {
      if (!s.startsWith("mistakes", p)) break next497;
      p += 8;
      break done494;
    }
    p = start495;
    next498: {
      if (!s.startsWith("errors", p)) break next498;
      p += 6;
      break done494;
    }
    p = start495;
    next499: {
      if (!s.startsWith("all", p)) break next499;
      p += 3;
      break done494;
    }
    p = start495;
    next500: {
      if (!s.startsWith("it", p)) break next500;
      p += 2;
      break done494;
    }
    p = start495;
    next501: {
      if (!s.startsWith("that", p)) break next501;
      p += 4;
      if (s.startsWith(" said ", p)) break next501;
      break done494;
    }
    p = start495;
    next502: {
      if (!s.startsWith("this", p)) break next502;
      p += 4;
      break done494;
    }
    p = start495;
    next503: {
      if (!s.startsWith("them", p)) break next503;
      p += 4;
      break done494;
    }
    p = start495;
    next504: {
      if (!s.startsWith("these", p)) break next504;
      p += 5;
      break done494;
    }
    p = start495;
    next505: {
      if (!s.startsWith("those", p)) break next505;
      p += 5;
      break done494;
    }
    p = start495;
    next506: {
      if (!s.startsWith("ones", p)) break next506;
      p += 4;
      break done494;
    }
    p = start495;
    next507: {
      if (!s.startsWith("one's", p)) break next507;
      p += 5;
      break done494;
    }
    p = start495;
    next508: {
      if (!s.startsWith("one", p)) break next508;
      p += 3;
      break done494;
    }
    p = start495;
    next509: {
      if (!s.startsWith("meeting", p)) break next509;
      p += 7;
      break done494;
    }
    p = start495;
    next510: {
      if (!s.startsWith("me", p)) break next510;
      p += 2;
      break done494;
    }
    p = start495;
    next511: {
      if (!s.startsWith("him", p)) break next511;
      p += 3;
      break done494;
    }
    p = start495;
    next512: {
      if (!s.startsWith("here", p)) break next512;
      p += 4;
      break done494;
    }
    p = start495;
    next513: {
      if (!s.startsWith("her", p)) break next513;
      p += 3;
      break done494;
    }
    p = start495;
    next514: {
      if (!s.startsWith("us", p)) break next514;
      p += 2;
      break done494;
    }
    p = start495;
    next515: {
      if (!s.startsWith("something", p)) break next515;
      p += 9;
      break done494;
    }
    p = start495;
    next516: {
      if (!s.startsWith("anything", p)) break next516;
      p += 8;
      break done494;
    }
    p = start495;
    next517: {
      if (!s.startsWith("everything", p)) break next517;
      p += 10;
      break done494;
    }
    p = start495;
    next518: {
      if (!s.startsWith("nothing", p)) break next518;
      p += 7;
      break done494;
    }
    p = start495;
    next519: {
      if (!s.startsWith("someone", p)) break next519;
      p += 7;
      break done494;
    }
    p = start495;
    next520: {
      if (!s.startsWith("anyone", p)) break next520;
      p += 6;
      break done494;
    }
    p = start495;
    next521: {
      if (!s.startsWith("whatever", p)) break next521;
      p += 8;
      break done494;
    }
    p = start495;
    next522: {
      if (!s.startsWith("what", p)) break next522;
      p += 4;
      break done494;
    }
    p = start495;
    next523: {
      if (!s.startsWith("how", p)) break next523;
      p += 3;
      break done494;
    }
    p = start495;
    next524: {
      if (!s.startsWith("whichever", p)) break next524;
      p += 9;
      break done494;
    }
    p = start495;
    next525: {
      if (!s.startsWith("where", p)) break next525;
      p += 5;
      break done494;
    }
    p = start495;
    next526: {
      if (!s.startsWith("when", p)) break next526;
      p += 4;
      break done494;
    }
    p = start495;
    next527: {
      if (!s.startsWith("same", p)) break next527;
      p += 4;
      break done494;
    }
    p = start495;
    next528: {
      if (!s.startsWith("the same", p)) break next528;
      p += 8;
      break done494;
    }
    p = start495;
    next529: {
      if (!s.startsWith("so", p)) break next529;
      p += 2;
      break done494;
    }
    p = start495;
    next530: {
      if (!s.startsWith("there", p)) break next530;
      p += 5;
      break done494;
    }
    p = start495;
    next531: {
      if (!s.startsWith("each", p)) break next531;
      p += 4;
      break done494;
    }
    p = start495;
    next532: {
      if (!s.startsWith("every", p)) break next532;
      p += 5;
      break done494;
    }
    p = start495;
    next533: {
      if (!s.startsWith("another", p)) break next533;
      p += 7;
      break done494;
    }
    p = start495;
    next534: {
      if (!s.startsWith("both", p)) break next534;
      p += 4;
      break done494;
    }
    p = start495;
    next535: {
      if (!s.startsWith("to", p)) break next535;
      p += 2;
      break done494;
    }
    p = start495;
    next536: {
      if (!s.startsWith("about", p)) break next536;
      p += 5;
      break done494;
    }
    p = start495;
    next537: {
      if (!s.startsWith("not", p)) break next537;
      p += 3;
      break done494;
    }
    p = start495;
    next538: {
      if (!s.startsWith("never", p)) break next538;
      p += 5;
      break done494;
    }
    p = start495;
    next539: {
      if (!s.startsWith("problem", p)) break next539;
      p += 7;
      break done494;
    }
    p = start495;
    next540: {
      if (!s.startsWith("worries", p)) break next540;
      p += 7;
      break done494;
    }
    p = start495;
    next541: {
      if (!s.startsWith("comment", p)) break next541;
      p += 7;
      break done494;
    }
    p = start495;
    next542: {
      if (!s.startsWith("smoking", p)) break next542;
      p += 7;
      break done494;
    }
    p = start495;
    next543: {
      if (!s.startsWith("parking", p)) break next543;
      p += 7;
      break done494;
    }
    p = start495;
    next544: {
      if (!s.startsWith("kidding", p)) break next544;
      p += 7;
      break done494;
    }
    p = start495;
    next545: {
      if (!s.startsWith("entry", p)) break next545;
      p += 5;
      break done494;
    }
    p = start495;
    next546: {
      if (!s.startsWith("trespassing", p)) break next546;
      p += 11;
      break done494;
    }
    p = start495;
    next547: {
      if (!s.startsWith("flow", p)) break next547;
      p += 4;
      break done494;
    }
    p = start495;
    next548: {
      if (!s.startsWith("plan", p)) break next548;
      p += 4;
      break done494;
    }
    p = start495;
    next549: {
      if (!s.startsWith("caution", p)) break next549;
      p += 7;
      break done494;
    }
    p = start495;
    next550: {
      if (!s.startsWith("common sense", p)) break next550;
      p += 12;
      break done494;
    }
    p = start495;
    next551: {
      if (!s.startsWith("elevator", p)) break next551;
      p += 8;
      break done494;
    }
    p = start495;
    next552: {
      if (!s.startsWith("stairs", p)) break next552;
      p += 6;
      break done494;
    }
    p = start495;
    next553: {
      if (!s.startsWith("door", p)) break next553;
      p += 4;
      break done494;
    }
    p = start495;
    next554: {
      if (!s.startsWith("table", p)) break next554;
      p += 5;
      break done494;
    }
    p = start495;
    next555: {
      if (!s.startsWith("file", p)) break next555;
      p += 4;
      break done494;
    }
    p = start495;
    next556: {
      if (!s.startsWith("folder", p)) break next556;
      p += 6;
      break done494;
    }
    p = start495;
    next557: {
      if (!s.startsWith("option", p)) break next557;
      p += 6;
      break done494;
    }
    p = start495;
    next558: {
      if (!s.startsWith("rush", p)) break next558;
      p += 4;
      break done494;
    }
    p = start495;
    next559: {
      if (!s.startsWith("hurry", p)) break next559;
      p += 5;
      break done494;
    }
    p = start495;
    next560: {
      if (!s.startsWith("chance", p)) break next560;
      p += 6;
      break done494;
    }
    p = start495;
    next561: {
      if (!s.startsWith("excuses", p)) break next561;
      p += 7;
      break done494;
    }
    p = start495;
    next562: {
      if (!s.startsWith("pressure", p)) break next562;
      p += 8;
      break done494;
    }
    p = start495;
    next563: {
      if (!s.startsWith("need", p)) break next563;
      p += 4;
      break done494;
    }
    p = start495;
    next564: {
      if (!s.startsWith("doubt", p)) break next564;
      p += 5;
      break done494;
    }
    p = start495;
    next565: {
      if (!s.startsWith("idea", p)) break next565;
      p += 4;
      break done494;
    }
    p = start495;
    next566: {
      if (!s.startsWith("way", p)) break next566;
      p += 3;
      break done494;
    }
    p = start495;
    next567: {
      if (!s.startsWith("wonder", p)) break next567;
      p += 6;
      break done494;
    }
    p = start495;
    next568: {
      if (!s.startsWith("longer", p)) break next568;
      p += 6;
      break done494;
    }
    p = start495;
    next569: {
      if (!s.startsWith("matter", p)) break next569;
      p += 6;
      break done494;
    }
    p = start495;
    next570: {
      if (!s.startsWith("thanks", p)) break next570;
      p += 6;
      break done494;
    }
    p = start495;
    next571: {
      if (!s.startsWith("thank", p)) break next571;
      p += 5;
      break done494;
    }
    p = start495;
    next572: {
      if (!s.startsWith("reason", p)) break next572;
      p += 6;
      break done494;
    }
    p = start495;
    next573: {
      if (!(s.charCodeAt(p) === 105)) break next573;
      p += 1;
      break done494;
    }
    p = start495;
    next574: {
      if (!s.startsWith("your best", p)) break next574;
      p += 9;
      break done494;
    }
    p = start495;
    next575: {
      if (!s.startsWith("your judgment", p)) break next575;
      p += 13;
      break done494;
    }
    p = start495;
    next576: {
      if (!s.startsWith("your own", p)) break next576;
      p += 8;
      break done494;
    }
    p = start495;
    next577: {
      if (!s.startsWith("your", p)) break next577;
      p += 4;
      break done494;
    }
    p = start495;
    next578: {
      if (!s.startsWith("you", p)) break next578;
      p += 3;
      break done494;
    }
    p = start495;
    next579: {
      if (!s.startsWith("we", p)) break next579;
      p += 2;
      break done494;
    }
    p = start495;
    next580: {
      if (!s.startsWith("they", p)) break next580;
      p += 4;
      break done494;
    }
    p = start495;
    next581: {
      if (!s.startsWith("hesitate", p)) break next581;
      p += 8;
      break done494;
    }
    p = start495;
    next582: {
      if (!s.startsWith("he", p)) break next582;
      p += 2;
      break done494;
    }
    p = start495;
    next583: {
      if (!s.startsWith("she", p)) break next583;
      p += 3;
      break done494;
    }
    p = start495;
    next584: {
      if (!s.startsWith("my word", p)) break next584;
      p += 7;
      break done494;
    }
    p = start495;
    next585: {
      if (!s.startsWith("the attached", p)) break next585;
      p += 12;
      break done494;
    }
    p = start495;
    next586: {
      if (!s.startsWith("the following", p)) break next586;
      p += 13;
      break done494;
    }
    p = start495;
    next587: {
      if (!s.startsWith("the above", p)) break next587;
      p += 9;
      break done494;
    }
    p = start495;
    next588: {
      if (!s.startsWith("the next", p)) break next588;
      p += 8;
      break done494;
    }
    p = start495;
    next589: {
      if (!s.startsWith("the last", p)) break next589;
      p += 8;
      break done494;
    }
    p = start495;
    next590: {
      if (!s.startsWith("the first", p)) break next590;
      p += 9;
      break done494;
    }
    p = start495;
    next591: {
      if (!s.startsWith("the second", p)) break next591;
      p += 10;
      break done494;
    }
    p = start495;
    next592: {
      if (!s.startsWith("the third", p)) break next592;
      p += 9;
      break done494;
    }
    p = start495;
    next593: {
      if (!s.startsWith("the other", p)) break next593;
      p += 9;
      break done494;
    }
    p = start495;
    next594: {
      if (!s.startsWith("the previous", p)) break next594;
      p += 12;
      break done494;
    }
    p = start495;
    next595: {
      if (!s.startsWith("the new one", p)) break next595;
      p += 11;
      break done494;
    }
    p = start495;
    next596: {
      if (!s.startsWith("the old one", p)) break next596;
      p += 11;
      break done494;
    }
    p = start495;
    next597: {
      if (!s.startsWith("the original", p)) break next597;
      p += 12;
      break done494;
    }
    p = start495;
    next598: {
      if (!s.startsWith("the old", p)) break next598;
      p += 7;
      break done494;
    }
    p = start495;
    next599: {
      if (!s.startsWith("step", p)) break next599;
      p += 4;
      break done494;
    }
    p = start495;
    next600: {
      if (!s.startsWith("page", p)) break next600;
      p += 4;
      break done494;
    }
    p = start495;
    next601: {
      if (!s.startsWith("line", p)) break next601;
      p += 4;
      break done494;
    }
    p = start495;
    next602: {
      if (!s.startsWith("question", p)) break next602;
      p += 8;
      break done494;
    }
    p = start495;
    next603: {
      if (!s.startsWith("chapter", p)) break next603;
      p += 7;
      break done494;
    }
    p = start495;
    next604: {
      if (!s.startsWith("paragraph", p)) break next604;
      p += 9;
      break done494;
    }
    p = start495;
    next605: {
      if (!s.startsWith("section", p)) break next605;
      p += 7;
      break done494;
    }
    p = start495;
    next606: {
      if (!s.startsWith("out", p)) break next606;
      p += 3;
      break done494;
    }
    p = start495;
    next607: {
      if (!s.startsWith("up", p)) break next607;
      p += 2;
      break done494;
    }
    p = start495;
    next608: {
      if (!s.startsWith("down", p)) break next608;
      p += 4;
      break done494;
    }
    p = start495;
    next609: {
      if (!s.startsWith("off", p)) break next609;
      p += 3;
      break done494;
    }
    p = start495;
    next610: {
      if (!s.startsWith("on", p)) break next610;
      p += 2;
      break done494;
    }
    p = start495;
    next611: {
      if (!s.startsWith("back", p)) break next611;
      p += 4;
      break done494;
    }
    p = start495;
    next612: {
      if (!s.startsWith("ahead", p)) break next612;
      p += 5;
      break done494;
    }
    p = start495;
    if (!s.startsWith("fail", p)) return null;
    p += 4;
  }
  if (!(s.charCodeAt(p) === 32)) return null;
  p += 1;
  p = s.length;
  return { kind: "pointing" };
}

function parseGraded(s: string, _text: string): Graded | null {
  let p = 0;
  if (!(s.charCodeAt(p) === 32)) return null;
  p += 1;
  p = among(s, p, [
    "better",
    "different",
    "nicer",
    "shorter",
    "longer",
    "simpler",
    "warmer",
    "friendlier",
    "clearer",
    "smaller",
    "bigger",
    "easier",
    "plainer",
    "less",
    "fewer",
    "more",
    "much",
    "too many",
    "too",
    "as few",
    "as little",
    "as many",
    "so many",
    "so much",
    "such",
    "enough",
    "a bit",
    "a little",
    "few",
    "half",
  ]);
  if (p < 0) return null;
  if (!(s.charCodeAt(p) === 32)) return null;
  p += 1;
  p = s.length;
  return { kind: "graded" };
}

function parseSeveral(s: string, _text: string): Several | null {
  let p = 0;
  loop615: for (;;) {
    const start613 = p;
    last614: {
      const start617 = p;
      absent616: {
        p = several(s, p);
        if (p < 0) break absent616;
        break last614;
      }
      p = start617;
      if (p >= s.length) break last614;
      p += 1;
      continue loop615;
    }
    p = start613;
    break;
  }
  p = several(s, p);
  if (p < 0) return null;
  return { kind: "several" };
}

function parseNarrowed(s: string, _text: string): Narrowed | null {
  let p = 0;
  loop620: for (;;) {
    const start618 = p;
    last619: {
      const start622 = p;
      absent621: {
        p = narrow(s, p);
        if (p < 0) break absent621;
        break last619;
      }
      p = start622;
      if (p >= s.length) break last619;
      p += 1;
      continue loop620;
    }
    p = start618;
    break;
  }
  p = narrow(s, p);
  if (p < 0) return null;
  return { kind: "narrowed" };
}

function parseClause(s: string, _text: string): Clause | null {
  let p = 0;
  loop625: for (;;) {
    const start623 = p;
    last624: {
      const start627 = p;
      absent626: {
        p = inClause(s, p);
        if (p < 0) break absent626;
        break last624;
      }
      p = start627;
      if (p >= s.length) break last624;
      p += 1;
      continue loop625;
    }
    p = start623;
    break;
  }
  p = inClause(s, p);
  if (p < 0) return null;
  return { kind: "clause" };
}

function among(s: string, p: number, words: readonly string[]): number {
  for (const word of words) if (s.startsWith(word, p)) return p + word.length;
  return -1;
}

function hedge(s: string, p: number): number {
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  p = among(s, p, [
    "maybe",
    "perhaps",
    "probably",
    "possibly",
    "i guess",
    "i think",
    "i suppose",
    "i expect",
    "i believe",
    "i feel",
    "might",
    "i'd say",
    "inclined",
    "i wonder",
    "wondering",
    "not sure",
    "unsure",
    "ought",
    "should",
    "could be",
    "or something",
    "or whatever",
    "let me think",
    "let me sleep",
    "thinking of",
    "thinking about",
    "considering",
    "what about",
    "how about",
    "kind of",
    "sort of",
    "ideally",
    "i hope",
    "hopefully",
    "wish",
    "tempted",
    "try to",
    "where possible",
    "when possible",
    "presumably",
    "either",
    "not necessarily",
    "who knows",
    "consider whether",
  ]);
  if (p < 0) return -1;
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  return p;
}

function report(s: string, p: number): number {
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  done628: {
    const start629 = p;
    next630: {
      if (!s.startsWith("said", p)) break next630;
      p += 4;
      break done628;
    }
    p = start629;
    next631: {
      if (!s.startsWith("says", p)) break next631;
      p += 4;
      break done628;
    }
    p = start629;
    next632: {
      if (!s.startsWith("say that", p)) break next632;
      p += 8;
      break done628;
    }
    p = start629;
    next633: {
      if (!s.startsWith("saying", p)) break next633;
      p += 6;
      break done628;
    }
    p = start629;
    next634: {
      if (!s.startsWith("told", p)) break next634;
      p += 4;
      break done628;
    }
    p = start629;
    next635: {
      if (!s.startsWith("tells", p)) break next635;
      p += 5;
      break done628;
    }
    p = start629;
    next636: {
      if (!s.startsWith("argued", p)) break next636;
      p += 6;
      break done628;
    }
    p = start629;
    next637: {
      if (!s.startsWith("argues", p)) break next637;
      p += 6;
      break done628;
    }
    p = start629;
    next638: {
      if (!s.startsWith("insists", p)) break next638;
      p += 7;
      break done628;
    }
    p = start629;
    next639: {
      if (!s.startsWith("insisted", p)) break next639;
      p += 8;
      break done628;
    }
    p = start629;
    next640: {
      if (!s.startsWith("claims", p)) break next640;
      p += 6;
      break done628;
    }
    p = start629;
    next641: {
      if (!s.startsWith("claimed", p)) break next641;
      p += 7;
      break done628;
    }
    p = start629;
    next642: {
      if (!s.startsWith("according to", p)) break next642;
      p += 12;
      break done628;
    }
    p = start629;
    next643: {
      if (!s.startsWith("apparently", p)) break next643;
      p += 10;
      break done628;
    }
    p = start629;
    next644: {
      if (!s.startsWith("reads", p)) break next644;
      p += 5;
      const start646 = p;
      absent645: {
        if (!(s.charCodeAt(p) === 32)) break absent645;
        p += 1;
        if (p >= s.length) break absent645;
        p += 1;
        break next644;
      }
      p = start646;
      break done628;
    }
    p = start629;
    next647: {
      if (!s.startsWith("i read", p)) break next647;
      p += 6;
      break done628;
    }
    p = start629;
    next648: {
      if (!s.startsWith("i heard", p)) break next648;
      p += 7;
      break done628;
    }
    p = start629;
    next649: {
      if (!s.startsWith("we heard", p)) break next649;
      p += 8;
      break done628;
    }
    p = start629;
    next650: {
      if (!s.startsWith("i saw", p)) break next650;
      p += 5;
      break done628;
    }
    p = start629;
    next651: {
      if (!s.startsWith("recommended", p)) break next651;
      p += 11;
      break done628;
    }
    p = start629;
    next652: {
      if (!s.startsWith("advised", p)) break next652;
      p += 7;
      break done628;
    }
    p = start629;
    next653: {
      if (!s.startsWith("asked me", p)) break next653;
      p += 8;
      break done628;
    }
    p = start629;
    next654: {
      if (!s.startsWith("asks me", p)) break next654;
      p += 7;
      break done628;
    }
    p = start629;
    next655: {
      if (!s.startsWith("suggested", p)) break next655;
      p += 9;
      break done628;
    }
    p = start629;
    next656: {
      if (!s.startsWith("wrote", p)) break next656;
      p += 5;
      break done628;
    }
    p = start629;
    next657: {
      if (!s.startsWith("quote", p)) break next657;
      p += 5;
      break done628;
    }
    p = start629;
    next658: {
      if (!s.startsWith("the phrase", p)) break next658;
      p += 10;
      break done628;
    }
    p = start629;
    next659: {
      if (!s.startsWith("the sentence", p)) break next659;
      p += 12;
      break done628;
    }
    p = start629;
    next660: {
      if (!s.startsWith("the word", p)) break next660;
      p += 8;
      break done628;
    }
    p = start629;
    next661: {
      if (!s.startsWith("the command", p)) break next661;
      p += 11;
      break done628;
    }
    p = start629;
    next662: {
      if (!s.startsWith("the instruction", p)) break next662;
      p += 15;
      break done628;
    }
    p = start629;
    next663: {
      if (!s.startsWith("an instruction", p)) break next663;
      p += 14;
      break done628;
    }
    p = start629;
    next664: {
      if (!s.startsWith("proverb", p)) break next664;
      p += 7;
      break done628;
    }
    p = start629;
    next665: {
      if (!s.startsWith("as they say", p)) break next665;
      p += 11;
      break done628;
    }
    p = start629;
    next666: {
      if (!s.startsWith("slogan", p)) break next666;
      p += 6;
      break done628;
    }
    p = start629;
    next667: {
      if (!s.startsWith("motto", p)) break next667;
      p += 5;
      break done628;
    }
    p = start629;
    next668: {
      if (!s.startsWith("supposedly", p)) break next668;
      p += 10;
      break done628;
    }
    p = start629;
    next669: {
      if (!s.startsWith("rumor", p)) break next669;
      p += 5;
      break done628;
    }
    p = start629;
    next670: {
      if (!s.startsWith("tell him", p)) break next670;
      p += 8;
      break done628;
    }
    p = start629;
    next671: {
      if (!s.startsWith("tell her", p)) break next671;
      p += 8;
      break done628;
    }
    p = start629;
    next672: {
      if (!s.startsWith("tell them", p)) break next672;
      p += 9;
      break done628;
    }
    p = start629;
    next673: {
      if (!s.startsWith("remind my", p)) break next673;
      p += 9;
      break done628;
    }
    p = start629;
    next674: {
      if (!s.startsWith("i was just", p)) break next674;
      p += 10;
      break done628;
    }
    p = start629;
    next675: {
      if (!s.startsWith("a joke", p)) break next675;
      p += 6;
      break done628;
    }
    p = start629;
    next676: {
      if (!s.startsWith("i meant", p)) break next676;
      p += 7;
      break done628;
    }
    p = start629;
    next677: {
      if (!s.startsWith("didn't mean", p)) break next677;
      p += 11;
      break done628;
    }
    p = start629;
    next678: {
      if (!s.startsWith("just testing", p)) break next678;
      p += 12;
      break done628;
    }
    p = start629;
    if (!s.startsWith("just kidding", p)) return -1;
    p += 12;
  }
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  return p;
}

function irony(s: string, p: number): number {
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  p = among(s, p, [
    "yeah right",
    "oh sure",
    "sure let's",
    "oh great",
    "oh yes",
    "oh yeah",
    "because that",
    "as if",
    "what could",
    "no sane",
    "brilliant",
    "genius",
    "why not",
    "wow",
    "right because",
    "dying to",
    "lol",
    "haha",
    "of course because",
  ]);
  if (p < 0) return -1;
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  return p;
}

function bound(s: string, p: number): number {
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  done679: {
    const start680 = p;
    next681: {
      if (!s.startsWith("this time", p)) break next681;
      p += 9;
      break done679;
    }
    p = start680;
    next682: {
      if (!s.startsWith("this once", p)) break next682;
      p += 9;
      break done679;
    }
    p = start680;
    next683: {
      if (!s.startsWith("for once", p)) break next683;
      p += 8;
      break done679;
    }
    p = start680;
    next684: {
      if (!s.startsWith("just once", p)) break next684;
      p += 9;
      break done679;
    }
    p = start680;
    next685: {
      if (!s.startsWith("only once", p)) break next685;
      p += 9;
      break done679;
    }
    p = start680;
    next686: {
      if (!s.startsWith("one time", p)) break next686;
      p += 8;
      break done679;
    }
    p = start680;
    next687: {
      if (!s.startsWith("for now", p)) break next687;
      p += 7;
      break done679;
    }
    p = start680;
    next688: {
      if (!s.startsWith("tonight", p)) break next688;
      p += 7;
      break done679;
    }
    p = start680;
    next689: {
      if (!s.startsWith("tomorrow", p)) break next689;
      p += 8;
      break done679;
    }
    p = start680;
    next690: {
      if (!s.startsWith("yesterday", p)) break next690;
      p += 9;
      break done679;
    }
    p = start680;
    next691: {
      if (!s.startsWith("just today", p)) break next691;
      p += 10;
      break done679;
    }
    p = start680;
    next692: {
      if (!s.startsWith("until", p)) break next692;
      p += 5;
      break done679;
    }
    p = start680;
    next693: {
      if (!s.startsWith("till", p)) break next693;
      p += 4;
      break done679;
    }
    p = start680;
    next694: {
      if (!s.startsWith("for the moment", p)) break next694;
      p += 14;
      break done679;
    }
    p = start680;
    next695: {
      if (!s.startsWith("for the time being", p)) break next695;
      p += 18;
      break done679;
    }
    p = start680;
    next696: {
      if (!s.startsWith("temporarily", p)) break next696;
      p += 11;
      break done679;
    }
    p = start680;
    next697: {
      if (!s.startsWith("this weekend", p)) break next697;
      p += 12;
      break done679;
    }
    p = start680;
    next698: {
      if (!s.startsWith("this week", p)) break next698;
      p += 9;
      break done679;
    }
    p = start680;
    next699: {
      if (!s.startsWith("in this case", p)) break next699;
      p += 12;
      break done679;
    }
    p = start680;
    next700: {
      if (!s.startsWith("right away", p)) break next700;
      p += 10;
      break done679;
    }
    p = start680;
    next701: {
      if (!s.startsWith("unless", p)) break next701;
      p += 6;
      break done679;
    }
    p = start680;
    next702: {
      if (!s.startsWith("if", p)) break next702;
      p += 2;
      break done679;
    }
    p = start680;
    next703: {
      if (!s.startsWith("provided", p)) break next703;
      p += 8;
      break done679;
    }
    p = start680;
    next704: {
      if (!s.startsWith("as long as", p)) break next704;
      p += 10;
      break done679;
    }
    p = start680;
    next705: {
      if (!s.startsWith("so long as", p)) break next705;
      p += 10;
      break done679;
    }
    p = start680;
    next706: {
      if (!s.startsWith("in case", p)) break next706;
      p += 7;
      break done679;
    }
    p = start680;
    next707: {
      if (!s.startsWith("whenever", p)) break next707;
      p += 8;
      break done679;
    }
    p = start680;
    next708: {
      if (!s.startsWith("were it", p)) break next708;
      p += 7;
      break done679;
    }
    p = start680;
    next709: {
      if (!s.startsWith("would've", p)) break next709;
      p += 8;
      break done679;
    }
    p = start680;
    next710: {
      if (!s.startsWith("assuming", p)) break next710;
      p += 8;
      break done679;
    }
    p = start680;
    next711: {
      if (!s.startsWith("except", p)) break next711;
      p += 6;
      break done679;
    }
    p = start680;
    next712: {
      if (!s.startsWith("otherwise", p)) break next712;
      p += 9;
      break done679;
    }
    p = start680;
    next713: {
      if (!s.startsWith("depending", p)) break next713;
      p += 9;
      break done679;
    }
    p = start680;
    next714: {
      if (!s.startsWith("supposing", p)) break next714;
      p += 9;
      break done679;
    }
    p = start680;
    next715: {
      if (!s.startsWith("once i", p)) break next715;
      p += 6;
      break done679;
    }
    p = start680;
    next716: {
      if (!s.startsWith("once we", p)) break next716;
      p += 7;
      break done679;
    }
    p = start680;
    next717: {
      if (!s.startsWith("once you", p)) break next717;
      p += 8;
      break done679;
    }
    p = start680;
    next718: {
      if (!s.startsWith("once the", p)) break next718;
      p += 8;
      break done679;
    }
    p = start680;
    next719: {
      if (!s.startsWith("at some point", p)) break next719;
      p += 13;
      break done679;
    }
    p = start680;
    next720: {
      if (!s.startsWith("at first", p)) break next720;
      p += 8;
      break done679;
    }
    p = start680;
    next721: {
      if (!s.startsWith("while you're", p)) break next721;
      p += 12;
      break done679;
    }
    p = start680;
    next722: {
      if (!s.startsWith("for this", p)) break next722;
      p += 8;
      break done679;
    }
    p = start680;
    next723: {
      if (!s.startsWith("in this", p)) break next723;
      p += 7;
      const start725 = p;
      absent724: {
        if (!(s.charCodeAt(p) === 32)) break absent724;
        p += 1;
        p = among(s, p, ["chat", "conversation", "thread", "session", "project"]);
        if (p < 0) break absent724;
        break next723;
      }
      p = start725;
      break done679;
    }
    p = start680;
    if (!s.startsWith("i won't be angry", p)) return -1;
    p += 16;
  }
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  return p;
}

function standing(s: string, p: number): number {
  done726: {
    const start727 = p;
    next728: {
      if (!s.startsWith("from now on", p)) break next728;
      p += 11;
      break done726;
    }
    p = start727;
    next729: {
      if (!s.startsWith("from now onward", p)) break next729;
      p += 15;
      const start731 = p;
      found732: {
        absent730: {
          if (!(s.charCodeAt(p) === 115)) break absent730;
          p += 1;
          break found732;
        }
        p = start731;
      }
      break done726;
    }
    p = start727;
    next733: {
      if (!s.startsWith("from here on out", p)) break next733;
      p += 16;
      break done726;
    }
    p = start727;
    next734: {
      if (!s.startsWith("from here on in", p)) break next734;
      p += 15;
      break done726;
    }
    p = start727;
    next735: {
      if (!s.startsWith("from here on", p)) break next735;
      p += 12;
      break done726;
    }
    p = start727;
    next736: {
      if (!s.startsWith("from here forward", p)) break next736;
      p += 17;
      break done726;
    }
    p = start727;
    next737: {
      if (!s.startsWith("from this point on", p)) break next737;
      p += 18;
      const start739 = p;
      found740: {
        absent738: {
          if (!s.startsWith("ward", p)) break absent738;
          p += 4;
          const start742 = p;
          found743: {
            absent741: {
              if (!(s.charCodeAt(p) === 115)) break absent741;
              p += 1;
              break found743;
            }
            p = start742;
          }
          break found740;
        }
        p = start739;
      }
      break done726;
    }
    p = start727;
    next744: {
      if (!s.startsWith("from this point forward", p)) break next744;
      p += 23;
      break done726;
    }
    p = start727;
    next745: {
      if (!s.startsWith("from this moment on", p)) break next745;
      p += 19;
      break done726;
    }
    p = start727;
    next746: {
      if (!s.startsWith("from this day on", p)) break next746;
      p += 16;
      break done726;
    }
    p = start727;
    next747: {
      if (!s.startsWith("from today on", p)) break next747;
      p += 13;
      break done726;
    }
    p = start727;
    next748: {
      if (!s.startsWith("from this message on", p)) break next748;
      p += 20;
      break done726;
    }
    p = start727;
    next749: {
      if (!s.startsWith("going forwards", p)) break next749;
      p += 14;
      break done726;
    }
    p = start727;
    next750: {
      if (!s.startsWith("going forward", p)) break next750;
      p += 13;
      break done726;
    }
    p = start727;
    next751: {
      if (!s.startsWith("moving forward", p)) break next751;
      p += 14;
      break done726;
    }
    p = start727;
    next752: {
      if (!s.startsWith("henceforth", p)) break next752;
      p += 10;
      break done726;
    }
    p = start727;
    next753: {
      if (!s.startsWith("henceforward", p)) break next753;
      p += 12;
      break done726;
    }
    p = start727;
    next754: {
      if (!s.startsWith("in future", p)) break next754;
      p += 9;
      break done726;
    }
    p = start727;
    next755: {
      if (!s.startsWith("in the future", p)) break next755;
      p += 13;
      break done726;
    }
    p = start727;
    next756: {
      if (!s.startsWith("for the rest of ", p)) break next756;
      p += 16;
      p = talk(s, p);
      if (p < 0) break next756;
      break done726;
    }
    p = start727;
    next757: {
      if (!s.startsWith("for the remainder of ", p)) break next757;
      p += 21;
      p = talk(s, p);
      if (p < 0) break next757;
      break done726;
    }
    p = start727;
    next758: {
      if (!s.startsWith("for the duration of ", p)) break next758;
      p += 20;
      p = talk(s, p);
      if (p < 0) break next758;
      break done726;
    }
    p = start727;
    next759: {
      if (!s.startsWith("until the end of ", p)) break next759;
      p += 17;
      p = talk(s, p);
      if (p < 0) break next759;
      break done726;
    }
    p = start727;
    next760: {
      if (!s.startsWith("till further notice", p)) break next760;
      p += 19;
      break done726;
    }
    p = start727;
    next761: {
      if (!s.startsWith("permanently", p)) break next761;
      p += 11;
      break done726;
    }
    p = start727;
    next762: {
      if (!s.startsWith("for good", p)) break next762;
      p += 8;
      break done726;
    }
    p = start727;
    next763: {
      if (!s.startsWith("forever", p)) break next763;
      p += 7;
      break done726;
    }
    p = start727;
    if (!s.startsWith("from the next message on", p)) return -1;
    p += 24;
  }
  return p;
}

function throughout(s: string, p: number): number {
  done764: {
    const start765 = p;
    next766: {
      if (!s.startsWith("throughout ", p)) break next766;
      p += 11;
      p = talk(s, p);
      if (p < 0) break next766;
      break done764;
    }
    p = start765;
    next767: {
      p = among(s, p, ["in ", "for ", "to "]);
      if (p < 0) break next767;
      const start769 = p;
      found770: {
        absent768: {
          if (!s.startsWith("absolutely ", p)) break absent768;
          p += 11;
          break found770;
        }
        p = start769;
      }
      p = everything(s, p);
      if (p < 0) break next767;
      const start772 = p;
      found773: {
        absent771: {
          if (!s.startsWith(" that", p)) break absent771;
          p += 5;
          break found773;
        }
        p = start772;
      }
      if (!(s.charCodeAt(p) === 32)) break next767;
      p += 1;
      p = among(s, p, ["you", "we"]);
      if (p < 0) break next767;
      if (!(s.charCodeAt(p) === 32)) break next767;
      p += 1;
      p = doing(s, p);
      if (p < 0) break next767;
      break done764;
    }
    p = start765;
    next774: {
      p = among(s, p, ["in ", "for ", "with ", "to ", "across ", "throughout ", "from "]);
      if (p < 0) break next774;
      const start776 = p;
      found777: {
        absent775: {
          if (!s.startsWith("absolutely ", p)) break absent775;
          p += 11;
          break found777;
        }
        p = start776;
      }
      p = among(s, p, [
        "all of your ",
        "all of my ",
        "all of the ",
        "all of our ",
        "all of these ",
        "all your ",
        "all my ",
        "all our ",
        "all the ",
        "all these ",
        "all future ",
        "all ",
        "any of your ",
        "any future ",
        "any ",
        "every one of your ",
        "each of your ",
        "every single ",
        "every ",
        "each ",
        "your ",
      ]);
      if (p < 0) break next774;
      const start779 = p;
      found780: {
        absent778: {
          p = among(s, p, ["future ", "own ", "other ", "further ", "coming ", "upcoming ", "new "]);
          if (p < 0) break absent778;
          break found780;
        }
        p = start779;
      }
      p = output(s, p);
      if (p < 0) break next774;
      const start782 = p;
      found783: {
        absent781: {
          done784: {
            const start785 = p;
            next786: {
              if (!s.startsWith(" you ", p)) break next786;
              p += 5;
              p = doing(s, p);
              if (p < 0) break next786;
              break done784;
            }
            p = start785;
            next787: {
              if (!s.startsWith(" here", p)) break next787;
              p += 5;
              break done784;
            }
            p = start785;
            next788: {
              if (!s.startsWith(" in ", p)) break next788;
              p += 4;
              p = talk(s, p);
              if (p < 0) break next788;
              break done784;
            }
            p = start785;
            if (!s.startsWith(" to me", p)) break absent781;
            p += 6;
          }
          break found783;
        }
        p = start782;
      }
      break done764;
    }
    p = start765;
    next789: {
      p = among(s, p, ["in ", "for ", "with ", "across ", "to "]);
      if (p < 0) break next789;
      const start791 = p;
      found792: {
        absent790: {
          if (!s.startsWith("absolutely ", p)) break absent790;
          p += 11;
          break found792;
        }
        p = start791;
      }
      p = everything(s, p);
      if (p < 0) break next789;
      const start794 = p;
      found795: {
        absent793: {
          p = work(s, p);
          if (p < 0) break absent793;
          break found795;
        }
        p = start794;
      }
      break done764;
    }
    p = start765;
    next796: {
      p = among(s, p, ["in ", "during ", "for "]);
      if (p < 0) break next796;
      p = talk(s, p);
      if (p < 0) break next796;
      break done764;
    }
    p = start765;
    next797: {
      if (!s.startsWith("at all times", p)) break next797;
      p += 12;
      break done764;
    }
    p = start765;
    next798: {
      if (!s.startsWith("every time", p)) break next798;
      p += 10;
      break done764;
    }
    p = start765;
    next799: {
      if (!s.startsWith("each time", p)) break next799;
      p += 9;
      break done764;
    }
    p = start765;
    next800: {
      if (!s.startsWith("everywhere", p)) break next800;
      p += 10;
      break done764;
    }
    p = start765;
    next801: {
      if (!s.startsWith("anywhere", p)) break next801;
      p += 8;
      break done764;
    }
    p = start765;
    next802: {
      if (!s.startsWith("throughout", p)) break next802;
      p += 10;
      break done764;
    }
    p = start765;
    next803: {
      if (!s.startsWith("always", p)) break next803;
      p += 6;
      break done764;
    }
    p = start765;
    next804: {
      if (!s.startsWith("ever again", p)) break next804;
      p += 10;
      break done764;
    }
    p = start765;
    next805: {
      if (!s.startsWith("every single time", p)) break next805;
      p += 17;
      break done764;
    }
    p = start765;
    next806: {
      if (!s.startsWith("ever", p)) break next806;
      p += 4;
      break done764;
    }
    p = start765;
    next807: {
      if (!s.startsWith("in general", p)) break next807;
      p += 10;
      break done764;
    }
    p = start765;
    next808: {
      if (!s.startsWith("across the board", p)) break next808;
      p += 16;
      break done764;
    }
    p = start765;
    next809: {
      if (!s.startsWith("without exception", p)) break next809;
      p += 17;
      break done764;
    }
    p = start765;
    next810: {
      if (!s.startsWith("by default", p)) break next810;
      p += 10;
      break done764;
    }
    p = start765;
    next811: {
      if (!s.startsWith("as your default", p)) break next811;
      p += 15;
      break done764;
    }
    p = start765;
    next812: {
      if (!s.startsWith("as a default", p)) break next812;
      p += 12;
      break done764;
    }
    p = start765;
    next813: {
      if (!s.startsWith("as the default", p)) break next813;
      p += 14;
      break done764;
    }
    p = start765;
    next814: {
      if (!s.startsWith("as our default", p)) break next814;
      p += 14;
      break done764;
    }
    p = start765;
    next815: {
      if (!s.startsWith("as my default", p)) break next815;
      p += 13;
      break done764;
    }
    p = start765;
    next816: {
      if (!s.startsWith("all the time", p)) break next816;
      p += 12;
      break done764;
    }
    p = start765;
    next817: {
      if (!s.startsWith("all around", p)) break next817;
      p += 10;
      break done764;
    }
    p = start765;
    next818: {
      if (!s.startsWith("in any case", p)) break next818;
      p += 11;
      break done764;
    }
    p = start765;
    next819: {
      if (!s.startsWith("under any circumstances", p)) break next819;
      p += 23;
      break done764;
    }
    p = start765;
    next820: {
      if (!s.startsWith("in any circumstances", p)) break next820;
      p += 20;
      break done764;
    }
    p = start765;
    next821: {
      if (!s.startsWith("under all circumstances", p)) break next821;
      p += 23;
      break done764;
    }
    p = start765;
    next822: {
      if (!s.startsWith("at any point", p)) break next822;
      p += 12;
      break done764;
    }
    p = start765;
    next823: {
      if (!s.startsWith("at any time", p)) break next823;
      p += 11;
      break done764;
    }
    p = start765;
    next824: {
      if (!s.startsWith("at all", p)) break next824;
      p += 6;
      break done764;
    }
    p = start765;
    next825: {
      if (!s.startsWith("once and for all", p)) break next825;
      p += 16;
      break done764;
    }
    p = start765;
    next826: {
      if (!s.startsWith("as a rule", p)) break next826;
      p += 9;
      break done764;
    }
    p = start765;
    next827: {
      if (!s.startsWith("as a general rule", p)) break next827;
      p += 17;
      break done764;
    }
    p = start765;
    next828: {
      if (!s.startsWith("no matter what", p)) break next828;
      p += 14;
      break done764;
    }
    p = start765;
    next829: {
      if (!s.startsWith("in all cases", p)) break next829;
      p += 12;
      break done764;
    }
    p = start765;
    if (!s.startsWith("for all of it", p)) return -1;
    p += 13;
  }
  return p;
}

function rule(s: string, p: number): number {
  done830: {
    const start831 = p;
    next832: {
      if (!s.startsWith("as a ", p)) break next832;
      p += 5;
      const start834 = p;
      found835: {
        absent833: {
          p = among(s, p, ["general ", "strict ", "firm ", "standing "]);
          if (p < 0) break absent833;
          break found835;
        }
        p = start834;
      }
      if (!s.startsWith("rule", p)) break next832;
      p += 4;
      const start837 = p;
      found838: {
        absent836: {
          if (!s.startsWith(" of thumb", p)) break absent836;
          p += 9;
          break found838;
        }
        p = start837;
      }
      break done830;
    }
    p = start831;
    next839: {
      if (!s.startsWith("as a matter of ", p)) break next839;
      p += 15;
      p = among(s, p, ["policy", "principle"]);
      if (p < 0) break next839;
      break done830;
    }
    p = start831;
    next840: {
      const start842 = p;
      found843: {
        absent841: {
          p = among(s, p, ["a ", "one ", "here's a ", "here is a ", "the "]);
          if (p < 0) break absent841;
          break found843;
        }
        p = start842;
      }
      p = among(s, p, ["new ", "house ", "ground ", "standing ", "another ", "firm ", "simple "]);
      if (p < 0) break next840;
      p = among(s, p, ["rule", "policy"]);
      if (p < 0) break next840;
      const start845 = p;
      found846: {
        absent844: {
          p = among(s, p, [" for you", " from me"]);
          if (p < 0) break absent844;
          break found846;
        }
        p = start845;
      }
      const start847 = p;
      if (!(s.charCodeAt(p) === 58)) break next840;
      p += 1;
      p = start847;
      break done830;
    }
    p = start831;
    next848: {
      p = among(s, p, ["rule", "policy"]);
      if (p < 0) break next848;
      const start849 = p;
      if (!s.startsWith(": ", p)) break next848;
      p += 2;
      if (!isSet3(s.charCodeAt(p))) break next848;
      p += 1;
      p = start849;
      break done830;
    }
    p = start831;
    next850: {
      if (!s.startsWith("in general", p)) break next850;
      p += 10;
      break done830;
    }
    p = start831;
    next851: {
      if (!s.startsWith("generally", p)) break next851;
      p += 9;
      break done830;
    }
    p = start831;
    next852: {
      if (!s.startsWith("by default", p)) break next852;
      p += 10;
      break done830;
    }
    p = start831;
    next853: {
      if (!s.startsWith("across the board", p)) break next853;
      p += 16;
      break done830;
    }
    p = start831;
    if (!s.startsWith("without exception", p)) return -1;
    p += 17;
  }
  return p;
}

function mentionOf(s: string, p: number): number {
  done854: {
    const start855 = p;
    next856: {
      p = self(s, p);
      if (p < 0) break next856;
      const start858 = p;
      found859: {
        absent857: {
          p = among(s, p, [" am", "'m", " are", "'re", " is"]);
          if (p < 0) break absent857;
          break found859;
        }
        p = start858;
      }
      if (!(s.charCodeAt(p) === 32)) break next856;
      p += 1;
      const start861 = p;
      found862: {
        absent860: {
          p = among(s, p, ["very ", "severely ", "deathly ", "badly ", "really "]);
          if (p < 0) break absent860;
          break found862;
        }
        p = start861;
      }
      p = among(s, p, [
        "allergic to ",
        "intolerant of ",
        "intolerant to ",
        "sensitive to ",
        "sick of ",
        "tired of ",
        "done with ",
        "fed up with ",
        "through with ",
        "bored of ",
        "bored with ",
      ]);
      if (p < 0) break next856;
      break done854;
    }
    p = start855;
    next863: {
      p = self(s, p);
      if (p < 0) break next863;
      if (!s.startsWith("'ve ", p)) break next863;
      p += 4;
      p = among(s, p, [
        "settled on ",
        "decided on ",
        "chosen ",
        "picked ",
        "had it with ",
        "had enough of ",
        "left ",
        "dropped ",
        "moved to ",
        "moved off ",
        "moved away from ",
        "switched to ",
        "given up ",
        "abandoned ",
        "finished with ",
        "gone with ",
        "seen enough ",
      ]);
      if (p < 0) break next863;
      break done854;
    }
    p = start855;
    next864: {
      p = self(s, p);
      if (p < 0) break next864;
      if (!s.startsWith(" have ", p)) break next864;
      p += 6;
      p = among(s, p, [
        "settled on ",
        "decided on ",
        "chosen ",
        "picked ",
        "left ",
        "dropped ",
        "moved to ",
        "moved off ",
        "switched to ",
        "given up ",
        "abandoned ",
      ]);
      if (p < 0) break next864;
      break done854;
    }
    p = start855;
    p = self(s, p);
    if (p < 0) return -1;
    if (!(s.charCodeAt(p) === 32)) return -1;
    p += 1;
    const start866 = p;
    found867: {
      absent865: {
        p = among(s, p, ["really ", "absolutely "]);
        if (p < 0) break absent865;
        break found867;
      }
      p = start866;
    }
    p = among(s, p, [
      "can't stand ",
      "can't have ",
      "can't eat ",
      "can't drink ",
      "cannot eat ",
      "cannot have ",
      "cannot stand ",
      "don't eat ",
      "don't drink ",
      "don't like ",
      "don't use ",
      "don't want ",
      "never eat ",
      "never drink ",
      "never use ",
      "hate ",
      "dislike ",
      "loathe ",
      "despise ",
      "love ",
      "picked ",
      "chose ",
    ]);
    if (p < 0) return -1;
  }
  return p;
}

function place(s: string, p: number): number {
  p = among(s, p, [
    " at home",
    " at all",
    " any more",
    " anymore",
    " in this house",
    " in our house",
    " here",
    " for good",
    " anyway",
  ]);
  if (p < 0) return -1;
  return p;
}

function then(s: string, p: number): number {
  p = among(s, p, ["please ", "then ", "just ", "let's "]);
  if (p < 0) return -1;
  return p;
}

function direct(s: string, p: number): number {
  p = among(s, p, [
    "please ",
    "just ",
    "always ",
    "never ",
    "do not ",
    "don't ",
    "no ",
    "use ",
    "stick ",
    "go ",
    "avoid ",
    "leave ",
    "skip ",
    "stop ",
    "quit ",
    "drop ",
    "remove ",
    "lift ",
    "let's ",
    "keep ",
    "default ",
    "rely ",
    "switch ",
    "swap ",
    "replace ",
    "substitute ",
    "rule ",
    "cut ",
    "omit ",
    "exclude ",
    "ban ",
    "forbid ",
    "you can ",
    "you may ",
    "feel free ",
    "update ",
    "change ",
    "modify ",
    "revise ",
    "reset ",
    "clear ",
    "forget ",
    "scrap ",
    "delete ",
    "discard ",
    "cancel ",
    "wipe ",
    "the premise is now ",
    "refrain ",
    "steer clear ",
    "stay away ",
    "do without ",
    "remember ",
    "bear ",
    "assume ",
    "make a note ",
    "make ",
    "from now on",
    "from here on",
    "going forward",
    "henceforth",
    "standardize ",
    "get rid ",
    "write ",
    "answer ",
    "reply ",
    "respond ",
    "speak ",
    "work ",
    "allow ",
    "permit ",
    "throw ",
    "take note ",
    "take ",
    "undo ",
    "only ",
    "stay ",
    "opt ",
    "adopt ",
    "instead of ",
    "i'd like you ",
    "i want you ",
    "set ",
    "consider ",
    "trade ",
    "erase ",
    "adjust ",
    "correct ",
    "under no circumstances ",
  ]);
  if (p < 0) return -1;
  return p;
}

function greeting(s: string, p: number): number {
  p = among(s, p, [
    "hey",
    "hi there",
    "hi",
    "hello there",
    "hello",
    "good morning",
    "good evening",
    "okay so",
    "ok so",
    "okay then",
    "ok then",
    "okay",
    "ok",
    "alright",
    "all right",
    "right",
    "well",
    "so",
    "then",
    "btw",
    "by the way",
    "also",
    "oh",
    "thanks for that",
    "thanks a lot",
    "thanks so much",
    "thanks",
    "thank you so much",
    "thank you",
    "great",
    "perfect",
    "good point",
    "good",
    "nice",
    "cool",
    "actually",
    "anyway",
    "again",
    "one more thing",
    "one thing",
    "another thing",
    "quick note",
    "fyi",
    "yes",
    "yeah",
    "no worries",
    "and",
    "look",
    "listen",
    "now",
    "hmm",
    "hm",
    "in short",
    "to be clear",
    "whatever you do",
    "no matter what",
    "to be safe",
    "for clarity",
    "for the record",
    "got it",
    "understood",
    "seriously",
    "honestly",
  ]);
  if (p < 0) return -1;
  p = among(s, p, [", and ", ". and ", "! and ", ", ", "! ", ". ", ": ", "; ", " - ", " "]);
  if (p < 0) return -1;
  return p;
}

function polite(s: string, p: number): number {
  p = among(s, p, [
    "please, ",
    "please just ",
    "please ",
    "kindly ",
    "just ",
    "simply ",
    "do please ",
    "hereby ",
    "be so kind as to ",
    "be so good as to ",
  ]);
  if (p < 0) return -1;
  return p;
}

function frame(s: string, p: number): number {
  done868: {
    const start869 = p;
    next870: {
      p = among(s, p, [
        "i want you to ",
        "i'd like you to ",
        "i would like you to ",
        "i need you to ",
        "we want you to ",
        "we need you to ",
        "we'd like you to ",
        "i'm asking you to ",
        "i ask you to ",
      ]);
      if (p < 0) break next870;
      const start872 = p;
      absent871: {
        p = among(s, p, ["not ", "stop being "]);
        if (p < 0) break absent871;
        break next870;
      }
      p = start872;
      const start874 = p;
      found875: {
        absent873: {
          p = among(s, p, ["please ", "always "]);
          if (p < 0) break absent873;
          break found875;
        }
        p = start874;
      }
      break done868;
    }
    p = start869;
    next876: {
      if (!s.startsWith("i want to ask you to ", p)) break next876;
      p += 21;
      break done868;
    }
    p = start869;
    next877: {
      p = among(s, p, ["let's ", "let us "]);
      if (p < 0) break next877;
      if (s.startsWith("not ", p)) break next877;
      const start879 = p;
      found880: {
        absent878: {
          p = among(s, p, ["all ", "just ", "please "]);
          if (p < 0) break absent878;
          break found880;
        }
        p = start879;
      }
      break done868;
    }
    p = start869;
    next881: {
      p = among(s, p, ["it's ", "it is "]);
      if (p < 0) break next881;
      const start883 = p;
      found884: {
        absent882: {
          p = among(s, p, ["really ", "very ", "so ", "extremely ", "absolutely ", "vitally "]);
          if (p < 0) break absent882;
          break found884;
        }
        p = start883;
      }
      p = among(s, p, ["important", "crucial", "essential", "vital", "imperative", "critical"]);
      if (p < 0) break next881;
      const start886 = p;
      found887: {
        absent885: {
          p = among(s, p, [" to me", " for me", " to us"]);
          if (p < 0) break absent885;
          break found887;
        }
        p = start886;
      }
      if (!s.startsWith(" that you ", p)) break next881;
      p += 10;
      const start889 = p;
      found890: {
        absent888: {
          if (!s.startsWith("always ", p)) break absent888;
          p += 7;
          break found890;
        }
        p = start889;
      }
      break done868;
    }
    p = start869;
    next891: {
      p = among(s, p, ["it's ", "it is "]);
      if (p < 0) break next891;
      const start893 = p;
      found894: {
        absent892: {
          p = among(s, p, ["really ", "very ", "so "]);
          if (p < 0) break absent892;
          break found894;
        }
        p = start893;
      }
      p = among(s, p, ["important", "crucial", "essential", "vital"]);
      if (p < 0) break next891;
      p = among(s, p, [" for you to ", " to "]);
      if (p < 0) break next891;
      break done868;
    }
    p = start869;
    next895: {
      const start897 = p;
      found898: {
        absent896: {
          p = among(s, p, ["always ", "please "]);
          if (p < 0) break absent896;
          break found898;
        }
        p = start897;
      }
      p = among(s, p, ["make sure ", "be sure ", "make certain ", "take care "]);
      if (p < 0) break next895;
      p = among(s, p, ["that you ", "you ", "to "]);
      if (p < 0) break next895;
      const start900 = p;
      found901: {
        absent899: {
          if (!s.startsWith("always ", p)) break absent899;
          p += 7;
          break found901;
        }
        p = start900;
      }
      break done868;
    }
    p = start869;
    next902: {
      p = among(s, p, ["make it a ", "make it your "]);
      if (p < 0) break next902;
      const start904 = p;
      found905: {
        absent903: {
          p = among(s, p, ["firm ", "strict ", "general ", "standing "]);
          if (p < 0) break absent903;
          break found905;
        }
        p = start904;
      }
      p = among(s, p, ["rule", "policy", "habit", "default"]);
      if (p < 0) break next902;
      if (!s.startsWith(" to ", p)) break next902;
      p += 4;
      break done868;
    }
    p = start869;
    next906: {
      if (!s.startsWith("you must ", p)) break next906;
      p += 9;
      if (s.startsWith("not ", p)) break next906;
      if (s.startsWith("never ", p)) break next906;
      const start908 = p;
      found909: {
        absent907: {
          p = among(s, p, ["always ", "please "]);
          if (p < 0) break absent907;
          break found909;
        }
        p = start908;
      }
      break done868;
    }
    p = start869;
    next910: {
      if (!s.startsWith("you are to ", p)) break next910;
      p += 11;
      const start912 = p;
      found913: {
        absent911: {
          if (!s.startsWith("always ", p)) break absent911;
          p += 7;
          break found913;
        }
        p = start912;
      }
      break done868;
    }
    p = start869;
    if (!s.startsWith("do ", p)) return -1;
    p += 3;
    const start915 = p;
    absent914: {
      p = among(s, p, ["not", "without ", "away ", "it ", "that ", "you ", "we ", "i ", "they "]);
      if (p < 0) break absent914;
      return -1;
    }
    p = start915;
  }
  return p;
}

function reason(s: string, p: number): number {
  done916: {
    const start917 = p;
    next918: {
      done919: {
        const start920 = p;
        next921: {
          if (!s.startsWith("since ", p)) break next921;
          p += 6;
          break done919;
        }
        p = start920;
        next922: {
          if (!s.startsWith("because ", p)) break next922;
          p += 8;
          break done919;
        }
        p = start920;
        next923: {
          if (!s.startsWith("as ", p)) break next923;
          p += 3;
          const start925 = p;
          absent924: {
            p = among(s, p, ["a rule", "if", "soon", "long", "far", "for ", "the proverb"]);
            if (p < 0) break absent924;
            break next923;
          }
          p = start925;
          break done919;
        }
        p = start920;
        next926: {
          if (!s.startsWith("seeing that ", p)) break next926;
          p += 12;
          break done919;
        }
        p = start920;
        next927: {
          if (!s.startsWith("given that ", p)) break next927;
          p += 11;
          break done919;
        }
        p = start920;
        if (!s.startsWith("now that ", p)) break next918;
        p += 9;
      }
      const start929 = p;
      absent928: {
        p = reasonEnd(s, p);
        if (p < 0) break absent928;
        break next918;
      }
      p = start929;
      if (!(p < s.length && !isSet1(s.charCodeAt(p)))) break next918;
      p += 1;
      loop932: for (;;) {
        const start930 = p;
        last931: {
          const start934 = p;
          absent933: {
            p = reasonEnd(s, p);
            if (p < 0) break absent933;
            break last931;
          }
          p = start934;
          if (!(p < s.length && !isSet1(s.charCodeAt(p)))) break last931;
          p += 1;
          continue loop932;
        }
        p = start930;
        break;
      }
      p = reasonEnd(s, p);
      if (p < 0) break next918;
      break done916;
    }
    p = start917;
    next935: {
      if (!s.startsWith("to ", p)) break next935;
      p += 3;
      p = among(s, p, ["be ", "keep ", "stay ", "avoid ", "save ", "make ", "help "]);
      if (p < 0) break next935;
      const start937 = p;
      absent936: {
        p = reasonEnd(s, p);
        if (p < 0) break absent936;
        break next935;
      }
      p = start937;
      if (!(p < s.length && !isSet1(s.charCodeAt(p)))) break next935;
      p += 1;
      loop940: for (;;) {
        const start938 = p;
        last939: {
          const start942 = p;
          absent941: {
            p = reasonEnd(s, p);
            if (p < 0) break absent941;
            break last939;
          }
          p = start942;
          if (!(p < s.length && !isSet1(s.charCodeAt(p)))) break last939;
          p += 1;
          continue loop940;
        }
        p = start938;
        break;
      }
      if (!s.startsWith(", ", p)) break next935;
      p += 2;
      break done916;
    }
    p = start917;
    next943: {
      if (!s.startsWith("for ", p)) break next943;
      p += 4;
      p = among(s, p, [
        "consistency",
        "safety",
        "simplicity",
        "clarity",
        "health",
        "legal",
        "religious",
        "ethical",
        "medical",
        "accessibility",
        "privacy",
        "security",
        "compliance",
        "budget",
        "readability",
        "performance",
      ]);
      if (p < 0) break next943;
      const start945 = p;
      found946: {
        absent944: {
          done947: {
            const start948 = p;
            next949: {
              if (!s.startsWith("'s sake", p)) break next949;
              p += 7;
              break done947;
            }
            p = start948;
            next950: {
              if (!s.startsWith(" reasons", p)) break next950;
              p += 8;
              break done947;
            }
            p = start948;
            if (!s.startsWith(" and", p)) break absent944;
            p += 4;
            if (s.startsWith(", ", p)) break absent944;
            if (!(p < s.length && !isSet1(s.charCodeAt(p)))) break absent944;
            p += 1;
            loop953: for (;;) {
              const start951 = p;
              last952: {
                if (s.startsWith(", ", p)) break last952;
                if (!(p < s.length && !isSet1(s.charCodeAt(p)))) break last952;
                p += 1;
                continue loop953;
              }
              p = start951;
              break;
            }
          }
          break found946;
        }
        p = start945;
      }
      if (!s.startsWith(", ", p)) break next943;
      p += 2;
      break done916;
    }
    p = start917;
    const start954 = p;
    p = aboutSomething(s, p);
    if (p < 0) return -1;
    p = start954;
    const start956 = p;
    absent955: {
      p = soEnd(s, p);
      if (p < 0) break absent955;
      return -1;
    }
    p = start956;
    if (!(p < s.length && !isSet4(s.charCodeAt(p)))) return -1;
    p += 1;
    loop959: for (;;) {
      const start957 = p;
      last958: {
        const start961 = p;
        absent960: {
          p = soEnd(s, p);
          if (p < 0) break absent960;
          break last958;
        }
        p = start961;
        if (!(p < s.length && !isSet4(s.charCodeAt(p)))) break last958;
        p += 1;
        continue loop959;
      }
      p = start957;
      break;
    }
    p = soEnd(s, p);
    if (p < 0) return -1;
  }
  return p;
}

function standingEnd(s: string, p: number): number {
  const start963 = p;
  found964: {
    absent962: {
      if (!(s.charCodeAt(p) === 44)) break absent962;
      p += 1;
      break found964;
    }
    p = start963;
  }
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  done965: {
    const start966 = p;
    next967: {
      p = standing(s, p);
      if (p < 0) break next967;
      break done965;
    }
    p = start966;
    p = throughout(s, p);
    if (p < 0) return -1;
  }
  if (p < s.length) return -1;
  return p;
}

function politeEnd(s: string, p: number): number {
  done968: {
    const start969 = p;
    next970: {
      const start972 = p;
      found973: {
        absent971: {
          p = among(s, p, [",", ".", "!", ";", " -"]);
          if (p < 0) break absent971;
          break found973;
        }
        p = start972;
      }
      if (!(s.charCodeAt(p) === 32)) break next970;
      p += 1;
      p = among(s, p, [
        "please and thank you",
        "please",
        "thank you very much",
        "thank you so much",
        "thank you",
        "thanks a lot",
        "thanks so much",
        "thanks",
        "okay",
        "ok",
        "cheers",
        "alright",
        "will you",
        "would you",
        "got it",
        "period",
        "full stop",
        "no exceptions",
        "understood",
        "much appreciated",
      ]);
      if (p < 0) break next970;
      if (p < s.length) break next970;
      break done968;
    }
    p = start969;
    if (!isSet5(s.charCodeAt(p))) return -1;
    p += 1;
    while (isSet5(s.charCodeAt(p))) p += 1;
    if (p < s.length) return -1;
  }
  return p;
}

function standingInside(s: string, p: number): number {
  done974: {
    const start975 = p;
    next976: {
      if (!s.startsWith(", ", p)) break next976;
      p += 2;
      done977: {
        const start978 = p;
        next979: {
          p = standing(s, p);
          if (p < 0) break next979;
          break done977;
        }
        p = start978;
        next980: {
          if (!s.startsWith("at any point", p)) break next980;
          p += 12;
          break done977;
        }
        p = start978;
        next981: {
          if (!s.startsWith("ever", p)) break next981;
          p += 4;
          break done977;
        }
        p = start978;
        next982: {
          if (!s.startsWith("at all", p)) break next982;
          p += 6;
          break done977;
        }
        p = start978;
        if (!s.startsWith("of course", p)) break next976;
        p += 9;
      }
      if (!s.startsWith(", ", p)) break next976;
      p += 2;
      break done974;
    }
    p = start975;
    if (!(s.charCodeAt(p) === 32)) return -1;
    p += 1;
    p = standing(s, p);
    if (p < 0) return -1;
    if (!(s.charCodeAt(p) === 32)) return -1;
    p += 1;
  }
  return p;
}

function because(s: string, p: number): number {
  done983: {
    const start984 = p;
    next985: {
      const start987 = p;
      found988: {
        absent986: {
          p = among(s, p, [", ", " - ", "; ", ". ", ": "]);
          if (p < 0) break absent986;
          break found988;
        }
        p = start987;
      }
      p = among(s, p, [" ", ""]);
      if (p < 0) break next985;
      p = among(s, p, ["because ", "since "]);
      if (p < 0) break next985;
      p = s.length;
      break done983;
    }
    p = start984;
    p = among(s, p, [", ", "; ", ". ", " - ", "! "]);
    if (p < 0) return -1;
    done989: {
      const start990 = p;
      next991: {
        p = clauseStart(s, p);
        if (p < 0) break next991;
        break done989;
      }
      p = start990;
      next992: {
        if (!s.startsWith("as ", p)) break next992;
        p += 3;
        done993: {
          const start994 = p;
          next995: {
            p = clauseStart(s, p);
            if (p < 0) break next995;
            break done993;
          }
          p = start994;
          if (!s.startsWith("the ", p)) break next992;
          p += 4;
        }
        break done989;
      }
      p = start990;
      next996: {
        if (!s.startsWith("so ", p)) break next996;
        p += 3;
        const start998 = p;
        found999: {
          absent997: {
            if (!s.startsWith("that ", p)) break absent997;
            p += 5;
            break found999;
          }
          p = start998;
        }
        done1000: {
          const start1001 = p;
          next1002: {
            p = clauseStart(s, p);
            if (p < 0) break next1002;
            break done1000;
          }
          p = start1001;
          if (!s.startsWith("the ", p)) break next996;
          p += 4;
        }
        break done989;
      }
      p = start990;
      if (!s.startsWith("for ", p)) return -1;
      p += 4;
      p = among(s, p, ["consistency", "health", "safety", "religious", "legal"]);
      if (p < 0) return -1;
    }
    const start1004 = p;
    absent1003: {
      loop1007: for (;;) {
        const start1005 = p;
        last1006: {
          const start1009 = p;
          absent1008: {
            p = among(s, p, [" but ", " except "]);
            if (p < 0) break absent1008;
            break last1006;
          }
          p = start1009;
          if (p >= s.length) break last1006;
          p += 1;
          continue loop1007;
        }
        p = start1005;
        break;
      }
      p = among(s, p, [" but ", " except "]);
      if (p < 0) break absent1003;
      return -1;
    }
    p = start1004;
    p = s.length;
  }
  return p;
}

function change(s: string, p: number): number {
  done1010: {
    const start1011 = p;
    next1012: {
      p = among(s, p, [
        "change ",
        "update ",
        "modify ",
        "revise ",
        "edit ",
        "adjust ",
        "amend ",
        "rewrite ",
        "alter ",
        "correct ",
        "switch ",
      ]);
      if (p < 0) break next1012;
      p = existing(s, p);
      if (p < 0) break next1012;
      p = toSay(s, p);
      if (p < 0) break next1012;
      break done1010;
    }
    p = start1011;
    next1013: {
      p = among(s, p, ["replace ", "swap "]);
      if (p < 0) break next1013;
      const start1015 = p;
      found1016: {
        absent1014: {
          if (!s.startsWith("out ", p)) break absent1014;
          p += 4;
          break found1016;
        }
        p = start1015;
      }
      p = existing(s, p);
      if (p < 0) break next1013;
      p = among(s, p, [" with", " by", " for"]);
      if (p < 0) break next1013;
      const start1018 = p;
      found1019: {
        absent1017: {
          if (!(s.charCodeAt(p) === 32)) break absent1017;
          p += 1;
          p = among(s, p, ["this one", "this", "the following one", "the following", "a new one"]);
          if (p < 0) break absent1017;
          break found1019;
        }
        p = start1018;
      }
      p = among(s, p, [": ", " "]);
      if (p < 0) break next1013;
      break done1010;
    }
    p = start1011;
    next1020: {
      p = among(s, p, ["make ", "have "]);
      if (p < 0) break next1020;
      p = existing(s, p);
      if (p < 0) break next1020;
      p = among(s, p, [" say ", " read "]);
      if (p < 0) break next1020;
      const start1022 = p;
      found1023: {
        absent1021: {
          if (!s.startsWith("instead ", p)) break absent1021;
          p += 8;
          if (!s.startsWith("that ", p)) break absent1021;
          p += 5;
          break found1023;
        }
        p = start1022;
      }
      break done1010;
    }
    p = start1011;
    p = among(s, p, ["the ", "my ", "our "]);
    if (p < 0) return -1;
    p = among(s, p, ["old ", "current ", "existing "]);
    if (p < 0) return -1;
    if (!s.startsWith("premise", p)) return -1;
    p += 7;
    p = among(s, p, [" is ", " was "]);
    if (p < 0) return -1;
    if (!isSet6(s.charCodeAt(p))) return -1;
    p += 1;
    while (isSet6(s.charCodeAt(p))) p += 1;
    if (!isSet7(s.charCodeAt(p))) return -1;
    p += 1;
    if (!(s.charCodeAt(p) === 32)) return -1;
    p += 1;
    const start1025 = p;
    found1026: {
      absent1024: {
        if (!s.startsWith("so ", p)) break absent1024;
        p += 3;
        break found1026;
      }
      p = start1025;
    }
    const start1028 = p;
    found1029: {
      absent1027: {
        if (!s.startsWith("please ", p)) break absent1027;
        p += 7;
        break found1029;
      }
      p = start1028;
    }
    p = among(s, p, [
      "change it to",
      "update it to",
      "it's now",
      "it is now",
      "make it",
      "it should now be",
      "the new one is",
      "replace it with",
      "it now reads",
      "the new premise is",
    ]);
    if (p < 0) return -1;
    const start1031 = p;
    found1032: {
      absent1030: {
        p = among(s, p, [" say", " read"]);
        if (p < 0) break absent1030;
        break found1032;
      }
      p = start1031;
    }
    const start1034 = p;
    found1035: {
      absent1033: {
        if (!(s.charCodeAt(p) === 58)) break absent1033;
        p += 1;
        break found1035;
      }
      p = start1034;
    }
    if (!(s.charCodeAt(p) === 32)) return -1;
    p += 1;
  }
  return p;
}

function changed(s: string, p: number): number {
  done1036: {
    const start1037 = p;
    next1038: {
      p = among(s, p, ["the ", "my ", "our "]);
      if (p < 0) break next1038;
      if (!s.startsWith("premise now ", p)) break next1038;
      p += 12;
      p = among(s, p, ["reads", "says", "states", "is", "becomes"]);
      if (p < 0) break next1038;
      const start1040 = p;
      found1041: {
        absent1039: {
          if (!(s.charCodeAt(p) === 58)) break absent1039;
          p += 1;
          break found1041;
        }
        p = start1040;
      }
      if (!(s.charCodeAt(p) === 32)) break next1038;
      p += 1;
      break done1036;
    }
    p = start1037;
    next1042: {
      p = among(s, p, ["the ", "my ", "our "]);
      if (p < 0) break next1042;
      if (!s.startsWith("premise", p)) break next1042;
      p += 7;
      p = among(s, p, [" is now", " has become", " has changed to"]);
      if (p < 0) break next1042;
      const start1044 = p;
      found1045: {
        absent1043: {
          if (!(s.charCodeAt(p) === 58)) break absent1043;
          p += 1;
          break found1045;
        }
        p = start1044;
      }
      if (!(s.charCodeAt(p) === 32)) break next1042;
      p += 1;
      break done1036;
    }
    p = start1037;
    next1046: {
      p = among(s, p, ["the ", "my ", "our "]);
      if (p < 0) break next1046;
      if (!s.startsWith("premise", p)) break next1046;
      p += 7;
      if (!s.startsWith(" has ", p)) break next1046;
      p += 5;
      p = among(s, p, ["changed", "been updated", "moved on"]);
      if (p < 0) break next1046;
      p = among(s, p, [": ", ", it's now ", ", it is now ", "; it's now ", ", now "]);
      if (p < 0) break next1046;
      break done1036;
    }
    p = start1037;
    p = among(s, p, ["the ", "our ", "my "]);
    if (p < 0) return -1;
    p = among(s, p, ["new premise is", "updated premise is"]);
    if (p < 0) return -1;
    const start1048 = p;
    found1049: {
      absent1047: {
        if (!(s.charCodeAt(p) === 58)) break absent1047;
        p += 1;
        break found1049;
      }
      p = start1048;
    }
    if (!(s.charCodeAt(p) === 32)) return -1;
    p += 1;
  }
  return p;
}

function keepInMind(s: string, p: number): number {
  const start1051 = p;
  found1052: {
    absent1050: {
      p = among(s, p, ["always ", "please "]);
      if (p < 0) break absent1050;
      break found1052;
    }
    p = start1051;
  }
  done1053: {
    const start1054 = p;
    next1055: {
      p = among(s, p, ["keep ", "bear ", "have "]);
      if (p < 0) break next1055;
      if (!s.startsWith("in mind", p)) break next1055;
      p += 7;
      break done1053;
    }
    p = start1054;
    next1056: {
      p = among(s, p, ["don't ", "do not ", "dont ", "never "]);
      if (p < 0) break next1056;
      const start1058 = p;
      found1059: {
        absent1057: {
          if (!s.startsWith("ever ", p)) break absent1057;
          p += 5;
          break found1059;
        }
        p = start1058;
      }
      if (!s.startsWith("forget", p)) break next1056;
      p += 6;
      break done1053;
    }
    p = start1054;
    next1060: {
      if (!s.startsWith("remember", p)) break next1060;
      p += 8;
      break done1053;
    }
    p = start1054;
    next1061: {
      if (!s.startsWith("assume", p)) break next1061;
      p += 6;
      break done1053;
    }
    p = start1054;
    next1062: {
      if (!s.startsWith("presume", p)) break next1062;
      p += 7;
      break done1053;
    }
    p = start1054;
    next1063: {
      if (!s.startsWith("take it as ", p)) break next1063;
      p += 11;
      const start1065 = p;
      found1066: {
        absent1064: {
          if (!s.startsWith("a ", p)) break absent1064;
          p += 2;
          break found1066;
        }
        p = start1065;
      }
      p = among(s, p, ["given", "read"]);
      if (p < 0) break next1063;
      break done1053;
    }
    p = start1054;
    next1067: {
      if (!s.startsWith("take as ", p)) break next1067;
      p += 8;
      const start1069 = p;
      found1070: {
        absent1068: {
          if (!s.startsWith("a ", p)) break absent1068;
          p += 2;
          break found1070;
        }
        p = start1069;
      }
      if (!s.startsWith("given", p)) break next1067;
      p += 5;
      break done1053;
    }
    p = start1054;
    next1071: {
      if (!s.startsWith("take for granted", p)) break next1071;
      p += 16;
      break done1053;
    }
    p = start1054;
    next1072: {
      if (!s.startsWith("take it for granted", p)) break next1072;
      p += 19;
      break done1053;
    }
    p = start1054;
    next1073: {
      if (!s.startsWith("treat it as ", p)) break next1073;
      p += 12;
      const start1075 = p;
      found1076: {
        absent1074: {
          if (!s.startsWith("a ", p)) break absent1074;
          p += 2;
          break found1076;
        }
        p = start1075;
      }
      p = among(s, p, ["given", "fact", "settled"]);
      if (p < 0) break next1073;
      break done1053;
    }
    p = start1054;
    next1077: {
      if (!s.startsWith("take note", p)) break next1077;
      p += 9;
      break done1053;
    }
    p = start1054;
    next1078: {
      if (!s.startsWith("make a note", p)) break next1078;
      p += 11;
      break done1053;
    }
    p = start1054;
    next1079: {
      if (!s.startsWith("make note", p)) break next1079;
      p += 9;
      break done1053;
    }
    p = start1054;
    next1080: {
      if (!s.startsWith("note down", p)) break next1080;
      p += 9;
      break done1053;
    }
    p = start1054;
    next1081: {
      if (!s.startsWith("note", p)) break next1081;
      p += 4;
      break done1053;
    }
    p = start1054;
    next1082: {
      if (!s.startsWith("be aware", p)) break next1082;
      p += 8;
      break done1053;
    }
    p = start1054;
    next1083: {
      if (!s.startsWith("know", p)) break next1083;
      p += 4;
      break done1053;
    }
    p = start1054;
    next1084: {
      if (!s.startsWith("mind", p)) break next1084;
      p += 4;
      break done1053;
    }
    p = start1054;
    next1085: {
      if (!s.startsWith("take into account", p)) break next1085;
      p += 17;
      break done1053;
    }
    p = start1054;
    next1086: {
      if (!s.startsWith("keep track of the fact", p)) break next1086;
      p += 22;
      break done1053;
    }
    p = start1054;
    next1087: {
      if (!s.startsWith("work on the assumption", p)) break next1087;
      p += 22;
      break done1053;
    }
    p = start1054;
    next1088: {
      if (!s.startsWith("work from the assumption", p)) break next1088;
      p += 24;
      break done1053;
    }
    p = start1054;
    next1089: {
      if (!s.startsWith("operate on the assumption", p)) break next1089;
      p += 25;
      break done1053;
    }
    p = start1054;
    next1090: {
      if (!s.startsWith("go on the assumption", p)) break next1090;
      p += 20;
      break done1053;
    }
    p = start1054;
    next1091: {
      if (!s.startsWith("proceed on the assumption", p)) break next1091;
      p += 25;
      break done1053;
    }
    p = start1054;
    next1092: {
      if (!s.startsWith("work on the basis", p)) break next1092;
      p += 17;
      break done1053;
    }
    p = start1054;
    next1093: {
      if (!s.startsWith("work from the premise", p)) break next1093;
      p += 21;
      break done1053;
    }
    p = start1054;
    next1094: {
      if (!s.startsWith("work on the premise", p)) break next1094;
      p += 19;
      break done1053;
    }
    p = start1054;
    next1095: {
      if (!s.startsWith("go by the premise", p)) break next1095;
      p += 17;
      break done1053;
    }
    p = start1054;
    next1096: {
      if (!s.startsWith("start from the premise", p)) break next1096;
      p += 22;
      break done1053;
    }
    p = start1054;
    next1097: {
      if (!s.startsWith("start from the assumption", p)) break next1097;
      p += 25;
      break done1053;
    }
    p = start1054;
    next1098: {
      if (!s.startsWith("start from the fact", p)) break next1098;
      p += 19;
      break done1053;
    }
    p = start1054;
    next1099: {
      if (!s.startsWith("act on the assumption", p)) break next1099;
      p += 21;
      break done1053;
    }
    p = start1054;
    next1100: {
      if (!s.startsWith("act on the premise", p)) break next1100;
      p += 18;
      break done1053;
    }
    p = start1054;
    next1101: {
      if (!s.startsWith("the assumption is", p)) break next1101;
      p += 17;
      break done1053;
    }
    p = start1054;
    next1102: {
      if (!s.startsWith("take it", p)) break next1102;
      p += 7;
      break done1053;
    }
    p = start1054;
    next1103: {
      if (!s.startsWith("accept as given", p)) break next1103;
      p += 15;
      break done1053;
    }
    p = start1054;
    next1104: {
      if (!s.startsWith("factor in", p)) break next1104;
      p += 9;
      break done1053;
    }
    p = start1054;
    next1105: {
      if (!s.startsWith("remain aware", p)) break next1105;
      p += 12;
      break done1053;
    }
    p = start1054;
    if (!s.startsWith("stay aware", p)) return -1;
    p += 10;
  }
  p = among(s, p, [", ", ": ", " "]);
  if (p < 0) return -1;
  const start1107 = p;
  found1108: {
    absent1106: {
      p = among(s, p, ["throughout ", "always ", "for context ", "here "]);
      if (p < 0) break absent1106;
      break found1108;
    }
    p = start1107;
  }
  const start1110 = p;
  found1111: {
    absent1109: {
      if (!s.startsWith("the fact ", p)) break absent1109;
      p += 9;
      break found1111;
    }
    p = start1110;
  }
  const start1113 = p;
  found1114: {
    absent1112: {
      if (!s.startsWith(": ", p)) break absent1112;
      p += 2;
      break found1114;
    }
    p = start1113;
  }
  const start1116 = p;
  found1117: {
    absent1115: {
      const start1119 = p;
      found1120: {
        absent1118: {
          if (!(s.charCodeAt(p) === 44)) break absent1118;
          p += 1;
          break found1120;
        }
        p = start1119;
      }
      if (!s.startsWith("please, ", p)) break absent1115;
      p += 8;
      break found1117;
    }
    p = start1116;
  }
  const start1122 = p;
  found1123: {
    absent1121: {
      if (!s.startsWith("that ", p)) break absent1121;
      p += 5;
      break found1123;
    }
    p = start1122;
  }
  return p;
}

function setTo(s: string, p: number): number {
  done1124: {
    const start1125 = p;
    next1126: {
      p = among(s, p, [
        "set ",
        "add ",
        "record ",
        "save ",
        "store ",
        "make ",
        "create ",
        "establish ",
        "adopt ",
        "take ",
      ]);
      if (p < 0) break next1126;
      p = among(s, p, ["a ", "the ", "my ", "our ", "this as the ", "this as a ", "this as our "]);
      if (p < 0) break next1126;
      const start1128 = p;
      found1129: {
        absent1127: {
          if (!s.startsWith("new ", p)) break absent1127;
          p += 4;
          break found1129;
        }
        p = start1128;
      }
      if (!s.startsWith("premise", p)) break next1126;
      p += 7;
      done1130: {
        const start1131 = p;
        next1132: {
          if (!s.startsWith(" that ", p)) break next1132;
          p += 6;
          break done1130;
        }
        p = start1131;
        next1133: {
          if (!s.startsWith(" to say that ", p)) break next1133;
          p += 13;
          break done1130;
        }
        p = start1131;
        next1134: {
          if (!s.startsWith(" to say ", p)) break next1134;
          p += 8;
          break done1130;
        }
        p = start1131;
        next1135: {
          if (!s.startsWith(" to be that ", p)) break next1135;
          p += 12;
          break done1130;
        }
        p = start1131;
        next1136: {
          if (!s.startsWith(" to be ", p)) break next1136;
          p += 7;
          break done1130;
        }
        p = start1131;
        next1137: {
          if (!s.startsWith(" to:", p)) break next1137;
          p += 4;
          const start1139 = p;
          found1140: {
            absent1138: {
              if (!(s.charCodeAt(p) === 32)) break absent1138;
              p += 1;
              break found1140;
            }
            p = start1139;
          }
          break done1130;
        }
        p = start1131;
        next1141: {
          if (!s.startsWith(" to ", p)) break next1141;
          p += 4;
          break done1130;
        }
        p = start1131;
        next1142: {
          if (!s.startsWith(": ", p)) break next1142;
          p += 2;
          break done1130;
        }
        p = start1131;
        next1143: {
          if (!s.startsWith(" saying that ", p)) break next1143;
          p += 13;
          break done1130;
        }
        p = start1131;
        next1144: {
          if (!s.startsWith(" saying ", p)) break next1144;
          p += 8;
          break done1130;
        }
        p = start1131;
        if (!s.startsWith(", namely that ", p)) break next1126;
        p += 14;
      }
      break done1124;
    }
    p = start1125;
    next1145: {
      p = among(s, p, ["use ", "take ", "set ", "record ", "treat ", "adopt "]);
      if (p < 0) break next1145;
      p = among(s, p, ["the following", "this"]);
      if (p < 0) break next1145;
      p = among(s, p, [" as ", " for "]);
      if (p < 0) break next1145;
      const start1147 = p;
      found1148: {
        absent1146: {
          p = among(s, p, ["the ", "a ", "our ", "my ", "your "]);
          if (p < 0) break absent1146;
          break found1148;
        }
        p = start1147;
      }
      if (!s.startsWith("premise", p)) break next1145;
      p += 7;
      if (!s.startsWith(": ", p)) break next1145;
      p += 2;
      break done1124;
    }
    p = start1125;
    next1149: {
      const start1151 = p;
      found1152: {
        absent1150: {
          p = among(s, p, ["the ", "our ", "my "]);
          if (p < 0) break absent1150;
          break found1152;
        }
        p = start1151;
      }
      if (!s.startsWith("premise", p)) break next1149;
      p += 7;
      p = among(s, p, [": ", " is that ", " is: "]);
      if (p < 0) break next1149;
      break done1124;
    }
    p = start1125;
    next1153: {
      p = among(s, p, ["make it ", "let it be known as ", "let it be ", "take it as ", "set it as "]);
      if (p < 0) break next1153;
      p = among(s, p, ["the ", "our ", "your ", "my ", "a "]);
      if (p < 0) break next1153;
      if (!s.startsWith("premise that ", p)) break next1153;
      p += 13;
      break done1124;
    }
    p = start1125;
    next1154: {
      p = among(s, p, ["let the premise be ", "let our premise be ", "let the premise be: "]);
      if (p < 0) break next1154;
      const start1156 = p;
      found1157: {
        absent1155: {
          if (!s.startsWith("that ", p)) break absent1155;
          p += 5;
          break found1157;
        }
        p = start1156;
      }
      break done1124;
    }
    p = start1125;
    next1158: {
      p = among(s, p, ["as the premise, assume ", "for the premise, assume "]);
      if (p < 0) break next1158;
      const start1160 = p;
      found1161: {
        absent1159: {
          if (!s.startsWith("that ", p)) break absent1159;
          p += 5;
          break found1161;
        }
        p = start1160;
      }
      break done1124;
    }
    p = start1125;
    if (!s.startsWith("as ", p)) return -1;
    p += 3;
    const start1163 = p;
    found1164: {
      absent1162: {
        p = among(s, p, ["the ", "a ", "our ", "your "]);
        if (p < 0) break absent1162;
        break found1164;
      }
      p = start1163;
    }
    if (!s.startsWith("premise, ", p)) return -1;
    p += 9;
    const start1166 = p;
    found1167: {
      absent1165: {
        p = among(s, p, ["take it ", "take "]);
        if (p < 0) break absent1165;
        break found1167;
      }
      p = start1166;
    }
    const start1169 = p;
    found1170: {
      absent1168: {
        if (!s.startsWith("that ", p)) break absent1168;
        p += 5;
        break found1170;
      }
      p = start1169;
    }
  }
  return p;
}

function moment(s: string, p: number): number {
  done1171: {
    const start1172 = p;
    next1173: {
      if (!s.startsWith("leaves in", p)) break next1173;
      p += 9;
      break done1171;
    }
    p = start1172;
    next1174: {
      if (!s.startsWith("in an hour", p)) break next1174;
      p += 10;
      break done1171;
    }
    p = start1172;
    next1175: {
      if (!s.startsWith("in a minute", p)) break next1175;
      p += 11;
      break done1171;
    }
    p = start1172;
    next1176: {
      if (!s.startsWith("in a moment", p)) break next1176;
      p += 11;
      break done1171;
    }
    p = start1172;
    next1177: {
      if (!s.startsWith("at noon", p)) break next1177;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1178: {
      if (!s.startsWith("at midnight", p)) break next1178;
      p += 11;
      break done1171;
    }
    p = start1172;
    next1179: {
      if (!s.startsWith("at ", p)) break next1179;
      p += 3;
      p = among(s, p, ["six", "seven", "eight", "nine", "ten", "five"]);
      if (p < 0) break next1179;
      break done1171;
    }
    p = start1172;
    next1180: {
      if (!s.startsWith("kidding", p)) break next1180;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1181: {
      if (!s.startsWith("for this", p)) break next1181;
      p += 8;
      break done1171;
    }
    p = start1172;
    next1182: {
      if (!s.startsWith("for now", p)) break next1182;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1183: {
      if (!s.startsWith("this time", p)) break next1183;
      p += 9;
      break done1171;
    }
    p = start1172;
    next1184: {
      if (!s.startsWith("today", p)) break next1184;
      p += 5;
      break done1171;
    }
    p = start1172;
    next1185: {
      if (!s.startsWith("tonight", p)) break next1185;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1186: {
      if (!s.startsWith("now", p)) break next1186;
      p += 3;
      break done1171;
    }
    p = start1172;
    next1187: {
      if (!s.startsWith("right now", p)) break next1187;
      p += 9;
      break done1171;
    }
    p = start1172;
    next1188: {
      if (!s.startsWith("at the moment", p)) break next1188;
      p += 13;
      break done1171;
    }
    p = start1172;
    next1189: {
      if (!s.startsWith("currently", p)) break next1189;
      p += 9;
      break done1171;
    }
    p = start1172;
    next1190: {
      if (!s.startsWith("this morning", p)) break next1190;
      p += 12;
      break done1171;
    }
    p = start1172;
    next1191: {
      if (!s.startsWith("this afternoon", p)) break next1191;
      p += 14;
      break done1171;
    }
    p = start1172;
    next1192: {
      if (!s.startsWith("this evening", p)) break next1192;
      p += 12;
      break done1171;
    }
    p = start1172;
    next1193: {
      if (!s.startsWith("this week", p)) break next1193;
      p += 9;
      break done1171;
    }
    p = start1172;
    next1194: {
      if (!s.startsWith("tomorrow", p)) break next1194;
      p += 8;
      break done1171;
    }
    p = start1172;
    next1195: {
      if (!s.startsWith("yesterday", p)) break next1195;
      p += 9;
      break done1171;
    }
    p = start1172;
    next1196: {
      if (!s.startsWith("in a hurry", p)) break next1196;
      p += 10;
      break done1171;
    }
    p = start1172;
    next1197: {
      if (!s.startsWith("in a rush", p)) break next1197;
      p += 9;
      break done1171;
    }
    p = start1172;
    next1198: {
      if (!s.startsWith("in a meeting", p)) break next1198;
      p += 12;
      break done1171;
    }
    p = start1172;
    next1199: {
      if (!s.startsWith("late", p)) break next1199;
      p += 4;
      break done1171;
    }
    p = start1172;
    next1200: {
      if (!s.startsWith("running", p)) break next1200;
      p += 7;
      if (!(s.charCodeAt(p) === 32)) break next1200;
      p += 1;
      done1201: {
        const start1202 = p;
        next1203: {
          if (!s.startsWith("late", p)) break next1203;
          p += 4;
          break done1201;
        }
        p = start1202;
        next1204: {
          if (!s.startsWith("out", p)) break next1204;
          p += 3;
          break done1201;
        }
        p = start1202;
        next1205: {
          if (!s.startsWith("low", p)) break next1205;
          p += 3;
          break done1201;
        }
        p = start1202;
        next1206: {
          if (!s.startsWith("behind", p)) break next1206;
          p += 6;
          break done1201;
        }
        p = start1202;
        next1207: {
          if (!s.startsWith("a few", p)) break next1207;
          p += 5;
          break done1201;
        }
        p = start1202;
        if (!isSet3(s.charCodeAt(p))) break next1200;
        p += 1;
        while (isSet3(s.charCodeAt(p))) p += 1;
        if (!s.startsWith(" minutes", p)) break next1200;
        p += 8;
      }
      break done1171;
    }
    p = start1172;
    next1208: {
      if (!s.startsWith("raining", p)) break next1208;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1209: {
      if (!s.startsWith("snowing", p)) break next1209;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1210: {
      if (!s.startsWith("waiting", p)) break next1210;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1211: {
      if (!s.startsWith("driving", p)) break next1211;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1212: {
      if (!s.startsWith("leaving", p)) break next1212;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1213: {
      if (!s.startsWith("boarding", p)) break next1213;
      p += 8;
      break done1171;
    }
    p = start1172;
    next1214: {
      if (!s.startsWith("standing", p)) break next1214;
      p += 8;
      break done1171;
    }
    p = start1172;
    next1215: {
      if (!s.startsWith("stuck", p)) break next1215;
      p += 5;
      break done1171;
    }
    p = start1172;
    next1216: {
      if (!s.startsWith("hungry", p)) break next1216;
      p += 6;
      break done1171;
    }
    p = start1172;
    next1217: {
      if (!s.startsWith("thirsty", p)) break next1217;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1218: {
      if (!s.startsWith("tired", p)) break next1218;
      p += 5;
      break done1171;
    }
    p = start1172;
    next1219: {
      if (!s.startsWith("sleepy", p)) break next1219;
      p += 6;
      break done1171;
    }
    p = start1172;
    next1220: {
      if (!s.startsWith("asleep", p)) break next1220;
      p += 6;
      break done1171;
    }
    p = start1172;
    next1221: {
      if (!s.startsWith("busy", p)) break next1221;
      p += 4;
      break done1171;
    }
    p = start1172;
    next1222: {
      if (!s.startsWith("percent", p)) break next1222;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1223: {
      if (!s.startsWith("battery", p)) break next1223;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1224: {
      if (!s.startsWith("minutes", p)) break next1224;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1225: {
      if (!s.startsWith("seconds", p)) break next1225;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1226: {
      if (!s.startsWith("o'clock", p)) break next1226;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1227: {
      if (!s.startsWith("ago", p)) break next1227;
      p += 3;
      break done1171;
    }
    p = start1172;
    next1228: {
      if (!s.startsWith("last", p)) break next1228;
      p += 4;
      if (!(s.charCodeAt(p) === 32)) break next1228;
      p += 1;
      p = among(s, p, ["week", "year", "month", "night", "time"]);
      if (p < 0) break next1228;
      break done1171;
    }
    p = start1172;
    next1229: {
      if (!s.startsWith("about to", p)) break next1229;
      p += 8;
      break done1171;
    }
    p = start1172;
    next1230: {
      if (!s.startsWith("almost", p)) break next1230;
      p += 6;
      break done1171;
    }
    p = start1172;
    next1231: {
      if (!s.startsWith("already", p)) break next1231;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1232: {
      if (!s.startsWith("just", p)) break next1232;
      p += 4;
      break done1171;
    }
    p = start1172;
    next1233: {
      if (!s.startsWith("on my way", p)) break next1233;
      p += 9;
      break done1171;
    }
    p = start1172;
    next1234: {
      if (!s.startsWith("on the phone", p)) break next1234;
      p += 12;
      break done1171;
    }
    p = start1172;
    next1235: {
      if (!s.startsWith("on hold", p)) break next1235;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1236: {
      if (!s.startsWith("on the train", p)) break next1236;
      p += 12;
      break done1171;
    }
    p = start1172;
    next1237: {
      if (!s.startsWith("on the bus", p)) break next1237;
      p += 10;
      break done1171;
    }
    p = start1172;
    next1238: {
      if (!s.startsWith("out of", p)) break next1238;
      p += 6;
      break done1171;
    }
    p = start1172;
    next1239: {
      if (!s.startsWith("so use", p)) break next1239;
      p += 6;
      break done1171;
    }
    p = start1172;
    next1240: {
      if (!s.startsWith("so avoid", p)) break next1240;
      p += 8;
      break done1171;
    }
    p = start1172;
    next1241: {
      if (!s.startsWith("so never", p)) break next1241;
      p += 8;
      break done1171;
    }
    p = start1172;
    next1242: {
      if (!s.startsWith("so don't", p)) break next1242;
      p += 8;
      break done1171;
    }
    p = start1172;
    next1243: {
      if (!s.startsWith("so please", p)) break next1243;
      p += 9;
      break done1171;
    }
    p = start1172;
    next1244: {
      if (!s.startsWith("so stick", p)) break next1244;
      p += 8;
      break done1171;
    }
    p = start1172;
    next1245: {
      if (!s.startsWith("so no", p)) break next1245;
      p += 5;
      break done1171;
    }
    p = start1172;
    next1246: {
      if (!s.startsWith("and use", p)) break next1246;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1247: {
      if (!s.startsWith("and avoid", p)) break next1247;
      p += 9;
      break done1171;
    }
    p = start1172;
    next1248: {
      if (!s.startsWith("and never", p)) break next1248;
      p += 9;
      break done1171;
    }
    p = start1172;
    next1249: {
      if (!s.startsWith("and don't", p)) break next1249;
      p += 9;
      break done1171;
    }
    p = start1172;
    next1250: {
      if (!s.startsWith("and stop", p)) break next1250;
      p += 8;
      break done1171;
    }
    p = start1172;
    next1251: {
      if (!s.startsWith("and please", p)) break next1251;
      p += 10;
      break done1171;
    }
    p = start1172;
    next1252: {
      if (!s.startsWith("and always", p)) break next1252;
      p += 10;
      break done1171;
    }
    p = start1172;
    next1253: {
      if (!s.startsWith("please", p)) break next1253;
      p += 6;
      break done1171;
    }
    p = start1172;
    next1254: {
      if (!s.startsWith("soon", p)) break next1254;
      p += 4;
      break done1171;
    }
    p = start1172;
    next1255: {
      if (!s.startsWith("my turn", p)) break next1255;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1256: {
      if (!s.startsWith("closes", p)) break next1256;
      p += 6;
      break done1171;
    }
    p = start1172;
    next1257: {
      if (!s.startsWith("your job", p)) break next1257;
      p += 8;
      break done1171;
    }
    p = start1172;
    next1258: {
      if (!s.startsWith("in the oven", p)) break next1258;
      p += 11;
      break done1171;
    }
    p = start1172;
    next1259: {
      if (!s.startsWith("on the stove", p)) break next1259;
      p += 12;
      break done1171;
    }
    p = start1172;
    next1260: {
      if (!s.startsWith("i asked", p)) break next1260;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1261: {
      if (!s.startsWith("you can", p)) break next1261;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1262: {
      if (!s.startsWith("you could", p)) break next1262;
      p += 9;
      break done1171;
    }
    p = start1172;
    next1263: {
      if (!s.startsWith("you may", p)) break next1263;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1264: {
      if (!s.startsWith("you are", p)) break next1264;
      p += 7;
      break done1171;
    }
    p = start1172;
    next1265: {
      if (!s.startsWith("you're", p)) break next1265;
      p += 6;
      break done1171;
    }
    p = start1172;
    if (!s.startsWith("your", p)) return -1;
    p += 4;
  }
  return p;
}

function clauseSubject(s: string, p: number): number {
  const start1267 = p;
  absent1266: {
    p = among(s, p, [
      "what",
      "when",
      "how",
      "who",
      "where",
      "why",
      "which",
      "to",
      "me",
      "that",
      "if",
      "whether",
      "more",
      "one",
      "and",
      "not",
      "for",
      "in",
      "on",
      "at",
      "about",
      "of",
      "your",
      "with",
      "from",
    ]);
    if (p < 0) break absent1266;
    if (!(s.charCodeAt(p) === 32)) break absent1266;
    p += 1;
    return -1;
  }
  p = start1267;
  p = subject(s, p);
  if (p < 0) return -1;
  return p;
}

function verb(s: string, p: number): number {
  done1268: {
    const start1269 = p;
    next1270: {
      if (!s.startsWith("isn't", p)) break next1270;
      p += 5;
      break done1268;
    }
    p = start1269;
    next1271: {
      if (!s.startsWith("is", p)) break next1271;
      p += 2;
      break done1268;
    }
    p = start1269;
    next1272: {
      if (!s.startsWith("aren't", p)) break next1272;
      p += 6;
      break done1268;
    }
    p = start1269;
    next1273: {
      if (!s.startsWith("are", p)) break next1273;
      p += 3;
      break done1268;
    }
    p = start1269;
    next1274: {
      if (!s.startsWith("am", p)) break next1274;
      p += 2;
      break done1268;
    }
    p = start1269;
    next1275: {
      if (!s.startsWith("has", p)) break next1275;
      p += 3;
      break done1268;
    }
    p = start1269;
    next1276: {
      if (!s.startsWith("have", p)) break next1276;
      p += 4;
      break done1268;
    }
    p = start1269;
    next1277: {
      if (!s.startsWith("was", p)) break next1277;
      p += 3;
      break done1268;
    }
    p = start1269;
    next1278: {
      if (!s.startsWith("were", p)) break next1278;
      p += 4;
      break done1268;
    }
    p = start1269;
    next1279: {
      if (!s.startsWith("cannot", p)) break next1279;
      p += 6;
      break done1268;
    }
    p = start1269;
    next1280: {
      if (!s.startsWith("can't", p)) break next1280;
      p += 5;
      break done1268;
    }
    p = start1269;
    next1281: {
      if (!s.startsWith("can", p)) break next1281;
      p += 3;
      break done1268;
    }
    p = start1269;
    next1282: {
      if (!s.startsWith("will", p)) break next1282;
      p += 4;
      break done1268;
    }
    p = start1269;
    next1283: {
      if (!s.startsWith("must", p)) break next1283;
      p += 4;
      break done1268;
    }
    p = start1269;
    next1284: {
      if (!s.startsWith("may", p)) break next1284;
      p += 3;
      break done1268;
    }
    p = start1269;
    next1285: {
      if (!s.startsWith("doesn't", p)) break next1285;
      p += 7;
      break done1268;
    }
    p = start1269;
    next1286: {
      if (!s.startsWith("does", p)) break next1286;
      p += 4;
      break done1268;
    }
    p = start1269;
    next1287: {
      if (!s.startsWith("don't", p)) break next1287;
      p += 5;
      break done1268;
    }
    p = start1269;
    next1288: {
      if (!s.startsWith("do", p)) break next1288;
      p += 2;
      break done1268;
    }
    p = start1269;
    next1289: {
      if (!s.startsWith("won't", p)) break next1289;
      p += 5;
      break done1268;
    }
    p = start1269;
    next1290: {
      if (!s.startsWith("never", p)) break next1290;
      p += 5;
      break done1268;
    }
    p = start1269;
    next1291: {
      if (!s.startsWith("always", p)) break next1291;
      p += 6;
      break done1268;
    }
    p = start1269;
    next1292: {
      if (!s.startsWith("only", p)) break next1292;
      p += 4;
      break done1268;
    }
    p = start1269;
    next1293: {
      p = among(s, p, [
        "i",
        "we",
        "they",
        "users",
        "us",
        "readers",
        "customers",
        "clients",
        "people",
        "kids",
        "children",
        "parents",
        "students",
      ]);
      if (p < 0) break next1293;
      if (!(s.charCodeAt(p) === 32)) break next1293;
      p += 1;
      if (!isSet3(s.charCodeAt(p))) break next1293;
      p += 1;
      while (isSet3(s.charCodeAt(p))) p += 1;
      break done1268;
    }
    p = start1269;
    const start1295 = p;
    absent1294: {
      p = determiner(s, p);
      if (p < 0) break absent1294;
      if (!(s.charCodeAt(p) === 32)) break absent1294;
      p += 1;
      return -1;
    }
    p = start1295;
    if (!(p < s.length && !(s.charCodeAt(p) === 32))) return -1;
    p += 1;
    while (p < s.length && !(s.charCodeAt(p) === 32)) p += 1;
    if (!(s.charCodeAt(p) === 32)) return -1;
    p += 1;
    const start1297 = p;
    absent1296: {
      if (!(s.charCodeAt(p) === 115)) break absent1296;
      p += 1;
      const start1299 = p;
      absent1298: {
        if (!isNounLetter(s.charCodeAt(p))) break absent1298;
        p += 1;
        break absent1296;
      }
      p = start1299;
      return -1;
    }
    p = start1297;
    if (!isNounLetter(s.charCodeAt(p))) return -1;
    p += 1;
    loop1302: for (;;) {
      const start1300 = p;
      last1301: {
        const start1304 = p;
        absent1303: {
          if (!(s.charCodeAt(p) === 115)) break absent1303;
          p += 1;
          const start1306 = p;
          absent1305: {
            if (!isNounLetter(s.charCodeAt(p))) break absent1305;
            p += 1;
            break absent1303;
          }
          p = start1306;
          break last1301;
        }
        p = start1304;
        if (!isNounLetter(s.charCodeAt(p))) break last1301;
        p += 1;
        continue loop1302;
      }
      p = start1300;
      break;
    }
    if (!(s.charCodeAt(p) === 115)) return -1;
    p += 1;
    const start1307 = p;
    if (!(s.charCodeAt(p) === 32)) return -1;
    p += 1;
    if (!(p < s.length && !(s.charCodeAt(p) === 32))) return -1;
    p += 1;
    p = start1307;
  }
  return p;
}

function discard(s: string, p: number): number {
  p = among(s, p, [
    "clear out ",
    "clear away ",
    "clear ",
    "drop ",
    "remove ",
    "delete ",
    "cancel ",
    "discard ",
    "scrap ",
    "erase ",
    "wipe out ",
    "wipe away ",
    "wipe clean ",
    "wipe ",
    "forget about ",
    "forget ",
    "throw out ",
    "throw away ",
    "toss out ",
    "toss ",
    "get rid of ",
    "take out ",
    "take away ",
    "reset ",
    "lose ",
    "ditch ",
    "abandon ",
    "undo ",
    "scratch ",
    "unset ",
    "do away with ",
    "dump ",
    "retract ",
    "withdraw ",
    "revoke ",
    "rescind ",
    "repeal ",
    "annul ",
    "void ",
    "nuke ",
    "abolish ",
    "dismiss ",
    "purge ",
    "eliminate ",
    "strip out ",
    "strip away ",
    "lift ",
    "empty ",
  ]);
  if (p < 0) return -1;
  const start1309 = p;
  found1310: {
    absent1308: {
      if (!s.startsWith("out ", p)) break absent1308;
      p += 4;
      break found1310;
    }
    p = start1309;
  }
  return p;
}

function wholeState(s: string, p: number): number {
  done1311: {
    const start1312 = p;
    next1313: {
      const start1315 = p;
      found1316: {
        absent1314: {
          p = among(s, p, ["the ", "our ", "my ", "your "]);
          if (p < 0) break absent1314;
          break found1316;
        }
        p = start1315;
      }
      const start1318 = p;
      found1319: {
        absent1317: {
          p = among(s, p, ["whole ", "entire ", "full ", "complete ", "current "]);
          if (p < 0) break absent1317;
          break found1319;
        }
        p = start1318;
      }
      const start1321 = p;
      found1322: {
        absent1320: {
          p = among(s, p, ["saved ", "stored "]);
          if (p < 0) break absent1320;
          break found1322;
        }
        p = start1321;
      }
      if (!s.startsWith("state", p)) break next1313;
      p += 5;
      const start1324 = p;
      found1325: {
        absent1323: {
          done1326: {
            const start1327 = p;
            next1328: {
              p = both(s, p);
              if (p < 0) break next1328;
              break done1326;
            }
            p = start1327;
            next1329: {
              if (!s.startsWith(", all of it", p)) break next1329;
              p += 11;
              break done1326;
            }
            p = start1327;
            next1330: {
              if (!s.startsWith(" completely", p)) break next1330;
              p += 11;
              break done1326;
            }
            p = start1327;
            next1331: {
              if (!s.startsWith(" entirely", p)) break next1331;
              p += 9;
              break done1326;
            }
            p = start1327;
            if (!s.startsWith(", everything", p)) break absent1323;
            p += 12;
          }
          break found1325;
        }
        p = start1324;
      }
      break done1311;
    }
    p = start1312;
    next1332: {
      if (!s.startsWith("everything in the state", p)) break next1332;
      p += 23;
      break done1311;
    }
    p = start1312;
    next1333: {
      if (!s.startsWith("all of the state", p)) break next1333;
      p += 16;
      break done1311;
    }
    p = start1312;
    if (!s.startsWith("all the state", p)) return -1;
    p += 13;
  }
  return p;
}

function both(s: string, p: number): number {
  p = among(s, p, [": ", ", meaning ", ", that is ", ", i mean ", ", ", " - "]);
  if (p < 0) return -1;
  const start1335 = p;
  found1336: {
    absent1334: {
      if (!s.startsWith("both ", p)) break absent1334;
      p += 5;
      break found1336;
    }
    p = start1335;
  }
  const start1338 = p;
  found1339: {
    absent1337: {
      p = among(s, p, ["that is, ", "that means "]);
      if (p < 0) break absent1337;
      break found1339;
    }
    p = start1338;
  }
  done1340: {
    const start1341 = p;
    next1342: {
      p = premiseNoun(s, p);
      if (p < 0) break next1342;
      p = among(s, p, [" and ", " plus ", ", ", " as well as "]);
      if (p < 0) break next1342;
      p = rulesNoun(s, p);
      if (p < 0) break next1342;
      break done1340;
    }
    p = start1341;
    p = rulesNoun(s, p);
    if (p < 0) return -1;
    p = among(s, p, [" and ", " plus ", ", ", " as well as "]);
    if (p < 0) return -1;
    p = premiseNoun(s, p);
    if (p < 0) return -1;
  }
  const start1344 = p;
  found1345: {
    absent1343: {
      p = among(s, p, [" alike", ", the lot", ", all of it", ", everything", " included", " too", " both"]);
      if (p < 0) break absent1343;
      break found1345;
    }
    p = start1344;
  }
  return p;
}

function premiseNoun(s: string, p: number): number {
  const start1347 = p;
  found1348: {
    absent1346: {
      p = among(s, p, ["the ", "my ", "our ", "that ", "this ", "your ", "any "]);
      if (p < 0) break absent1346;
      break found1348;
    }
    p = start1347;
  }
  loop1351: for (;;) {
    const start1349 = p;
    last1350: {
      p = among(s, p, [
        "current ",
        "old ",
        "existing ",
        "whole ",
        "entire ",
        "present ",
        "saved ",
        "stored ",
        "stated ",
      ]);
      if (p < 0) break last1350;
      continue loop1351;
    }
    p = start1349;
    break;
  }
  if (!s.startsWith("premise", p)) return -1;
  p += 7;
  const start1353 = p;
  found1354: {
    absent1352: {
      if (!s.startsWith(" itself", p)) break absent1352;
      p += 7;
      break found1354;
    }
    p = start1353;
  }
  return p;
}

function joinedTo(s: string, p: number): number {
  p = among(s, p, [
    " and also ",
    " and with it ",
    " and ",
    " plus ",
    " as well as ",
    ", along with ",
    " along with ",
    " together with ",
    ", together with ",
    ", as well as ",
    ", and ",
    " & ",
    " including ",
  ]);
  if (p < 0) return -1;
  const start1356 = p;
  found1357: {
    absent1355: {
      if (!s.startsWith("all of ", p)) break absent1355;
      p += 7;
      break found1357;
    }
    p = start1356;
  }
  return p;
}

function rulesNoun(s: string, p: number): number {
  const start1359 = p;
  found1360: {
    absent1358: {
      p = among(s, p, ["absolutely ", "literally "]);
      if (p < 0) break absent1358;
      break found1360;
    }
    p = start1359;
  }
  const start1362 = p;
  found1363: {
    absent1361: {
      p = among(s, p, [
        "each and every ",
        "every single one of ",
        "every one of ",
        "every last ",
        "every single ",
        "every ",
        "all of ",
        "all ",
        "each ",
      ]);
      if (p < 0) break absent1361;
      break found1363;
    }
    p = start1362;
  }
  const start1365 = p;
  found1366: {
    absent1364: {
      p = among(s, p, ["the ", "my ", "our ", "your ", "these ", "those "]);
      if (p < 0) break absent1364;
      break found1366;
    }
    p = start1365;
  }
  loop1369: for (;;) {
    const start1367 = p;
    last1368: {
      p = among(s, p, [
        "current ",
        "old ",
        "existing ",
        "standing ",
        "active ",
        "present ",
        "previous ",
        "earlier ",
        "saved ",
        "stored ",
      ]);
      if (p < 0) break last1368;
      continue loop1369;
    }
    p = start1367;
    break;
  }
  done1370: {
    const start1371 = p;
    next1372: {
      if (!s.startsWith("rules and policies", p)) break next1372;
      p += 18;
      break done1370;
    }
    p = start1371;
    next1373: {
      if (!s.startsWith("policies and rules", p)) break next1373;
      p += 18;
      break done1370;
    }
    p = start1371;
    next1374: {
      if (!s.startsWith("rules", p)) break next1374;
      p += 5;
      break done1370;
    }
    p = start1371;
    next1375: {
      if (!s.startsWith("policies", p)) break next1375;
      p += 8;
      break done1370;
    }
    p = start1371;
    p = everyOne(s, p);
    if (p < 0) return -1;
  }
  return p;
}

function kept(s: string, p: number): number {
  const start1377 = p;
  found1378: {
    absent1376: {
      p = among(s, p, [", ", " and ", " but "]);
      if (p < 0) break absent1376;
      const start1380 = p;
      found1381: {
        absent1379: {
          if (!s.startsWith("but ", p)) break absent1379;
          p += 4;
          break found1381;
        }
        p = start1380;
      }
      p = among(s, p, ["keep", "leave"]);
      if (p < 0) break absent1376;
      if (!s.startsWith(" the ", p)) break absent1376;
      p += 5;
      p = among(s, p, ["rules", "premise", "policies"]);
      if (p < 0) break absent1376;
      const start1383 = p;
      found1384: {
        absent1382: {
          p = among(s, p, [" as they are", " as it is", " alone", " in place", " intact", " untouched"]);
          if (p < 0) break absent1382;
          break found1384;
        }
        p = start1383;
      }
      break found1378;
    }
    p = start1377;
  }
  return p;
}

function settled(s: string, p: number): number {
  done1385: {
    const start1386 = p;
    next1387: {
      if (!s.startsWith(" completely", p)) break next1387;
      p += 11;
      break done1385;
    }
    p = start1386;
    next1388: {
      if (!s.startsWith(" entirely", p)) break next1388;
      p += 9;
      break done1385;
    }
    p = start1386;
    next1389: {
      if (!s.startsWith(" altogether", p)) break next1389;
      p += 11;
      break done1385;
    }
    p = start1386;
    next1390: {
      if (!s.startsWith(" for good", p)) break next1390;
      p += 9;
      break done1385;
    }
    p = start1386;
    next1391: {
      if (!s.startsWith(" again", p)) break next1391;
      p += 6;
      break done1385;
    }
    p = start1386;
    next1392: {
      if (!s.startsWith(" right now", p)) break next1392;
      p += 10;
      break done1385;
    }
    p = start1386;
    const start1394 = p;
    found1395: {
      absent1393: {
        if (!s.startsWith(" that ", p)) break absent1393;
        p += 6;
        break found1395;
      }
      p = start1394;
    }
    const start1397 = p;
    found1398: {
      absent1396: {
        if (!(s.charCodeAt(p) === 32)) break absent1396;
        p += 1;
        break found1398;
      }
      p = start1397;
    }
    const start1400 = p;
    found1401: {
      absent1399: {
        if (!s.startsWith("that ", p)) break absent1399;
        p += 5;
        break found1401;
      }
      p = start1400;
    }
    p = among(s, p, [
      "i gave you",
      "i've given you",
      "i have given you",
      "we set earlier",
      "we set up",
      "we set",
      "i set earlier",
      "i set",
      "you have stored",
      "you have",
      "we have so far",
      "we have",
      "we've set",
      "i've set up",
      "i've set",
      "we agreed on",
      "we agreed",
      "we made",
      "i made",
      "i've made",
      "we've made",
      "i told you",
      "we had",
      "you're following",
      "you are following",
      "currently in place",
      "in place",
      "in force",
      "in effect",
      "so far",
      "from before",
      "from earlier",
      "you know",
      "we've agreed on",
      "we've built up",
      "we started with",
      "on file",
      "for me",
      "set so far",
      "given so far",
    ]);
    if (p < 0) return -1;
    const start1403 = p;
    found1404: {
      absent1402: {
        p = among(s, p, [
          " so far",
          " earlier",
          " before",
          " at the start",
          " up to now",
          " in this chat",
          " today",
          " until now",
          " here",
        ]);
        if (p < 0) break absent1402;
        break found1404;
      }
      p = start1403;
    }
  }
  return p;
}

function onlyThat(s: string, p: number): number {
  p = among(s, p, [
    " and nothing else",
    ", nothing else",
    " only",
    " but nothing else",
    ", and nothing else",
    " alone",
  ]);
  if (p < 0) return -1;
  return p;
}

function gone(s: string, p: number): number {
  done1405: {
    const start1406 = p;
    next1407: {
      if (!s.startsWith(" no longer ", p)) break next1407;
      p += 11;
      p = among(s, p, [
        "applies",
        "apply",
        "holds",
        "hold",
        "counts",
        "count",
        "stands",
        "stand",
        "matters",
        "matter",
        "in force",
      ]);
      if (p < 0) break next1407;
      break done1405;
    }
    p = start1406;
    if (!(s.charCodeAt(p) === 32)) return -1;
    p += 1;
    p = among(s, p, ["is", "are"]);
    if (p < 0) return -1;
    if (!(s.charCodeAt(p) === 32)) return -1;
    p += 1;
    loop1410: for (;;) {
      const start1408 = p;
      last1409: {
        p = among(s, p, ["hereby ", "now ", "all ", "no longer "]);
        if (p < 0) break last1409;
        continue loop1410;
      }
      p = start1408;
      break;
    }
    p = among(s, p, [
      "canceled",
      "cancelled",
      "dropped",
      "void",
      "revoked",
      "lifted",
      "gone",
      "withdrawn",
      "cleared",
      "scrapped",
      "off the table",
      "off",
      "abolished",
      "repealed",
      "rescinded",
      "deleted",
      "removed",
      "history",
      "obsolete, drop it",
      "valid",
      "needed",
      "in force",
      "in effect",
      "reset",
      "null and void",
      "suspended",
    ]);
    if (p < 0) return -1;
  }
  const start1412 = p;
  found1413: {
    absent1411: {
      p = among(s, p, [" any more", " anymore", " now"]);
      if (p < 0) break absent1411;
      break found1413;
    }
    p = start1412;
  }
  return p;
}

function ruleWord(s: string, p: number): number {
  p = among(s, p, [
    "rule",
    "policy",
    "ban",
    "restriction",
    "prohibition",
    "preference",
    "requirement",
    "limit",
    "embargo",
    "moratorium",
    "directive",
    "instruction",
  ]);
  if (p < 0) return -1;
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  p = among(s, p, [
    "about ",
    "on ",
    "against ",
    "for ",
    "regarding ",
    "concerning ",
    "of ",
    "around ",
    "to ",
    "that bans ",
    "that prohibits ",
    "that forbids ",
    "banning ",
    "prohibiting ",
    "forbidding ",
    "requiring ",
  ]);
  if (p < 0) return -1;
  const start1415 = p;
  found1416: {
    absent1414: {
      const start1418 = p;
      found1419: {
        absent1417: {
          p = among(s, p, ["not ", "never "]);
          if (p < 0) break absent1417;
          break found1419;
        }
        p = start1418;
      }
      done1420: {
        const start1421 = p;
        next1422: {
          p = use(s, p);
          if (p < 0) break next1422;
          break done1420;
        }
        p = start1421;
        next1423: {
          p = gerund(s, p);
          if (p < 0) break next1423;
          break done1420;
        }
        p = start1421;
        next1424: {
          if (!s.startsWith("avoiding ", p)) break next1424;
          p += 9;
          break done1420;
        }
        p = start1421;
        if (!s.startsWith("avoid ", p)) break absent1414;
        p += 6;
      }
      break found1416;
    }
    p = start1415;
  }
  const start1426 = p;
  found1427: {
    absent1425: {
      if (!s.startsWith("the ", p)) break absent1425;
      p += 4;
      p = among(s, p, ["use", "mention"]);
      if (p < 0) break absent1425;
      if (!s.startsWith(" of ", p)) break absent1425;
      p += 4;
      break found1427;
    }
    p = start1426;
  }
  return p;
}

function referredEnd(s: string, p: number): number {
  done1428: {
    const start1429 = p;
    next1430: {
      if (!s.startsWith(" no longer ", p)) break next1430;
      p += 11;
      p = among(s, p, ["applies", "holds", "counts", "stands"]);
      if (p < 0) break next1430;
      break done1428;
    }
    p = start1429;
    next1431: {
      if (!s.startsWith(" is ", p)) break next1431;
      p += 4;
      loop1434: for (;;) {
        const start1432 = p;
        last1433: {
          p = among(s, p, ["hereby ", "now ", "officially "]);
          if (p < 0) break last1433;
          continue loop1434;
        }
        p = start1432;
        break;
      }
      p = among(s, p, [
        "dropped",
        "lifted",
        "canceled",
        "cancelled",
        "over",
        "void",
        "gone",
        "revoked",
        "withdrawn",
        "off",
        "history",
        "scrapped",
        "repealed",
        "rescinded",
        "removed",
        "no longer needed",
        "no longer in force",
        "no longer valid",
      ]);
      if (p < 0) break next1431;
      break done1428;
    }
    p = start1429;
    next1435: {
      p = among(s, p, [" can go", " may go", " goes", " doesn't apply", " does not apply"]);
      if (p < 0) break next1435;
      const start1437 = p;
      found1438: {
        absent1436: {
          p = among(s, p, [" now", " any more", " anymore"]);
          if (p < 0) break absent1436;
          break found1438;
        }
        p = start1437;
      }
      break done1428;
    }
    p = start1429;
    if (!(s.charCodeAt(p) === 32)) return -1;
    p += 1;
    p = among(s, p, ["was", "is", "has", "served", "turned"]);
    if (p < 0) return -1;
    if (!isSet9(s.charCodeAt(p))) return -1;
    p += 1;
    while (isSet9(s.charCodeAt(p))) p += 1;
    p = among(s, p, [", so please ", ", please ", ", so ", ", "]);
    if (p < 0) return -1;
    p = among(s, p, [
      "drop",
      "lift",
      "remove",
      "scrap",
      "cancel",
      "forget",
      "delete",
      "undo",
      "revoke",
      "get rid of",
      "clear",
      "scratch",
      "ditch",
      "discard",
    ]);
    if (p < 0) return -1;
    if (!s.startsWith(" it", p)) return -1;
    p += 3;
  }
  const start1440 = p;
  found1441: {
    absent1439: {
      p = among(s, p, [" any more", " anymore", " now"]);
      if (p < 0) break absent1439;
      break found1441;
    }
    p = start1440;
  }
  if (p < s.length) return -1;
  return p;
}

function noDuty(s: string, p: number): number {
  done1442: {
    const start1443 = p;
    next1444: {
      if (!s.startsWith("you ", p)) break next1444;
      p += 4;
      p = among(s, p, ["don't ", "do not ", "needn't "]);
      if (p < 0) break next1444;
      const start1446 = p;
      found1447: {
        absent1445: {
          p = among(s, p, ["have to ", "need to "]);
          if (p < 0) break absent1445;
          break found1447;
        }
        p = start1446;
      }
      break done1442;
    }
    p = start1443;
    next1448: {
      if (!s.startsWith("i don't need you to ", p)) break next1448;
      p += 20;
      break done1442;
    }
    p = start1443;
    next1449: {
      if (!s.startsWith("i don't want you to ", p)) break next1449;
      p += 20;
      break done1442;
    }
    p = start1443;
    next1450: {
      if (!s.startsWith("there's no need to ", p)) break next1450;
      p += 19;
      break done1442;
    }
    p = start1443;
    next1451: {
      if (!s.startsWith("no need to ", p)) break next1451;
      p += 11;
      break done1442;
    }
    p = start1443;
    next1452: {
      if (!s.startsWith("you aren't required to ", p)) break next1452;
      p += 23;
      break done1442;
    }
    p = start1443;
    next1453: {
      if (!s.startsWith("you're not required to ", p)) break next1453;
      p += 23;
      break done1442;
    }
    p = start1443;
    next1454: {
      if (!s.startsWith("you're not obliged to ", p)) break next1454;
      p += 22;
      break done1442;
    }
    p = start1443;
    if (!s.startsWith("you don't need to ", p)) return -1;
    p += 18;
  }
  const start1456 = p;
  found1457: {
    absent1455: {
      p = among(s, p, ["always ", "keep "]);
      if (p < 0) break absent1455;
      break found1457;
    }
    p = start1456;
  }
  done1458: {
    const start1459 = p;
    next1460: {
      p = gerundAvoid(s, p);
      if (p < 0) break next1460;
      break done1458;
    }
    p = start1459;
    p = dutyVerb(s, p);
    if (p < 0) return -1;
  }
  return p;
}

function anyMore(s: string, p: number): number {
  p = among(s, p, [" any more", " anymore", " any longer"]);
  if (p < 0) return -1;
  return p;
}

function noLonger(s: string, p: number): number {
  done1461: {
    const start1462 = p;
    next1463: {
      p = among(s, p, [
        "you no longer have to ",
        "you no longer need to ",
        "you no longer must ",
        "you're no longer required to ",
        "you are no longer required to ",
        "i no longer need you to ",
        "i no longer want you to ",
        "there's no longer any need to ",
        "there's no longer a need to ",
        "no longer avoid ",
        "there's no longer a ban on ",
        "there is no longer a ban on ",
        "there's no longer a rule against ",
        "there is no longer a rule against ",
        "it's no longer necessary to ",
        "it is no longer necessary to ",
        "you no longer are required to ",
      ]);
      if (p < 0) break next1463;
      const start1465 = p;
      found1466: {
        absent1464: {
          if (!s.startsWith("always ", p)) break absent1464;
          p += 7;
          break found1466;
        }
        p = start1465;
      }
      const start1468 = p;
      found1469: {
        absent1467: {
          done1470: {
            const start1471 = p;
            next1472: {
              p = gerundAvoid(s, p);
              if (p < 0) break next1472;
              break done1470;
            }
            p = start1471;
            p = dutyVerb(s, p);
            if (p < 0) break absent1467;
          }
          break found1469;
        }
        p = start1468;
      }
      break done1461;
    }
    p = start1462;
    const start1474 = p;
    found1475: {
      absent1473: {
        p = among(s, p, ["you can ", "you may ", "feel free to "]);
        if (p < 0) break absent1473;
        break found1475;
      }
      p = start1474;
    }
    p = among(s, p, ["stop avoiding ", "quit avoiding "]);
    if (p < 0) return -1;
    const start1477 = p;
    found1478: {
      absent1476: {
        p = gerund(s, p);
        if (p < 0) break absent1476;
        break found1478;
      }
      p = start1477;
    }
  }
  return p;
}

function ruleEnd(s: string, p: number): number {
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  p = among(s, p, ["ban", "restriction", "prohibition", "embargo"]);
  if (p < 0) return -1;
  if (p < s.length) return -1;
  return p;
}

function allowing(s: string, p: number): number {
  done1479: {
    const start1480 = p;
    next1481: {
      done1482: {
        const start1483 = p;
        next1484: {
          if (!s.startsWith("let's ", p)) break next1484;
          p += 6;
          break done1482;
        }
        p = start1483;
        next1485: {
          if (!s.startsWith("you can ", p)) break next1485;
          p += 8;
          break done1482;
        }
        p = start1483;
        next1486: {
          if (!s.startsWith("you may ", p)) break next1486;
          p += 8;
          break done1482;
        }
        p = start1483;
        next1487: {
          if (!s.startsWith("you're allowed to ", p)) break next1487;
          p += 18;
          break done1482;
        }
        p = start1483;
        next1488: {
          if (!s.startsWith("you are allowed to ", p)) break next1488;
          p += 19;
          break done1482;
        }
        p = start1483;
        next1489: {
          if (!s.startsWith("you're free to ", p)) break next1489;
          p += 15;
          break done1482;
        }
        p = start1483;
        next1490: {
          if (!s.startsWith("you are free to ", p)) break next1490;
          p += 16;
          break done1482;
        }
        p = start1483;
        next1491: {
          if (!s.startsWith("feel free to ", p)) break next1491;
          p += 13;
          break done1482;
        }
        p = start1483;
        next1492: {
          if (!s.startsWith("go ahead and ", p)) break next1492;
          p += 13;
          break done1482;
        }
        p = start1483;
        next1493: {
          if (!s.startsWith("it's ", p)) break next1493;
          p += 5;
          p = fine(s, p);
          if (p < 0) break next1493;
          if (!s.startsWith(" to ", p)) break next1493;
          p += 4;
          break done1482;
        }
        p = start1483;
        next1494: {
          if (!s.startsWith("it is ", p)) break next1494;
          p += 6;
          p = fine(s, p);
          if (p < 0) break next1494;
          if (!s.startsWith(" to ", p)) break next1494;
          p += 4;
          break done1482;
        }
        p = start1483;
        next1495: {
          if (!s.startsWith("it's ", p)) break next1495;
          p += 5;
          p = fine(s, p);
          if (p < 0) break next1495;
          if (!s.startsWith(" for you to ", p)) break next1495;
          p += 12;
          break done1482;
        }
        p = start1483;
        if (!s.startsWith("it's ", p)) break next1481;
        p += 5;
        p = fine(s, p);
        if (p < 0) break next1481;
        if (!s.startsWith(" if you ", p)) break next1481;
        p += 8;
      }
      const start1497 = p;
      found1498: {
        absent1496: {
          p = among(s, p, ["now ", "start "]);
          if (p < 0) break absent1496;
          break found1498;
        }
        p = start1497;
      }
      done1499: {
        const start1500 = p;
        next1501: {
          p = use(s, p);
          if (p < 0) break next1501;
          break done1499;
        }
        p = start1500;
        next1502: {
          if (!s.startsWith("have ", p)) break next1502;
          p += 5;
          break done1499;
        }
        p = start1500;
        next1503: {
          if (!s.startsWith("allow ", p)) break next1503;
          p += 6;
          break done1499;
        }
        p = start1500;
        if (!s.startsWith("eat ", p)) break next1481;
        p += 4;
      }
      break done1479;
    }
    p = start1480;
    next1504: {
      p = among(s, p, ["allow ", "permit ", "accept ", "start allowing ", "tolerate "]);
      if (p < 0) break next1504;
      const start1506 = p;
      found1507: {
        absent1505: {
          p = gerund(s, p);
          if (p < 0) break absent1505;
          break found1507;
        }
        p = start1506;
      }
      break done1479;
    }
    p = start1480;
    next1508: {
      p = among(s, p, ["unban ", "re-allow ", "reallow "]);
      if (p < 0) break next1508;
      break done1479;
    }
    p = start1480;
    next1509: {
      if (!s.startsWith("start ", p)) break next1509;
      p += 6;
      p = gerund(s, p);
      if (p < 0) break next1509;
      break done1479;
    }
    p = start1480;
    if (!s.startsWith("you can start ", p)) return -1;
    p += 14;
    p = gerund(s, p);
    if (p < 0) return -1;
  }
  return p;
}

function again(s: string, p: number): number {
  if (!s.startsWith(" again", p)) return -1;
  p += 6;
  const start1511 = p;
  found1512: {
    absent1510: {
      if (!s.startsWith(" now", p)) break absent1510;
      p += 4;
      break found1512;
    }
    p = start1511;
  }
  const start1514 = p;
  found1515: {
    absent1513: {
      if (!s.startsWith(", ", p)) break absent1513;
      p += 2;
      p = s.length;
      break found1515;
    }
    p = start1514;
  }
  if (p < s.length) return -1;
  return p;
}

function removeVerdict(s: string, p: number): number {
  done1516: {
    const start1517 = p;
    next1518: {
      p = among(s, p, [" is", " are"]);
      if (p < 0) break next1518;
      const start1520 = p;
      found1521: {
        absent1519: {
          p = among(s, p, [" now", " officially"]);
          if (p < 0) break absent1519;
          break found1521;
        }
        p = start1520;
      }
      if (!(s.charCodeAt(p) === 32)) break next1518;
      p += 1;
      p = among(s, p, [
        "allowed",
        "permitted",
        "fine",
        "okay",
        "ok",
        "welcome",
        "acceptable",
        "back on the table",
        "on the table",
        "back on the menu",
        "on the menu",
        "all right",
      ]);
      if (p < 0) break next1518;
      if (!s.startsWith(" again", p)) break next1518;
      p += 6;
      if (p < s.length) break next1518;
      break done1516;
    }
    p = start1517;
    next1522: {
      p = among(s, p, [" is", " are"]);
      if (p < 0) break next1522;
      const start1524 = p;
      found1525: {
        absent1523: {
          p = among(s, p, [" now", " officially"]);
          if (p < 0) break absent1523;
          break found1525;
        }
        p = start1524;
      }
      if (!s.startsWith(" back on the ", p)) break next1522;
      p += 13;
      p = among(s, p, ["table", "menu", "list"]);
      if (p < 0) break next1522;
      const start1527 = p;
      found1528: {
        absent1526: {
          if (!s.startsWith(" now", p)) break absent1526;
          p += 4;
          break found1528;
        }
        p = start1527;
      }
      if (p < s.length) break next1522;
      break done1516;
    }
    p = start1517;
    next1529: {
      p = among(s, p, [" is", " are"]);
      if (p < 0) break next1529;
      if (!s.startsWith(" no longer ", p)) break next1529;
      p += 11;
      const start1531 = p;
      found1532: {
        absent1530: {
          if (!s.startsWith("strictly ", p)) break absent1530;
          p += 9;
          break found1532;
        }
        p = start1531;
      }
      p = denied(s, p);
      if (p < 0) break next1529;
      if (p < s.length) break next1529;
      break done1516;
    }
    p = start1517;
    next1533: {
      done1534: {
        const start1535 = p;
        next1536: {
          p = among(s, p, [" is", " are"]);
          if (p < 0) break next1536;
          if (!s.startsWith(" not", p)) break next1536;
          p += 4;
          break done1534;
        }
        p = start1535;
        next1537: {
          if (!s.startsWith(" isn't", p)) break next1537;
          p += 6;
          break done1534;
        }
        p = start1535;
        if (!s.startsWith(" aren't", p)) break next1533;
        p += 7;
      }
      if (!(s.charCodeAt(p) === 32)) break next1533;
      p += 1;
      p = denied(s, p);
      if (p < 0) break next1533;
      p = anyMore(s, p);
      if (p < 0) break next1533;
      if (p < s.length) break next1533;
      break done1516;
    }
    p = start1517;
    next1538: {
      p = among(s, p, [
        " no longer needs to be ",
        " no longer need to be ",
        " no longer has to be ",
        " no longer have to be ",
        " need no longer be ",
      ]);
      if (p < 0) break next1538;
      p = among(s, p, ["avoided", "used", "left out", "excluded", "skipped", "omitted"]);
      if (p < 0) break next1538;
      if (p < s.length) break next1538;
      break done1516;
    }
    p = start1517;
    p = among(s, p, [" can be", " may be"]);
    if (p < 0) return -1;
    if (!(s.charCodeAt(p) === 32)) return -1;
    p += 1;
    p = among(s, p, ["used", "suggested", "mentioned", "included"]);
    if (p < 0) return -1;
    if (!s.startsWith(" again", p)) return -1;
    p += 6;
    if (p < s.length) return -1;
  }
  return p;
}

function banVerb(s: string, p: number): number {
  done1539: {
    const start1540 = p;
    next1541: {
      p = never(s, p);
      if (p < 0) break next1541;
      done1542: {
        const start1543 = p;
        next1544: {
          p = ban(s, p);
          if (p < 0) break next1544;
          break done1542;
        }
        p = start1543;
        next1545: {
          p = mention(s, p);
          if (p < 0) break next1545;
          break done1542;
        }
        p = start1543;
        if (!s.startsWith("have ", p)) break next1541;
        p += 5;
      }
      break done1539;
    }
    p = start1540;
    next1546: {
      p = among(s, p, ["stop with the ", "enough with the "]);
      if (p < 0) break next1546;
      break done1539;
    }
    p = start1540;
    next1547: {
      p = among(s, p, ["stop ", "quit ", "cease ", "no more ", "refrain from "]);
      if (p < 0) break next1547;
      const start1549 = p;
      found1550: {
        absent1548: {
          if (!s.startsWith("ever ", p)) break absent1548;
          p += 5;
          break found1550;
        }
        p = start1549;
      }
      p = gerund(s, p);
      if (p < 0) break next1547;
      break done1539;
    }
    p = start1540;
    next1551: {
      done1552: {
        const start1553 = p;
        next1554: {
          if (!s.startsWith("avoid ", p)) break next1554;
          p += 6;
          break done1552;
        }
        p = start1553;
        next1555: {
          if (!s.startsWith("omit ", p)) break next1555;
          p += 5;
          break done1552;
        }
        p = start1553;
        next1556: {
          if (!s.startsWith("exclude ", p)) break next1556;
          p += 8;
          break done1552;
        }
        p = start1553;
        next1557: {
          if (!s.startsWith("forbid ", p)) break next1557;
          p += 7;
          break done1552;
        }
        p = start1553;
        next1558: {
          if (!s.startsWith("prohibit ", p)) break next1558;
          p += 9;
          break done1552;
        }
        p = start1553;
        next1559: {
          if (!s.startsWith("ban ", p)) break next1559;
          p += 4;
          break done1552;
        }
        p = start1553;
        next1560: {
          if (!s.startsWith("skip ", p)) break next1560;
          p += 5;
          const start1562 = p;
          absent1561: {
            p = among(s, p, ["to ", "ahead ", "over ", "it "]);
            if (p < 0) break absent1561;
            break next1560;
          }
          p = start1562;
          break done1552;
        }
        p = start1553;
        next1563: {
          if (!s.startsWith("leave out ", p)) break next1563;
          p += 10;
          break done1552;
        }
        p = start1553;
        next1564: {
          if (!s.startsWith("rule out ", p)) break next1564;
          p += 9;
          break done1552;
        }
        p = start1553;
        next1565: {
          if (!s.startsWith("cut out ", p)) break next1565;
          p += 8;
          break done1552;
        }
        p = start1553;
        next1566: {
          if (!s.startsWith("leave off ", p)) break next1566;
          p += 10;
          break done1552;
        }
        p = start1553;
        next1567: {
          if (!s.startsWith("filter out ", p)) break next1567;
          p += 11;
          break done1552;
        }
        p = start1553;
        next1568: {
          if (!s.startsWith("bar ", p)) break next1568;
          p += 4;
          break done1552;
        }
        p = start1553;
        next1569: {
          if (!s.startsWith("blacklist ", p)) break next1569;
          p += 10;
          break done1552;
        }
        p = start1553;
        next1570: {
          if (!s.startsWith("outlaw ", p)) break next1570;
          p += 7;
          break done1552;
        }
        p = start1553;
        next1571: {
          if (!s.startsWith("disallow ", p)) break next1571;
          p += 9;
          break done1552;
        }
        p = start1553;
        next1572: {
          if (!s.startsWith("eschew ", p)) break next1572;
          p += 7;
          break done1552;
        }
        p = start1553;
        next1573: {
          if (!s.startsWith("shun ", p)) break next1573;
          p += 5;
          break done1552;
        }
        p = start1553;
        next1574: {
          if (!s.startsWith("steer clear of ", p)) break next1574;
          p += 15;
          break done1552;
        }
        p = start1553;
        next1575: {
          if (!s.startsWith("stay clear of ", p)) break next1575;
          p += 14;
          break done1552;
        }
        p = start1553;
        next1576: {
          if (!s.startsWith("stay away from ", p)) break next1576;
          p += 15;
          break done1552;
        }
        p = start1553;
        next1577: {
          if (!s.startsWith("stay off ", p)) break next1577;
          p += 9;
          break done1552;
        }
        p = start1553;
        next1578: {
          if (!s.startsWith("keep away from ", p)) break next1578;
          p += 15;
          break done1552;
        }
        p = start1553;
        next1579: {
          if (!s.startsWith("keep clear of ", p)) break next1579;
          p += 14;
          break done1552;
        }
        p = start1553;
        next1580: {
          if (!s.startsWith("refrain from ", p)) break next1580;
          p += 13;
          break done1552;
        }
        p = start1553;
        next1581: {
          if (!s.startsWith("abstain from ", p)) break next1581;
          p += 13;
          break done1552;
        }
        p = start1553;
        next1582: {
          if (!s.startsWith("do without ", p)) break next1582;
          p += 11;
          break done1552;
        }
        p = start1553;
        next1583: {
          if (!s.startsWith("go without ", p)) break next1583;
          p += 11;
          break done1552;
        }
        p = start1553;
        next1584: {
          if (!s.startsWith("make do without ", p)) break next1584;
          p += 16;
          break done1552;
        }
        p = start1553;
        next1585: {
          if (!s.startsWith("work without ", p)) break next1585;
          p += 13;
          break done1552;
        }
        p = start1553;
        next1586: {
          if (!s.startsWith("do away with ", p)) break next1586;
          p += 13;
          break done1552;
        }
        p = start1553;
        next1587: {
          if (!s.startsWith("no more ", p)) break next1587;
          p += 8;
          break done1552;
        }
        p = start1553;
        next1588: {
          if (!s.startsWith("put a ban on ", p)) break next1588;
          p += 13;
          break done1552;
        }
        p = start1553;
        next1589: {
          if (!s.startsWith("impose a ban on ", p)) break next1589;
          p += 16;
          break done1552;
        }
        p = start1553;
        if (!s.startsWith("place a ban on ", p)) break next1551;
        p += 15;
      }
      const start1591 = p;
      found1592: {
        absent1590: {
          if (!s.startsWith("ever ", p)) break absent1590;
          p += 5;
          break found1592;
        }
        p = start1591;
      }
      loop1595: for (;;) {
        const start1593 = p;
        last1594: {
          p = among(s, p, [
            "all use of ",
            "all mention of ",
            "all ",
            "any use of ",
            "any mention of ",
            "any and all ",
            "any ",
            "the use of ",
            "mention of ",
          ]);
          if (p < 0) break last1594;
          continue loop1595;
        }
        p = start1593;
        break;
      }
      const start1597 = p;
      found1598: {
        absent1596: {
          p = gerund(s, p);
          if (p < 0) break absent1596;
          break found1598;
        }
        p = start1597;
      }
      break done1539;
    }
    p = start1540;
    const start1600 = p;
    found1601: {
      absent1599: {
        p = among(s, p, [
          "absolutely ",
          "definitely ",
          "strictly ",
          "positively ",
          "there should be ",
          "there must be ",
        ]);
        if (p < 0) break absent1599;
        break found1601;
      }
      p = start1600;
    }
    if (!s.startsWith("no ", p)) return -1;
    p += 3;
    const start1603 = p;
    found1604: {
      absent1602: {
        if (!s.startsWith("more ", p)) break absent1602;
        p += 5;
        break found1604;
      }
      p = start1603;
    }
    const start1606 = p;
    found1607: {
      absent1605: {
        p = among(s, p, ["use of ", "mention of ", "mentions of ", "references to ", "talk of "]);
        if (p < 0) break absent1605;
        break found1607;
      }
      p = start1606;
    }
    const start1609 = p;
    found1610: {
      absent1608: {
        p = gerund(s, p);
        if (p < 0) break absent1608;
        break found1610;
      }
      p = start1609;
    }
  }
  return p;
}

function thenUse(s: string, p: number): number {
  p = among(s, p, [", but ", ", and ", "; ", ", ", ". ", " and ", ": ", " - "]);
  if (p < 0) return -1;
  loop1613: for (;;) {
    const start1611 = p;
    last1612: {
      p = among(s, p, ["please ", "always ", "just ", "only ", "instead, ", "instead ", "rather "]);
      if (p < 0) break last1612;
      continue loop1613;
    }
    p = start1611;
    break;
  }
  p = useVerb(s, p);
  if (p < 0) return -1;
  return p;
}

function useInstead(s: string, p: number): number {
  done1614: {
    const start1615 = p;
    next1616: {
      if (!s.startsWith(" instead", p)) break next1616;
      p += 8;
      if (p < s.length) break next1616;
      break done1614;
    }
    p = start1615;
    if (p < s.length) return -1;
  }
  return p;
}

function gerund(s: string, p: number): number {
  p = among(s, p, [
    "using",
    "suggesting",
    "mentioning",
    "recommending",
    "proposing",
    "including",
    "bringing up",
    "talking about",
    "discussing",
    "offering me",
    "offering",
    "writing about",
    "referring to",
    "referencing",
    "resorting to",
    "relying on",
    "going with",
    "falling back on",
    "adding",
    "inserting",
    "citing",
    "giving me",
    "showing me",
    "sending me",
    "defaulting to",
    "putting in",
    "throwing in",
    "employing",
    "making use of",
    "writing in",
    "speaking of",
    "touching on",
    "sticking to",
    "opting for",
  ]);
  if (p < 0) return -1;
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  const start1618 = p;
  found1619: {
    absent1617: {
      p = among(s, p, ["any ", "the "]);
      if (p < 0) break absent1617;
      break found1619;
    }
    p = start1618;
  }
  return p;
}

function useVerb(s: string, p: number): number {
  done1620: {
    const start1621 = p;
    next1622: {
      p = among(s, p, ["only ", "always "]);
      if (p < 0) break next1622;
      p = among(s, p, ["suggest ", "recommend ", "propose ", "offer "]);
      if (p < 0) break next1622;
      break done1620;
    }
    p = start1621;
    loop1625: for (;;) {
      const start1623 = p;
      last1624: {
        p = adverb(s, p);
        if (p < 0) break last1624;
        if (!(s.charCodeAt(p) === 32)) break last1624;
        p += 1;
        continue loop1625;
      }
      p = start1623;
      break;
    }
    done1626: {
      const start1627 = p;
      next1628: {
        p = among(s, p, [
          "stick",
          "keep",
          "adhere",
          "default",
          "switch over",
          "switch",
          "move over",
          "change over",
          "hold",
        ]);
        if (p < 0) break next1628;
        loop1631: for (;;) {
          const start1629 = p;
          last1630: {
            if (!(s.charCodeAt(p) === 32)) break last1630;
            p += 1;
            p = adverb(s, p);
            if (p < 0) break last1630;
            continue loop1631;
          }
          p = start1629;
          break;
        }
        if (!s.startsWith(" to ", p)) break next1628;
        p += 4;
        break done1626;
      }
      p = start1627;
      next1632: {
        p = among(s, p, ["stick", "go", "stay", "keep going", "work"]);
        if (p < 0) break next1632;
        loop1635: for (;;) {
          const start1633 = p;
          last1634: {
            if (!(s.charCodeAt(p) === 32)) break last1634;
            p += 1;
            p = adverb(s, p);
            if (p < 0) break last1634;
            continue loop1635;
          }
          p = start1633;
          break;
        }
        if (!s.startsWith(" with ", p)) break next1632;
        p += 6;
        break done1626;
      }
      p = start1627;
      next1636: {
        p = among(s, p, ["rely", "standardize", "standardise", "settle", "build", "lean"]);
        if (p < 0) break next1636;
        loop1639: for (;;) {
          const start1637 = p;
          last1638: {
            if (!(s.charCodeAt(p) === 32)) break last1638;
            p += 1;
            p = adverb(s, p);
            if (p < 0) break last1638;
            continue loop1639;
          }
          p = start1637;
          break;
        }
        if (!s.startsWith(" on ", p)) break next1636;
        p += 4;
        break done1626;
      }
      p = start1627;
      next1640: {
        if (!s.startsWith("opt ", p)) break next1640;
        p += 4;
        loop1643: for (;;) {
          const start1641 = p;
          last1642: {
            p = adverb(s, p);
            if (p < 0) break last1642;
            if (!(s.charCodeAt(p) === 32)) break last1642;
            p += 1;
            continue loop1643;
          }
          p = start1641;
          break;
        }
        if (!s.startsWith("for ", p)) break next1640;
        p += 4;
        break done1626;
      }
      p = start1627;
      next1644: {
        p = among(s, p, [
          "use",
          "keep using",
          "continue using",
          "continue to use",
          "start using",
          "begin using",
          "begin to use",
          "make use of",
          "employ",
          "adopt",
          "embrace",
          "follow",
          "keep on using",
        ]);
        if (p < 0) break next1644;
        loop1647: for (;;) {
          const start1645 = p;
          last1646: {
            if (!(s.charCodeAt(p) === 32)) break last1646;
            p += 1;
            p = adverb(s, p);
            if (p < 0) break last1646;
            continue loop1647;
          }
          p = start1645;
          break;
        }
        if (!(s.charCodeAt(p) === 32)) break next1644;
        p += 1;
        break done1626;
      }
      p = start1627;
      next1648: {
        if (!s.startsWith("i'd rather you used ", p)) break next1648;
        p += 20;
        break done1626;
      }
      p = start1627;
      next1649: {
        if (!s.startsWith("i'd rather you use ", p)) break next1649;
        p += 19;
        break done1626;
      }
      p = start1627;
      next1650: {
        if (!s.startsWith("i'd rather you went with ", p)) break next1650;
        p += 25;
        break done1626;
      }
      p = start1627;
      if (!s.startsWith("i'd rather you stuck to ", p)) return -1;
      p += 24;
    }
  }
  return p;
}

function verdictThenUse(s: string, p: number): number {
  p = among(s, p, [" is ", " are "]);
  if (p < 0) return -1;
  const start1652 = p;
  found1653: {
    absent1651: {
      p = among(s, p, ["strictly ", "now "]);
      if (p < 0) break absent1651;
      break found1653;
    }
    p = start1652;
  }
  p = among(s, p, [
    "banned",
    "off limits",
    "off-limits",
    "forbidden",
    "out",
    "not allowed",
    "prohibited",
    "a no-go",
    "ruled out",
  ]);
  if (p < 0) return -1;
  p = among(s, p, [", so ", ", ", "; ", ". "]);
  if (p < 0) return -1;
  const start1655 = p;
  found1656: {
    absent1654: {
      p = among(s, p, ["please ", "always ", "just "]);
      if (p < 0) break absent1654;
      break found1656;
    }
    p = start1655;
  }
  p = useVerb(s, p);
  if (p < 0) return -1;
  return p;
}

function newFirst(s: string, p: number): number {
  p = among(s, p, ["substitute ", "swap in ", "sub in "]);
  if (p < 0) return -1;
  return p;
}

function oldFirst(s: string, p: number): number {
  p = among(s, p, ["replace ", "substitute ", "swap out ", "switch out "]);
  if (p < 0) return -1;
  const start1658 = p;
  found1659: {
    absent1657: {
      p = gerund(s, p);
      if (p < 0) break absent1657;
      break found1659;
    }
    p = start1658;
  }
  return p;
}

function oldThenNew(s: string, p: number): number {
  p = among(s, p, [" with ", " by "]);
  if (p < 0) return -1;
  return p;
}

function spoken(s: string, p: number): number {
  loop1662: for (;;) {
    const start1660 = p;
    last1661: {
      p = adverb(s, p);
      if (p < 0) break last1661;
      if (!(s.charCodeAt(p) === 32)) break last1661;
      p += 1;
      continue loop1662;
    }
    p = start1660;
    break;
  }
  p = among(s, p, [
    "present everything",
    "write everything",
    "write all code",
    "write code",
    "write all your answers",
    "do everything",
    "answer everything",
    "answer me",
    "give all answers",
    "give every answer",
    "format everything",
    "phrase everything",
    "keep everything",
    "show prices",
    "write to me",
    "speak to me",
    "talk to me",
    "reply to me",
    "respond to me",
    "do all your work",
    "write all answers",
    "write",
    "work",
    "reply",
    "answer",
    "respond",
    "speak",
    "talk",
    "chat",
    "communicate",
    "code",
    "program",
    "draft",
    "converse",
  ]);
  if (p < 0) return -1;
  loop1665: for (;;) {
    const start1663 = p;
    last1664: {
      if (!(s.charCodeAt(p) === 32)) break last1664;
      p += 1;
      p = adverb(s, p);
      if (p < 0) break last1664;
      continue loop1665;
    }
    p = start1663;
    break;
  }
  if (!s.startsWith(" in ", p)) return -1;
  p += 4;
  const start1667 = p;
  found1668: {
    absent1666: {
      p = among(s, p, ["nothing but ", "only "]);
      if (p < 0) break absent1666;
      break found1668;
    }
    p = start1667;
  }
  return p;
}

function insteadOf(s: string, p: number): number {
  p = among(s, p, [
    " instead of ",
    " rather than ",
    " in place of ",
    " in lieu of ",
    " over ",
    ", not ",
    " and not ",
    ", never ",
    ", rather than ",
    ", instead of ",
    " as a replacement for ",
    " as a substitute for ",
    " as an alternative to ",
    " as the replacement for ",
    " as a stand-in for ",
    " as replacement for ",
    " to replace ",
    " as substitute for ",
  ]);
  if (p < 0) return -1;
  return p;
}

function wanted(s: string, p: number): number {
  p = among(s, p, ["i want ", "i'd like ", "i need ", "i would like "]);
  if (p < 0) return -1;
  return p;
}

function bareInstead(s: string, p: number): number {
  p = among(s, p, [" instead of ", " in place of ", " rather than ", ", not ", " in lieu of "]);
  if (p < 0) return -1;
  return p;
}

function outOf(s: string, p: number): number {
  const start1670 = p;
  found1671: {
    absent1669: {
      if (!s.startsWith("absolutely ", p)) break absent1669;
      p += 11;
      break found1671;
    }
    p = start1670;
  }
  done1672: {
    const start1673 = p;
    next1674: {
      if (!s.startsWith("everything", p)) break next1674;
      p += 10;
      break done1672;
    }
    p = start1673;
    next1675: {
      if (!s.startsWith("anything", p)) break next1675;
      p += 8;
      break done1672;
    }
    p = start1673;
    next1676: {
      if (!s.startsWith("it all", p)) break next1676;
      p += 6;
      break done1672;
    }
    p = start1673;
    next1677: {
      if (!s.startsWith("all of it", p)) break next1677;
      p += 9;
      break done1672;
    }
    p = start1673;
    next1678: {
      if (!s.startsWith("this chat", p)) break next1678;
      p += 9;
      break done1672;
    }
    p = start1673;
    next1679: {
      if (!s.startsWith("this conversation", p)) break next1679;
      p += 17;
      break done1672;
    }
    p = start1673;
    next1680: {
      if (!s.startsWith("our conversation", p)) break next1680;
      p += 16;
      break done1672;
    }
    p = start1673;
    done1681: {
      const start1682 = p;
      next1683: {
        if (!s.startsWith("all ", p)) break next1683;
        p += 4;
        const start1685 = p;
        found1686: {
          absent1684: {
            if (!s.startsWith("of ", p)) break absent1684;
            p += 3;
            break found1686;
          }
          p = start1685;
        }
        const start1688 = p;
        found1689: {
          absent1687: {
            p = among(s, p, ["your ", "the ", "my ", "our "]);
            if (p < 0) break absent1687;
            break found1689;
          }
          p = start1688;
        }
        break done1681;
      }
      p = start1682;
      next1690: {
        if (!s.startsWith("your ", p)) break next1690;
        p += 5;
        break done1681;
      }
      p = start1682;
      next1691: {
        if (!s.startsWith("my ", p)) break next1691;
        p += 3;
        break done1681;
      }
      p = start1682;
      if (!s.startsWith("our ", p)) return -1;
      p += 4;
    }
    const start1693 = p;
    found1694: {
      absent1692: {
        if (!s.startsWith("future ", p)) break absent1692;
        p += 7;
        break found1694;
      }
      p = start1693;
    }
    p = output(s, p);
    if (p < 0) return -1;
  }
  const start1696 = p;
  found1697: {
    absent1695: {
      if (!s.startsWith(" you ", p)) break absent1695;
      p += 5;
      p = doing(s, p);
      if (p < 0) break absent1695;
      break found1697;
    }
    p = start1696;
  }
  return p;
}

function considered(s: string, p: number): number {
  p = among(s, p, [" as ", " to be ", " "]);
  if (p < 0) return -1;
  const start1699 = p;
  found1700: {
    absent1698: {
      p = among(s, p, ["strictly ", "permanently ", "completely "]);
      if (p < 0) break absent1698;
      break found1700;
    }
    p = start1699;
  }
  p = among(s, p, [
    "banned",
    "ruled out",
    "off limits",
    "off-limits",
    "forbidden",
    "prohibited",
    "off the table",
    "out of bounds",
    "a no-go",
    "taboo",
    "excluded",
    "out",
  ]);
  if (p < 0) return -1;
  if (p < s.length) return -1;
  return p;
}

function banVerdict(s: string, p: number): number {
  done1701: {
    const start1702 = p;
    next1703: {
      p = among(s, p, [" is", " are"]);
      if (p < 0) break next1703;
      const start1705 = p;
      found1706: {
        absent1704: {
          const start1708 = p;
          found1709: {
            absent1707: {
              if (!(s.charCodeAt(p) === 44)) break absent1707;
              p += 1;
              break found1709;
            }
            p = start1708;
          }
          if (!(s.charCodeAt(p) === 32)) break absent1704;
          p += 1;
          p = among(s, p, ["from now on", "hereby"]);
          if (p < 0) break absent1704;
          break found1706;
        }
        p = start1705;
      }
      loop1712: for (;;) {
        const start1710 = p;
        last1711: {
          if (!(s.charCodeAt(p) === 32)) break last1711;
          p += 1;
          p = among(s, p, [
            "strictly",
            "completely",
            "totally",
            "absolutely",
            "hereby",
            "now",
            "permanently",
            "entirely",
            "always",
            "officially",
          ]);
          if (p < 0) break last1711;
          continue loop1712;
        }
        p = start1710;
        break;
      }
      if (!(s.charCodeAt(p) === 32)) break next1703;
      p += 1;
      done1713: {
        const start1714 = p;
        next1715: {
          if (!s.startsWith("banned", p)) break next1715;
          p += 6;
          break done1713;
        }
        p = start1714;
        next1716: {
          if (!s.startsWith("off limits", p)) break next1716;
          p += 10;
          break done1713;
        }
        p = start1714;
        next1717: {
          if (!s.startsWith("off-limits", p)) break next1717;
          p += 10;
          break done1713;
        }
        p = start1714;
        next1718: {
          if (!s.startsWith("forbidden", p)) break next1718;
          p += 9;
          break done1713;
        }
        p = start1714;
        next1719: {
          if (!s.startsWith("prohibited", p)) break next1719;
          p += 10;
          break done1713;
        }
        p = start1714;
        next1720: {
          if (!s.startsWith("not allowed", p)) break next1720;
          p += 11;
          break done1713;
        }
        p = start1714;
        next1721: {
          if (!s.startsWith("not permitted", p)) break next1721;
          p += 13;
          break done1713;
        }
        p = start1714;
        next1722: {
          if (!s.startsWith("not acceptable", p)) break next1722;
          p += 14;
          break done1713;
        }
        p = start1714;
        next1723: {
          if (!s.startsWith("not okay", p)) break next1723;
          p += 8;
          break done1713;
        }
        p = start1714;
        next1724: {
          if (!s.startsWith("not ok", p)) break next1724;
          p += 6;
          break done1713;
        }
        p = start1714;
        next1725: {
          if (!s.startsWith("a no-go", p)) break next1725;
          p += 7;
          break done1713;
        }
        p = start1714;
        next1726: {
          if (!s.startsWith("a hard no", p)) break next1726;
          p += 9;
          break done1713;
        }
        p = start1714;
        next1727: {
          if (!s.startsWith("a definite no", p)) break next1727;
          p += 13;
          break done1713;
        }
        p = start1714;
        next1728: {
          if (!s.startsWith("a firm no", p)) break next1728;
          p += 9;
          break done1713;
        }
        p = start1714;
        next1729: {
          if (!s.startsWith("an absolute no", p)) break next1729;
          p += 14;
          break done1713;
        }
        p = start1714;
        next1730: {
          if (!s.startsWith("a clear no", p)) break next1730;
          p += 10;
          break done1713;
        }
        p = start1714;
        next1731: {
          if (!s.startsWith("a total no", p)) break next1731;
          p += 10;
          break done1713;
        }
        p = start1714;
        next1732: {
          if (!s.startsWith("a flat no", p)) break next1732;
          p += 9;
          break done1713;
        }
        p = start1714;
        next1733: {
          if (!s.startsWith("a no-no", p)) break next1733;
          p += 7;
          break done1713;
        }
        p = start1714;
        next1734: {
          if (!s.startsWith("a big no", p)) break next1734;
          p += 8;
          break done1713;
        }
        p = start1714;
        next1735: {
          if (!s.startsWith("out of the question", p)) break next1735;
          p += 19;
          break done1713;
        }
        p = start1714;
        next1736: {
          if (!s.startsWith("out of bounds", p)) break next1736;
          p += 13;
          break done1713;
        }
        p = start1714;
        next1737: {
          if (!s.startsWith("off the table", p)) break next1737;
          p += 13;
          break done1713;
        }
        p = start1714;
        next1738: {
          if (!s.startsWith("ruled out", p)) break next1738;
          p += 9;
          break done1713;
        }
        p = start1714;
        next1739: {
          if (!s.startsWith("taboo", p)) break next1739;
          p += 5;
          break done1713;
        }
        p = start1714;
        next1740: {
          if (!s.startsWith("never to be ", p)) break next1740;
          p += 12;
          p = used(s, p);
          if (p < 0) break next1740;
          break done1713;
        }
        p = start1714;
        next1741: {
          if (!s.startsWith("not to be ", p)) break next1741;
          p += 10;
          p = used(s, p);
          if (p < 0) break next1741;
          break done1713;
        }
        p = start1714;
        next1742: {
          if (!s.startsWith("not an option", p)) break next1742;
          p += 13;
          break done1713;
        }
        p = start1714;
        next1743: {
          if (!s.startsWith("never an option", p)) break next1743;
          p += 15;
          break done1713;
        }
        p = start1714;
        next1744: {
          if (!s.startsWith("unacceptable", p)) break next1744;
          p += 12;
          break done1713;
        }
        p = start1714;
        next1745: {
          if (!s.startsWith("verboten", p)) break next1745;
          p += 8;
          break done1713;
        }
        p = start1714;
        next1746: {
          if (!s.startsWith("disallowed", p)) break next1746;
          p += 10;
          break done1713;
        }
        p = start1714;
        next1747: {
          if (!s.startsWith("never okay", p)) break next1747;
          p += 10;
          break done1713;
        }
        p = start1714;
        next1748: {
          if (!s.startsWith("never allowed", p)) break next1748;
          p += 13;
          break done1713;
        }
        p = start1714;
        if (!s.startsWith("never acceptable", p)) break next1703;
        p += 16;
      }
      if (p < s.length) break next1703;
      break done1701;
    }
    p = start1702;
    next1749: {
      p = among(s, p, [" must", " may", " shall", " can"]);
      if (p < 0) break next1749;
      p = among(s, p, [" never", " not"]);
      if (p < 0) break next1749;
      if (!s.startsWith(" be ", p)) break next1749;
      p += 4;
      p = used(s, p);
      if (p < 0) break next1749;
      if (p < s.length) break next1749;
      break done1701;
    }
    p = start1702;
    next1750: {
      p = among(s, p, [" aren't", " isn't"]);
      if (p < 0) break next1750;
      if (!(s.charCodeAt(p) === 32)) break next1750;
      p += 1;
      p = among(s, p, ["allowed", "permitted", "an option", "acceptable"]);
      if (p < 0) break next1750;
      if (p < s.length) break next1750;
      break done1701;
    }
    p = start1702;
    if (!s.startsWith(": ", p)) return -1;
    p += 2;
    p = among(s, p, ["never", "banned", "off limits", "forbidden", "hard no"]);
    if (p < 0) return -1;
    if (p < s.length) return -1;
  }
  return p;
}

function asDefault(s: string, p: number): number {
  p = among(s, p, [
    " your",
    " the",
    " our",
    " my",
    " as your",
    " as the",
    " as our",
    " as a",
    " as my",
    " be your",
    " be the",
  ]);
  if (p < 0) return -1;
  const start1752 = p;
  found1753: {
    absent1751: {
      if (!s.startsWith(" new", p)) break absent1751;
      p += 4;
      break found1753;
    }
    p = start1752;
  }
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  p = among(s, p, ["default choice", "default", "standard choice", "standard", "go-to"]);
  if (p < 0) return -1;
  if (p < s.length) return -1;
  return p;
}

function usedOnly(s: string, p: number): number {
  const start1755 = p;
  found1756: {
    absent1754: {
      p = among(s, p, [
        " and nothing else",
        ", nothing else",
        " and nothing but",
        " only",
        " exclusively",
        " alone",
        ", and nothing else",
        ", always",
      ]);
      if (p < 0) break absent1754;
      break found1756;
    }
    p = start1755;
  }
  if (p < s.length) return -1;
  return p;
}

function wantedIn(s: string, p: number): number {
  p = among(s, p, [
    "every answer ",
    "all answers ",
    "all your answers ",
    "all replies ",
    "every reply ",
    "everything ",
    "every response ",
    "all responses ",
    "all code ",
    "all your replies ",
    "all of your answers ",
    "your answers ",
    "all your code ",
  ]);
  if (p < 0) return -1;
  const start1758 = p;
  found1759: {
    absent1757: {
      if (!s.startsWith("to be ", p)) break absent1757;
      p += 6;
      break found1759;
    }
    p = start1758;
  }
  const start1761 = p;
  found1762: {
    absent1760: {
      if (!s.startsWith("written ", p)) break absent1760;
      p += 8;
      break found1762;
    }
    p = start1761;
  }
  if (!s.startsWith("in ", p)) return -1;
  p += 3;
  return p;
}

function useVerdict(s: string, p: number): number {
  done1763: {
    const start1764 = p;
    next1765: {
      p = among(s, p, [" is ", " are "]);
      if (p < 0) break next1765;
      const start1767 = p;
      found1768: {
        absent1766: {
          if (!s.startsWith("now ", p)) break absent1766;
          p += 4;
          break found1768;
        }
        p = start1767;
      }
      p = among(s, p, ["your ", "the ", "our ", "my "]);
      if (p < 0) break next1765;
      const start1770 = p;
      found1771: {
        absent1769: {
          if (!s.startsWith("new ", p)) break absent1769;
          p += 4;
          break found1771;
        }
        p = start1770;
      }
      p = among(s, p, ["default", "standard", "go-to"]);
      if (p < 0) break next1765;
      const start1773 = p;
      found1774: {
        absent1772: {
          p = among(s, p, [" now", " here"]);
          if (p < 0) break absent1772;
          break found1774;
        }
        p = start1773;
      }
      if (p < s.length) break next1765;
      break done1763;
    }
    p = start1764;
    next1775: {
      if (!s.startsWith(" it is", p)) break next1775;
      p += 6;
      const start1777 = p;
      found1778: {
        absent1776: {
          if (!s.startsWith(", ", p)) break absent1776;
          p += 2;
          p = among(s, p, ["always", "final", "that's settled", "settled", "decided"]);
          if (p < 0) break absent1776;
          break found1778;
        }
        p = start1777;
      }
      if (p < s.length) break next1775;
      break done1763;
    }
    p = start1764;
    next1779: {
      p = among(s, p, [" is", " are"]);
      if (p < 0) break next1779;
      if (!(s.charCodeAt(p) === 32)) break next1779;
      p += 1;
      p = among(s, p, ["always to be used", "to be used"]);
      if (p < 0) break next1779;
      if (p < s.length) break next1779;
      break done1763;
    }
    p = start1764;
    next1780: {
      if (!s.startsWith(", always", p)) break next1780;
      p += 8;
      if (p < s.length) break next1780;
      break done1763;
    }
    p = start1764;
    next1781: {
      if (!s.startsWith(" only, always", p)) break next1781;
      p += 13;
      if (p < s.length) break next1781;
      break done1763;
    }
    p = start1764;
    next1782: {
      if (!s.startsWith(" must be used", p)) break next1782;
      p += 13;
      if (p < s.length) break next1782;
      break done1763;
    }
    p = start1764;
    if (!s.startsWith(" must always be used", p)) return -1;
    p += 20;
    if (p < s.length) return -1;
  }
  return p;
}

function several(s: string, p: number): number {
  done1783: {
    const start1784 = p;
    next1785: {
      if (!s.startsWith(" and ", p)) break next1785;
      p += 5;
      const start1787 = p;
      absent1786: {
        p = compound(s, p);
        if (p < 0) break absent1786;
        break next1785;
      }
      p = start1787;
      break done1783;
    }
    p = start1784;
    next1788: {
      if (!s.startsWith(" or ", p)) break next1788;
      p += 4;
      break done1783;
    }
    p = start1784;
    next1789: {
      if (!s.startsWith(" nor ", p)) break next1789;
      p += 5;
      break done1783;
    }
    p = start1784;
    next1790: {
      if (!s.startsWith(" but ", p)) break next1790;
      p += 5;
      break done1783;
    }
    p = start1784;
    next1791: {
      if (!s.startsWith(" then ", p)) break next1791;
      p += 6;
      break done1783;
    }
    p = start1784;
    next1792: {
      if (!s.startsWith(" versus ", p)) break next1792;
      p += 8;
      break done1783;
    }
    p = start1784;
    next1793: {
      if (!s.startsWith(" vs ", p)) break next1793;
      p += 4;
      break done1783;
    }
    p = start1784;
    next1794: {
      if (!s.startsWith(" instead ", p)) break next1794;
      p += 9;
      break done1783;
    }
    p = start1784;
    next1795: {
      if (!s.startsWith(" not ", p)) break next1795;
      p += 5;
      break done1783;
    }
    p = start1784;
    next1796: {
      if (!s.startsWith(" never ", p)) break next1796;
      p += 7;
      break done1783;
    }
    p = start1784;
    next1797: {
      if (!s.startsWith(" nothing ", p)) break next1797;
      p += 9;
      break done1783;
    }
    p = start1784;
    next1798: {
      if (!s.startsWith(" please ", p)) break next1798;
      p += 8;
      break done1783;
    }
    p = start1784;
    next1799: {
      if (!s.startsWith(" use ", p)) break next1799;
      p += 5;
      break done1783;
    }
    p = start1784;
    next1800: {
      if (!s.startsWith(" avoid ", p)) break next1800;
      p += 7;
      break done1783;
    }
    p = start1784;
    next1801: {
      if (!s.startsWith(" stop ", p)) break next1801;
      p += 6;
      break done1783;
    }
    p = start1784;
    next1802: {
      if (!s.startsWith(" don't ", p)) break next1802;
      p += 7;
      break done1783;
    }
    p = start1784;
    next1803: {
      if (!s.startsWith(" also ", p)) break next1803;
      p += 6;
      break done1783;
    }
    p = start1784;
    next1804: {
      if (!s.startsWith(" plus ", p)) break next1804;
      p += 6;
      break done1783;
    }
    p = start1784;
    next1805: {
      if (!s.startsWith(" as well as ", p)) break next1805;
      p += 12;
      break done1783;
    }
    p = start1784;
    if (!s.startsWith(" / ", p)) return -1;
    p += 3;
  }
  return p;
}

function narrow(s: string, p: number): number {
  done1806: {
    const start1807 = p;
    next1808: {
      if (!(s.charCodeAt(p) === 32)) break next1808;
      p += 1;
      p = among(s, p, [
        "into",
        "in",
        "for",
        "on",
        "at",
        "from",
        "to",
        "during",
        "within",
        "with",
        "of",
        "under",
        "throughout",
        "after",
        "before",
        "about",
      ]);
      if (p < 0) break next1808;
      if (!(s.charCodeAt(p) === 32)) break next1808;
      p += 1;
      p = among(s, p, [
        "these",
        "their",
        "them",
        "there",
        "the",
        "this",
        "my",
        "that",
        "our",
        "those",
        "your",
        "his",
        "her",
        "today",
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
        "weekdays",
        "weekends",
        "christmas",
        "dinner",
        "lunch",
        "breakfast",
        "section",
        "chapter",
        "step",
        "part",
        "line",
        "page",
        "it",
        "one",
        "me",
        "question",
        "example",
      ]);
      if (p < 0) break next1808;
      if (!(s.charCodeAt(p) === 32)) break next1808;
      p += 1;
      break done1806;
    }
    p = start1807;
    if (!(s.charCodeAt(p) === 32)) return -1;
    p += 1;
    p = among(s, p, [
      "today",
      "below",
      "above",
      "next",
      "here",
      "first thing",
      "this time",
      "later",
      "yesterday",
      "now",
      "again",
      "whenever",
      "when",
      "while",
      "where",
      "before",
      "after",
      "as much",
      "as soon",
      "so that",
      "so often",
      "sometimes",
      "so",
      "too much",
      "a lot",
      "too often",
      "occasionally",
      "mostly",
      "usually",
      "as often",
      "more often",
      "attached",
      "yet",
    ]);
    if (p < 0) return -1;
    if (!(s.charCodeAt(p) === 32)) return -1;
    p += 1;
  }
  return p;
}

function inClause(s: string, p: number): number {
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  p = among(s, p, [
    "ones",
    "yourself",
    "myself",
    "ourselves",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "i'm",
    "i've",
    "it's",
    "is",
    "i",
    "you're",
    "you",
    "we're",
    "were",
    "we",
    "they",
    "he",
    "she",
    "me",
    "us",
    "who",
    "why",
    "are",
    "was",
    "said",
    "says",
    "say",
    "think",
    "because",
    "since",
    "can",
    "could",
    "will",
    "won't",
    "should",
    "must",
    "has",
    "have",
    "had",
    "does",
    "do",
    "did",
    "let's",
  ]);
  if (p < 0) return -1;
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  return p;
}

function talk(s: string, p: number): number {
  const start1810 = p;
  found1811: {
    absent1809: {
      p = among(s, p, ["our ", "this ", "the ", "my "]);
      if (p < 0) break absent1809;
      break found1811;
    }
    p = start1810;
  }
  const start1813 = p;
  found1814: {
    absent1812: {
      p = among(s, p, ["whole ", "entire ", "current "]);
      if (p < 0) break absent1812;
      break found1814;
    }
    p = start1813;
  }
  p = among(s, p, [
    "chat",
    "conversation",
    "session",
    "thread",
    "discussion",
    "project",
    "talk",
    "exchange",
    "dialogue",
  ]);
  if (p < 0) return -1;
  return p;
}

function everything(s: string, p: number): number {
  p = among(s, p, ["everything", "anything"]);
  if (p < 0) return -1;
  return p;
}

function doing(s: string, p: number): number {
  p = among(s, p, [
    "write",
    "suggest",
    "plan",
    "do",
    "make",
    "give me",
    "send me",
    "send",
    "say",
    "produce",
    "propose",
    "create",
    "recommend",
    "generate",
    "draft",
    "tell me",
    "show me",
    "cook",
    "build",
    "discuss",
    "design",
    "come up with",
    "work on",
    "put together",
    "answer",
    "book",
    "offer",
  ]);
  if (p < 0) return -1;
  loop1817: for (;;) {
    const start1815 = p;
    last1816: {
      p = among(s, p, [" for me", " for us", " me", " us", " to me", " here", " together", " about"]);
      if (p < 0) break last1816;
      continue loop1817;
    }
    p = start1815;
    break;
  }
  const start1819 = p;
  found1820: {
    absent1818: {
      if (!s.startsWith(" in ", p)) break absent1818;
      p += 4;
      p = talk(s, p);
      if (p < 0) break absent1818;
      break found1820;
    }
    p = start1819;
  }
  return p;
}

function output(s: string, p: number): number {
  p = among(s, p, [
    "answers",
    "answer",
    "replies",
    "reply",
    "responses",
    "response",
    "messages",
    "message",
    "suggestions",
    "suggestion",
    "outputs",
    "output",
    "texts",
    "text",
    "writing",
    "plans",
    "plan",
    "recommendations",
    "recommendation",
    "recipes",
    "recipe",
    "code samples",
    "code examples",
    "code",
    "examples",
    "example",
    "work",
    "drafts",
    "explanations",
    "documents",
    "cases",
    "situations",
    "menus",
    "itineraries",
    "proposals",
    "projects",
    "ideas",
    "tasks",
    "conversations",
    "chats",
    "snippets",
    "summaries",
    "emails",
  ]);
  if (p < 0) return -1;
  return p;
}

function work(s: string, p: number): number {
  done1821: {
    const start1822 = p;
    next1823: {
      if (!s.startsWith(" here", p)) break next1823;
      p += 5;
      break done1821;
    }
    p = start1822;
    next1824: {
      if (!s.startsWith(" in ", p)) break next1824;
      p += 4;
      p = talk(s, p);
      if (p < 0) break next1824;
      break done1821;
    }
    p = start1822;
    if (!s.startsWith(" going forward", p)) return -1;
    p += 14;
  }
  return p;
}

function self(s: string, p: number): number {
  done1825: {
    const start1826 = p;
    next1827: {
      if (!(s.charCodeAt(p) === 105)) break next1827;
      p += 1;
      break done1825;
    }
    p = start1826;
    next1828: {
      if (!s.startsWith("we", p)) break next1828;
      p += 2;
      break done1825;
    }
    p = start1826;
    next1829: {
      if (!s.startsWith("my ", p)) break next1829;
      p += 3;
      if (!isNounLetter(s.charCodeAt(p))) break next1829;
      p += 1;
      while (isNounLetter(s.charCodeAt(p))) p += 1;
      break done1825;
    }
    p = start1826;
    if (!s.startsWith("our ", p)) return -1;
    p += 4;
    if (!isNounLetter(s.charCodeAt(p))) return -1;
    p += 1;
    while (isNounLetter(s.charCodeAt(p))) p += 1;
  }
  return p;
}

function reasonEnd(s: string, p: number): number {
  p = among(s, p, [", so ", ", "]);
  if (p < 0) return -1;
  return p;
}

function aboutSomething(s: string, p: number): number {
  p = among(s, p, [
    "i'm",
    "i've",
    "i'd",
    "it's",
    "it",
    "i",
    "we're",
    "we've",
    "we",
    "my",
    "our",
    "they're",
    "they",
    "there's",
    "there",
    "these",
    "the",
    "things",
    "all",
    "everyone",
    "everybody",
    "nobody",
    "some",
    "those",
    "most",
    "half",
    "many",
    "that",
    "this",
  ]);
  if (p < 0) return -1;
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  const start1831 = p;
  absent1830: {
    p = among(s, p, [
      "want ",
      "need you",
      "would ",
      "like you",
      "must ",
      "think ",
      "insist",
      "ban on",
      "rule",
      "policy",
      "restriction",
      "premise",
      "old premise",
      "current premise",
      "prohibition",
    ]);
    if (p < 0) break absent1830;
    return -1;
  }
  p = start1831;
  return p;
}

function soEnd(s: string, p: number): number {
  p = among(s, p, [", so ", ", and so ", ". so ", "; so ", ". ", "; ", "! "]);
  if (p < 0) return -1;
  const start1833 = p;
  found1834: {
    absent1832: {
      p = among(s, p, ["now ", "from here "]);
      if (p < 0) break absent1832;
      break found1834;
    }
    p = start1833;
  }
  const start1836 = p;
  found1837: {
    absent1835: {
      if (!s.startsWith("please ", p)) break absent1835;
      p += 7;
      break found1837;
    }
    p = start1836;
  }
  const start1838 = p;
  p = direct(s, p);
  if (p < 0) return -1;
  p = start1838;
  return p;
}

function clauseStart(s: string, p: number): number {
  done1839: {
    const start1840 = p;
    next1841: {
      if (!s.startsWith("it's", p)) break next1841;
      p += 4;
      break done1839;
    }
    p = start1840;
    next1842: {
      if (!s.startsWith("it is", p)) break next1842;
      p += 5;
      break done1839;
    }
    p = start1840;
    next1843: {
      if (!s.startsWith("it", p)) break next1843;
      p += 2;
      break done1839;
    }
    p = start1840;
    next1844: {
      if (!s.startsWith("they're", p)) break next1844;
      p += 7;
      break done1839;
    }
    p = start1840;
    next1845: {
      if (!s.startsWith("they", p)) break next1845;
      p += 4;
      break done1839;
    }
    p = start1840;
    next1846: {
      if (!s.startsWith("that's", p)) break next1846;
      p += 6;
      break done1839;
    }
    p = start1840;
    next1847: {
      if (!s.startsWith("that", p)) break next1847;
      p += 4;
      break done1839;
    }
    p = start1840;
    next1848: {
      if (!s.startsWith("those", p)) break next1848;
      p += 5;
      break done1839;
    }
    p = start1840;
    next1849: {
      if (!s.startsWith("these", p)) break next1849;
      p += 5;
      break done1839;
    }
    p = start1840;
    next1850: {
      if (!s.startsWith("this is", p)) break next1850;
      p += 7;
      break done1839;
    }
    p = start1840;
    next1851: {
      if (!s.startsWith("i'm", p)) break next1851;
      p += 3;
      break done1839;
    }
    p = start1840;
    next1852: {
      if (!s.startsWith("i've", p)) break next1852;
      p += 4;
      break done1839;
    }
    p = start1840;
    next1853: {
      if (!(s.charCodeAt(p) === 105)) break next1853;
      p += 1;
      break done1839;
    }
    p = start1840;
    next1854: {
      if (!s.startsWith("we're", p)) break next1854;
      p += 5;
      break done1839;
    }
    p = start1840;
    next1855: {
      if (!s.startsWith("we've", p)) break next1855;
      p += 5;
      break done1839;
    }
    p = start1840;
    next1856: {
      if (!s.startsWith("we", p)) break next1856;
      p += 2;
      break done1839;
    }
    p = start1840;
    next1857: {
      if (!s.startsWith("my ", p)) break next1857;
      p += 3;
      if (!isNounLetter(s.charCodeAt(p))) break next1857;
      p += 1;
      while (isNounLetter(s.charCodeAt(p))) p += 1;
      break done1839;
    }
    p = start1840;
    next1858: {
      if (!s.startsWith("our ", p)) break next1858;
      p += 4;
      if (!isNounLetter(s.charCodeAt(p))) break next1858;
      p += 1;
      while (isNounLetter(s.charCodeAt(p))) p += 1;
      break done1839;
    }
    p = start1840;
    next1859: {
      if (!s.startsWith("he", p)) break next1859;
      p += 2;
      break done1839;
    }
    p = start1840;
    next1860: {
      if (!s.startsWith("she", p)) break next1860;
      p += 3;
      break done1839;
    }
    p = start1840;
    next1861: {
      if (!s.startsWith("everyone", p)) break next1861;
      p += 8;
      break done1839;
    }
    p = start1840;
    next1862: {
      if (!s.startsWith("nobody", p)) break next1862;
      p += 6;
      break done1839;
    }
    p = start1840;
    next1863: {
      if (!s.startsWith("no one", p)) break next1863;
      p += 6;
      break done1839;
    }
    p = start1840;
    next1864: {
      if (!s.startsWith("the ", p)) break next1864;
      p += 4;
      if (!isNounLetter(s.charCodeAt(p))) break next1864;
      p += 1;
      while (isNounLetter(s.charCodeAt(p))) p += 1;
      if (!s.startsWith(" is", p)) break next1864;
      p += 3;
      break done1839;
    }
    p = start1840;
    next1865: {
      if (!s.startsWith("the ", p)) break next1865;
      p += 4;
      if (!isNounLetter(s.charCodeAt(p))) break next1865;
      p += 1;
      while (isNounLetter(s.charCodeAt(p))) p += 1;
      if (!s.startsWith(" are", p)) break next1865;
      p += 4;
      break done1839;
    }
    p = start1840;
    next1866: {
      if (!s.startsWith("there's", p)) break next1866;
      p += 7;
      break done1839;
    }
    p = start1840;
    next1867: {
      if (!s.startsWith("there is", p)) break next1867;
      p += 8;
      break done1839;
    }
    p = start1840;
    next1868: {
      if (!s.startsWith("there are", p)) break next1868;
      p += 9;
      break done1839;
    }
    p = start1840;
    next1869: {
      if (!s.startsWith("too many", p)) break next1869;
      p += 8;
      break done1839;
    }
    p = start1840;
    if (!s.startsWith("some of", p)) return -1;
    p += 7;
  }
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  const start1871 = p;
  absent1870: {
    p = among(s, p, ["guess", "think", "suppose", "expect", "want", "need you", "would", "said", "hear"]);
    if (p < 0) break absent1870;
    return -1;
  }
  p = start1871;
  return p;
}

function existing(s: string, p: number): number {
  const start1873 = p;
  found1874: {
    absent1872: {
      p = among(s, p, ["the ", "my ", "our ", "your ", "that "]);
      if (p < 0) break absent1872;
      break found1874;
    }
    p = start1873;
  }
  const start1876 = p;
  found1877: {
    absent1875: {
      p = among(s, p, ["old ", "current ", "existing ", "present ", "stored "]);
      if (p < 0) break absent1875;
      break found1877;
    }
    p = start1876;
  }
  if (!s.startsWith("premise", p)) return -1;
  p += 7;
  return p;
}

function toSay(s: string, p: number): number {
  done1878: {
    const start1879 = p;
    next1880: {
      p = among(s, p, [" so that it ", " so it ", " such that it "]);
      if (p < 0) break next1880;
      const start1882 = p;
      found1883: {
        absent1881: {
          if (!s.startsWith("now ", p)) break absent1881;
          p += 4;
          break found1883;
        }
        p = start1882;
      }
      p = among(s, p, ["says", "reads", "states"]);
      if (p < 0) break next1880;
      const start1885 = p;
      found1886: {
        absent1884: {
          if (!(s.charCodeAt(p) === 58)) break absent1884;
          p += 1;
          break found1886;
        }
        p = start1885;
      }
      if (!(s.charCodeAt(p) === 32)) break next1880;
      p += 1;
      break done1878;
    }
    p = start1879;
    next1887: {
      if (!s.startsWith(" to ", p)) break next1887;
      p += 4;
      const start1889 = p;
      found1890: {
        absent1888: {
          if (!s.startsWith("now ", p)) break absent1888;
          p += 4;
          break found1890;
        }
        p = start1889;
      }
      p = among(s, p, ["say", "read", "state", "this", "be", "the following"]);
      if (p < 0) break next1887;
      const start1892 = p;
      found1893: {
        absent1891: {
          if (!(s.charCodeAt(p) === 58)) break absent1891;
          p += 1;
          break found1893;
        }
        p = start1892;
      }
      if (!(s.charCodeAt(p) === 32)) break next1887;
      p += 1;
      break done1878;
    }
    p = start1879;
    next1894: {
      if (!s.startsWith(" to", p)) break next1894;
      p += 3;
      const start1896 = p;
      found1897: {
        absent1895: {
          if (!(s.charCodeAt(p) === 58)) break absent1895;
          p += 1;
          break found1897;
        }
        p = start1896;
      }
      if (!(s.charCodeAt(p) === 32)) break next1894;
      p += 1;
      break done1878;
    }
    p = start1879;
    if (!s.startsWith(": ", p)) return -1;
    p += 2;
  }
  return p;
}

function subject(s: string, p: number): number {
  done1898: {
    const start1899 = p;
    next1900: {
      if (!s.startsWith("i'", p)) break next1900;
      p += 2;
      break done1898;
    }
    p = start1899;
    next1901: {
      if (!s.startsWith("i ", p)) break next1901;
      p += 2;
      break done1898;
    }
    p = start1899;
    next1902: {
      if (!s.startsWith("we'", p)) break next1902;
      p += 3;
      break done1898;
    }
    p = start1899;
    next1903: {
      if (!s.startsWith("we ", p)) break next1903;
      p += 3;
      break done1898;
    }
    p = start1899;
    next1904: {
      if (!s.startsWith("they", p)) break next1904;
      p += 4;
      break done1898;
    }
    p = start1899;
    next1905: {
      if (!s.startsWith("he'", p)) break next1905;
      p += 3;
      break done1898;
    }
    p = start1899;
    next1906: {
      if (!s.startsWith("he ", p)) break next1906;
      p += 3;
      break done1898;
    }
    p = start1899;
    next1907: {
      if (!s.startsWith("she", p)) break next1907;
      p += 3;
      break done1898;
    }
    p = start1899;
    next1908: {
      if (!s.startsWith("there", p)) break next1908;
      p += 5;
      break done1898;
    }
    p = start1899;
    next1909: {
      if (!s.startsWith("my ", p)) break next1909;
      p += 3;
      break done1898;
    }
    p = start1899;
    next1910: {
      if (!s.startsWith("our ", p)) break next1910;
      p += 4;
      break done1898;
    }
    p = start1899;
    next1911: {
      if (!s.startsWith("the ", p)) break next1911;
      p += 4;
      const start1913 = p;
      absent1912: {
        p = among(s, p, ["time ", "milk", "good ", "old days", "day ", "way ", "rules ", "rest "]);
        if (p < 0) break absent1912;
        break next1911;
      }
      p = start1913;
      break done1898;
    }
    p = start1899;
    next1914: {
      if (!s.startsWith("all ", p)) break next1914;
      p += 4;
      break done1898;
    }
    p = start1899;
    next1915: {
      if (!s.startsWith("every", p)) break next1915;
      p += 5;
      break done1898;
    }
    p = start1899;
    next1916: {
      if (!s.startsWith("no ", p)) break next1916;
      p += 3;
      break done1898;
    }
    p = start1899;
    next1917: {
      if (!s.startsWith("nobody", p)) break next1917;
      p += 6;
      break done1898;
    }
    p = start1899;
    next1918: {
      if (!s.startsWith("none", p)) break next1918;
      p += 4;
      break done1898;
    }
    p = start1899;
    next1919: {
      if (!s.startsWith("most ", p)) break next1919;
      p += 5;
      break done1898;
    }
    p = start1899;
    next1920: {
      if (!s.startsWith("both ", p)) break next1920;
      p += 5;
      break done1898;
    }
    p = start1899;
    next1921: {
      if (!s.startsWith("some ", p)) break next1921;
      p += 5;
      break done1898;
    }
    p = start1899;
    next1922: {
      if (!s.startsWith("half ", p)) break next1922;
      p += 5;
      break done1898;
    }
    p = start1899;
    next1923: {
      if (!s.startsWith("any", p)) break next1923;
      p += 3;
      break done1898;
    }
    p = start1899;
    next1924: {
      if (!s.startsWith("these ", p)) break next1924;
      p += 6;
      break done1898;
    }
    p = start1899;
    next1925: {
      if (!s.startsWith("those ", p)) break next1925;
      p += 6;
      break done1898;
    }
    p = start1899;
    next1926: {
      if (!s.startsWith("each ", p)) break next1926;
      p += 5;
      break done1898;
    }
    p = start1899;
    next1927: {
      if (!s.startsWith("this is", p)) break next1927;
      p += 7;
      break done1898;
    }
    p = start1899;
    next1928: {
      if (!s.startsWith("this ", p)) break next1928;
      p += 5;
      if (!isNounLetter(s.charCodeAt(p))) break next1928;
      p += 1;
      while (isNounLetter(s.charCodeAt(p))) p += 1;
      if (!(s.charCodeAt(p) === 32)) break next1928;
      p += 1;
      break done1898;
    }
    p = start1899;
    next1929: {
      if (!s.startsWith("it ", p)) break next1929;
      p += 3;
      break done1898;
    }
    p = start1899;
    next1930: {
      if (!s.startsWith("it's ", p)) break next1930;
      p += 5;
      break done1898;
    }
    p = start1899;
    next1931: {
      if (!s.startsWith("readers", p)) break next1931;
      p += 7;
      break done1898;
    }
    p = start1899;
    next1932: {
      if (!s.startsWith("users", p)) break next1932;
      p += 5;
      break done1898;
    }
    p = start1899;
    next1933: {
      if (!s.startsWith("people", p)) break next1933;
      p += 6;
      break done1898;
    }
    p = start1899;
    next1934: {
      if (!s.startsWith("a ", p)) break next1934;
      p += 2;
      break done1898;
    }
    p = start1899;
    next1935: {
      if (!s.startsWith("an ", p)) break next1935;
      p += 3;
      break done1898;
    }
    p = start1899;
    if (!isSet10(s.charCodeAt(p))) return -1;
    p += 1;
    if (!isSet11(s.charCodeAt(p))) return -1;
    p += 1;
    while (isSet11(s.charCodeAt(p))) p += 1;
    p = among(s, p, ["'s ", " "]);
    if (p < 0) return -1;
    const start1937 = p;
    absent1936: {
      p = among(s, p, ["to ", "for ", "about ", "of ", "me ", "with "]);
      if (p < 0) break absent1936;
      return -1;
    }
    p = start1937;
  }
  return p;
}

function determiner(s: string, p: number): number {
  p = among(s, p, ["these", "the", "my", "our", "your", "all", "some", "any", "no", "those", "of", "a"]);
  if (p < 0) return -1;
  return p;
}

function everyOne(s: string, p: number): number {
  p = among(s, p, ["rule", "policy"]);
  if (p < 0) return -1;
  return p;
}

function use(s: string, p: number): number {
  p = among(s, p, [
    "use",
    "suggest",
    "mention",
    "recommend",
    "propose",
    "include",
    "bring up",
    "talk about",
    "discuss",
    "offer",
    "write about",
    "refer to",
    "rely on",
    "go with",
    "add",
    "default to",
    "stick to",
    "stick with",
    "follow",
    "write in",
    "reply in",
    "answer in",
    "keep to",
    "give me",
    "show me",
    "put in",
    "serve",
    "work with",
    "switch to",
    "adhere to",
    "keep using",
  ]);
  if (p < 0) return -1;
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  return p;
}

function gerundAvoid(s: string, p: number): number {
  if (!s.startsWith("avoiding ", p)) return -1;
  p += 9;
  const start1939 = p;
  found1940: {
    absent1938: {
      p = gerund(s, p);
      if (p < 0) break absent1938;
      break found1940;
    }
    p = start1939;
  }
  return p;
}

function dutyVerb(s: string, p: number): number {
  done1941: {
    const start1942 = p;
    next1943: {
      if (!s.startsWith("avoid ", p)) break next1943;
      p += 6;
      const start1945 = p;
      found1946: {
        absent1944: {
          p = gerund(s, p);
          if (p < 0) break absent1944;
          break found1946;
        }
        p = start1945;
      }
      break done1941;
    }
    p = start1942;
    next1947: {
      p = use(s, p);
      if (p < 0) break next1947;
      break done1941;
    }
    p = start1942;
    next1948: {
      if (!s.startsWith("leave out ", p)) break next1948;
      p += 10;
      break done1941;
    }
    p = start1942;
    next1949: {
      if (!s.startsWith("omit ", p)) break next1949;
      p += 5;
      break done1941;
    }
    p = start1942;
    next1950: {
      if (!s.startsWith("skip ", p)) break next1950;
      p += 5;
      break done1941;
    }
    p = start1942;
    if (!s.startsWith("exclude ", p)) return -1;
    p += 8;
  }
  return p;
}

function fine(s: string, p: number): number {
  p = among(s, p, [
    "okay",
    "ok",
    "fine",
    "all right",
    "alright",
    "perfectly fine",
    "totally fine",
    "acceptable",
    "good",
  ]);
  if (p < 0) return -1;
  return p;
}

function denied(s: string, p: number): number {
  p = among(s, p, [
    "banned",
    "forbidden",
    "off limits",
    "off-limits",
    "prohibited",
    "required",
    "necessary",
    "mandatory",
    "ruled out",
    "a no-go",
    "taboo",
    "disallowed",
    "needed",
    "compulsory",
    "obligatory",
    "out of bounds",
    "a requirement",
    "a must",
  ]);
  if (p < 0) return -1;
  return p;
}

function never(s: string, p: number): number {
  p = among(s, p, [
    "don't ",
    "do not ",
    "dont ",
    "never again ",
    "never, ever ",
    "never ever ",
    "never ",
    "under no circumstances ",
    "at no point ",
    "in no case ",
    "on no account ",
    "you must never ",
    "you must not ",
    "you mustn't ",
    "you are never to ",
    "you are not to ",
    "you're not to ",
    "you're never to ",
    "you may not ",
    "you may never ",
    "you cannot ",
    "you shall not ",
    "you can never ",
    "you're not allowed to ",
    "you are not allowed to ",
    "i don't want you to ",
    "i do not want you to ",
    "i never want you to ",
    "i want you to never ",
    "i want you not to ",
    "i want you to not ",
    "i'd like you to never ",
    "i'd like you not to ",
    "i'd like you to not ",
    "i need you to never ",
    "i need you not to ",
    "i need you to not ",
    "i'd rather you didn't ",
    "i'd rather you never ",
    "i'd rather you did not ",
    "let's not ",
    "let's never ",
    "not ever ",
  ]);
  if (p < 0) return -1;
  loop1953: for (;;) {
    const start1951 = p;
    last1952: {
      p = among(s, p, ["please ", "ever again ", "ever ", "should you ", "even ", "bother "]);
      if (p < 0) break last1952;
      continue loop1953;
    }
    p = start1951;
    break;
  }
  return p;
}

function ban(s: string, p: number): number {
  p = among(s, p, ["use any ", "use ", "make use of ", "make any use of ", "employ "]);
  if (p < 0) return -1;
  return p;
}

function mention(s: string, p: number): number {
  p = among(s, p, [
    "suggest",
    "mention",
    "recommend",
    "propose",
    "include",
    "bring up",
    "talk about",
    "discuss",
    "offer me",
    "offer",
    "write about",
    "speak about",
    "speak of",
    "refer to",
    "reference",
    "resort to",
    "rely on",
    "go with",
    "fall back on",
    "add",
    "insert",
    "cite",
    "touch on",
    "tell me about",
    "give me",
    "show me",
    "send me",
    "opt for",
    "default to",
    "touch",
    "put in",
    "throw in",
    "write in",
    "reply in",
    "answer in",
    "respond in",
    "lean on",
    "reach for",
    "turn to",
    "pick",
    "choose",
    "serve",
    "feature",
    "advise",
    "sneak in",
    "list",
  ]);
  if (p < 0) return -1;
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  const start1955 = p;
  found1956: {
    absent1954: {
      p = among(s, p, ["any ", "me ", "the use of "]);
      if (p < 0) break absent1954;
      break found1956;
    }
    p = start1955;
  }
  return p;
}

function adverb(s: string, p: number): number {
  p = among(s, p, [
    "always",
    "only",
    "exclusively",
    "strictly",
    "consistently",
    "just",
    "solely",
    "nothing but",
    "firmly",
    "in all cases",
  ]);
  if (p < 0) return -1;
  return p;
}

function used(s: string, p: number): number {
  p = among(s, p, ["used", "suggested", "mentioned", "recommended", "included", "proposed", "brought up", "discussed"]);
  if (p < 0) return -1;
  return p;
}

function compound(s: string, p: number): number {
  p = among(s, p, [
    "pepper",
    "cons",
    "white",
    "chips",
    "cheese",
    "breakfast",
    "drop",
    "paste",
    "butter",
    "jelly",
    "answer",
    "a",
    "error",
    "roll",
    "beans",
  ]);
  if (p < 0) return -1;
  if (!(s.charCodeAt(p) === 32)) return -1;
  p += 1;
  return p;
}

function isSet1(c: number): boolean {
  return c === 10 || c === 33 || c === 44 || c === 46 || (c >= 58 && c <= 59) || c === 63;
}

function isSet2(c: number): boolean {
  return c >= 48 && c <= 57;
}

function isSet3(c: number): boolean {
  return c >= 97 && c <= 122;
}

function isSet4(c: number): boolean {
  return c === 10 || c === 33 || c === 59 || c === 63;
}

function isSet5(c: number): boolean {
  return c === 33 || c === 44 || c === 46 || c === 59;
}

function isSet6(c: number): boolean {
  return c === 32 || (c >= 97 && c <= 122);
}

function isSet7(c: number): boolean {
  return c === 44 || c === 46 || c === 59;
}

function isNounLetter(c: number): boolean {
  return c === 45 || (c >= 97 && c <= 122);
}

function isSet9(c: number): boolean {
  return c === 32 || c === 39 || (c >= 97 && c <= 122);
}

function isSet10(c: number): boolean {
  return (c >= 48 && c <= 57) || (c >= 97 && c <= 122);
}

function isSet11(c: number): boolean {
  return (c >= 45 && c <= 46) || (c >= 48 && c <= 57) || (c >= 97 && c <= 122);
}
