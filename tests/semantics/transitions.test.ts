/** The transition that a directive leads to has the directive's name, whether it changes anything or not. */
import { deepStrictEqual } from "node:assert/strict";
import { test } from "vitest";
import { createEngine } from "../../src/index.js";

const held = { premise: "concise replies", policies: { tea: "use", peanuts: "prohibit" }, version: 2 };

/** The transitions of turns, by what they are explained with. */
function transitions(state: object, ...turns: readonly string[]): unknown[] {
  const engine = createEngine({ state });
  return turns.map((turn) => {
    const { outcome } = engine.explain(turn);
    engine.step(turn);
    return outcome.kind === "transition" ? [outcome.transition.kind, outcome.transition.patch] : outcome.kind;
  });
}

test("each directive leads to the transition of its name", () => {
  deepStrictEqual(
    transitions({ ...held, premise: null }, "set premise formal tone", "change premise to concise replies"),
    [
      ["set_premise", { premise: "formal tone" }],
      ["change_premise", { premise: "concise replies" }],
    ],
  );
  deepStrictEqual(transitions(held, "use coffee", "prohibit gluten", "remove policy tea", "clear premise"), [
    ["use_item", { policies: [["coffee", "use"]] }],
    ["prohibit_item", { policies: [["gluten", "prohibit"]] }],
    ["remove_policy", { policies: [["tea", null]] }],
    ["clear_premise", { premise: null }],
  ]);
  deepStrictEqual(transitions(held, "use coffee instead of tea", "reset policies", "clear state"), [
    [
      "replace_use",
      {
        policies: [
          ["tea", null],
          ["coffee", "use"],
        ],
      },
    ],
    [
      "reset_policies",
      {
        policies: [
          ["coffee", null],
          ["peanuts", null],
        ],
      },
    ],
    ["clear_state", { premise: null }],
  ]);
});

test("a directive that changes nothing leads to the same transition, with an empty patch", () => {
  const turns = [
    "change premise to concise replies",
    "use tea",
    "prohibit peanuts",
    "remove policy x",
    "use y instead of the y",
  ];
  deepStrictEqual(transitions(held, ...turns), [
    ["change_premise", {}],
    ["use_item", {}],
    ["prohibit_item", {}],
    ["remove_policy", {}],
    ["replace_use", {}],
  ]);
  const empty = { premise: null, policies: {}, version: 2 };
  deepStrictEqual(transitions(empty, "clear premise", "reset policies", "clear state"), [
    ["clear_premise", {}],
    ["reset_policies", {}],
    ["clear_state", {}],
  ]);
});

test("an answer leads to the transition that was asked about, or to none", () => {
  const ask = "use podman instead of docker";
  deepStrictEqual(transitions(held, ask, "yes", ask, "no"), [
    "clarification",
    ["use_only", { policies: [["podman", "use"]] }],
    "clarification",
    ["decline_replacement", {}],
  ]);
  deepStrictEqual(transitions(held, "use water instead of peanuts", "yes"), [
    "clarification",
    [
      "replace_use",
      {
        policies: [
          ["peanuts", null],
          ["water", "use"],
        ],
      },
    ],
  ]);
});
