/** What a turn comes to: nothing, a transition of the state, or a question to the user. Values, not effects. */

import type { Directive, DirectiveNearMiss } from "../generated/directives/syntax.js";
import { type ClarificationParameters, PROMPTS, RULES } from "../generated/spec/catalog.js";
import type { MeaningRuleId } from "../generated/spec/rules.js";
import type { Replacement } from "../values.js";
import type { Patch } from "./patch.js";

/**
 * A checked change of the state. An update that changes nothing has an empty patch. Its kind is that of a directive, save
 * those that are recognized in order to be corrected, or of an answer to a question.
 */
export interface Transition {
  readonly kind: Exclude<Directive["kind"], DirectiveNearMiss["kind"]> | Replacement["kind"] | "decline_replacement";
  readonly patch: Patch;
}

/** The code of a clarification: its entry in the catalog of the spec. */
export type ClarificationCode = keyof ClarificationParameters;

/** A question to the user: a code of the catalog and what fills its template. */
export type Clarification<C extends ClarificationCode = ClarificationCode> = {
  readonly [K in C]: { readonly code: K; readonly parameters: ClarificationParameters[K] };
}[C];

/** A checked replacement that waits for the user's yes: the raw words, what it would do, and the prompt it was asked with. */
export interface Pending {
  readonly replacement: Replacement;
  readonly transition: Transition;
  readonly prompt: string;
}

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

/** The outcome of a turn that a check stops, with nothing left pending. The catalog knows the rule that each code belongs to. */
export function clarify<C extends ClarificationCode>(code: C, parameters: ClarificationParameters[C]): Outcome {
  return {
    kind: "clarification",
    rule: RULES[code],
    clarification: clarification(code, parameters),
    prompt: promptOf(code, parameters),
    pending: null,
  };
}

/** The outcome of a replacement that needs the user's yes. */
export function ask<C extends ClarificationCode>(
  code: C,
  parameters: ClarificationParameters[C],
  proposal: Omit<Pending, "prompt">,
): Outcome {
  const prompt = promptOf(code, parameters);
  return {
    kind: "clarification",
    rule: RULES[code],
    clarification: clarification(code, parameters),
    prompt,
    pending: frozen({ ...proposal, prompt }),
  };
}

/** What is pending is kept by the snapshot and seen by hosts, who must not be able to change it: frozen through and through. */
export function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === "object" && part !== null) frozen(part);
  return Object.freeze(value);
}

function promptOf<C extends ClarificationCode>(code: C, parameters: ClarificationParameters[C]): string {
  return PROMPTS[code](parameters);
}

/** The signature ties the parameters to the code; TypeScript cannot follow that tie into the union by itself. */
function clarification<C extends ClarificationCode>(code: C, parameters: ClarificationParameters[C]): Clarification;
function clarification(code: ClarificationCode, parameters: ClarificationParameters[ClarificationCode]) {
  return { code, parameters };
}
