// Written by `npm run generate` from grammar/focus.peggy. Do not edit.

import type { Arbitrary, default as fastCheck } from "fast-check";
import { parseAnswer, parseMessage, parseNormal, parseQuotation } from "./parser.js";
import type { Answer, Message, Normal, Quotation } from "./syntax.js";

/** The library that sentences are generated with; whoever wants them brings it. */
export type FastCheck = typeof fastCheck;

/** What sentences are made of: texts for operands, and code units where a grammar takes any of a class. */
export interface Pools {
  readonly texts: Arbitrary<string>;
  readonly alphabet: readonly string[];
}

/** For each production, texts that it matches. */
export function sentences(
  fc: FastCheck,
  { texts, alphabet }: Pools,
): { readonly [K in Message["kind"] | Normal["kind"] | Quotation["kind"] | Answer["kind"]]: Arbitrary<string> } {
  const word = (text: string): Arbitrary<string> => fc.constant(text);
  const row = (...parts: Arbitrary<string>[]): Arbitrary<string> => fc.tuple(...parts).map((each) => each.join(""));
  const some = (part: Arbitrary<string>, least: number): Arbitrary<string> =>
    fc.array(part, { minLength: least, maxLength: 4 }).map((each) => each.join(""));
  const unit = (ranges: readonly (readonly [number, number])[]): Arbitrary<string> => {
    const holds = (s: string): boolean =>
      ranges.some(([first, last]) => first <= s.charCodeAt(0) && s.charCodeAt(0) <= last);
    const known = alphabet.filter(holds);
    return fc.constantFrom(...(known.length > 0 ? known : ranges.map(([first]) => String.fromCharCode(first))));
  };
  const spaceText = unit([
    [9, 13],
    [28, 32],
    [133, 133],
    [160, 160],
    [5760, 5760],
    [8192, 8202],
    [8232, 8233],
    [8239, 8239],
    [8287, 8287],
    [12288, 12288],
  ]);
  const actuallyText = row(
    unit([
      [65, 65],
      [97, 97],
    ]),
    unit([
      [67, 67],
      [99, 99],
    ]),
    unit([
      [84, 84],
      [116, 116],
    ]),
    unit([
      [85, 85],
      [117, 117],
    ]),
    unit([
      [65, 65],
      [97, 97],
    ]),
    unit([
      [76, 76],
      [108, 108],
    ]),
    unit([
      [76, 76],
      [108, 108],
    ]),
    unit([
      [89, 89],
      [121, 121],
    ]),
  );
  const anyIText = unit([
    [73, 73],
    [105, 105],
    [304, 305],
  ]);
  const correctionText = row(
    unit([
      [67, 67],
      [99, 99],
    ]),
    unit([
      [79, 79],
      [111, 111],
    ]),
    unit([
      [82, 82],
      [114, 114],
    ]),
    unit([
      [82, 82],
      [114, 114],
    ]),
    unit([
      [69, 69],
      [101, 101],
    ]),
    unit([
      [67, 67],
      [99, 99],
    ]),
    unit([
      [84, 84],
      [116, 116],
    ]),
    anyIText,
    unit([
      [79, 79],
      [111, 111],
    ]),
    unit([
      [78, 78],
      [110, 110],
    ]),
  );
  const markerText = fc.oneof(
    actuallyText,
    row(
      anyIText,
      word(" "),
      unit([
        [77, 77],
        [109, 109],
      ]),
      unit([
        [69, 69],
        [101, 101],
      ]),
      unit([
        [65, 65],
        [97, 97],
      ]),
      unit([
        [78, 78],
        [110, 110],
      ]),
      unit([
        [84, 84],
        [116, 116],
      ]),
    ),
    row(correctionText, word(":")),
    row(
      unit([
        [78, 78],
        [110, 110],
      ]),
      unit([
        [79, 79],
        [111, 111],
      ]),
      word(","),
    ),
  );
  const solidText = unit([
    [0, 8],
    [14, 27],
    [33, 132],
    [134, 159],
    [161, 5759],
    [5761, 8191],
    [8203, 8231],
    [8234, 8238],
    [8240, 8286],
    [8288, 12287],
    [12289, 65535],
  ]);
  const inlineSpaceText = unit([
    [9, 9],
    [11, 13],
    [28, 32],
    [133, 133],
    [160, 160],
    [5760, 5760],
    [8192, 8202],
    [8232, 8233],
    [8239, 8239],
    [8287, 8287],
    [12288, 12288],
  ]);
  const wordsText = row(
    fc.oneof(row(solidText, some(row(some(inlineSpaceText, 0), solidText), 0)), texts),
    some(spaceText, 0),
  );
  const endText = word("");
  const anyWordsText = fc.oneof(row(some(spaceText, 0), wordsText), row(some(spaceText, 0), fc.oneof(endText, texts)));
  const allowHeadText = fc.oneof(
    row(
      unit([
        [65, 65],
        [97, 97],
      ]),
      unit([
        [76, 76],
        [108, 108],
      ]),
      unit([
        [76, 76],
        [108, 108],
      ]),
      unit([
        [79, 79],
        [111, 111],
      ]),
      unit([
        [87, 87],
        [119, 119],
      ]),
    ),
    row(
      unit([
        [89, 89],
        [121, 121],
      ]),
      unit([
        [79, 79],
        [111, 111],
      ]),
      unit([
        [85, 85],
        [117, 117],
      ]),
      some(spaceText, 1),
      unit([
        [67, 67],
        [99, 99],
      ]),
      unit([
        [65, 65],
        [97, 97],
      ]),
      unit([
        [78, 78],
        [110, 110],
      ]),
    ),
  );
  const anySText = unit([
    [83, 83],
    [115, 115],
    [383, 383],
  ]);
  const fineTailText = row(
    some(spaceText, 1),
    anyIText,
    anySText,
    some(spaceText, 1),
    unit([
      [70, 70],
      [102, 102],
    ]),
    anyIText,
    unit([
      [78, 78],
      [110, 110],
    ]),
    unit([
      [69, 69],
      [101, 101],
    ]),
    some(spaceText, 0),
  );
  const allowedText = fc.oneof(
    row(some(spaceText, 0), allowHeadText, some(spaceText, 1), wordsText),
    row(
      some(spaceText, 0),
      allowHeadText,
      spaceText,
      some(word("\n"), 0),
      inlineSpaceText,
      fc.oneof(some(spaceText, 0), texts),
    ),
    row(
      some(spaceText, 0),
      fc.oneof(row(some(solidText, 1), some(row(some(inlineSpaceText, 1), some(solidText, 1)), 0)), texts),
      fineTailText,
    ),
    row(some(word("\n"), 0), fc.oneof(inlineSpaceText, texts), fineTailText),
  );
  const pleaseText = row(
    unit([
      [80, 80],
      [112, 112],
    ]),
    unit([
      [76, 76],
      [108, 108],
    ]),
    unit([
      [69, 69],
      [101, 101],
    ]),
    unit([
      [65, 65],
      [97, 97],
    ]),
    anySText,
    unit([
      [69, 69],
      [101, 101],
    ]),
  );
  const useText = row(
    unit([
      [85, 85],
      [117, 117],
    ]),
    anySText,
    unit([
      [69, 69],
      [101, 101],
    ]),
  );
  const usingText = row(
    unit([
      [85, 85],
      [117, 117],
    ]),
    anySText,
    anyIText,
    unit([
      [78, 78],
      [110, 110],
    ]),
    unit([
      [71, 71],
      [103, 103],
    ]),
  );
  const useHeadText = fc.oneof(
    useText,
    row(
      unit([
        [83, 83],
        [115, 115],
        [383, 383],
      ]),
      unit([
        [69, 69],
        [101, 101],
      ]),
      unit([
        [84, 84],
        [116, 116],
      ]),
    ),
    row(
      anyIText,
      some(spaceText, 1),
      unit([
        [65, 65],
        [97, 97],
      ]),
      unit([
        [77, 77],
        [109, 109],
      ]),
      some(spaceText, 1),
      usingText,
    ),
    row(
      anyIText,
      unit([
        [39, 39],
        [8217, 8217],
      ]),
      unit([
        [77, 77],
        [109, 109],
      ]),
      some(spaceText, 1),
      usingText,
    ),
  );
  const prohibitHeadText = fc.oneof(word("please don't "), word("don't "), word("do not "), word("never "));
  const restText = texts;
  const prohibitedText = fc.oneof(
    row(word("use"), fc.oneof(endText, texts)),
    row(word("use "), fc.oneof(restText, texts)),
    fc.oneof(row(unit([[0, 65535]]), restText), texts),
  );
  const useGateText = fc.oneof(
    word("please use "),
    word("please set "),
    word("please i am using "),
    word("please i'm using "),
    word("use "),
    word("set "),
    word("i am using "),
    word("i'm using "),
  );
  const linkingText = fc.oneof(word(" is "), word(" as "));
  return {
    correction: row(some(spaceText, 0), markerText, anyWordsText).filter((s) => parseMessage(s)?.kind === "correction"),
    allow: allowedText.filter((s) => parseMessage(s)?.kind === "allow"),
    use: row(
      some(spaceText, 0),
      fc.oneof(word(""), row(pleaseText, some(spaceText, 1))),
      useHeadText,
      some(spaceText, 1),
      wordsText,
    ).filter((s) => parseMessage(s)?.kind === "use"),
    doubtful_prohibit: row(
      some(spaceText, 0),
      fc.oneof(
        row(
          unit([
            [68, 68],
            [100, 100],
          ]),
          unit([
            [79, 79],
            [111, 111],
          ]),
          unit([
            [78, 78],
            [110, 110],
          ]),
        ),
        row(
          unit([
            [78, 78],
            [110, 110],
          ]),
          unit([
            [79, 79],
            [111, 111],
          ]),
        ),
      ),
      some(spaceText, 1),
      useText,
      some(spaceText, 1),
      wordsText,
    ).filter((s) => parseMessage(s)?.kind === "doubtful_prohibit"),
    reset_policies: word("reset policies").filter((s) => parseNormal(s)?.kind === "reset_policies"),
    clear_state: word("clear state").filter((s) => parseNormal(s)?.kind === "clear_state"),
    prohibit: row(prohibitHeadText, prohibitedText).filter((s) => parseNormal(s)?.kind === "prohibit"),
    bare_use: word("use").filter((s) => parseNormal(s)?.kind === "bare_use"),
    use_gate: row(useGateText, texts).filter((s) => parseNormal(s)?.kind === "use_gate"),
    quoted_prohibition: row(prohibitHeadText, texts, linkingText, restText).filter(
      (s) => parseQuotation(s)?.kind === "quoted_prohibition",
    ),
    accept: fc
      .oneof(word("yes please"), word("yes"), word("yep"), word("yeah"), word("sure"), word("okay"), word("ok"))
      .filter((s) => parseAnswer(s)?.kind === "accept"),
    decline: fc.oneof(word("no thanks"), word("nope"), word("no")).filter((s) => parseAnswer(s)?.kind === "decline"),
  };
}
