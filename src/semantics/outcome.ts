/** What a turn comes to: nothing, a transition of the state, or a question to the user. Values, not effects. */

import type { Directive, DirectiveNearMiss } from "../generated/directives/syntax.js";
import { CATALOG, type ClarificationParameters } from "../generated/spec/catalog.js";
import type { MeaningRuleId } from "../generated/spec/rules.js";
import type { PendingQuestion, Replacement } from "../values.js";
import type { Patch } from "./patch.js";

/**
 * A checked change of the state. An update that changes nothing has an empty patch. Its kind is that of a directive, save
 * those that are recognized in order to be corrected, or of an answer to a question.
 */
export interface Transition {
  readonly kind:
    | Exclude<Directive["kind"], DirectiveNearMiss["kind"]>
    | Replacement["kind"]
    | `decline_${PendingQuestion["kind"]}`;
  readonly patch: Patch;
}

/** The code of a clarification: its entry in the catalog of the spec. */
export type ClarificationCode = keyof ClarificationParameters;

/** A question to the user: a code of the catalog and what fills its template. */
export type Clarification<C extends ClarificationCode = ClarificationCode> = {
  readonly [K in C]: { readonly code: K; readonly parameters: ClarificationParameters[K] };
}[C];

/** A question whose answer is checked already: its kind and its raw words, as a checkpoint has them, and what a yes does. */
export type Proposal<Q = PendingQuestion> = Q extends PendingQuestion
  ? Omit<Q, "prompt_to_user"> & { readonly transition: Transition }
  : never;

/** A proposal that waits for the user's yes, and the prompt that it was asked with. */
export type Pending<Q = PendingQuestion> = Proposal<Q> & { readonly prompt: string };

/** What a turn comes to, and the rule of the spec that says so. */
export type Outcome =
  | { readonly kind: "passthrough"; readonly rule: MeaningRuleId }
  | { readonly kind: "transition"; readonly rule: MeaningRuleId; readonly transition: Transition }
  | {
      readonly kind: "clarification";
      readonly rule: MeaningRuleId;
      readonly clarification: Clarification;
      readonly prompt: string;
      /** What waits for confirmation after this turn. */
      readonly pending: Pending | null;
    };

/** The outcome of a turn that passes every check. */
export function transition(rule: MeaningRuleId, kind: Transition["kind"], patch: Patch): Outcome {
  return { kind: "transition", rule, transition: { kind, patch } };
}

/**
 * The outcome of a turn that a check stops. What is proposed waits for the user's yes; without a proposal nothing is left
 * pending. The catalog knows the rule that each code belongs to.
 */
export function clarify<C extends ClarificationCode>(
  code: C,
  parameters: ClarificationParameters[C],
  proposal: Proposal | null = null,
): Outcome {
  const entry = CATALOG[code];
  const prompt = entry.prompt(parameters);
  return {
    kind: "clarification",
    rule: entry.rule,
    clarification: clarification(code, parameters),
    prompt,
    pending: proposal && frozen({ ...proposal, prompt }),
  };
}

/** What is pending is kept by the snapshot and seen by hosts, who must not be able to change it: frozen through and through. */
export function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === "object" && part !== null) frozen(part);
  return Object.freeze(value);
}

/** The signature ties the parameters to the code; TypeScript cannot follow that tie into the union by itself. */
function clarification<C extends ClarificationCode>(code: C, parameters: ClarificationParameters[C]): Clarification;
function clarification(code: ClarificationCode, parameters: ClarificationParameters[ClarificationCode]) {
  return { code, parameters };
}
