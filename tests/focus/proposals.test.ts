/** What a tool may write in the older language: which texts, what the engine makes of them, and the grammars for constrained decoding. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import GBNF from "gbnf";
import { expect, test } from "vitest";
import { mutated } from "../../src/conformance/turns.js";
import { createEngine } from "../../src/focus/index.js";
import { isCanonical, printProposal } from "../../src/generated/focus/proposals/canonical.js";
import { parseProposal } from "../../src/generated/focus/proposals/parser.js";
import { sentences } from "../../src/generated/focus/proposals/sentences.js";
import { operand } from "./arbitraries.js";

const words = fc.oneof(
  operand,
  fc.constantFrom("is fine", "AND", "x or", "orchestra", "Never", "\u{1f600}", "x \u0131s fine"),
);
const derived = fc.oneof(...Object.values(sentences(fc, { texts: words, alphabet: [..."adeinorsuxADOR, \n"] })));
const texts = fc.oneof(derived, mutated(fc, derived));

test("a proposal is read as what it is, and is an update", () => {
  const seen = new Set<string>();
  const property = fc.property(texts, (text) => {
    const proposal = parseProposal(text);
    if (proposal === null || text.normalize("NFKC") !== text) return;
    seen.add(proposal.kind);
    expect(printProposal(proposal)).toBe(text);
    const engine = createEngine({
      state: { facts: { "focus.primary": "x" }, policies: { prohibit: ["y"] }, version: 1 },
    });
    const { kind, state } = engine.step(text);
    expect([text, kind]).toEqual([text, "update"]);
    const items = state?.policies.prohibit.length;
    if (proposal.kind === "proposed_use") expect(state?.facts["focus.primary"]).not.toBe("x");
    else if (proposal.kind === "proposed_prohibition") expect(items).toBeGreaterThanOrEqual(1);
    else if (proposal.kind === "proposed_reset") expect(items).toBe(0);
  });
  fc.assert(property, { numRuns: 5000, seed: 1 });
  expect(seen.size).toBe(5);
});

test("the grammar for constrained decoding accepts a text exactly when it is a proposal", () => {
  const start = GBNF(readFileSync("grammar/focus.gbnf", "utf8"));
  const accepts = (text: string): boolean => {
    try {
      const state = text === "" ? start : start.add(text);
      return [...state].some(({ type }) => type === "end");
    } catch {
      return false;
    }
  };
  expect(["<NO_DIRECTIVE>", "<NO_DIRECTIVE> ", ""].map(accepts)).toEqual([true, false, false]);
  // The independent reader knows no character beyond U+FFFF.
  const readable = texts.filter((text) => !/[\ud800-\udfff]/.test(text) && text.length < 60);
  const counts = { accepted: 0, refused: 0 };
  const property = fc.property(readable, (text) => {
    counts[isCanonical(text) ? "accepted" : "refused"] += 1;
    expect([text, accepts(text)]).toEqual([text, isCanonical(text)]);
  });
  fc.assert(property, { numRuns: 2000, seed: 4 });
  expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(200);
});
