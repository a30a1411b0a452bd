/** Compaction: a compactor that is handed in makes the past smaller, and what it makes stands in the place of that from then on. */
import { type AuditLine, type Exchange, exchangeTokens, type Meter } from "../context/index.js";
import type { State } from "../index.js";
import { orAborted } from "./abort.js";
import { areMessages } from "./decode.js";
import type { Spent } from "./entries.js";
import type { Listener } from "./events.js";
import { behindOthers, isTooLong, type Journal } from "./journal.js";
import { exchangesOf, type Messenger, pastOf } from "./messages.js";
import type { Message } from "./model.js";
import { isPaired } from "./paired.js";
import type { PastExchange } from "./past-exchange.js";
import { spentOf } from "./spent.js";

/** What a compactor is given. */
export interface Past {
  /** All that was said, from the beginning, as it was said. */
  readonly exchanges: readonly PastExchange[];
  /** What stands in the place of the beginning now: up to which entry, and which messages. Null before the first epoch. */
  readonly epoch: { readonly through: number; readonly messages: readonly Message[] } | null;
  readonly state: State;
  /** The tokens of what is sent of it now, as the meter bounds them. */
  readonly used: number;
  /** The tokens that it may have; null where nobody knows the model's window. */
  readonly room: number | null;
  readonly meter: Meter<Message>;
  readonly signal: AbortSignal;
}

/** What a compactor makes. */
export interface Compacted {
  /** The `sequence` of the last exchange that the messages stand for. The newest exchange stays as it is. */
  readonly through: number;
  readonly messages: readonly Message[];
  /** The requests that it took, for the ledger. */
  readonly spent?: readonly Spent[];
  /** What was made shorter, replaced or refused, for the audit. */
  readonly lines?: readonly AuditLine[];
}

/** What is left to tell where a compactor has asked for something and made nothing of it. */
export interface Uncompacted {
  readonly through: null;
  readonly messages?: never;
  /** The requests that it took all the same, for the ledger. */
  readonly spent?: readonly Spent[];
  /** Why, for the audit. */
  readonly lines?: readonly AuditLine[];
}

/** Makes the past smaller, or answers null where it cannot: with what it has spent where it has. */
export type Compactor = (past: Past) => Promise<Compacted | Uncompacted | null>;

/** What it takes to compact. */
export interface Compacting {
  readonly journal: Journal;
  readonly messenger: Messenger;
  readonly meter: Meter<Message>;
  readonly compact: Compactor;
  /** The tokens of a request that it is due for; null where somebody has asked for it. */
  readonly limit: number | null;
  readonly on: Listener | null;
  readonly signal: AbortSignal;
}

/**
 * Compacts once. Answers the entry up to which the past was replaced, or null where nothing was gained by it.
 *
 * @throws {TypeError} for what is none of a compactor's. What the compactor or the store throws passes through.
 */
export async function compactOnce(compacting: Compacting, room: number | null): Promise<number | null> {
  return keep(compacting, await make(compacting, room));
}

/** What the compactor makes of the past, and nothing where that is not smaller. @throws {TypeError} as `compactOnce` does. */
export async function make(compacting: Compacting, room: number | null): Promise<Compacted | Uncompacted> {
  const { compact, on } = compacting;
  on?.({ type: "compaction", phase: "start" });
  try {
    const past = pastNow(compacting, room);
    const given = (past.exchanges.length === 0 ? null : await inTime(compact(past), past.signal)) ?? NOTHING;
    const made = { ...given, spent: spentOf(given.spent ?? []) };
    if (made.through === null) return made;
    const needed = replaced(past, made, compacting);
    return needed < past.used ? made : notSmaller(made, needed, past.used - 1);
  } catch (error) {
    on?.({ type: "compaction", phase: "error", error });
    throw error;
  }
}

const NOTHING: Uncompacted = { through: null };

