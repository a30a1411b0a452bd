/**
 * What the comparison of the acquisition layer with its oracle draws from: texts made of the words that the rules are about, contract
 * objects as values and as text, mutated examples of the spec, and sources in which an output may be found again.
 */
import fc from "fast-check";
import { SEPARATORS } from "../../src/conformance/pools.js";
import { loadAcquisitionExamples } from "../acquisition/examples.js";
import { codeUnit, oneOf, WHITE_SPACE, weighted } from "../support/arbitraries.js";
import { BEGINNINGS } from "../support/forms.js";

const cue = oneOf(...BEGINNINGS);
const item = oneOf(
  "kafka",
  "Redis",
  "to",
  "to-do",
  "to_go",
  "salt",
  "v2",
  "docs",
  "(a)",
  '"x"',
  ...SEPARATORS,
  "é",
  "Σ",
);
const joiner = oneOf(
  " and ",
  " then ",
  ";",
  "; ",
  ",",
  ", ",
  " because ",
  " then continue ",
  ...SEPARATORS.map((words) => ` ${words} `),
  " instead ",
);
const odd = oneOf(
  " in stead of ",
  ". ",
  ".",
  "! ",
  "?",
  "\n",
  "\r",
  "\u2028",
  "`",
  "~~~",
  " said ",
  " in my notes ",
  "notes:",
);
const WORDS = [
  " ",
  "and",
  "then",
  "because",
  "say",
  "doc",
  "İ",
  "\u212a",
  "\u0301",
  "\u200b",
  "\ufeff",
  "_",
  "2",
  "[",
  "]",
];

/** One directive, or nearly one. */
const clause = fc
  .tuple(
    cue,
    weighted([8, oneOf(" ")], [1, oneOf("", "  ", ...WHITE_SPACE)]),
    weighted([4, item], [1, oneOf("", ...WORDS)]),
  )
  .map((parts) => parts.join(""));
const sentence = weighted(
  [5, clause],
  [
    4,
    fc.tuple(clause, weighted([3, joiner], [2, odd]), weighted([2, item], [1, clause])).map((parts) => parts.join("")),
  ],
  [
    1,
    fc
      .array(weighted([2, cue], [2, item], [2, joiner], [1, odd], [2, oneOf(...WORDS)]), { maxLength: 6 })
      .map((parts) => parts.join("")),
  ],
);
const opening = oneOf(
  "",
  "",
  "",
  "",
  "- ",
  "1. ",
  "\u0663) ",
  "example: ",
  "for example ",
  "I said ",
  "docs say ",
  "kindly ",
  "(",
  "[",
  '"',
  "'",
  "`",
);
const closing = oneOf(
  "",
  "",
  "",
  "",
  ".",
  "!",
  "..!",
  ". .",
  "?",
  "\u2026",
  ")",
  "]",
  '"',
  "'",
  "`",
  ")!",
  '".',
  "\n",
  "\u0085",
);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const casing = fc.constantFrom<(text: string) => string>(String, String, String, capital, (text) => text.toUpperCase());
const built = fc
  .tuple(opening, sentence, closing, casing)
  .map(([before, text, after, cased]) => cased(before + text + after));

const EXAMPLES = loadAcquisitionExamples();
const texts = EXAMPLES.flatMap(({ case: asked }) => {
  const held = asked.kind === "heuristic" ? [asked.input] : [asked.raw_output, asked.source_input];
  return held.filter((text) => typeof text === "string");
});
const ofRules = new Map<unknown, string[]>();
for (const { case: asked, expected } of EXAMPLES) {
  const { rule_id } = Object(expected);
  if (asked.kind === "heuristic") ofRules.set(rule_id, [...(ofRules.get(rule_id) ?? []), asked.input]);
}
/** A text of an example, of a rule with few of them as often as of one with many. */
const example = weighted(
  [1, fc.constantFrom(...texts)],
  [1, fc.oneof(...[...ofRules.values()].map((inputs) => fc.constantFrom(...inputs)))],
);

/** A text with a character or a word put in, taken out or doubled, or in another case. */
function mutated(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const put = weighted([2, oneOf(...WORDS)], [2, odd], [1, oneOf(...WHITE_SPACE)], [1, joiner], [1, codeUnit]);
  return fc.tuple(text, fc.nat(), fc.nat({ max: 3 }), put, casing).map(([from, where, cut, inserted, cased]) => {
    const at = where % (from.length + 1);
    return cased(from.slice(0, at) + (cut === 3 ? "" : inserted) + from.slice(at + (cut === 0 ? 0 : 1)));
  });
}

/** Any message. */
export const message: fc.Arbitrary<string> = weighted(
  [6, built],
  [3, mutated(example)],
  [1, example],
  [1, mutated(built)],
);

const contract = fc
  .record(
    {
      classification: weighted<unknown>(
        [6, oneOf("directive")],
        [2, oneOf("no_directive", "unknown")],
        [1, fc.jsonValue()],
      ),
      output: weighted<unknown>([6, message], [2, sentence], [2, fc.constant(null)], [1, fc.jsonValue()]),
    },
    { requiredKeys: [] },
  )
  .chain((fields) =>
    weighted<object>([8, fc.constant(fields)], [1, fc.constant({ ...fields, why: 1 })], [1, fc.constant([fields])]),
  );
const laidOut = fc.constantFrom(
  (value: unknown) => JSON.stringify(value),
  (value: unknown) => JSON.stringify(value, null, 1),
);
const padding = oneOf("", "", "", " ", "\n", "\u001c", "\ufeff");
/** The JSON text of something like a contract object, perhaps with a number that JSON lacks in it. */
export const contractText: fc.Arbitrary<string> = fc
  .tuple(padding, contract, laidOut, padding, oneOf("", "", "NaN", "-Infinity", "1NaN"))
  .map(([before, value, write, after, number]) => {
    const text = write(value);
    return before + (number === "" ? text : text.replace("{", `{"output":${number},`)) + after;
  });

/** A producer's output: any text or value. */
export const output: fc.Arbitrary<unknown> = weighted<unknown>(
  [6, message],
  [5, sentence],
  [2, clause],
  [2, contract],
  [2, contractText],
  [1, mutated(contractText)],
  [1, oneOf("<NO_DIRECTIVE>", " <no_d\u0131rective>", "<NO_DIRECTIVE>.")],
  [1, fc.jsonValue()],
);

/** A source in which an output may be found again: the output as it stands, or dressed. */
function sourceOf(raw: unknown): fc.Arbitrary<string> {
  const text = typeof raw === "string" ? raw : String(Object(raw).output ?? "");
  const dressed = fc
    .tuple(oneOf("", "", "(", "[", " ", '"'), casing, oneOf("", "", ")", "]", ".", "!", '"', "\n", "\u2003", ")!"))
    .map(([before, cased, after]) => before + cased(text) + after);
  const contracted = casing.map((cased) => JSON.stringify({ classification: "directive", output: cased(` ${text}`) }));
  return weighted([8, dressed], [2, contracted], [2, mutated(dressed)], [2, message]);
}

/** An output, and the message that it was made of, perhaps. */
export const outputAndSource: fc.Arbitrary<[unknown, string]> = output.chain((raw) =>
  fc.tuple(fc.constant(raw), sourceOf(raw)),
);
