/** Which tools may neither be offered nor called, by their names alone. */
import { createGate, type View } from "../gate/index.js";
import { banning, type IsBanned } from "../gate/tool-names.js";
import type { Setup } from "./options.js";

/** What a name covers is read as everywhere (spec, chapter 12). */
const NAMES_ALONE = createGate();

/**
 * What is forbidden at a moment; null where nothing can be: without a gate of the host's, where nothing is prohibited. Frozen, the
 * rules are read once for a request that names thousands.
 */
export function bansOf({ gate }: Pick<Setup, "gate">, { state, question }: View): IsBanned | null {
  if (gate === null && !Object.values(state.policies).includes("prohibit")) return null;
  const view = { question, state: { ...state, policies: Object.freeze({ ...state.policies }) } };
  // An input is not known where a tool is offered, and comes in pieces where it is called: no call is refused for want of it.
  return banning(gate ?? NAMES_ALONE, view, "unreadable_input");
}
