/** A host's page is unambiguous for every state that the schema accepts: whoever reads it can tell the state. */
import { deepStrictEqual, notStrictEqual, ok } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { describeState, type State } from "../../src/index.js";
import { stateSchema } from "../../src/schema/index.js";
import { compareCodePoints } from "../oracle/characters.js";
import { readPage } from "../oracle/page.js";
import { codeUnit, junk } from "../support/arbitraries.js";

fc.configureGlobal({ seed: 120, numRuns: 3000 });

const telling = fc.constantFrom(
  ..."x,\"\\ \n\r\t-:'\u0085\u2028\u2029\u00a0\u00ad\u200b\u200d\u200e\u2066\ufeff\ufe0f\u3164\u2800\ue000\ud83d\ude00\0\u007f",
  ...[", ", '", "', "\n- Use: ", "\\u200b", "\\n", "\u{e0061}", "\u{e0100}", "\u{1f600}", "- Premise: ", "u000a"],
);
const text = fc.oneof(
  { weight: 5, arbitrary: fc.array(telling, { maxLength: 5 }).map((parts) => parts.join("")) },
  { weight: 1, arbitrary: junk },
  { weight: 1, arbitrary: fc.string({ unit: codeUnit, maxLength: 4 }) },
);
const state: fc.Arbitrary<State> = fc.record({
  premise: fc.option(text),
  policies: fc.dictionary(text, fc.constantFrom("use" as const, "prohibit" as const), { maxKeys: 4 }),
  version: fc.constant(2 as const),
});

/** What must be told, in the order in which it is. */
function held({ premise, policies }: State): unknown {
  const of = (policy: string): unknown =>
    Object.entries(policies)
      .filter(([, value]) => value === policy)
      .sort(([a], [b]) => compareCodePoints(a, b));
  return { premise, policies: [of("use"), of("prohibit")].flat() };
}

test("the page of a state can be read back, so no two states share one", () => {
  fc.assert(
    fc.property(state, (some) => {
      deepStrictEqual(readPage(describeState(stateSchema.parse(some))), held(some));
    }),
  );
});

test("two states that differ have different pages", () => {
  const only = (...items: string[]): State => ({
    premise: null,
    policies: Object.fromEntries(items.map((item) => [item, "use" as const])),
    version: 2,
  });
  notStrictEqual(describeState(only("x, y")), describeState(only("x", "y")));
  notStrictEqual(describeState(only()), describeState(only("")));
  notStrictEqual(describeState(only()), describeState({ ...only(), premise: "" }));
  notStrictEqual(
    describeState(only("x\n- Do not use: y")),
    describeState({ ...only("x"), policies: { y: "prohibit" } }),
  );
  notStrictEqual(describeState(only("\u200b")), describeState(only("\\u200b")));
  notStrictEqual(describeState(only('"\\u200b"')), describeState(only("\u200b")));
  fc.assert(
    fc.property(state, state, (one, other) => {
      const same = JSON.stringify(held(one)) === JSON.stringify(held(other));
      deepStrictEqual(describeState(one) === describeState(other), same);
    }),
  );
});

test("every character of a page is seen, and its lines end with line feeds alone", () => {
  fc.assert(
    fc.property(state, (some) => {
      const page = describeState(some).replaceAll("\n", "");
      ok(!/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(page));
      ok(!/(?! )[\p{Zs}\u2800]/u.test(page));
    }),
  );
});
