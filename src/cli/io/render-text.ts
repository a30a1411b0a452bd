/** Answers as plain text. Every line ends with a line feed. */
import { type Decision, getPolicyItems, type PreviewResult, type State, stateDiff } from "../../index.js";
import type { Envelope } from "../session/answer.js";
import type { Style } from "./style.js";

/** The answer to a line of a session. */
export function renderText(envelope: Envelope, style: Style): string {
  switch (envelope.mode) {
    case "step":
      return renderDecision(envelope.decision, style);
    case "preview":
      return renderPreview(envelope, style);
    case "state":
      return renderState(envelope.state, style);
    case "error":
      return `${style.paint("bad", "error:")} ${envelope.error.message}\n`;
  }
}

/** A decision, an update with the state after it. */
export function renderDecision(decision: Decision, style: Style): string {
  if (decision.kind !== "update") return `${renderVerdict(decision, style)}\n`;
  return `${renderVerdict(decision, style)}\n${renderState(decision.state, style)}`;
}

/** A decision in its first words, without the state and without a line feed at the end. */
export function renderVerdict(decision: Decision, style: Style): string {
  switch (decision.kind) {
    case "passthrough":
      return style.paint("quiet", "passthrough");
    case "update":
      return style.paint("good", "updated");
    case "clarify":
      return renderPrompt(decision.prompt_to_user, style);
  }
}

/** The end of a question, behind which a host says what a no comes to. */
const ASKS = /\?(?: With a no [^?]*)?$/;

/** A prompt: a question asks for a confirmation, anything else is an error that the user can mend. */
export function renderPrompt(prompt: string, style: Style): string {
  const heading = ASKS.test(prompt) ? style.paint("question", "confirm:") : style.paint("bad", "error:");
  return `${heading} ${style.show(prompt)}`;
}

/** A state: the premise, then the policies, sorted by item. */
export function renderState(state: State, { show }: Style): string {
  const lines = getPolicyItems(state).map((item) => `- ${state.policies[item]} ${show(item)}\n`);
  const heading = lines.length === 0 ? "policies: (none)\n" : "policies:\n";
  return `premise: ${show(state.premise ?? "(none)")}\n${heading}${lines.join("")}`;
}

/** What a turn tried with `preview` would do. */
function renderPreview(envelope: PreviewResult, style: Style): string {
  const lines = diffLines(envelope.state_before, envelope.state_after, style);
  const diff = (lines.length === 0 ? ["(none)"] : lines).map((line) => `- ${line}\n`);
  const mutates = `would_mutate: ${envelope.would_mutate ? "yes" : "no"}\n`;
  return `preview\n${renderDecision(envelope.decision, style)}${mutates}diff:\n${diff.join("")}`;
}

/** What differs between two states, a line each: premise, added, removed, changed. No lines where nothing does. */
export function diffLines(before: State, after: State, { show }: Style): string[] {
  const { premise, policies } = stateDiff(before, after);
  const [old, now] = [getPolicyItems(before), getPolicyItems(after)];
  return [
    ...(premise.changed ? [`premise: ${show(premise.before ?? "(none)")} -> ${show(premise.after ?? "(none)")}`] : []),
    ...entriesIn(now, policies.added).map(([item, policy]) => `+ ${policy} ${show(item)}`),
    ...entriesIn(old, policies.removed).map(([item, policy]) => `- ${policy} ${show(item)}`),
    ...entriesIn(old, policies.changed).map(
      ([item, was]) => `~ ${was.before} ${show(item)} -> ${was.after} ${show(item)}`,
    ),
  ];
}

/** The entries of a record in the order of the given items; items that are not its own are left out. */
function entriesIn<T>(items: readonly string[], record: { readonly [item: string]: T }): [string, T][] {
  return items.flatMap((item): [string, T][] => {
    const value = Object.hasOwn(record, item) ? record[item] : undefined;
    return value === undefined ? [] : [[item, value]];
  });
}
