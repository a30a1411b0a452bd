/** The order of listings and exports is that of the arrays of code points, lone surrogates included. */
import { strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { compareCodePoints } from "../../src/base/order.js";
import { codeUnit, junk } from "../support/arbitraries.js";

fc.configureGlobal({ seed: 110, numRuns: 5000 });

const points = (text: string): number[] => [...text].map((character) => character.codePointAt(0) ?? 0);

/** Negative, zero or positive, as the first difference says, or the lengths where there is none. */
function expected(a: string, b: string): number {
  const [left, right] = [points(a), points(b)];
  const at = left.findIndex((point, index) => point !== right[index]);
  if (at === -1) return Math.sign(left.length - right.length);
  const other = right[at];
  return other === undefined ? 1 : Math.sign((left[at] ?? 0) - other);
}

const surrogate = fc.constantFrom(
  "\ud83d",
  "\ud800",
  "\udbff",
  "\ude00",
  "\udc00",
  "\udfff",
  "\u{1f600}",
  "\ue000",
  "\uffff",
  "\0",
  "a",
);
const text = fc.oneof(
  fc.array(surrogate, { maxLength: 4 }).map((parts) => parts.join("")),
  fc.string({ unit: codeUnit, maxLength: 4 }),
  junk,
);

test("comparing texts is comparing their arrays of code points", () => {
  fc.assert(
    fc.property(text, text, text, (a, b, start) => {
      strictEqual(Math.sign(compareCodePoints(a, b)), expected(a, b));
      strictEqual(Math.sign(compareCodePoints(start + a, start + b)), expected(start + a, start + b));
      strictEqual(compareCodePoints(a, a), 0);
    }),
  );
});

test("the order is antisymmetric and transitive, so that sorting is well defined", () => {
  fc.assert(
    fc.property(text, text, text, (a, b, c) => {
      strictEqual(Math.sign(compareCodePoints(a, b)) + Math.sign(compareCodePoints(b, a)), 0);
      const [first = "", , last = ""] = [a, b, c].sort(compareCodePoints);
      strictEqual(compareCodePoints(first, last) <= 0, true);
    }),
  );
});
