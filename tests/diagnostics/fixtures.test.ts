/** The examples of the chapter about diagnostics, as any implementation runs them. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { diagnose } from "../../src/diagnostics/index.js";
import { createEngine } from "../../src/index.js";

const Examples = z.array(
  z.object({
    case: z.object({
      id: z.string(),
      initial_state: z.unknown(),
      prelude: z.array(z.string()).default([]),
      known: z.array(z.string()).optional(),
      input: z.string(),
    }),
    expected: z.object({ diagnostics: z.array(z.unknown()) }),
  }),
);
const examples = Examples.parse(JSON.parse(readFileSync("conformance/diagnostics.json", "utf8")));

it.each(examples.map((example) => [example.case.id, example] as const))("%s", (_id, { case: asked, expected }) => {
  const engine = createEngine({ state: asked.initial_state });
  for (const turn of asked.prelude) engine.step(turn);
  expect(diagnose(engine.snapshot, asked.input, { known: asked.known })).toEqual(expected.diagnostics);
});
