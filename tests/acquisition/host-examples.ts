/** The examples of what a host needs beside heuristic and validator, and what our layer answers to them. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import {
  buildCompactTraceText,
  buildTrace,
  isConfirmationText,
  readReply,
  renderPromptText,
  summarizeConfirmationUpdate,
} from "../../src/acquisition/index.js";
import { resolveProviderConfig } from "../../src/acquisition/node/index.js";
import { createEngine } from "../../src/index.js";

const id = z.string();
const traced = { decision: z.unknown(), state_before: z.unknown(), state_after: z.unknown() };
const full = z.strictObject({
  ...traced,
  fn: z.literal("build_trace"),
  original_input: z.string(),
  compiler_input: z.string(),
  preprocessor_output: z.string().optional(),
  llm_called: z.boolean().optional(),
});
const compact = z.strictObject({
  ...traced,
  fn: z.literal("build_compact_trace_text"),
  llm_called: z.boolean(),
  state_injected: z.string(),
});

/** A question to the layer. */
export const HostCase = z.discriminatedUnion("kind", [
  z.strictObject({ id, kind: z.literal("rendered"), template: z.string(), state: z.unknown() }),
  z.strictObject({ id, kind: z.literal("confirmation"), input: z.string() }),
  z.strictObject({ id, kind: z.literal("reply"), input: z.string() }),
  z.strictObject({ id, kind: z.literal("summary"), input: z.string(), pending: z.unknown() }),
  z.strictObject({
    id,
    kind: z.literal("provider"),
    environment: z.record(z.string(), z.string()),
    default_model: z.string().optional(),
  }),
  z.strictObject({ id, kind: z.literal("trace"), action: z.discriminatedUnion("fn", [full, compact]) }),
]);
type HostCase = z.infer<typeof HostCase>;

/** The kinds of such questions. */
export const HOST_KINDS: readonly string[] = HostCase.options.map(({ shape }) => shape.kind.value);

/** The fixture files of one kind: the question under its name, and the answer. */
export const HostFixture = z.looseObject({ name: z.string(), expected: z.unknown() });

/** The examples, as the generator wrote them. */
export function loadHostExamples() {
  const some = z.array(z.object({ case: z.looseObject({ kind: z.string() }), expected: z.unknown() }));
  const examples = some.parse(JSON.parse(readFileSync("conformance/acquisition.json", "utf8")));
  const all = z.array(z.object({ case: HostCase, expected: z.record(z.string(), z.unknown()) }));
  return all.parse(examples.filter(({ case: { kind } }) => HOST_KINDS.includes(kind)));
}

/** What the layer answers to a question. */
export function hostAnswerOf(asked: HostCase): { readonly [field: string]: unknown } {
  switch (asked.kind) {
    case "rendered":
      return { text: renderPromptText(asked.template, createEngine({ state: asked.state }).state) };
    case "confirmation":
      return { confirms: isConfirmationText(asked.input) };
    case "reply":
      return { reply: readReply(asked.input) };
    case "summary":
      return { text: summarizeConfirmationUpdate(asked.input, asked.pending) };
    case "provider":
      return resolved(() => resolveProviderConfig(asked.default_model, asked.environment));
    case "trace":
      return { text: traceOf(asked.action) };
  }
}

function resolved(resolve: () => unknown): { readonly [field: string]: unknown } {
  try {
    return { provider: resolve() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function traceOf(action: z.infer<typeof full> | z.infer<typeof compact>): string {
  const states = { stateBefore: action.state_before, stateAfter: action.state_after };
  const common = { decision: action.decision, ...states };
  if (action.fn === "build_compact_trace_text") {
    return buildCompactTraceText({ ...common, llmCalled: action.llm_called, stateInjected: action.state_injected });
  }
  const { original_input: originalInput, compiler_input: compilerInput, preprocessor_output, llm_called } = action;
  const perhaps = { preprocessorOutput: preprocessor_output, llmCalled: llm_called };
  return buildTrace({ ...common, originalInput, compilerInput, ...perhaps });
}
