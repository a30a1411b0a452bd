/** The generated parsers of the older language answer what Peggy's own parsers of its grammar answer. */
import { deepStrictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { parseAnswer, parseMessage, parseNormal, parseQuotation } from "../../src/generated/focus/parser.js";
import { peggyParser } from "../tools/peggy-parser.js";
import { turn } from "./arbitraries.js";

const GRAMMAR = "grammar/focus.peggy";

test.each([
  ["message", parseMessage],
  ["normal", parseNormal],
  ["quotation", parseQuotation],
  ["answer", parseAnswer],
] as const)("by the rule %s", (start, parse) => {
  const theirs = peggyParser(GRAMMAR, start);
  const texts = fc.oneof(
    turn,
    turn.map((text) => text.toLowerCase()),
  );
  fc.assert(
    fc.property(texts, (text) => {
      deepStrictEqual(parse(text), theirs(text));
    }),
    { numRuns: 20_000, seed: 49 },
  );
});
