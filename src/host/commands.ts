/** What a user may ask of the host itself, where the host allows it: the rules, an undo, and who set what. */
import { describeState, normalizeItem } from "../index.js";
import { changesOf, type LogRecord, type Session, type View } from "../sessions/index.js";
import { type HostAnswer, NOTHING, refused, reply } from "./answer.js";
import type { Anew, Attempt, Taking } from "./taking.js";
import { acknowledgement, code, quoted } from "./words.js";

/**
 * The answer to a command that only looks, or null where the turn is none. A command is exact, as a directive is. An open question is shown
 * again below it: what is said next may answer it, and the message that it is about stays with it.
 */
export async function shown(
  { session, text }: Pick<Taking, "session" | "text">,
  { state, question }: View,
): Promise<HostAnswer | null> {
  const told = text === "show state" ? describeState(state) : await whyIn(session, text);
  if (told === null) return null;
  return reply(question === null ? told : `${told}\n\n${question.prompt}`, question, NOTHING);
}

/** Many a question to the model begins with `why`: it is a command where there is something to tell. */
async function whyIn(session: Session, text: string): Promise<string | null> {
  return text.startsWith("why ") ? whyOf(session, text.slice(4)) : null;
}

/** Undoes the last change that is not undone yet: what an undo or an edit has taken back does not come again. */
export async function undone({ session, ids, actor }: Taking, view: View, anew: Anew): Promise<Attempt> {
  const to = await placeToUndo(session, view.head.sequence);
  const request = { turn: ids.turn, actor, seen: view.rules, message: ids.mark };
  const restored = await session.restore(request, to ?? (view.head.sequence || undefined));
  switch (restored.kind) {
    case "restored":
      return reply(acknowledgement(restored.changes), null, { ...NOTHING, changes: restored.changes });
    case "duplicate":
      return anew;
    case "stale":
    case "conflict":
      return refused("conflict");
    case "refused":
      return restored.reason === "turn_reused" ? anew : refused(restored.reason);
  }
}

/** As many entries as are read at once, from the end. */
const ENTRIES = 64;

/**
 * The place before the last change that holds at an entry, or null where nothing has changed. A restore is as the place it leads to: where
 * that is among the entries that were read, nothing is read again.
 */
export async function placeToUndo(session: Session, at: number): Promise<number | null> {
  for (let from = at; from > 0; ) {
    const entries = await session.history({ from, limit: ENTRIES, reverse: true });
    if (entries.length === 0) return null;
    for (const { sequence, record } of entries) {
      if (sequence > from) continue;
      if (record.kind !== "restore" && hasChanged(record)) return sequence - 1;
      from = record.kind === "restore" ? Math.min(record.to, sequence - 1) : sequence - 1;
    }
  }
  return null;
}

function hasChanged(record: LogRecord): boolean {
  const { premise, policies = [] } = record.kind === "turn" ? changesOf(record.steps) : {};
  return premise !== undefined || policies.length > 0;
}

/** Who set an item in whatever spelling, or `premise`, with which words; null where no rule is about it. @throws {LogError} */
export async function whyOf(session: Session, item: string): Promise<string | null> {
  const { state } = await session.view();
  // An item may be named as the premise is; where there is a premise, it is meant.
  const isPremise = item === "premise" && state.premise !== null;
  if (!isPremise && !Object.hasOwn(state.policies, normalizeItem(item))) return null;
  const origin = await session.origin(isPremise ? null : item);
  if (origin === null) return "It is of the state that the conversation began with.";
  const { text, said, at, actor } = origin;
  const words = said === text ? code(text) : `${code(said)}, read as ${code(text)}`;
  const who = actor === undefined ? "" : ` by ${quoted(actor)}`;
  return `It was set${who} with ${words} at ${quoted(at)}.`;
}
