/** A turn that was sent before: the first answer again, from what the log says of it. */
import type { Diagnostic } from "../diagnostics/index.js";
import type { Patch } from "../index.js";
import {
  changesOf,
  type HistoryEntry,
  LogError,
  type LogRecord,
  type StepAnswer,
  type View,
} from "../sessions/index.js";
import { type HostAnswer, NOTHING, refused, reply } from "./answer.js";
import { warningsOf } from "./doubts.js";
import { settled } from "./settle.js";
import { stillOpen, stillTrue } from "./since.js";
import type { Taking } from "./taking.js";
import { acknowledgement, UNCHANGED } from "./words.js";

/** The answer to a turn that the log has; null where what it has is of another text. The view may be older than the entry. */
export async function again(taking: Taking, entry: HistoryEntry, old: View): Promise<HostAnswer | null> {
  const { record } = entry;
  const view = old.head.sequence < entry.sequence ? await taking.session.view() : old;
  const isSame = record.message === taking.ids.mark;
  switch (record.kind) {
    case "turn":
      return steppedBefore(taking, entry, record, view);
    case "question":
      return isSame ? askedBefore(taking, entry, record.prompt, view) : null;
    case "restore":
      return isSame ? undoneBefore(record.patch, view) : null;
    case "cancel":
      return isSame ? reply(UNCHANGED, null, NOTHING) : null;
    case "closed":
      return refused("erased");
    case "origin":
    case "layer":
      return null;
  }
}

type TurnRecord = Extract<LogRecord, { kind: "turn" }>;

async function steppedBefore(
  taking: Taking,
  entry: HistoryEntry,
  { steps }: TurnRecord,
  { question: open, state }: View,
): Promise<HostAnswer | null> {
  const { session, ids, text } = taking;
  // Where the entry was pruned since it was found, the turn must not be taken anew, with nothing that guards it.
  const answer: StepAnswer = await session.step({ turn: ids.turn, text, seen: NEVER });
  if (answer.kind !== "duplicate") {
    if (answer.kind === "refused") return answer.reason === "turn_reused" ? null : refused(answer.reason);
    return refused("conflict");
  }
  const before = await viewAt(taking, entry.sequence - 1);
  const answered = before?.question ?? null;
  const changes = changesOf(steps);
  const outcome = steps.findLast((step) => step.outcome !== null)?.outcome ?? PASSED;
  const first = settled(taking, {
    decision: answer.decision,
    outcome,
    changes,
    diagnostics: answered === null ? diagnosed(taking, before) : [],
    answered,
    open,
    state,
  });
  if (first.kind !== "reply") return first;
  const isClosed = outcome.kind === "clarification" && outcome.pending !== null && first.question === null;
  return { ...first, text: stillTrue(stillOpen(first.text, !isClosed), changes, state) };
}

function undoneBefore(changes: Patch, { state }: View): HostAnswer {
  return reply(stillTrue(acknowledgement(changes), changes, state), null, { ...NOTHING, changes });
}

/** Nobody has seen this: a turn that goes by it is answered again, or not at all. */
const NEVER = { sequence: 0, hash: "never" } as const;

const PASSED = { kind: "passthrough", rule: "turn.passthrough" } as const;

/** The host's own question about a turn. It is open only where nobody has answered it. */
async function askedBefore(
  taking: Taking,
  { sequence }: HistoryEntry,
  prompt: string,
  { question }: View,
): Promise<HostAnswer> {
  const diagnostics = diagnosed(taking, await viewAt(taking, sequence - 1));
  // Behind an edited answer it may have been asked again.
  const isOpen = question !== null && question.sequence >= sequence && question.prompt === prompt;
  const open = isOpen ? question : null;
  return reply(stillOpen(prompt, open !== null), open, { ...NOTHING, diagnostics });
}

/** What was said about a turn: the same as then, since it depends on nothing else. */
function diagnosed({ settings, text }: Taking, before: View | null): readonly Diagnostic[] {
  return before === null ? [] : warningsOf(settings, before.snapshot, text);
}

/** What held after an entry, or null where it is no longer kept. */
export async function viewAt({ session }: Taking, sequence: number): Promise<View | null> {
  try {
    return sequence > 0 ? await session.view(sequence) : null;
  } catch (error) {
    if (error instanceof LogError && error.code === "not_kept") return null;
    throw error;
  }
}
