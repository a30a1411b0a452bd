/** Every example of the older language's spec holds for the engine, and for the oracle where it answers its kind. */
import { describe, expect, it } from "vitest";
import { answer, EXAMPLES, ORACLE_KINDS, oracleAnswer } from "./examples.js";

const named = EXAMPLES.map((example) => [example.case.id, example] as const);

describe("the engine answers", () => {
  it.each(named)("%s", async (_id, { case: asked, expected }) => {
    expect(await answer(asked)).toEqual(expected);
  });
});

describe("the oracle answers", () => {
  it.each(named.filter(([, { case: asked }]) => ORACLE_KINDS.includes(asked.kind)))("%s", (_id, example) => {
    expect(oracleAnswer(example.case)).toEqual(example.expected);
  });
});
