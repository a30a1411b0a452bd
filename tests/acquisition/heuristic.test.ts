/** What the heuristic does that no example of the spec shows; the examples are run beside this. */
import { expect, it } from "vitest";
import { preprocessHeuristic } from "../../src/acquisition/index.js";

it("keys are in the order of the spec, in an object of its own", () => {
  expect(Object.keys(preprocessHeuristic("use tea"))).toEqual(["outcome", "directive", "rule_id"]);
  expect(preprocessHeuristic("soup")).not.toBe(preprocessHeuristic("soup"));
});
