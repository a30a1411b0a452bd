/** The examples of the chapter about diagnostics, as any implementation runs them. */
import { expect, it } from "vitest";
import { diagnosed, EXAMPLES } from "./examples.js";

it.each(EXAMPLES.map((example) => [example.case.id, example] as const))("%s", (_id, { case: asked, expected }) => {
  expect(diagnosed(asked)).toEqual(expected.diagnostics);
});
