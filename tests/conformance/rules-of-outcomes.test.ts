/**
 * The ring from rule to example to outcome and back: the outcome of a turn names the rule that its example stands under,
 * and every rule of chapter 4 is named.
 */
import { describe, expect, it } from "vitest";
import { createEngine } from "../../src/index.js";
import { readSpec } from "../../tools/spec/markdown.js";
import { loadExamples } from "./fixture.js";

const RULES = readSpec("spec").flatMap(({ id, number }) => (number.startsWith("4.") ? [id] : []));

function ruleOf(id: string): string {
  return id.slice(0, id.indexOf("--"));
}

/** The rule that the last turn of a step or a scenario follows. */
function ruleOfLastTurn(example: { readonly [field: string]: unknown }): string {
  const { initial_state, initial_checkpoint, prelude = [], inputs = [], input } = example;
  const turns = [prelude, inputs, input ?? []].flat().map(String);
  const engine = createEngine({ state: initial_state, checkpoint: initial_checkpoint });
  for (const turn of turns.slice(0, -1)) engine.step(turn);
  return engine.explain(turns.at(-1) ?? "").rule;
}

const examples = [...loadExamples("step"), ...loadExamples("scenario")]
  .map((example) => example.case)
  .filter(({ id }) => RULES.includes(ruleOf(id)));

describe("the outcome names the rule of its example", () => {
  it.each(examples.map((example) => [example.id, example] as const))("%s", (id, example) => {
    expect(ruleOfLastTurn(example)).toBe(ruleOf(id));
  });
});

it("every rule of chapter 4 is the rule of some outcome", () => {
  expect([...new Set(examples.map(ruleOfLastTurn))].sort()).toEqual([...RULES].sort());
});
