/** The generated parser answers what Peggy's own parser of the same grammar answers, on every text. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseConfirmation, parseDirective } from "../../src/generated/parser.js";
import { peggyParser } from "./peggy-parser.js";

const PIECES = [
  "clear premise",
  "reset policies",
  "clear state",
  "remove policy",
  "set premise",
  "set premise to",
  "change premise",
  "change premise to",
  "use",
  "prohibit",
  "instead of",
  "to",
  "the",
  "x",
  "peanuts",
  "yes",
  "please",
  "yep",
  "yeah",
  "sure",
  "ok",
  "okay",
  "no",
  "nope",
  "thanks",
  " ",
  "  ",
  "\t",
  "\n",
  "\u0085",
  "\u3000",
  "\ufeff",
  "\ud800",
  "!",
  "\0",
];
const texts = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(" ")),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "binary" }),
);

describe.each([
  ["directive", parseDirective],
  ["confirmation", parseConfirmation],
] as const)("the parser of the rule %s", (start, ours) => {
  it("agrees with Peggy's", () => {
    const theirs = peggyParser(start);
    fc.assert(
      fc.property(texts, (text) => {
        expect(ours(text)).toEqual(theirs(text));
      }),
      { numRuns: 20_000, seed: 5 },
    );
  });
});
