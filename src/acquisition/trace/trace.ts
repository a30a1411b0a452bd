/** Traces: what happened to a turn, as text for people (spec, `trace.*`). */

import { trim } from "../../base/index.js";
import { DECISION_CLARIFY, DECISION_UPDATE } from "../../index.js";
import { describeActive } from "./active-state.js";
import { propertyOf } from "./foreign.js";
import { describeChange } from "./state-change.js";

/** What every trace tells. Decisions and states may come from anywhere: what is none is shown as such. */
interface Traced {
  readonly decision: unknown;
  readonly stateBefore: unknown;
  readonly stateAfter: unknown;
}

/** What a full trace tells. */
export interface Trace extends Traced {
  /** The user's message. */
  readonly originalInput: string;
  /** What the engine was given for it. */
  readonly compilerInput: string;
  readonly preprocessorOutput?: string | null | undefined;
  readonly llmCalled?: boolean | undefined;
}

/** What a compact trace tells. */
export interface CompactTrace extends Traced {
  readonly llmCalled: boolean;
  readonly stateInjected: string;
}

const TITLE = "Context Compiler trace";

/** The full trace of a turn (`trace.full`). */
export function buildTrace({ originalInput, compilerInput, preprocessorOutput, llmCalled, ...traced }: Trace): string {
  const [output, prompt] = [textOf(preprocessorOutput), promptOf(traced.decision)];
  return [
    TITLE,
    `- original input: ${originalInput}`,
    `- compiler input: ${compilerInput}`,
    ...(output === null ? [] : [`- preprocessor output: ${output}`]),
    `- decision kind: ${kindOf(traced.decision)}`,
    ...(prompt === null ? [] : [`- clarification prompt: ${prompt}`]),
    `- state change: ${describeChange(traced.stateBefore, traced.stateAfter)}`,
    `- downstream LLM call: ${yesOrNo(llmCalled)}`,
  ].join("\n");
}

/** The compact trace of a turn, with the state that holds after it (`trace.compact`). */
export function buildCompactTraceText(trace: CompactTrace): string {
  const kind = kindOf(trace.decision);
  return [TITLE, "", `decision kind: ${kind}`, ...linesAfter(kind, trace)].join("\n");
}

function linesAfter(kind: string, trace: CompactTrace): string[] {
  const { decision, stateBefore, stateAfter, stateInjected } = trace;
  const common = [`active state: ${describeActive(stateAfter)}`, `downstream LLM call: ${yesOrNo(trace.llmCalled)}`];
  const injected = `state injected: ${stateInjected}`;
  if (kind === DECISION_UPDATE) {
    return [`state change: ${describeChange(stateBefore, stateAfter)}`, ...common, "", injected];
  }
  if (kind === DECISION_CLARIFY) {
    return [`clarification prompt: ${promptOf(decision) ?? ""}`, ...common, "state injected: no"];
  }
  return [...common, injected];
}

function kindOf(decision: unknown): string {
  return textOf(propertyOf(decision, "kind")) ?? "unknown";
}

function promptOf(decision: unknown): string | null {
  return textOf(propertyOf(decision, "prompt_to_user"));
}

/** A string, trimmed; null where nothing is left or it is none. */
function textOf(value: unknown): string | null {
  return (typeof value === "string" && trim(value)) || null;
}

function yesOrNo(called: boolean | undefined): string {
  return called ? "yes" : "no";
}
