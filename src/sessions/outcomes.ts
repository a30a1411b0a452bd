/** Outcomes of a turn as a whole, and those that a session gives where a layer above the engine asks. */
import { TextMap } from "../base/index.js";
import type { Outcome, Patch } from "../index.js";
import type { Step } from "./record.js";

/** A turn that passes through. */
const PASSTHROUGH: Outcome = Object.freeze({ kind: "passthrough", rule: "turn.passthrough" });

/** The user said no, and nothing is stepped for it. */
export const DECLINED: Outcome = Object.freeze({
  kind: "transition",
  rule: "pending.decline",
  transition: Object.freeze({ kind: "decline_replacement", patch: Object.freeze({}) }),
});

/** Neither yes nor no: the question stands. */
export function askedAgain(prompt: string): Outcome {
  const clarification = { code: "confirmation_awaited", parameters: { prompt } } as const;
  return { kind: "clarification", rule: "pending.ask-again", clarification, prompt, pending: null };
}

/** The outcome that decides a turn: that of the last text that was read. A turn that passed through may have no steps. */
export function decisive(steps: readonly Step[]): Outcome {
  return steps.findLast(({ outcome }) => outcome !== null)?.outcome ?? PASSTHROUGH;
}

/** The steps that took effect, in order: all or none. */
export function effective(steps: readonly Step[]): readonly Step[] {
  const isWhole = steps.length === 1 || steps.every(({ outcome }) => outcome?.kind === "transition");
  return isWhole ? steps : [];
}

/** What an outcome changes. */
export function patchOf(outcome: Outcome | null): Patch {
  return outcome?.kind === "transition" ? outcome.transition.patch : {};
}

/** Whether a patch changes anything. */
export function isEmpty({ premise, policies = [] }: Patch): boolean {
  return premise === undefined && policies.length === 0;
}

/** What the steps of a turn change as one, all or nothing; the last word on an item counts. */
export function changesOf(steps: readonly Step[]): Patch {
  const patches = effective(steps).map(({ outcome }) => patchOf(outcome));
  const changes = patches.flatMap((patch) => patch.policies ?? []);
  const last = new TextMap(changes.map((change) => [change[0], change] as const));
  const policies = changes.filter((change) => last.get(change[0]) === change);
  const premise = patches.findLast((patch) => patch.premise !== undefined)?.premise;
  return {
    ...(premise === undefined ? {} : { premise }),
    ...(policies.length === 0 ? {} : { policies }),
  };
}
