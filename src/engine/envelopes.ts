/** The controller: a turn stepped or tried, in an envelope that says all a host shows (spec, chapter 6). */

import { type Decision, OUTPUT_VERSION, type State } from "../values.js";
import { type StructuralDiff, stateDiff } from "./diff.js";
import type { Engine } from "./engine.js";

/** What a preview asks of an engine: one that takes macros explains more. */
export interface Explaining {
  readonly state: State;
  explain(text: string): { readonly decision: Decision };
}

/** A turn that was stepped. */
export interface StepResult {
  readonly output_version: 1;
  readonly mode: "step";
  readonly decision: Decision;
  /** The state after the turn. */
  readonly state: State;
}

/** A turn that was tried: the engine is as it was. */
export interface PreviewResult {
  readonly output_version: 1;
  readonly mode: "preview";
  readonly decision: Decision;
  readonly state_before: State;
  readonly state_after: State;
  readonly diff: StructuralDiff;
  /** Whether stepping the turn would change the state. */
  readonly would_mutate: boolean;
}

/** Steps a turn. @throws {TypeError} when the turn is not a string. */
export function step(engine: Pick<Engine, "step" | "state">, text: string): StepResult {
  const decision = engine.step(text);
  return { output_version: OUTPUT_VERSION, mode: "step", decision, state: engine.state };
}

function copyOf(state: State): State {
  return { ...state, policies: { ...state.policies } };
}

/** Tries a turn and leaves the engine as it is, its pending question too. @throws {TypeError} when the turn is not a string. */
export function preview(engine: Explaining, text: string): PreviewResult {
  const { decision } = engine.explain(text);
  const state_before = engine.state;
  const state_after = decision.kind === "update" ? copyOf(decision.state) : engine.state;
  const diff = stateDiff(state_before, state_after);
  return {
    output_version: OUTPUT_VERSION,
    mode: "preview",
    decision,
    state_before,
    state_after,
    diff,
    would_mutate: diff.changed,
  };
}
