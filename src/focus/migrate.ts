/** From the older language to the younger (spec/focus, chapter 7): a stored state of version 1 becomes one of version 2. */
import { TextMap } from "../base/index.js";
import { createEngine, normalizeItem, type State } from "../index.js";
import { importState } from "./import.js";

/** Something of an older state that the younger has no place for. */
export interface NotCarried {
  /** Where it stood. */
  readonly from: "focus.primary" | "prohibit";
  readonly value: string;
  /** Why: nothing is left of it in the younger language's normal form, or another item there has its name. */
  readonly reason: "blank" | "same_item";
}

/** The younger state, normalized, and all that could not be carried into it, in the order of the older state. */
export interface Migration {
  readonly state: State;
  readonly not_carried: readonly NotCarried[];
}

/**
 * Carries a state of the older language over to the younger. The focus becomes the premise: each is the one value that
 * excludes any other, in the words it was said in. Each prohibited item is prohibited under its younger name.
 *
 * @param state - A {@link FocusState} as it was stored, checked as an import is.
 * @throws {ImportError} when it is not a state of version 1.
 */
export function migrate(state: unknown): Migration {
  const { focus, prohibited } = importState(state);
  const not_carried: NotCarried[] = focus === "" ? [{ from: "focus.primary", value: focus, reason: "blank" }] : [];
  const policies = new TextMap<"prohibit">();
  for (const value of prohibited) {
    const name = normalizeItem(value);
    const reason = name === "" ? "blank" : policies.get(name) !== null ? "same_item" : null;
    if (reason === null) policies.set(name, "prohibit");
    else not_carried.push({ from: "prohibit", value, reason });
  }
  const younger = {
    premise: focus === "" ? null : focus,
    policies: Object.fromEntries(policies.entries()),
    version: 2,
  };
  return { state: createEngine({ state: younger }).state, not_carried };
}
