/** A replay for people: each turn with its decision and what it changed, and the end that it came to. */
import type { Advance, Decision, Outcome, Snapshot, State } from "../../index.js";
import { diffLines, renderPrompt, renderState, renderVerdict } from "./render-text.js";
import type { Style } from "./style.js";

/** A turn that was stepped, from the snapshot before it; its number stands in a column. */
export function renderTurn(number: string, turn: string, before: Snapshot, taken: Advance, style: Style): string {
  const margin = " ".repeat(number.length + 2);
  const answer = [renderVerdict(taken.decision, style), ...changesOf(before, taken, style)].join("\n");
  const heading = style.paint("strong", indent(style.show(turn), margin));
  return `${style.paint("quiet", number)}  ${heading}\n${margin}=> ${indent(answer, `${margin}   `)}\n`;
}

/** What all the turns came to, and the question that is left open, if one is. */
export function renderEnd(decisions: readonly Decision[], state: State, open: string | null, style: Style): string {
  const count = (kind: Decision["kind"]): number => decisions.filter((decision) => decision.kind === kind).length;
  const kinds = `${count("passthrough")} passthrough, ${count("update")} updated, ${count("clarify")} clarified`;
  const turns = decisions.length === 1 ? "1 turn" : `${decisions.length} turns`;
  const heading = style.paint("strong", `Final state after ${turns}`);
  const question = open === null ? "" : `Left unanswered:\n${renderPrompt(open, style)}\n`;
  return `\n${heading} (${kinds})\n${renderState(state, style)}${question}`;
}

/** What a turn changed, a line each. */
function changesOf(before: Snapshot, { outcome, snapshot }: Advance, style: Style): readonly string[] {
  if (outcome.kind !== "transition") return [];
  const lines = diffLines(touched(before, outcome), touched(snapshot, outcome), style);
  return lines.length === 0 ? ["nothing changed"] : lines;
}

/** As much of a state as a turn touches: to compare all of it at each turn would cost more than the turn. */
function touched(snapshot: Snapshot, { transition }: Extract<Outcome, { kind: "transition" }>): State {
  const { policies = [] } = transition.patch;
  const held = policies.flatMap(([item]) => {
    const policy = snapshot.getPolicy(item);
    return policy === null ? [] : [[item, policy] as const];
  });
  return { premise: snapshot.premise, policies: Object.fromEntries(held), version: 2 };
}

/** Every line but the first one moves to the margin. */
function indent(text: string, margin: string): string {
  return text.replaceAll("\n", `\n${margin}`);
}
