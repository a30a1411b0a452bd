/**
 * What the property tests import: states and checkpoints that any engine accepts, and payloads that are wrong in a place or
 * two. Nothing here uses the code under test.
 */
import fc from "fast-check";
import { QUESTIONS } from "../oracle/directives.js";
import { ITEM } from "../oracle/questions.js";
import {
  codeUnit,
  dressed,
  ITEMS,
  item,
  name,
  ODD_ITEMS,
  oneOf,
  PREMISES,
  premise,
  weighted,
} from "../support/arbitraries.js";

const policy = fc.constantFrom<"use" | "prohibit">("use", "prohibit");
const knownItem = weighted([3, oneOf(...ITEMS)], [1, oneOf(...ODD_ITEMS)]);

/** A state as a payload that any engine accepts, normalized already. */
export const state = fc.record({
  premise: weighted<string | null>([1, fc.constant(null)], [2, oneOf(...PREMISES)]),
  policies: fc.dictionary(knownItem, policy, { maxKeys: 5 }),
  version: fc.constant(2 as const),
});

const prompt = weighted(
  [4, oneOf("Podman, then?", "clear state", "yes", "\u0000\ud83d")],
  [1, fc.string({ minLength: 1 })],
);
const rawItem = fc.tuple(oneOf("", "The ", " a  "), dressed(name)).map((parts) => parts.join(""));
/** The words of each shape of each kind of question: what names an item is drawn, the rest stands. */
const questions = Object.entries(QUESTIONS).flatMap(([kind, { shapes }]) => shapes.map((shape) => ({ kind, shape })));
const wordsOf = (shape: (typeof questions)[number]["shape"], names: fc.Arbitrary<unknown>) =>
  Object.entries(shape).map(([name, word]) => [name, word === ITEM ? names : fc.constant(word)] as const);
const pending = fc.oneof(
  ...questions.map(({ kind, shape }) =>
    fc.record({
      kind: fc.constant(kind),
      [kind]: fc.record(Object.fromEntries(wordsOf(shape, rawItem))),
      prompt_to_user: prompt,
    }),
  ),
);

/** A checkpoint that any engine accepts, with a question that no turn would have asked, perhaps. */
export const checkpoint = fc.record({
  checkpoint_version: fc.constant(1 as const),
  authoritative_state: state,
  pending: weighted<unknown>([1, fc.constant(null)], [3, pending]),
});

/** A JSON value out of place. */
const odd: fc.Arbitrary<unknown> = weighted<unknown>(
  [
    2,
    fc.constantFrom<unknown>(
      null,
      true,
      0,
      1,
      2,
      2.5,
      1e21,
      1e-7,
      "2",
      "use",
      "",
      [2],
      {},
      [],
      "\u{1f600}\u007f\ud800",
    ),
  ],
  [1, fc.jsonValue({ stringUnit: codeUnit })],
);
const mostly = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => weighted([12, arbitrary], [1, odd]);

/** An object of these fields, at times one too few, one too many, or no object at all. */
function nearly(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  const record = fc.record(fields);
  const key = oneOf("history", "__proto__", "constructor", "pending", "premise");
  return weighted<unknown>(
    [16, record],
    [1, fc.record(fields, { requiredKeys: [] })],
    [
      1,
      fc
        .tuple(record, key, odd)
        .map(([all, name, value]) => Object.fromEntries([...Object.entries(all), [name, value]])),
    ],
    [1, odd],
  );
}

/** What stands in the words of a question; at times it is what stands there in another kind. */
const mixed = (word: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  weighted([4, word], [1, fc.oneof(item, fc.constantFrom(null, "use_only", "replace_use"))]);

/** A state's payload, valid or wrong in a place or two, with keys in any spelling. */
export const statePayload: fc.Arbitrary<unknown> = nearly({
  premise: mostly(weighted<unknown>([1, fc.constant(null)], [2, premise])),
  policies: mostly(fc.dictionary(item, weighted<unknown>([24, policy], [1, odd]), { maxKeys: 4 })),
  version: mostly(fc.constant(2)),
});

/** A checkpoint's payload, valid or wrong in a place or two. */
export const checkpointPayload: fc.Arbitrary<unknown> = nearly({
  checkpoint_version: mostly(fc.constant(1)),
  authoritative_state: weighted<unknown>([3, state], [1, statePayload]),
  pending: weighted<unknown>(
    [1, fc.constant(null)],
    [
      6,
      fc.oneof(
        ...questions.map(({ kind, shape }) =>
          nearly({
            kind: mostly(fc.constant(kind)),
            [kind]: nearly(Object.fromEntries(wordsOf(shape, item).map(([name, word]) => [name, mostly(mixed(word))]))),
            prompt_to_user: mostly(prompt),
          }),
        ),
      ),
    ],
  ),
});
