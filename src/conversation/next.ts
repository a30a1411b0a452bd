/** What is to be done next: read off the transcript alone, so that it is the same after a restart. */
import { isBlank } from "../base/index.js";
import { asOfThen, stillTrue } from "../host/since.js";
import type { Patch, State } from "../index.js";
import { callsOf, isWhole, type ReplyCall, textOf } from "./entries.js";
import { PATIENCE, refusals } from "./guard.js";
import type { ReplyItem, UserItem } from "./items.js";
import type { Outcome } from "./outcome.js";
import { type Answered, changesRules } from "./records.js";
import type { Transcript } from "./transcript.js";

/** What the host has settled about its conversation. */
export interface Ways {
  /** Whether the user is asked before a tool runs. */
  isConfirmed(tool: string): boolean;
  /** The prompt of the question that is open, or null. */
  readonly question: string | null;
  /** What holds. */
  readonly state: State;
  /** So many replies may be asked for in one turn. */
  readonly steps: number;
  /** The sequence of a reply that has just come: only then calls of it are run that nobody has confirmed, once. */
  readonly fresh: number | null;
}

/** What is to be done next. */
export type Next =
  /** There is nothing yet. */
  | { readonly do: "nothing" }
  /** There is nothing to do. */
  | { readonly do: "end"; readonly outcome: Outcome }
  | { readonly do: "run"; readonly reply: ReplyItem; readonly calls: readonly ReplyCall[] }
  | { readonly do: "ask" };

/** What is to be done next. `asked` is a turn that the model is to answer, be it that others were settled after it. */
export function nextOf(transcript: Transcript, ways: Ways, asked: string | null = null): Next {
  const last = lastOf(transcript, ways);
  if (last === null) return { do: "nothing" };
  if (last.kind === "user") {
    const isOpen = last.settled === null || unanswered(transcript).some(({ turn }) => turn === asked);
    return isOpen ? { do: "ask" } : end(answeredOf(transcript, last, last.settled, ways));
  }
  const calls = callsOf(last.entry).filter(({ call }) => !last.results.has(call));
  const runnable = calls.filter((call) => isRunnable(call, last, ways));
  if (runnable.length > 0) return { do: "run", reply: last, calls: runnable };
  if (refusals(transcript) >= PATIENCE) return end({ kind: "stopped", why: "loop" });
  const waiting = calls.filter((call) => isWaiting(call, last, ways));
  if (waiting.length > 0) return end({ kind: "approve", calls: waiting.map(told) });
  if (callsOf(last.entry).length === 0) return end(answerOf(last));
  return stepsOf(transcript) >= ways.steps ? end({ kind: "stopped", why: "steps" }) : { do: "ask" };
}

function end(outcome: Outcome): Next {
  return { do: "end", outcome };
}

/** A call as it is told of. */
export function told({ call, name, input }: ReplyCall) {
  return { call, name, input };
}

/** A call, with the reply that it is of. */
export interface OpenCall {
  readonly reply: ReplyItem;
  readonly call: ReplyCall;
}

/** The calls that wait for the user. */
export function waitingCalls(transcript: Transcript, ways: Ways): readonly OpenCall[] {
  const last = lastOf(transcript, ways);
  return last?.kind === "reply" ? openIn(last, (call) => isWaiting(call, last, ways)) : [];
}

/** Whether the conversation goes on from a reply, since nothing was said behind it. */
export function isGoneOnFrom({ sequence }: ReplyItem, transcript: Transcript, ways: Ways): boolean {
  return lastOf(transcript, ways)?.sequence === sequence;
}

/**
 * The calls that waited, or were decided and not begun, until the user said something else. Of earlier replies the model was told
 * already what came of them.
 */
export function passedOver(transcript: Transcript, ways: Ways): readonly OpenCall[] {
  const reply = transcript.items.findLast(({ kind }) => kind === "reply");
  if (reply?.kind !== "reply" || lastOf(transcript, ways) === reply) return [];
  const isDecided = ({ call }: ReplyCall): boolean => reply.verdicts.has(call) && !reply.begun.has(call);
  return openIn(reply, (call) => isDecided(call) || isWaiting(call, reply, ways));
}

function openIn(reply: ReplyItem, isMeant: (call: ReplyCall) => boolean): readonly OpenCall[] {
  const calls = callsOf(reply.entry).filter((call) => !reply.results.has(call.call) && isMeant(call));
  return calls.map((call) => ({ reply, call }));
}

