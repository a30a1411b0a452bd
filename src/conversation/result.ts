/** The result of a call, and how it is kept. */
import { TextMap, type TextSet } from "../base/index.js";
import type { Result } from "./call-result.js";
import { callsOf, type ReplyCall, type ReplyEntry, type Why } from "./entries.js";
import type { Listener, ToldResult } from "./events.js";
import type { ReplyItem } from "./items.js";
import { behindAll, behindTurns, Conflict, isTooLong, type Journal, Refusal } from "./journal.js";
import { told } from "./next.js";
import type { Owed } from "./owed.js";
import { formsOf } from "./too-long.js";
import type { Transcript } from "./transcript.js";

/** Where a result is kept, and who is told of it. */
interface Keeper {
  readonly journal: Journal;
  readonly on: Listener | null;
}

/** Keeps what a call came to, and tells it. */
export async function keepResult(
  { journal, on }: Keeper,
  reply: ReplyItem,
  call: ReplyCall,
  result: Result,
  belongs = behindTurns,
): Promise<void> {
  const data = { reply: reply.sequence, call: call.call, ...result };
  await journal.append("conversation.result", callTurn(reply, call), data, belongs);
  if (REFUSED.includes(result.why)) on?.({ type: "refused", ...told(call), why: result.why, reason: result.value });
  on?.({ type: "result", ...told(call), ...result });
}

/** Where what was run here is kept, also where the store takes it later. */
interface RunKeeper extends Keeper {
  readonly owed: Owed;
}

/**
 * Keeps what a call came to that was run here. Where others have gone on without it, it is kept all the same, since nobody else knows it.
 *
 * @throws {Conflict} then. What a store throws passes through, and the result is owed.
 */
export async function keepRun(keeper: RunKeeper, reply: ReplyItem, call: ReplyCall, result: Result): Promise<void> {
  try {
    await keepFitting(keeper, reply, call, result);
  } catch (error) {
    const isSettled = error instanceof Conflict || error instanceof Refusal || isKept(keeper, reply, call);
    if (!isSettled) keeper.owed.add(() => keepRun(keeper, reply, call, result));
    throw error;
  }
}

async function keepFitting(keeper: Keeper, reply: ReplyItem, call: ReplyCall, result: Result): Promise<void> {
  for (const form of formsOf(result, call)) {
    try {
      return await keepAnyway(keeper, reply, call, form);
    } catch (error) {
      if (!isTooLong(error)) throw error;
    }
  }
  throw new Refusal("too_long");
}

async function keepAnyway(keeper: Keeper, reply: ReplyItem, call: ReplyCall, result: Result): Promise<void> {
  try {
    await keepResult(keeper, reply, call, result);
  } catch (error) {
    if (error instanceof Conflict) await keepResult(keeper, reply, call, result, behindAll);
    throw error;
  }
}

/** Whether a call has a result: then it is a listener that has thrown. */
function isKept({ journal }: Keeper, { sequence }: ReplyItem, { call }: ReplyCall): boolean {
  const { items } = journal.transcript;
  return items.some((item) => item.kind === "reply" && item.sequence === sequence && item.results.has(call));
}

/** What comes of a call that somebody was against. */
const REFUSED: readonly Why[] = ["unknown-tool", "prohibited", "repeated", "declined", "cut-off"];

/** What calls came to, of those that have a result; the newest first. */
export function resultsOf({ items }: Transcript, calls: Pick<TextSet, "has">): readonly ToldResult[] {
  const replies = items.flatMap((item) => (item.kind === "reply" ? [item] : [])).toReversed();
  return replies.flatMap(({ entry, results }) =>
    callsOf(entry).flatMap((call) => {
      const result = calls.has(call.call) ? results.get(call.call) : undefined;
      if (result === undefined) return [];
      const { why, value, output, cut } = result;
      const more = { ...(output === undefined ? {} : { output }), ...(cut === undefined ? {} : { cut }) };
      return [{ ...told(call), why, value, ...more }];
    }),
  );
}

/** The same whoever keeps it, so that it is kept once. The place stands for the call, whose id may be of any length. */
export function callTurn({ sequence, entry }: ReplyItem, { call }: ReplyCall): string {
  return `${sequence}:${placesOf(entry).get(call) ?? -1}`;
}

const places = new WeakMap<ReplyEntry, TextMap<number>>();

/** The places of a reply's calls by their ids, the first of an id. They are counted once, since each call asks for its own. */
function placesOf(entry: ReplyEntry): TextMap<number> {
  const known = places.get(entry);
  if (known !== undefined) return known;
  const made = new TextMap(
    callsOf(entry)
      .map(({ call }, at) => [call, at] as const)
      .toReversed(),
  );
  places.set(entry, made);
  return made;
}
