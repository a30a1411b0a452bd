/** The examples of the chapter about diagnostics, and what our diagnostics answer to one. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Diagnostic, diagnose } from "../../src/diagnostics/index.js";
import { createEngine } from "../../src/index.js";
import { DECIDED, diagnose as naively, type Told } from "../oracle/diagnostics/diagnose.js";
import { advance } from "../oracle/meaning.js";
import type { Rules } from "../oracle/rules.js";
import { FRESH, type Snapshot } from "../oracle/values.js";

export const DiagnoseCase = z.object({
  id: z.string(),
  kind: z.literal("diagnose"),
  initial_state: z.unknown(),
  prelude: z.array(z.string()).readonly().default([]),
  known: z.array(z.string()).readonly().optional(),
  input: z.string(),
});
export type DiagnoseCase = z.infer<typeof DiagnoseCase>;

const Examples = z.array(
  z.object({ case: DiagnoseCase, expected: z.object({ diagnostics: z.array(z.looseObject({ code: z.string() })) }) }),
);

/** An example: what is asked, and all of the answer. */
export type DiagnoseExample = z.infer<typeof Examples>[number];

const State = z.object({
  premise: z.string().nullable(),
  policies: z.record(z.string(), z.enum(["use", "prohibit"])),
  version: z.literal(2),
});
const TOLD = z.object({
  code: z.string(),
  range: z.tuple([z.number(), z.number()]),
  parameters: z.record(z.string(), z.string()),
});

/** All examples. */
export const EXAMPLES: readonly DiagnoseExample[] = Examples.parse(
  JSON.parse(readFileSync("conformance/diagnostics.json", "utf8")),
);

/** Our answer to a case. */
export function diagnosed({ initial_state, prelude, known, input }: DiagnoseCase): readonly Diagnostic[] {
  const engine = createEngine({ state: initial_state });
  for (const turn of prelude) engine.step(turn);
  return diagnose(engine.snapshot, input, { known });
}

/** What the oracle says to a case, with the given rules in force. */
export function diagnosedNaively({ initial_state, prelude, known, input }: DiagnoseCase, rules: Rules): Told[] {
  const given = State.parse(initial_state);
  const { state, pending } = prelude.reduce((from: Snapshot, turn) => advance(from, turn).snapshot, {
    ...FRESH,
    state: given,
  });
  return naively({ state, isPending: pending !== null, known, text: input }, rules);
}

/** As much of some diagnostics as the oracle says: the codes that it decides, where, and with which parameters. */
export function decidedOf(diagnostics: readonly object[]): Told[] {
  const told = z.array(TOLD).parse(diagnostics);
  return told.filter(({ code }) => DECIDED.includes(code));
}
