/** Every example of the spec's chapter about the layer holds, for our layer and for the oracle, to the rule that decides. */
import { describe, expect, it } from "vitest";
import { FINAL_RULES } from "../../src/acquisition/reading/outcome.js";
import { REJECTIONS } from "../../src/acquisition/reading/rejections.js";
import { answerOf, LAYER, loadAcquisitionExamples, oracleLayer } from "./examples.js";

const EXAMPLES = loadAcquisitionExamples();

describe.each([
  ["the layer", LAYER],
  ["the oracle", oracleLayer()],
])("%s agrees with the example", (_name, layer) => {
  it.each(EXAMPLES.map((example) => [example.case.id, example] as const))("%s", (_id, { case: asked, expected }) => {
    expect(answerOf(layer, asked)).toEqual(expected);
  });
});

/** The name in a result of the rule that an example of the heuristic stands under. */
function ruleAbove(id: string): string {
  const name = id.slice("heuristic.".length, id.indexOf("--")).replaceAll("-", "_");
  return name === "full_match" ? `canonical.${name}` : `reject.${name}`;
}

it("each of the fifteen rules decides an example that stands under it", () => {
  const rules = [...REJECTIONS.map(([rule]) => rule), ...Object.values(FINAL_RULES)];
  const own = EXAMPLES.filter(({ case: { id } }) => id.startsWith("heuristic."));
  const decided = own.filter(({ case: { id }, expected }) => expected.rule_id === ruleAbove(id));
  expect(new Set(decided.map(({ expected }) => expected.rule_id))).toEqual(new Set(rules));
  expect(rules).toHaveLength(15);
});
