/** Where a text stands in another: as the platform finds it, at a cost that no two texts can choose. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { placeOf, placesOf } from "../../src/base/index.js";

/** Texts of few letters, that repeat: long enough for both ways of looking. */
const repeating = fc
  .tuple(
    fc.string({ unit: fc.constantFrom("a", "b", "\u00e9"), maxLength: 6 }),
    fc.nat(60),
    fc.constantFrom("", "a", "b"),
  )
  .map(([unit, times, end]) => unit.repeat(times) + end);

function native(text: string, sought: string): number[] {
  return Array.from({ length: text.length + 1 }, (_, at) => at).filter((at) => text.startsWith(sought, at));
}

it("is found where the platform finds it", () => {
  fc.assert(
    fc.property(repeating, repeating, repeating, fc.nat(50), (before, sought, behind, from) => {
      for (const text of [before + sought + behind, before + behind, sought + sought]) {
        expect(placeOf(text, sought, from)).toBe(text.indexOf(sought, from));
        if (sought !== "") expect([...placesOf(text, sought)]).toEqual(native(text, sought));
      }
    }),
  );
});

it("is looked at a few times a unit, whatever repeats", () => {
  for (const [text, sought] of [
    ["a".repeat(200_000), `b${"a".repeat(100_000)}`],
    ["a".repeat(200_000), `${"a".repeat(100_000)}b`],
    ["ab ".repeat(60_000), `${"ab ".repeat(30_000)}b`],
  ] as const)
    expect(looks(() => placeOf(text, sought))).toBeLessThan(8 * (text.length + sought.length));
});

/** How often a run looks at a unit of a text by itself. */
function looks(run: () => unknown): number {
  const { charCodeAt } = String.prototype;
  let count = 0;
  Object.assign(String.prototype, {
    charCodeAt(this: string, at: number) {
      count += 1;
      return charCodeAt.call(this, at);
    },
  });
  try {
    run();
  } finally {
    Object.assign(String.prototype, { charCodeAt });
  }
  return count;
}
