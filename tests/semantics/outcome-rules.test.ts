/** The rule of an outcome is one of chapter 4, and its kind is one that changes something: a wrong one does not compile. */
import { expect, it } from "vitest";
import type { RuleId } from "../../src/index.js";
import { clarify, transition } from "../../src/semantics/outcome.js";

type Rule = Parameters<typeof transition>[0];
type Kind = Parameters<typeof transition>[1];
type Is<Part, Whole> = Part extends Whole ? true : false;

it("a transition follows no rule but those of chapter 4, and corrects no near miss", () => {
  // The types are the test: `tsc` refuses a literal that its type does not allow.
  const known: Is<"values.state", RuleId> = true;
  const aboutValues: Is<"values.state", Rule> = false;
  const nearMiss: Is<"set_premise_near_miss", Kind> = false;
  const incomplete: Is<"incomplete_replacement", Kind> = false;
  expect([known, aboutValues, nearMiss, incomplete]).toEqual([true, false, false, false]);
  expect(transition("use.adopts", "use_item", {})).toMatchObject({ kind: "transition", rule: "use.adopts" });
});

it("a clarification follows the rule under which the spec has it", () => {
  expect(clarify("item_in_use", { item: "x" }).rule).toBe("prohibit.in-use");
  expect(clarify("replacement_incomplete", {}).rule).toBe("replace.incomplete");
});
