/** Every example of the older language's spec holds for the engine, and for the oracle where it answers its kind. */
import { describe, expect, it } from "vitest";
import { loadSuite } from "../../src/conformance/suite.js";
import { answeringFocus, FOCUS_PARTS } from "./answer.js";
import { isAnswered, oracleObserved } from "./oracle-subject.js";

const named = loadSuite("focus").examples.map((example) => [example.case.id, example] as const);
const { observed } = answeringFocus(FOCUS_PARTS);

describe("the engine answers", () => {
  it.each(named)("%s", async (_id, { case: asked, expected }) => {
    expect(await observed(asked)).toEqual(expected);
  });
});

describe("the oracle answers", () => {
  it.each(named.filter(([, { case: asked }]) => isAnswered(asked)))("%s", (_id, example) => {
    expect(oracleObserved(example.case)).toEqual(example.expected);
  });
});
