/** What a user may ask of the host itself, where the host allows it: the rules, an undo, and who set what. */
import { describeState } from "../index.js";
import { changesOf, type LogRecord, type Origin, type Session, type View } from "../sessions/index.js";
import { type HostAnswer, NOTHING, refused, reply } from "./answer.js";
import type { Anew, Attempt, Taking } from "./taking.js";
import { acknowledgement, code, quoted } from "./words.js";

/** The answer to a command that only looks, or null where the turn is none. A command is exact, as a directive is. */
export async function shown({ session, text }: Taking, view: View): Promise<HostAnswer | null> {
  if (text === "show state") return shownState(view);
  if (text.startsWith("why ") && text.length > 4) return why(session, text.slice(4));
  return null;
}

function shownState({ state, question }: View): HostAnswer {
  const page = describeState(state);
  return reply(question === null ? page : `${page}\n\n${question.prompt}`, question, NOTHING);
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

/** The place before the last change that holds at an entry, or null where nothing has changed. A restore is as the place it leads to. */
export async function placeToUndo(session: Session, at: number): Promise<number | null> {
  for (let from = at; from > 0; ) {
    const entries = await session.history({ from, limit: ENTRIES, reverse: true });
    const last = entries.find(({ record }) => record.kind === "restore" || hasChanged(record));
    if (last?.record.kind === "restore") from = Math.min(last.record.to, last.sequence - 1);
    else if (last !== undefined) return last.sequence - 1;
    else from = (entries.at(-1)?.sequence ?? 1) - 1;
  }
  return null;
}

function hasChanged(record: LogRecord): boolean {
  const { premise, policies = [] } = record.kind === "turn" ? changesOf(record.steps) : {};
  return premise !== undefined || policies.length > 0;
}

async function why(session: Session, item: string): Promise<HostAnswer> {
  const origin = await originOf(session, item);
  if (origin === null) return reply(`No rule is about ${quoted(item)}.`, null, NOTHING);
  const { text, said, at, actor } = origin;
  const words = said === text ? code(text) : `${code(said)}, read as ${code(text)}`;
  const who = actor === undefined ? "" : ` by ${quoted(actor)}`;
  return reply(`It was set${who} with ${words} at ${quoted(at)}.`, null, NOTHING);
}

/** An item may be named as the premise is; where there is a premise, it is meant. */
async function originOf(session: Session, item: string): Promise<Origin | null> {
  const premise = item === "premise" ? await session.origin(null) : null;
  return premise ?? session.origin(item);
}
