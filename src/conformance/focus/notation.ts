/** Writes a conversation as an example of the older language's spec (spec/focus/README.md), with our engine's answer. */
import { canonicalJson } from "../../base/index.js";
import { createEngine, type FocusState, getFocusValue, getProhibitedItems } from "../../focus/index.js";
import { promptText, turnLine } from "../notation.js";

/** A `turns` fence, ready to be put under the rule that it shows. */
export function toFocusExample(name: string, turns: readonly string[]): string {
  const engine = createEngine();
  const decision = turns.map((turn) => engine.step(turn)).at(-1);
  const state = stateText(engine.state);
  const still = state === "empty" ? [] : [`still ${state}`];
  const answers = {
    passthrough: () => ["passthrough", ...still],
    update: () => [`update ${state}`],
    clarify: (prompt: string) => [`clarify ${promptText(prompt)}`, ...still],
  };
  const answer = decision === undefined ? [] : answers[decision.kind](decision.prompt_to_user ?? "");
  return [`\`\`\`turns ${name}`, ...turns.map(turnLine), ...answer, "```"].join("\n");
}

function stateText(state: FocusState): string {
  const focus = getFocusValue(state);
  const items = getProhibitedItems(state).map((item) => `prohibit ${canonicalJson(item)}`);
  const all = focus === null ? items : [`focus ${canonicalJson(focus)}`, ...items];
  return all.length === 0 ? "empty" : all.join(", ");
}
