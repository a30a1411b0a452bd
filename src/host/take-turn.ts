/** The way of a turn through the host: what was answered before is answered again, then the open question, then the turn itself. */
import { readReply } from "../acquisition/index.js";
import type { Diagnostic } from "../diagnostics/index.js";
import type { Question, StepAnswer, View } from "../sessions/index.js";
import { type HostAnswer, NOTHING, refused, reply } from "./answer.js";
import { command } from "./commands.js";
import { doubtAbout } from "./doubts.js";
import { again, askedBefore, undoneBefore } from "./replay.js";
import { settled } from "./settle.js";
import type { Taking } from "./taking.js";
import { UNCHANGED } from "./words.js";

export async function takeTurn(taking: Taking): Promise<HostAnswer> {
  const { session, ids } = taking;
  const entry = await session.find(ids.turn);
  if (entry !== null) return entry.record.kind === "restore" ? undoneBefore(taking, entry) : resent(taking);
  const asked = await session.find(ids.ask);
  if (asked !== null) return askedBefore(taking, asked);
  const isCancelled = readReply(taking.text) === "cancel" && (await session.find(ids.aside)) !== null;
  return isCancelled ? reply(UNCHANGED, null, NOTHING) : fresh(taking, ATTEMPTS);
}

/** How often a turn is looked at anew when others are quicker. */
const ATTEMPTS = 16;

/** A turn that the log has: the first answer again, unless its text is another one now. */
async function resent(taking: Taking): Promise<HostAnswer> {
  const { session, ids, settings } = taking;
  const answer = await session.step({ turn: ids.turn, text: taking.text });
  if (answer.kind === "duplicate") return again(taking, answer);
  const isEdited = answer.kind === "refused" && answer.reason === "turn_reused";
  return isEdited && settings.onEdit === "rewind" ? rewound(taking) : outcomeOf(taking, answer, []);
}

/** Undoes all that came with the turn and after it, and takes its new text. */
async function rewound(taking: Taking): Promise<HostAnswer> {
  const { session, ids, actor } = taking;
  const edited = { ...taking, ids: { ...ids, turn: ids.edited } };
  if ((await session.find(ids.edited)) !== null) return resent(edited);
  const entry = await session.find(ids.turn);
  const restored = await session.restore({ turn: ids.undone, actor }, Math.max((entry?.sequence ?? 1) - 1, 1));
  switch (restored.kind) {
    case "restored":
    case "duplicate":
      return fresh(edited, ATTEMPTS);
    case "stale":
    case "conflict":
      return refused("conflict");
    case "refused":
      return refused(restored.reason);
  }
}

async function fresh(taking: Taking, attempts: number): Promise<HostAnswer> {
  if (attempts === 0) return refused("conflict");
  const { session, settings } = taking;
  const view = await session.view();
  const local = settings.commands ? await command(taking, view) : null;
  if (local !== null) return local;
  if (view.question === null) return unasked(taking, view, attempts);
  return (await answered(taking, view, view.question)) ?? unasked(taking, await session.view(), attempts);
}

/** A turn while a question is open; null where it is no answer and the question was set aside. */
async function answered(taking: Taking, view: View, question: Question): Promise<HostAnswer | null> {
  const { settings, text } = taking;
  const said = readReply(text);
  switch (said) {
    case "accept":
      return stepped(taking, ["yes"], question);
    case "decline":
      return stepped(taking, ["no"], question);
    case "cancel":
      return setAside(taking, question, () => reply(UNCHANGED, null, NOTHING));
    case "ask_again":
      return reply(question.prompt, view, NOTHING);
    case null:
      // A question of the host's own never stands in the way; the engine's does, unless told otherwise.
      if (question.answers === null && settings.onUnrelated === "ask_again") return stepped(taking, [text], null);
      return setAside(taking, question, () => null);
  }
}

async function setAside<A>({ session, ids, actor, answering }: Taking, { sequence }: Question, then: () => A) {
  const taken = await session.cancel({ turn: ids.aside, answering: answering ?? sequence, actor });
  switch (taken.kind) {
    case "cancelled":
    case "duplicate":
      return then();
    case "stale":
      return reply(taken.question?.prompt ?? MOVED, taken, NOTHING);
    case "conflict":
      return refused("conflict");
    case "refused":
      return refused(taken.reason);
  }
}

/** A turn while no question is open: the user is asked about it where it is doubtful, and else it is stepped. */
async function unasked(taking: Taking, view: View, attempts: number): Promise<HostAnswer> {
  const { session, ids, actor } = taking;
  const { diagnostics, doubt } = await doubtAbout(taking, view);
  if (doubt === null) return stepped(taking, [taking.text], null, diagnostics);
  const asked = await session.ask({ turn: ids.ask, question: doubt, actor, seen: view.rules });
  switch (asked.kind) {
    case "asked":
      return reply(asked.question.prompt, asked, { ...NOTHING, diagnostics });
    case "duplicate":
    case "stale":
      return fresh(taking, attempts - 1);
    case "conflict":
      return refused("conflict");
    case "refused":
      return refused(asked.reason);
  }
}

async function stepped(
  taking: Taking,
  steps: readonly string[],
  question: Question | null,
  diagnostics: readonly Diagnostic[] = [],
): Promise<HostAnswer> {
  const { session, ids, text, actor, seen } = taking;
  const answering = taking.answering ?? question?.sequence;
  return outcomeOf(
    taking,
    await session.step({ turn: ids.turn, text, steps, actor, answering, seen }),
    diagnostics,
    question,
  );
}

async function outcomeOf(
  taking: Taking,
  answer: StepAnswer,
  diagnostics: readonly Diagnostic[],
  question: Question | null = null,
): Promise<HostAnswer> {
  switch (answer.kind) {
    case "stepped":
      return settled(taking, { ...answer, diagnostics, question });
    case "duplicate":
      return again(taking, answer);
    case "stale":
      return reply(answer.question?.prompt ?? MOVED, answer, { ...NOTHING, diagnostics });
    case "conflict":
      return refused("conflict");
    case "refused":
      return refused(answer.reason);
  }
}

const MOVED = "The rules have changed since you saw them, so nothing was done. Look at them, and say it again.";
