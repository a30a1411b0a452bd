/** Every example of the spec's chapter about the gate holds, for our gate and for the oracle. */
import { describe, expect, it, test } from "vitest";
import { answer } from "../oracle/gate.js";
import { gateAnswer, loadGateExamples } from "./examples.js";

const EXAMPLES = loadGateExamples().map((example) => [example.case.id, example] as const);

describe("a gate answers each example of the spec", () => {
  it.each(EXAMPLES)("%s", (_id, { case: asked, expected }) => {
    expect(asked.calls.map((call) => gateAnswer(asked, call))).toEqual(expected.answers);
  });
});

test.each(EXAMPLES)("the oracle agrees with %s", (_id, { case: asked, expected }) => {
  expect(asked.calls.map((call) => answer(asked, call))).toEqual(expected.answers);
});
