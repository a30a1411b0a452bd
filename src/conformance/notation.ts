/** Writes a conversation as an example of the spec (spec/README.md), with the answers that our engine gives. */
import { canonicalJson } from "../base/index.js";
import { createEngine, type Engine, type State } from "../index.js";

/** A `scenario` fence, ready to be put under the rule that it shows. */
export function toExample(name: string, inputs: readonly string[]): string {
  const engine = createEngine();
  const lines = inputs.flatMap((input) => [turnLine(input), answer(engine, input)]);
  const word = inputs.length > 1 ? "scenario" : "step";
  return [`\`\`\`${word} ${name}`, ...lines, "```"].join("\n");
}

/** A turn on a line of an example. */
export function turnLine(text: string): string {
  return /^[!-~](?:[ -~]*[!-~])?$/.test(text) ? `> ${text}` : `>> ${canonicalJson(text)}`;
}

function answer(engine: Engine, input: string): string {
  const waiting = engine.hasPendingClarification();
  const decision = engine.step(input);
  switch (decision.kind) {
    case "passthrough":
      return "passthrough";
    case "update":
      return `update ${state(decision.state)}`;
    case "clarify":
      return waiting ? "again" : `${question(engine)}${promptText(decision.prompt_to_user)}`;
  }
}

function question(engine: Engine): string {
  const { pending } = engine.exportCheckpoint();
  if (pending === null) return "clarify ";
  if (pending.kind !== "replacement") return `ask ${words(pending)}: `;
  const { kind, new_item, old_item } = pending.replacement;
  return `ask ${[kind, canonicalJson(new_item), ...(old_item === null ? [] : [canonicalJson(old_item)])].join(" ")}: `;
}

/** A question of whatever kind: its words stand in the field that is named as the kind. */
function words(pending: object): string {
  const { kind, [kind]: words } = Object(pending);
  return `${kind} ${canonicalJson(words)}`;
}

/** A prompt to the end of its line. */
export function promptText(text: string): string {
  return /^[ -~\n]*$/.test(text) ? text.replaceAll("\n", "⏎") : `json ${canonicalJson(text)}`;
}

function state({ premise, policies }: State): string {
  const parts = Object.entries(policies).map(([item, policy]) => `${policy} ${canonicalJson(item)}`);
  const all = premise === null ? parts : [`premise ${canonicalJson(premise)}`, ...parts];
  return all.length === 0 ? "empty" : all.join(", ");
}
