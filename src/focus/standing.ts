/** Where a conversation stands: the state, and the item whose prohibition waits for a yes. Never changed, only replaced. */
import { compareCodePoints, distinct } from "../base/index.js";
import type { FocusState } from "./values.js";

export interface Standing {
  readonly focus: string | null;
  /** Each once, sorted by code point. */
  readonly prohibited: readonly string[];
  readonly pending: string | null;
}

export const INITIAL: Standing = { focus: null, prohibited: [], pending: null };

/** Items as they are kept. */
export function sortedOnce(items: readonly string[]): string[] {
  return distinct(items).sort(compareCodePoints);
}

/** The state as plain data, made anew. */
export function toState({ focus, prohibited }: Standing): FocusState {
  return { facts: { "focus.primary": focus }, policies: { prohibit: [...prohibited] }, version: 1 };
}