/** A confirmed call runs, once. Another runs where its reply has just come: what a process before this one has begun is not known. */
function isRunnable({ call }: ReplyCall, { verdicts, begun, sequence }: ReplyItem, { fresh }: Ways): boolean {
  return verdicts.has(call) ? !begun.has(call) : fresh === sequence;
}

function isWaiting(call: ReplyCall, reply: ReplyItem, ways: Ways): boolean {
  return isConfirmed(call, reply, ways) && !reply.verdicts.has(call.call);
}

/** A reply that was cut off asks for nothing. */
function isConfirmed({ name }: ReplyCall, { entry }: ReplyItem, ways: Ways): boolean {
  return isWhole(entry) && ways.isConfirmed(name);
}

/** What is to be gone on from: a question that was taken back is nothing. */
function lastOf({ items }: Transcript, { question }: Ways): UserItem | ReplyItem | null {
  const last = items.findLast(
    (item) =>
      item.kind === "reply" || (item.kind === "user" && (question !== null || item.settled?.kind !== "question")),
  );
  return last?.kind === "reply" || last?.kind === "user" ? last : null;
}

/** The turns that nobody has answered: there is no reply behind them, whatever was settled after them. */
export function unanswered({ items }: Transcript): readonly UserItem[] {
  const behind = items.slice(items.findLastIndex(({ kind }) => kind === "reply") + 1);
  return behind.flatMap((item) => (item.kind === "user" && item.settled === null && isMessage(item) ? [item] : []));
}

/** Whether a turn is a message, of words or of files. */
export function isMessage({ text, files }: UserItem): boolean {
  return !isBlank(text ?? "") || files.length > 0;
}

function answerOf({ entry }: ReplyItem): Outcome {
  if (entry.finish === "interrupted") return { kind: "interrupted", text: textOf(entry) };
  return { kind: "answer", text: textOf(entry), by: "model", finish: entry.finish };
}

/** What a message has changed: a turn by itself, a command of the host's by a record beside it. */
function changesOf({ items }: Transcript, { turn, changes }: UserItem): Patch {
  const beside = items.findLast((item) => item.kind === "change" && item.turn === turn);
  return beside?.kind === "change" ? beside.changes : changes;
}

function answeredOf(
  transcript: Transcript,
  item: UserItem,
  { kind, text, by }: Answered,
  { question, state }: Pick<Ways, "question" | "state">,
): Outcome {
  if (kind === "question") return { kind: "clarify", prompt: question ?? text, repairs: [] };
  if (by === "engine") return { kind: "clarify", prompt: text, repairs: [] };
  const changes = changesOf(transcript, item);
  const now = changesRules(changes)
    ? stillTrue(text, changes, state)
    : asOfThen(text, hasChangedSince(transcript, item));
  return { kind: "answer", text: now, by: "host", finish: "stop" };
}

/** Whether the rules have changed since a message was answered, be it back and forth. */
function hasChangedSince({ items }: Transcript, { latest }: UserItem): boolean {
  return items.some(
    (item) =>
      item.sequence > latest && (item.kind === "change" || (item.kind === "user" && changesRules(item.changes))),
  );
}

/** How many replies came since the user's last turn. */
function stepsOf({ items }: Transcript): number {
  const start = items.findLastIndex(({ kind }) => kind === "user");
  return items.slice(start + 1).filter(({ kind }) => kind === "reply").length;
}

/**
 * What came of a turn that was settled, or that others have come after: the end of the first replies behind it, which may be to several
 * turns. Null where those are the last ones, or there are none.
 */
export function earlierOutcome(transcript: Transcript, turn: string, state: State): Outcome | null {
  const { items } = transcript;
  const at = items.findLastIndex((item) => item.kind === "user" && item.turn === turn);
  const item = items[at];
  const behind = items.slice(at + 1);
  if (item?.kind !== "user") return null;
  if (item.settled !== null) return answeredOf(transcript, item, item.settled, { question: null, state });
  const first = behind.findIndex(({ kind }) => kind === "reply");
  const end = behind.findIndex(({ kind }, place) => place > first && kind === "user");
  const last = first < 0 || end < 0 ? undefined : behind.slice(first, end).findLast((each) => each.kind === "reply");
  if (last === undefined) return null;
  return callsOf(last.entry).length > 0 ? { kind: "interrupted", text: textOf(last.entry) } : answerOf(last);
}
