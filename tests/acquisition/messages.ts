/** What the property tests draw from: messages made of the words and marks that the layer's rules are about, and junk. */
import fc from "fast-check";
import { SEPARATORS } from "../../src/conformance/pools.js";
import { almost, codeUnit, junk, oneOf, turn, WHITE_SPACE, weighted } from "../support/arbitraries.js";
import { BEGINNINGS } from "../support/forms.js";

const words = oneOf(
  ...BEGINNINGS,
  ...SEPARATORS,
  ...["to", "instead", "in stead of", "and", "then", "then continue", "because"],
  ...[
    "said",
    "says",
    "docs",
    "for example",
    "example:",
    "i said",
    "in my notes",
    "notes:",
    "allow docker",
    "kafka",
    "Tea",
  ],
  ...[
    "USE",
    "Prohibit",
    "Set Premise",
    "yes",
    "no thanks",
    "used",
    "é",
    "\u{10428}",
    "to\u0301",
    "<NO_DIRECTIVE>",
    "NaN",
  ],
);
const marks = oneOf(
  ...[
    ".",
    "!",
    "?",
    ",",
    ";",
    ":",
    "(",
    ")",
    "[",
    "]",
    '"',
    "'",
    "`",
    "```",
    "~~~",
    "{",
    "}",
    "\\",
    "-",
    "*",
    "1.",
    "_",
  ],
  ...["\u200b", "\ufeff", "\u0301", "\ud83d", "\n", "\r", "\u2028", "\u0130", "\u03a3", " instead of "],
);
const gap = weighted([8, oneOf(" ")], [2, oneOf("")], [1, oneOf(...WHITE_SPACE)], [1, oneOf("  ")]);
const sentence = fc
  .array(fc.tuple(weighted([4, words], [1, marks]), gap), { minLength: 1, maxLength: 7 })
  .map((parts) => parts.flat().join(""));
const wrapped = fc
  .tuple(
    oneOf("", "", "(", "[", '"', "`", "- ", " "),
    sentence,
    oneOf("", "", ")", "]", '"', "`", ".", "!.", "?", "\n"),
  )
  .map((parts) => parts.join(""));
const contract = fc
  .record({
    classification: oneOf("directive", "no_directive", "unknown"),
    output: fc.option(weighted([2, turn], [1, sentence])),
  })
  .map((value) => JSON.stringify(value));

/** Any message: mostly something like a directive. */
export const message: fc.Arbitrary<string> = weighted(
  [8, wrapped],
  [5, turn],
  [3, almost],
  [2, contract],
  [2, junk],
  [1, fc.string({ unit: codeUnit, maxLength: 60 })],
);

/** Any output of a producer: a text, or any other value. */
export const output: fc.Arbitrary<unknown> = weighted<unknown>(
  [6, message],
  [2, contract.map((text): unknown => JSON.parse(text))],
  [1, fc.anything()],
);
