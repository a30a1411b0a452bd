/** The generated parser answers what Peggy's own parser of the same grammar answers: on derived sentences, and on mutated ones. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALPHABET } from "../../src/conformance/pools.js";
import { mutated, operands } from "../../src/conformance/turns.js";
import { parseConfirmation, parseDirective } from "../../src/generated/directives/parser.js";
import { sentences } from "../../src/generated/directives/sentences.js";
import { type Expression, loadGrammar, partsOf } from "../../src/toolkit/index.js";
import { peggyParser } from "./peggy-parser.js";

/** How many texts of each sort are compared. */
const TEXTS = 40_000;

const derived = sentences(fc, { texts: operands(fc), alphabet: ALPHABET });
const anySentence = fc.oneof(...Object.values(derived));

/** Texts put together from the grammar's own words: unlike the sentences, they have passed through no generated parser. */
const GRAMMAR = loadGrammar(readFileSync("grammar/directives.peggy", "utf8"));
const words = [...new Set([...GRAMMAR.values()].flatMap(({ expression }) => literals(expression)))];
const wordTexts = fc
  .tuple(fc.constantFrom(...words), fc.constantFrom("", " ", " x"), fc.constantFrom("", ...words))
  .map((parts) => parts.join(""));

function literals(expression: Expression): string[] {
  return expression.type === "literal" ? [expression.value] : partsOf(expression).flatMap(literals);
}

const theirs = {
  directive: peggyParser("grammar/directives.peggy", "directive"),
  confirmation: peggyParser("grammar/directives.peggy", "confirmation"),
};

function agree(text: string): boolean {
  const [directive, confirmation] = [JSON.stringify(parseDirective(text)), JSON.stringify(parseConfirmation(text))];
  return (
    directive === JSON.stringify(theirs.directive(text)) && confirmation === JSON.stringify(theirs.confirmation(text))
  );
}

describe("the generated parser agrees with Peggy's", () => {
  it.each([
    ["texts of the grammar's words", wordTexts],
    ["sentences derived from the grammar", anySentence],
    ["mutated sentences", mutated(fc, anySentence)],
    ["any strings", fc.string({ unit: "binary", maxLength: 20 })],
  ])("on %s", (_what, texts) => {
    fc.assert(fc.property(texts, agree), { numRuns: TEXTS, seed: 11 });
  });
});

describe("a derived sentence", () => {
  it.each(Object.entries(derived))("of %s is parsed as one, and most of them differ", (kind, texts) => {
    const sample = fc.sample(texts, { numRuns: 200, seed: 3 });
    for (const text of sample) expect((parseDirective(text) ?? parseConfirmation(text))?.kind).toBe(kind);
    const fixed = /^(clear|reset)_|accept|decline/.test(kind);
    expect(new Set(sample).size).toBeGreaterThan(fixed ? 0 : 50);
  });
});
