/** A macro, read against a snapshot: what it stands for, taken together. */
import { typeName } from "../base/index.js";
import { type AdvanceAll, advance, advanceAll, type Decision, explain, type Snapshot, type State } from "../index.js";
import type { Expansion, MacroReading, Macros } from "./macros.js";

/** @throws {TypeError} where it stands for a text that is no directive, or for none. */
export function readMacro<D extends object>(macro: D, { expand }: Macros<D>, before: Snapshot): MacroReading<D> {
  const expansion = expand(macro, lateState(before));
  if (isPrompt(expansion)) {
    const decision = { kind: "clarify", state: null, prompt_to_user: expansion.prompt_to_user } as const;
    return { macro, directives: [], outcomes: [], repairs: [], decision };
  }
  const directives = requireTexts(expansion);
  const whole = advanceAll(before, directives);
  requireDirectives(directives, whole);
  const { outcomes, decision } = whole;
  const reading = { macro, directives, outcomes, repairs: [], decision };
  if (decision.kind !== "clarify") return reading;
  return { ...reading, repairs: repaired(before, directives), decision: stopped(before, directives, whole) };
}

/** The state as plain data, made when it is first read: a macro that reads none pays for none. */
function lateState(snapshot: Snapshot): State {
  let made: State | null = null;
  const state = (): State => {
    made ??= snapshot.toState();
    return made;
  };
  return {
    get premise() {
      return state().premise;
    },
    get policies() {
      return state().policies;
    },
    version: 2,
  };
}

/** The directives, in the place of each that is refused what leads out of it; none where that does not lead to the whole. */
function repaired(before: Snapshot, directives: readonly string[]): readonly string[] {
  const texts: string[] = [];
  let snapshot = before;
  for (const text of directives) {
    const isTaken = advance(snapshot, text).outcome.kind === "transition";
    const repairs = isTaken ? [text] : explain(snapshot, text).repairs;
    if (repairs.length === 0) return [];
    const { decision, snapshot: after } = advanceAll(snapshot, repairs);
    if (decision.kind !== "update") return [];
    texts.push(...repairs);
    snapshot = after;
  }
  return texts;
}

/**
 * A question of one of several directives waits for no answer, since what it asks about was undone: the prompt says so. The same macro would ask again
 * behind an answer, as a replacement does whose old item is not used; each directive by itself asks, and is answered.
 */
function stopped(before: Snapshot, directives: readonly string[], { outcomes, decision }: AdvanceAll): Decision {
  const at = outcomes.length - 1;
  const behind = at === 0 ? before : advanceAll(before, directives.slice(0, at)).snapshot;
  const { outcome } = advance(behind, directives[at] ?? "");
  const isUndone = outcome.kind === "clarification" && outcome.pending !== null && directives.length > 1;
  if (!isUndone) return decision;
  const each = directives.map((text) => `"${text}"`).join(", then ");
  const prompt = `${outcome.prompt}\nNothing has changed yet. Enter one after the other, and answer what each asks: ${each}.`;
  return { kind: "clarify", state: null, prompt_to_user: prompt };
}

function isPrompt(expansion: Expansion): expansion is { readonly prompt_to_user: string } {
  const isObject = typeof expansion === "object" && expansion !== null && !Array.isArray(expansion);
  if (!isObject || !("prompt_to_user" in expansion)) return false;
  if (typeof expansion.prompt_to_user === "string" && expansion.prompt_to_user !== "") return true;
  throw new TypeError("The prompt_to_user of an expansion is a string that is not empty.");
}

function requireTexts(expansion: unknown): readonly string[] {
  if (Array.isArray(expansion) && expansion.length > 0 && [...expansion].every((text) => typeof text === "string"))
    return [...expansion];
  const given = Array.isArray(expansion) ? "an array of something else" : typeName(expansion);
  throw new TypeError(`expand answers the texts of one or more directives, or { prompt_to_user }, not ${given}.`);
}

function requireDirectives(directives: readonly string[], { outcomes }: AdvanceAll): void {
  const stray = directives[outcomes.findIndex(({ kind }) => kind === "passthrough")];
  if (stray === undefined) return;
  throw new TypeError(`A macro stands for directives alone, and ${JSON.stringify(stray)} is none. Mend its expansion.`);
}
