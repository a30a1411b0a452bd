/** A naive engine of the older language, written from spec/focus alone: a fresh copy of everything at every turn. */
import type { FocusDecision, FocusState } from "../../../src/focus/index.js";
import { ALL_RULES, type Rules } from "../rules.js";
import { isMixed, read } from "./reading.js";
import { clean, items, listed, norm, pieces, strip } from "./text.js";

/** What an engine of the older language holds. */
export interface Model {
  readonly focus: string | null;
  readonly items: readonly string[];
  readonly pending: string | null;
}

export const EMPTY: Model = { focus: null, items: [], pending: null };

export function stateOf({ focus, items: prohibit }: Model): FocusState {
  return { facts: { "focus.primary": focus }, policies: { prohibit: [...prohibit] }, version: 1 };
}

interface Step {
  readonly model: Model;
  readonly decision: FocusDecision;
}

export function step(model: Model, text: string, rules: Rules = ALL_RULES): Step {
  if (model.pending !== null) return answer(model, model.pending, text, rules);
  if (isMixed(text, rules)) return clarify(model, "Your directive mixes multiple directive types. Please provide one.");
  const reading = read(text, rules);
  const payload = reading?.payload ?? "";
  const listedItems = items(payload, rules);
  switch (reading?.family) {
    case undefined:
      return rules("turn.passthrough") ? passthrough(model) : update(model);
    case "reset_policies":
      return update({ ...model, items: [], focus: rules("reset-policies.resets") ? model.focus : null });
    case "clear_state":
      return update(rules("clear-state.clears") ? EMPTY : { ...EMPTY, focus: model.focus });
    case "correction":
      if (model.focus === null && rules("correction.needs-focus"))
        return clarify(model, `There's nothing to change from yet. Did you mean to use "${payload}"?`);
      return use(model, payload, rules);
    case "use":
      return use(model, payload, rules);
    case "prohibit":
      if (listedItems.length === 0 && rules("prohibit.nothing")) return clarify(model, "What should I prohibit?");
      return update({ ...model, items: listed([...model.items, ...listedItems], rules) });
    case "allow":
      if (listedItems.length === 0 && rules("allow.nothing")) return clarify(model, "What should I allow?");
      return update({ ...model, items: model.items.filter((item) => !listedItems.includes(item)) });
    case "doubtful_prohibit":
      return doubtful(model, listedItems, rules);
  }
}

function use(model: Model, payload: string, rules: Rules): Step {
  if (strip(payload, rules) === "" && rules("value.blank")) return clarify(model, "What should I use?");
  if (pieces(payload, rules).length > 1 && rules("value.several"))
    return clarify(model, "Please provide a single value to use.");
  const value = clean(payload, rules);
  const lower = value.toLowerCase();
  const isUnclear = lower.startsWith("and ") || lower.startsWith("or ") || / (and|or) /.test(lower) || value === "and";
  if (isUnclear && rules("value.unclear"))
    return clarify(model, "The value is unclear. Please provide a single value to use.");
  return update({ ...model, focus: value });
}

function doubtful(model: Model, names: readonly string[], rules: Rules): Step {
  const [item, ...more] = names;
  if (item === undefined) return rules("doubtful.nothing") ? passthrough(model) : clarify(model, "");
  if (more.length > 0 && rules("doubtful.several"))
    return clarify(model, "Your directive was unclear. Please specify one item.");
  return clarify(model, `Did you mean to prohibit '${item}'?`, rules("doubtful.asks") ? item : null);
}

const YES = ["yes", "yes please", "yep", "yeah", "sure", "ok", "okay"];
const NO = ["no", "nope", "no thanks"];

function answer(model: Model, item: string, text: string, rules: Rules): Step {
  const form = norm(text, rules);
  const word = strip(rules("pending.form") ? form.replace(/(?<![.,!?])[.,!?]+$/, "") : form, rules);
  if (YES.includes(word) && rules("pending.accepts"))
    return update({ ...model, items: listed([...model.items, item], rules) });
  if (NO.includes(word) && rules("pending.declines")) return passthrough({ ...model, pending: null });
  const again = rules("pending.asks-again") ? " Please answer yes or no." : "";
  return clarify(model, `Did you mean to prohibit '${item}'?${again}`, item);
}

function passthrough(model: Model): Step {
  return { model: { ...model, pending: null }, decision: { kind: "passthrough", state: null, prompt_to_user: null } };
}

function update(changed: Model): Step {
  const model = { ...changed, pending: null };
  return { model, decision: { kind: "update", state: stateOf(model), prompt_to_user: null } };
}

function clarify(model: Model, prompt: string, pending: string | null = null): Step {
  return { model: { ...model, pending }, decision: { kind: "clarify", state: null, prompt_to_user: prompt } };
}
