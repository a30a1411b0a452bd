/** What is generated for canonical texts: the recognizer, the printer, the words, and the grammars for constrained decoding. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import GBNF from "gbnf";
import { describe, expect, it } from "vitest";
import { ALPHABET } from "../../src/conformance/pools.js";
import { mutated, operands } from "../../src/conformance/turns.js";
import { isCanonical, printDirective } from "../../src/generated/directives/canonical.js";
import { parseDirective } from "../../src/generated/directives/parser.js";
import { sentences } from "../../src/generated/directives/sentences.js";
import { CUES, OPENERS } from "../../src/generated/directives/words.js";
import { isCanonical as oracleIsCanonical } from "../oracle/language.js";

const {
  accept: _accept,
  decline: _decline,
  ...directives
} = sentences(fc, { texts: operands(fc), alphabet: ALPHABET });
const anyDirective = fc.oneof(...Object.values(directives));

describe("canonical texts", () => {
  it("are what the oracle says they are", () => {
    fc.assert(
      fc.property(fc.oneof(anyDirective, mutated(fc, anyDirective)), (text) => {
        expect(isCanonical(text)).toBe(oracleIsCanonical(text));
      }),
      { numRuns: 20_000, seed: 2 },
    );
  });

  it("are printed as they were parsed, and no other text is", () => {
    fc.assert(
      fc.property(fc.oneof(anyDirective, mutated(fc, anyDirective)), (text) => {
        const directive = parseDirective(text);
        if (directive !== null) expect(printDirective(directive)).toBe(isCanonical(text) ? text : null);
      }),
      { numRuns: 20_000, seed: 3 },
    );
  });
});

describe("introducers", () => {
  const shared = ["clear premise", "clear state", "prohibit", "remove policy", "reset policies", "set premise", "use"];

  it("of all forms are the cues", () => {
    expect(CUES).toEqual(expect.arrayContaining([...shared, "change premise"]));
    expect(CUES).not.toContain("change premise to");
    expect(CUES).not.toContain("set premise to");
  });

  it("of canonical texts are the openers", () => {
    expect(OPENERS).toEqual(expect.arrayContaining([...shared, "change premise to"]));
    expect(OPENERS).not.toContain("change premise");
  });
});

describe("the GBNF grammar", () => {
  const start = GBNF(readFileSync("grammar/canonical.gbnf", "utf8"));

  /** Whether the independent reader takes a whole text. It knows no character beyond U+FFFF. */
  function accepts(text: string): boolean {
    try {
      const state = text === "" ? start : start.add(text);
      return [...state].some(({ type }) => type === "end");
    } catch {
      return false;
    }
  }

  const readable = (texts: fc.Arbitrary<string>) =>
    texts.filter((text) => !/[\ud800-\udfff]/.test(text) && text.length < 60);

  it("accepts the word for no directive, and no text around it", () => {
    expect(["<NO_DIRECTIVE>", "<NO_DIRECTIVE> ", "<NO_DIRECTIVE", ""].map(accepts)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ["use docker", true],
    ["use instead of", true],
    ["use x instead of y", true],
    ["use x instead of y instead of z", true],
    ["set premise tofu", true],
    ["set premise to x", false],
    ["set premise to", false],
    ["use x instead of", false],
    ["use instead of x", false],
    ["use  docker", false],
    ["use docker ", false],
    ["use dock\ner", false],
    ["change premise x", false],
    ["remove policy", false],
  ])("answers of %j %s", (text, expected) => {
    expect([accepts(text), isCanonical(text)]).toEqual([expected, expected]);
  });

  it("accepts a text exactly when it is canonical", () => {
    const texts = readable(fc.oneof(anyDirective, mutated(fc, anyDirective)));
    const counts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(texts, (text) => {
        const canonical = isCanonical(text);
        counts[canonical ? "accepted" : "refused"] += 1;
        expect(accepts(text)).toBe(canonical);
      }),
      { numRuns: 3000, seed: 4 },
    );
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(300);
  });
});