/** What is left of a compaction that gains nothing. What it has shortened and replaced stands as it stood, so nothing is told of that. */
function notSmaller({ spent = [], lines = [] }: Compacted, needed: number, limit: number): Uncompacted {
  const others = lines.filter(({ line }) => line !== "shorten" && line !== "exchange");
  return { through: null, spent, lines: [...others, { line: "refused", by: "epoch", needed, limit }] };
}

/** Keeps what was made, if anything, what it took, and what there is to tell. Answers the entry up to which the past was replaced. */
export async function keep(compacting: Compacting, made: Compacted | Uncompacted): Promise<number | null> {
  const { through, lines = [] } = await kept(compacting, made);
  await compacting.journal.audit(lines);
  compacting.on?.({ type: "compaction", phase: "end", through });
  return through;
}

/** What is kept of it: where the log takes no epoch of that length, what was spent, and that there was none. */
async function kept(compacting: Compacting, made: Compacted | Uncompacted): Promise<Compacted | Uncompacted> {
  try {
    await keepEpoch(compacting, made);
    return made;
  } catch (error) {
    if (made.through === null || !isTooLong(error)) throw error;
    const { journal, messenger, meter } = compacting;
    const used = tokensOf(exchangesOf(journal.transcript, messenger), meter);
    const nothing = notSmaller(made, used, used - 1);
    await keepEpoch(compacting, nothing);
    return nothing;
  }
}

/** Keeps that a compaction has failed which was due: the same question is not asked again, after a restart neither. */
export function keepFailed(compacting: Compacting): Promise<void> {
  return keepEpoch(compacting, NOTHING);
}

async function keepEpoch({ journal, limit }: Compacting, made: Compacted | Uncompacted): Promise<void> {
  const { spent = [] } = made;
  if (made.through === null && spent.length === 0 && limit === null) return;
  const epoch = made.through === null ? STANDS_FOR_NOTHING : { through: made.through, messages: made.messages };
  const data = { ...epoch, spent, ...(limit === null ? {} : { limit }) };
  await journal.append("conversation.epoch", String(journal.transcript.sequence), data, behindOthers);
}

/** An epoch by which nothing changes: it tells what was spent, and that it was tried. */
const STANDS_FOR_NOTHING = { through: 0, messages: [] };

/** What a compactor makes after it was interrupted is nobody's. */
async function inTime<T>(making: Promise<T>, signal: AbortSignal): Promise<T | null> {
  let made: T | null = null;
  const isInTime = await orAborted(
    making.then((compacted) => {
      made = compacted;
    }),
    signal,
  );
  return isInTime ? made : null;
}

function pastNow({ journal, messenger, meter, signal }: Compacting, room: number | null): Past {
  const { transcript, state } = journal;
  const epoch = transcript.items.findLast((item) => item.kind === "epoch")?.entry ?? null;
  const used = tokensOf(exchangesOf(transcript, messenger), meter);
  return { exchanges: pastOf(transcript, messenger), epoch, state, used, room, meter, signal };
}

/** The tokens of what would be sent instead. @throws {TypeError} */
function replaced(past: Past, { through, messages }: Compacted, { journal, messenger, meter }: Compacting): number {
  const last = past.exchanges.at(-1)?.sequence ?? 0;
  const isBoundary = past.exchanges.some(({ sequence }) => sequence === through);
  if (!isBoundary || through >= last || through < (past.epoch?.through ?? 0))
    throw new TypeError(
      "A compactor's `through` is the sequence of an exchange before the newest, and not before the last epoch.",
    );
  if (!areMessages(messages) || !isPaired(messages))
    throw new TypeError(
      "A compactor gives messages of user, assistant and tool, each call with its one result behind it.",
    );
  const { items, sequence } = journal.transcript;
  const epoch = { kind: "epoch", sequence: sequence + 1, entry: { through, messages, spent: [] } } as const;
  return tokensOf(exchangesOf({ items: [...items, epoch] }, messenger), meter);
}

function tokensOf(exchanges: readonly Exchange<Message>[], meter: Meter<Message>): number {
  return exchanges.reduce((sum, exchange) => sum + exchangeTokens(exchange, meter), 0);
}
