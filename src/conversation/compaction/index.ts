/**
 * A compactor for conversations, by the epochs of `context-compiler/compaction`: what was decided stays in the user's words, and old
 * replies give way before old turns of the user. No model is asked, unless a host brings one for a summary.
 *
 * @packageDocumentation
 */
import { epoch } from "../../compaction/epoch/index.js";
import { harvest } from "../../compaction/harvest/index.js";
import type { Turn } from "../../compaction/index.js";
import type { Meter } from "../../context/index.js";
import type { Compacted, Compactor, Message, Past, PastExchange, Spent, Uncompacted } from "../index.js";
import { newLines } from "./lines.js";
import { type Readable, readable } from "./readable.js";

export { recallTool, turnsIn } from "./recall.js";

/** Of the room for the history, the past and what stands for it may have two fifths after it was made smaller. */
const TARGET = 0.4;
/** Of these, the newest exchanges may have a half, and what stands for the dropped ones a quarter. */
const NEWEST = 0.5;
const SHARE = 0.25;

/** Makes the past smaller until it has two fifths of the room, or null where there is nothing before the newest exchange. */
export const epochCompactor: Compactor = (past) => compacted(past, async () => null);

/** A model's summary of turns that are to be left out, and the requests that it took; null for none. */
export type Summarize = (turns: readonly Turn[], signal: AbortSignal) => Promise<Summary | null>;

export interface Summary {
  readonly text: string;
  readonly spent?: readonly Spent[];
}

/**
 * The same with a model's summary behind the user's words, where `verifySummary` has nothing against it and there is room; else
 * without it. What `summarize` throws ends the compaction.
 */
export function summarizingCompactor(summarize: Summarize): Compactor {
  return (past) => compacted(past, summarize);
}

async function compacted(past: Past, summarize: Summarize): Promise<Compacted | Uncompacted | null> {
  const { exchanges, state, used, room, signal } = past;
  const target = Math.floor((room ?? used) * TARGET);
  const keep = newest(past, target * NEWEST);
  const last = exchanges.at(-keep - 1);
  if (keep === 0 || last === undefined) return null;
  const history = readable(exchanges);
  const meter = turnMeter(past.meter, history);
  const log = history.exchanges.flatMap(({ messages }) => messages);
  const old = history.exchanges.slice(0, -keep).flatMap(({ messages }) => messages);
  const { text, spent = [] } = (await summarize(old, signal)) ?? {};
  const share = Math.floor(target * SHARE);
  const input = {
    exchanges: history.exchanges,
    log,
    state,
    harvest,
    previous: null,
    target,
    share,
    keep,
    meter,
    hash: UNNAMED,
  };
  const made = epoch(text === undefined ? input : { ...input, summary: text });
  if (made.kind === "too_long") {
    const { needed, budget: limit } = made;
    return { through: null, spent, lines: [{ line: "refused", by: "epoch", needed, limit }] };
  }
  const kept = made.exchanges.slice(0, -keep).flatMap((exchange) => history.messagesOf(exchange));
  return {
    through: last.sequence,
    messages: [noteOf(made.text), ...kept],
    spent,
    lines: newLines(made, past, history),
  };
}

/** How many of the newest exchanges stay as they are: one at least, and none that an epoch stands for already. */
function newest({ exchanges, epoch: before, meter }: Past, room: number): number {
  const free = exchanges.filter(({ sequence }) => sequence > (before?.through ?? -1));
  let [count, left] = [0, room];
  for (const exchange of free.toReversed()) {
    left -= tokensOf(exchange, meter);
    if (left < 0 && count > 0) break;
    count += 1;
  }
  return count;
}

function tokensOf({ messages }: PastExchange, meter: Meter<Message>): number {
  return messages.reduce((sum, message) => sum + meter.message(message), 0);
}

function turnMeter(meter: Meter<Message>, { messageOf }: Readable): Meter<Parameters<Readable["messageOf"]>[0]> {
  const { name, request } = meter;
  return { name, request, text: (text) => meter.text(text), message: (turn) => meter.message(messageOf(turn)) };
}

/** What stands for the dropped exchanges. */
function noteOf(text: string): Message {
  const note = text === "" ? "Earlier parts of this conversation are left out." : text;
  return { role: "user", content: [{ type: "text", text: note }] };
}

/** Pages are told from each other by nobody here. */
const UNNAMED = { name: "none", digest: () => new Uint8Array(16) };
