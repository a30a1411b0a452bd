/**
 * A compactor for conversations, by the epochs of `context-compiler/compaction/epoch`: what was decided stays in the user's words, old
 * replies give way before old turns of the user, and no model is asked.
 *
 * @packageDocumentation
 */
import { epoch } from "../../compaction/epoch/index.js";
import { harvest } from "../../compaction/harvest/index.js";
import type { Meter } from "../../context/index.js";
import type { Compactor, Message, Past, PastExchange } from "../index.js";
import { type Readable, readable } from "./readable.js";

/** Of the room for the history, the past and what stands for it may have two fifths after it was made smaller. */
const TARGET = 0.4;
/** Of these, the newest exchanges may have a half, and what stands for the dropped ones a quarter. */
const NEWEST = 0.5;
const SHARE = 0.25;

/** Makes the past smaller until it has two fifths of the room, or null where there is nothing before the newest exchange. */
export const epochCompactor: Compactor = async (past) => {
  const { exchanges, state, used, room } = past;
  const target = Math.floor((room ?? used) * TARGET);
  const keep = newest(past, target * NEWEST);
  const last = exchanges.at(-keep - 1);
  if (keep === 0 || last === undefined) return null;
  const history = readable(exchanges);
  const meter = turnMeter(past.meter, history);
  const log = history.exchanges.flatMap(({ messages }) => messages);
  const share = Math.floor(target * SHARE);
  const sizes = { target, share, keep, meter, hash: UNNAMED };
  const input = { exchanges: history.exchanges, log, state, harvest, previous: null, ...sizes };
  const made = epoch(input);
  if (made.kind === "too_long") return null;
  const kept = made.exchanges.slice(0, -keep).flatMap((exchange) => history.messagesOf(exchange));
  return { through: last.sequence, messages: [noteOf(made.text), ...kept] };
};

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
