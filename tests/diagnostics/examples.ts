/** The examples of the chapter about diagnostics, and what our diagnostics answer to one. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Diagnostic, diagnose } from "../../src/diagnostics/index.js";
import { createEngine } from "../../src/index.js";

export const DiagnoseCase = z.object({
  id: z.string(),
  kind: z.literal("diagnose"),
  initial_state: z.unknown(),
  prelude: z.array(z.string()).default([]),
  known: z.array(z.string()).optional(),
  input: z.string(),
});
export type DiagnoseCase = z.infer<typeof DiagnoseCase>;

const Examples = z.array(z.object({ case: DiagnoseCase, expected: z.object({ diagnostics: z.array(z.unknown()) }) }));

/** All examples. */
export const EXAMPLES = Examples.parse(JSON.parse(readFileSync("conformance/diagnostics.json", "utf8")));

/** Our answer to a case. */
export function diagnosed({ initial_state, prelude, known, input }: DiagnoseCase): readonly Diagnostic[] {
  const engine = createEngine({ state: initial_state });
  for (const turn of prelude) engine.step(turn);
  return diagnose(engine.snapshot, input, { known });
}
