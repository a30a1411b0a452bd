/** Edited messages: the versions that the log has of one, and a way back to where it was sent first. */
import { initial } from "../index.js";
import type { AskAnswer, HistoryEntry, StepAnswer, View } from "../sessions/index.js";
import { refused } from "./answer.js";
import { viewAt } from "./replay.js";
import { editId, isAside, isOtherEdit, isReasked, reaskedId, undoneId } from "./request.js";
import type { Attempt, Taking } from "./taking.js";

/** A version of a message, and what the log has of it. */
export interface Version {
  /** How often the message was edited before. */
  readonly edit: number;
  readonly turn: string;
  readonly entry: HistoryEntry | null;
  /** What the edit undid; null of the first version, and of one whose message an edit of another had taken back. */
  readonly undone: HistoryEntry | null;
  /** Where the message was sent first, of what stands since. */
  readonly first: number;
}

/** The newest version. */
export async function latestOf({ session, settings, ids }: Taking): Promise<Version> {
  const entry = await session.find(ids.base);
  let latest: Version = { edit: 0, turn: ids.base, entry, undone: null, first: entry?.sequence ?? 0 };
  if (entry === null || settings.onEdit === "refuse") return latest;
  for (;;) {
    const edit = latest.edit + 1;
    const turn = editId(ids, edit);
    const undone = await session.find(undoneId(ids, edit));
    const entry = await session.find(turn);
    if (undone === null && entry === null) return latest;
    latest = { edit, turn, entry, undone, first: undone === null ? (entry?.sequence ?? 0) : latest.first };
  }
}

/**
 * Whether an edit of an earlier message has taken this version back: then its text was not said, and a message with its id is a new one, such as
 * of a client that numbers them. The search costs what came since.
 */
export async function isTakenBack({ session, ids }: Taking, { entry, undone }: Version): Promise<boolean> {
  const place = entry?.sequence ?? undone?.sequence ?? null;
  if (place === null) return false;
  for (let from = place + 1; ; ) {
    const page = await session.history({ from });
    if (page.some(({ turn, record }) => record.kind === "restore" && record.to < place && isOtherEdit(ids, turn)))
      return true;
    const last = page.at(-1);
    if (last === undefined) return false;
    from = last.sequence + 1;
  }
}

/**
 * Undoes all that came with the message and after it, unless its new text would be refused then. That is taken at the next look. What is
 * changed after this look is not undone unseen: then it is looked at anew.
 */
export async function rewound(taking: Taking, { edit, first }: Version, { rules }: View): Promise<Attempt> {
  const { session, ids, actor, text } = taking;
  const before = await placeBefore(taking, first);
  const then = (await viewAt(taking, before))?.snapshot ?? initial();
  const preview = await session.preview(text, then);
  if (preview.refused !== null) return refused(preview.refused);
  const request = { turn: undoneId(ids, edit + 1), actor, message: ids.mark, seen: rules };
  const restored = await session.restore(request, Math.max(before, 1));
  switch (restored.kind) {
    case "restored":
    case "duplicate":
    case "stale":
      // Whatever question the new text is a reply to, it is one that is asked again now.
      return { kind: "anew", meant: undefined };
    case "conflict":
      return refused("conflict");
    case "refused":
      return refused(restored.reason);
  }
}

/**
 * Asks the question again that was open when the message was sent first, unless something has changed since the way back. Whether
 * the log is to be looked at anew: it has the question now, or something else.
 */
export async function reasked(taking: Taking, { edit, first }: Version, { sequence }: HistoryEntry, { rules }: View) {
  if (rules.sequence !== sequence) return rules.sequence < sequence;
  const { session, ids, actor } = taking;
  const question = (await viewAt(taking, await placeBefore(taking, first)))?.question ?? null;
  if (question === null) return false;
  const asking = { turn: reaskedId(ids, edit), actor, seen: rules };
  const { prompt, answers, text } = question;
  if (answers !== null) return hasMoved(await session.ask({ ...asking, question: { prompt, ...answers } }));
  if (text === null) return false;
  const { outcome } = await session.preview(text);
  const isQuestion = outcome.kind === "clarification" && outcome.pending !== null;
  return isQuestion && hasMoved(await session.step({ ...asking, text }));
}

/** Whether nothing has changed since the way back but by the turn itself. What was seen before was held to then. */
export async function isAlone({ session, ids }: Taking, { edit }: Version, undone: HistoryEntry, { rules }: View) {
  if (rules.sequence === undone.sequence) return true;
  const [last] = await session.history({ from: rules.sequence, limit: 1 });
  return isAside(ids, last) || isReasked(ids, edit, last);
}

/** Where the log ended before a message came: a question that was taken back for it was still open there. */
async function placeBefore({ session, ids }: Taking, first: number): Promise<number> {
  const [last] = await session.history({ from: first - 1, limit: 1 });
  return last?.sequence === first - 1 && isAside(ids, last) ? first - 2 : first - 1;
}

function hasMoved({ kind }: AskAnswer | StepAnswer): boolean {
  return kind !== "conflict" && kind !== "refused";
}
