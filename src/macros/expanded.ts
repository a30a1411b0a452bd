/** A macro, read against a state: what it stands for, taken together. */
import { typeName } from "../base/index.js";
import {
  type AdvanceAll,
  advanceAll,
  createEngine,
  type Decision,
  type Explanation,
  fromCheckpoint,
  type Snapshot,
} from "../index.js";
import type { Expansion, MacroReading, Macros } from "./macros.js";

/** What a macro comes to, and the snapshot after it: the one before where nothing is applied. */
export interface Expanded<D extends object> {
  readonly explanation: MacroReading<D>;
  readonly after: Snapshot;
}

/** @throws {TypeError} where it stands for a text that is no directive, or for none. */
export function expanded<D extends object>(macro: D, { expand }: Macros<D>, checkpoint: unknown): Expanded<D> {
  const before = fromCheckpoint(checkpoint);
  const expansion = expand(macro, before.toState());
  if (isPrompt(expansion)) {
    const decision = { kind: "clarify", state: null, prompt_to_user: expansion.prompt_to_user } as const;
    return { explanation: { macro, directives: [], outcomes: [], repairs: [], decision }, after: before };
  }
  const directives = requireTexts(expansion);
  const whole = advanceAll(before, directives);
  requireDirectives(directives, whole);
  const { outcomes, decision, snapshot: after } = whole;
  const explanation = { macro, directives, outcomes, repairs: [], decision };
  if (decision.kind !== "clarify") return { explanation, after };
  return { explanation: { ...explanation, ...stop(before, checkpoint, directives, whole) }, after };
}

/** The directives, in the place of the one that stopped them what leads out of it, if that leads to the whole; and the prompt. */
function stop(
  before: Snapshot,
  checkpoint: unknown,
  directives: readonly string[],
  { outcomes, decision }: AdvanceAll,
) {
  const at = outcomes.length - 1;
  const stopping = directives[at] ?? "";
  const { outcome, repairs } = explainedBehind(directives.slice(0, at), stopping, checkpoint);
  const repaired = [...directives.slice(0, at), ...repairs, ...directives.slice(at + 1)];
  const leadsOut = repairs.length > 0 && advanceAll(before, repaired).decision.kind === "update";
  const isUndone = outcome.kind === "clarification" && outcome.pending !== null && directives.length > 1;
  const decided: Decision = isUndone
    ? { kind: "clarify", state: null, prompt_to_user: undonePrompt(outcome.prompt, stopping) }
    : decision;
  return { repairs: leadsOut ? repaired : [], decision: decided };
}

/** A question in the middle of several directives waits for no answer, since what it asks about was undone: the prompt says so. */
function undonePrompt(prompt: string, stopping: string): string {
  return `${prompt}\nNothing has changed yet: enter "${stopping}" by itself, answer, and then repeat this.`;
}

function explainedBehind(before: readonly string[], text: string, checkpoint: unknown): Explanation {
  const engine = createEngine({ checkpoint });
  for (const each of before) engine.step(each);
  return engine.explain(text);
}

function isPrompt(expansion: Expansion): expansion is { readonly prompt_to_user: string } {
  const isObject = typeof expansion === "object" && expansion !== null && !Array.isArray(expansion);
  if (!isObject || !("prompt_to_user" in expansion)) return false;
  if (typeof expansion.prompt_to_user === "string" && expansion.prompt_to_user !== "") return true;
  throw new TypeError("The prompt_to_user of an expansion is a string that is not empty.");
}

function requireTexts(expansion: unknown): readonly string[] {
  if (Array.isArray(expansion) && expansion.length > 0 && expansion.every((text) => typeof text === "string"))
    return [...expansion];
  const given = Array.isArray(expansion) ? "an array of something else" : typeName(expansion);
  throw new TypeError(`expand answers the texts of one or more directives, or { prompt_to_user }, not ${given}.`);
}

function requireDirectives(directives: readonly string[], { outcomes }: AdvanceAll): void {
  const stray = directives[outcomes.findIndex(({ kind }) => kind === "passthrough")];
  if (stray === undefined) return;
  throw new TypeError(`A macro stands for directives alone, and ${JSON.stringify(stray)} is none. Mend its expansion.`);
}
