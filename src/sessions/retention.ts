/** What goes: an erased conversation, and entries that are older than a host keeps. */
import type { Cursor } from "./cursor.js";
import { storedTurn } from "./encode.js";
import type { Fold } from "./fold.js";
import { requireTurnId } from "./requests.js";
import type { CloseAnswer, Duplicate } from "./results.js";
import { answer, duplicate, type Plan, refused, transact } from "./transact.js";

/**
 * Erases a conversation: a closing entry through the same gate as any other, then everything below it. A writer that is at
 * work meets the closing entry and is refused. To erase again ends what a crash has left.
 */
export async function erase(cursor: Cursor, turn: string): Promise<CloseAnswer> {
  requireTurnId(turn);
  const fold = await cursor.fresh();
  if (fold.erased) return purged(cursor, fold);
  const done = await transact<CloseAnswer>(cursor, {
    turn: storedTurn(turn),
    isFresh: false,
    async plan({ head }) {
      const write = { kind: "closed", why: "erased", below: head.sequence + 1, previous: head.hash } as const;
      return { write, answer: (after) => ({ kind: "erased", head: after.head }) };
    },
    async again(entry) {
      const { record } = await cursor.log.open(entry);
      const isOurs = record.kind === "closed" && record.why === "erased";
      return isOurs ? duplicate(cursor, entry) : refused("turn_reused");
    },
  });
  // Another erasure may have come first: whichever it was that closed the log, what is below goes.
  const now = await cursor.fresh();
  if (!now.erased) return done;
  const answered = await purged(cursor, now);
  return done.kind === "duplicate" ? done : answered;
}

async function purged(cursor: Cursor, { head }: Fold): Promise<CloseAnswer> {
  await cursor.log.setup.store.purge(cursor.log.key, head.sequence);
  return { kind: "erased", head };
}

/**
 * Removes the entries below a sequence, after an entry that says so and carries what holds. What held in between is then known
 * from the first checkpoint that is left; the words of what holds are kept.
 *
 * @throws {RangeError} when the place is none.
 */
export async function prune(cursor: Cursor, before: number): Promise<CloseAnswer> {
  if (!Number.isSafeInteger(before) || before < 1) throw new RangeError("A place to prune before is a sequence.");
  const done = await transact<Exclude<CloseAnswer, Duplicate>>(cursor, {
    turn: `#prune:${before}:${storedTurn(cursor.log.setup.nonce())}`,
    isFresh: true,
    plan: (fold) => prunePlan(cursor, fold, before),
    // The nonce is new for each call: only this call can have written it.
    again: async (entry) => ({ kind: "pruned", head: { sequence: entry.sequence, hash: entry.hash } }),
  });
  if (done.kind === "pruned") await cursor.log.setup.store.purge(cursor.log.key, Math.min(before, done.head.sequence));
  return done;
}

async function prunePlan(
  { log }: Cursor,
  { head }: Fold,
  before: number,
): Promise<Plan<Exclude<CloseAnswer, Duplicate>>> {
  const below = Math.min(before, head.sequence + 1);
  // The hash of the last entry that goes: without it, the first one that stays could not be verified.
  const [last] = below > 1 ? await log.setup.store.read(log.key, { from: below - 1, limit: 1 }) : [];
  if (last?.sequence !== below - 1) return answer({ kind: "pruned", head });
  const write = { kind: "closed", why: "pruned", below, previous: last.hash } as const;
  return { write, answer: (after) => ({ kind: "pruned", head: after.head }) };
}
