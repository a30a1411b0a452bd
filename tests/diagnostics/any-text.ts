/** Texts of any UTF-16 units, those among them frequent that a diagnostic looks for. */
import fc from "fast-check";

const TELLING = [
  "\u200b",
  "\u200d",
  "\ufe0f",
  "\u{1f468}",
  "\u{1f469}",
  "\ud83d",
  "\udc68",
  "\u{e0100}",
  "\u{e0041}",
  "\u{1f3f4}",
  "\u043e",
  "o",
  "a",
  "d",
  "\u03b1",
  ".",
  "!",
  '"',
  "*",
  "'",
  "\u201c",
  "\u201d",
  " ",
  "\n",
  ",",
  " and ",
  "please",
  "\u0301",
  "\u{1d41a}",
  "\ufb01",
  "\u0645",
  "\u200c",
  "\u20e3",
  "1",
];

/** Any text. */
export const any: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...TELLING),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    ),
    { maxLength: 14 },
  )
  .map((units) => units.join(""));
