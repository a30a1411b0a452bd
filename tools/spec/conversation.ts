/** Turns with their answers, followed turn by turn: what an answer does not say is as it was before. */
import { match } from "ts-pattern";
import { type Answer, type Lines, type PendingValue, type StateValue, takeAnswer, takeTurn } from "./notation.js";

/** Where a conversation stands: the state, and what waits for confirmation with its prompt. */
export interface Standing {
  readonly state: StateValue;
  readonly pending: (PendingValue & { readonly prompt: string }) | null;
}

/** A decision as it is expected. */
interface DecisionValue {
  readonly kind: string;
  readonly state: StateValue | null;
  readonly prompt_to_user: string | null;
}

/** A turn, the decision that answers it, and where the conversation stands then. */
export interface AnsweredTurn extends Standing {
  readonly input: string;
  readonly decision: DecisionValue;
}

/** The turns with answers that come next, as many as there are. */
export function takeConversation(lines: Lines, from: Standing): AnsweredTurn[] {
  const turns: AnsweredTurn[] = [];
  for (let input = takeTurn(lines); input !== null; input = takeTurn(lines)) {
    turns.push(answered(lines, input, takeAnswer(lines), turns.at(-1) ?? from));
  }
  return turns;
}

function answered(lines: Lines, input: string, answer: Answer, { state, pending }: Standing): AnsweredTurn {
  return match(answer)
    .with({ kind: "passthrough" }, (): AnsweredTurn => {
      if (pending !== null) lines.fail("Nothing passes through while a question is pending.");
      return { input, state, pending, decision: { kind: "passthrough", state: null, prompt_to_user: null } };
    })
    .with({ kind: "update" }, ({ state }) => {
      const decision = { kind: "update", state, prompt_to_user: null } as const;
      return { input, state, pending: null, decision };
    })
    .with({ kind: "again" }, () => {
      if (pending === null) return lines.fail("Nothing is pending that could be asked again.");
      return { input, state, pending, decision: clarify(pending.prompt) };
    })
    .with({ kind: "clarify" }, ({ prompt, pending }) => {
      const waits = pending === null ? null : { ...pending, prompt };
      return { input, state, pending: waits, decision: clarify(prompt) };
    })
    .exhaustive();
}

function clarify(prompt: string): DecisionValue {
  return { kind: "clarify", state: null, prompt_to_user: prompt };
}

/** The checkpoint of a standing. */
export function checkpointOf(standing: Standing): unknown {
  return { checkpoint_version: 1, authoritative_state: standing.state, pending: pendingValue(standing) };
}

/** What is told of a conversation in every case about one. */
export function told(standing: Standing): object {
  const pending = pendingValue(standing);
  return { state: standing.state, has_pending_clarification: pending !== null, pending };
}

/** What is pending, from the value that a checkpoint has of it. */
export function pendingOf(value: unknown): Standing["pending"] {
  if (value === null || value === undefined) return null;
  const { kind, prompt_to_user, ...words } = Object(value);
  return { kind, words: words[kind], prompt: prompt_to_user };
}

function pendingValue({ pending }: Standing): object | null {
  if (pending === null) return null;
  const { kind, words, prompt } = pending;
  return { kind, [kind]: words, prompt_to_user: prompt };
}
