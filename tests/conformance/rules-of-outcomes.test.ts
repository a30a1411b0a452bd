/**
 * The ring from rule to example to outcome and back: the outcome of a turn names the rule that its example stands under,
 * and every rule of chapter 4 is named. Its patch is what changes.
 */
import { describe, expect, it } from "vitest";
import { createEngine, type Explanation } from "../../src/index.js";
import { readSpec } from "../../tools/spec/markdown.js";
import { loadExamples } from "./fixture.js";

const RULES = readSpec("spec").flatMap(({ id, number }) => (number.startsWith("4.") ? [id] : []));

function ruleOf(id: string): string {
  return id.slice(0, id.indexOf("--"));
}

/** What the last turn of a step or a scenario comes to, and the policies before it. */
function lastTurnOf(example: { readonly [field: string]: unknown }): readonly [Explanation, Map<string, string>] {
  const { initial_state, initial_checkpoint, prelude = [], inputs = [], input } = example;
  const turns = [prelude, inputs, input ?? []].flat().map(String);
  const engine = createEngine({ state: initial_state, checkpoint: initial_checkpoint });
  for (const turn of turns.slice(0, -1)) engine.step(turn);
  return [engine.explain(turns.at(-1) ?? ""), new Map(Object.entries(engine.state.policies))];
}

const examples = [...loadExamples("step"), ...loadExamples("scenario")]
  .map((example) => example.case)
  .filter(({ id }) => RULES.includes(ruleOf(id)));

describe("the outcome names the rule of its example", () => {
  it.each(examples.map((example) => [example.id, example] as const))("%s", (id, example) => {
    expect(lastTurnOf(example)[0].rule).toBe(ruleOf(id));
  });
});

it("the patch of an example's last turn holds what really changes, each item once", () => {
  for (const example of examples) {
    const [{ outcome }, before] = lastTurnOf(example);
    const changes = outcome.kind === "transition" ? (outcome.transition.patch.policies ?? []) : [];
    const real = new Map(changes.filter(([item, policy]) => policy !== (before.get(item) ?? null)));
    expect([example.id, changes]).toEqual([example.id, [...real]]);
  }
});

it("every rule of chapter 4 is the rule of some outcome", () => {
  expect([...new Set(examples.map((example) => lastTurnOf(example)[0].rule))].sort()).toEqual([...RULES].sort());
});
