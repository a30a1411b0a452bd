/** Every example of the spec's chapter about context holds, for our layer and, where it answers, for the oracle. */
import { describe, expect, it, test } from "vitest";
import { contextAnswer, loadContextExamples, oracleAnswer } from "./examples.js";

const EXAMPLES = loadContextExamples().map((example) => [example.case.id, example] as const);
const ANSWERED = EXAMPLES.filter(([, { case: asked }]) => asked.calls.some((call) => oracleAnswer(call) !== undefined));

describe("context answers each example of the spec", () => {
  it.each(EXAMPLES)("%s", async (_id, { case: asked, expected }) => {
    expect(await Promise.all(asked.calls.map(contextAnswer))).toEqual(expected.answers);
  });
});

test.each(ANSWERED)("the oracle agrees with %s", (_id, { case: asked, expected }) => {
  expect(asked.calls.map(oracleAnswer)).toEqual(expected.answers);
});

test("the oracle answers all but those of contracts", () => {
  expect(ANSWERED).toEqual(EXAMPLES.filter(([id]) => !id.startsWith("contract.")));
});
