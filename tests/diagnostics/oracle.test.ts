/** The oracle, which was written without a look at the diagnostics, says what the examples of the chapter expect. */
import { expect, it } from "vitest";
import { ALL_RULES } from "../oracle/rules.js";
import { decidedOf, diagnosedNaively, EXAMPLES } from "./examples.js";

/** The bare item of these is known only to who has Unicode's table of look-alikes. */
const BEYOND = /^diagnostics\.(?:look-alike|unicode)--/;
const within = EXAMPLES.filter(({ case: { id } }) => !BEYOND.test(id));

it.each(within.map((example) => [example.case.id, example] as const))("%s", (_id, { case: asked, expected }) => {
  expect(decidedOf(diagnosedNaively(asked, ALL_RULES))).toEqual(decidedOf(expected.diagnostics));
});
