/** What the words of a kept session answer: its history, who said what, what held, and the way back. */
import { randomUUID } from "node:crypto";
import { normalizeItem, type PreviewResult, preview, type State } from "../../index.js";
import { type Head, type HistoryEntry, PAGE, type Session, type View } from "../../sessions/index.js";
import {
  enveloped,
  type HistoryEnvelope,
  type KeptEnvelope,
  type KeptErrorCode,
  type WhyEnvelope,
} from "./envelopes.js";
import { movesIn } from "./undo.js";
import { WORDS } from "./words.js";

type ErrorEnvelope = Extract<KeptEnvelope, { mode: "error" }>;

/** A line that was not done, and why; a reason of the system's own stands behind. */
export function failed(command: ErrorEnvelope["command"], code: KeptErrorCode, reason?: string): ErrorEnvelope {
  const message = reason === undefined ? WORDS[code] : `${WORDS[code]}\n(${reason})`;
  return enveloped({ mode: "error", command, error: { code, message } });
}

/** All entries of a session, in order. */
export function wholeHistory(session: Session): Promise<readonly HistoryEntry[]> {
  return historyFrom(session, 1);
}

async function historyFrom(session: Session, first: number): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  for (let from = first; ; ) {
    const page = await session.history({ from, limit: PAGE });
    entries.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return entries;
    from = last.sequence + 1;
  }
}

/** The entries of a session, each read once while the log goes on from them. */
export class Past {
  #entries: readonly HistoryEntry[] = [];

  async of(session: Session): Promise<readonly HistoryEntry[]> {
    const last = this.#entries.at(-1);
    const [again, ...more] = last === undefined ? [] : await historyFrom(session, last.sequence);
    const goesOn = last !== undefined && again?.sequence === last.sequence && again.hash === last.hash;
    this.#entries = goesOn ? [...this.#entries, ...more] : await wholeHistory(session);
    return this.#entries;
  }
}

export async function historyAnswer(session: Session): Promise<HistoryEnvelope> {
  return enveloped({ mode: "history", command: "history", entries: await wholeHistory(session) });
}

export async function whyAnswer(session: Session, item: string | null): Promise<WhyEnvelope> {
  const [view, origin] = [await session.view(), await session.origin(item)];
  const holds = item === null ? view.state.premise : view.snapshot.getPolicy(normalizeItem(item));
  return enveloped({ mode: "why", command: "why", item, holds, origin });
}

export async function atAnswer(session: Session, at: number): Promise<KeptEnvelope> {
  const { state, question } = await session.view(at);
  return enveloped({ mode: "at", command: "at", at, state, prompt_to_user: question?.prompt ?? null });
}

/** What a turn would come to, as the open question has it. */
export async function previewAnswer(
  session: Session,
  { state }: View,
  text: string,
): Promise<KeptEnvelope | (PreviewResult & { command: "preview" })> {
  const { decision, refused } = await session.preview(text);
  if (refused !== null) return failed("preview", refused);
  return { ...preview({ state, explain: () => ({ decision }) }, text), command: "preview" };
}

/** Where an undo or a redo leads, as which turn, and of what the user saw. */
export interface Move {
  readonly turn: string;
  readonly to: number;
  readonly seen: Head;
}

/** The next undo or redo, or null where there is nothing to. */
export async function moveOf(session: Session, past: Past, command: "undo" | "redo", seen: Head): Promise<Move | null> {
  const to = movesIn(await past.of(session))[command];
  return to === null ? null : { turn: randomUUID(), to, seen };
}

/** What an undo or a redo came to, and the entry that it has written. */
export interface Moved {
  readonly envelope: KeptEnvelope;
  readonly led: number | null;
}

/** Undo or redo, unless the session is no longer as it was seen: what held after an entry holds again. */
export async function moveAnswer(
  session: Session,
  command: "undo" | "redo",
  { turn, to, seen }: Move,
  before: State,
): Promise<Moved> {
  const answered = await session.restore({ turn, seen }, to);
  switch (answered.kind) {
    case "restored":
    case "duplicate": {
      const { state } = await session.view();
      const envelope = enveloped({ mode: "restore", command, to, state_before: before, state });
      return { envelope, led: answered.head.sequence };
    }
    case "stale":
    case "conflict":
      return { envelope: failed(command, answered.kind), led: null };
    case "refused":
      // The entry is there, and what it was made of is not.
      if (answered.reason === "pruned") return { envelope: failed(command, `nothing_to_${command}`), led: null };
      return { envelope: failed(command, answered.reason), led: null };
  }
}
