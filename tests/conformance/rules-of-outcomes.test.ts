/**
 * The ring from rule to example to outcome and back: the outcome of a turn names the rule that its example stands under,
 * and every rule of chapter 4 is named.
 */
import { describe, expect, it } from "vitest";
import { createEngine } from "../../src/index.js";
import { readSpec } from "../../tools/spec/markdown.js";
import { loadCases, loadScenarios } from "./fixture.js";

const RULES = readSpec("spec").flatMap(({ id, number }) => (number.startsWith("4.") ? [id] : []));

function ruleOf(id: string): string {
  return id.slice(0, id.indexOf("--"));
}

const turns = [
  ...loadCases("step").map(({ id, initial_state, prelude = [], input = "" }) => {
    const engine = createEngine({ state: initial_state });
    for (const turn of prelude) engine.step(turn);
    return { id, engine, input };
  }),
  ...loadScenarios().map(({ id, initial_checkpoint, inputs }) => {
    const engine = createEngine({ checkpoint: initial_checkpoint });
    for (const turn of inputs.slice(0, -1)) engine.step(turn);
    return { id, engine, input: inputs.at(-1) ?? "" };
  }),
].filter(({ id }) => RULES.includes(ruleOf(id)));

describe("the outcome names the rule of its example", () => {
  it.each(turns.map((turn) => [turn.id, turn] as const))("%s", (id, { engine, input }) => {
    expect(engine.explain(input).rule).toBe(ruleOf(id));
  });
});

it("every rule of chapter 4 is the rule of some outcome", () => {
  const named = new Set<string>(turns.map(({ engine, input }) => engine.explain(input).rule));
  expect([...named].sort()).toEqual([...RULES].sort());
});
