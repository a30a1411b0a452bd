/** Replay: the user's messages of a stored conversation, stepped until the first question (spec, `transcript.*`). */
import type { TranscriptResult } from "../values.js";
import { advance } from "./advance.js";
import { typeName } from "./misuse.js";
import { initial, type Snapshot } from "./state.js";

/** What a replay reached, and its result. */
export interface Replay {
  readonly snapshot: Snapshot;
  readonly result: TranscriptResult;
}

/**
 * Steps the user messages from a snapshot, up to the first clarification.
 *
 * @throws {TypeError} when the messages are no array or one of them is no object; nothing is stepped then.
 */
export function replay(from: Snapshot, messages: readonly unknown[]): Replay {
  let snapshot = from;
  for (const turn of userTurns(messages)) {
    const next = advance(snapshot, turn);
    snapshot = next.snapshot;
    if (next.decision.kind === "clarify") {
      return { snapshot, result: { kind: "confirm", prompt_to_user: next.decision.prompt_to_user } };
    }
  }
  return { snapshot, result: { kind: "state", state: snapshot.toState() } };
}

/**
 * Replays the user messages of a stored conversation on a fresh engine, up to the first clarification.
 *
 * @throws {TypeError} when the messages are no array or one of them is no object.
 */
export function compileTranscript(messages: readonly unknown[]): TranscriptResult {
  return replay(initial(), messages).result;
}

/** The texts of the messages with role `user` and string content. Other messages are skipped. */
function userTurns(messages: readonly unknown[]): string[] {
  if (!Array.isArray(messages))
    throw new TypeError(`A transcript must be an array of messages, not ${typeName(messages)}.`);
  return Array.from(messages, userTurn).filter((turn) => turn !== null);
}

function userTurn(message: unknown, index: number): string | null {
  if (typeof message !== "object" || message === null || Array.isArray(message)) {
    throw new TypeError(`Message ${index} of a transcript must be an object, not ${typeName(message)}.`);
  }
  const { role, content }: { role?: unknown; content?: unknown } = message;
  return role === "user" && typeof content === "string" ? content : null;
}
