/** How every write goes: plan on what is known, append, and plan anew where the race was lost. */
import type { Cursor, Moved } from "./cursor.js";
import type { Fold } from "./fold.js";
import { LogError } from "./log-error.js";
import type { Content, Given } from "./record.js";
import type { Conflict, Duplicate, Refused, Stale } from "./results.js";
import type { Entry, Head } from "./store.js";

/** What is to be done on a fold: a record to write, or an answer without one. */
export type Plan<A> =
  | {
      readonly write: Content;
      /** What to write where that is too long. */
      readonly shorter?: Content;
      readonly answer: (fold: Fold) => A;
    }
  | { readonly write: null; readonly answer: () => A };

/** A call that writes one record at most. */
export interface Call<A> extends Given {
  /** As it is stored. */
  readonly turn: string;
  /** Whether it depends on what the log says now, where what was known before might be old. */
  readonly isFresh: boolean;
  plan(fold: Fold): Promise<Plan<A>>;
  /** The answer where the turn was taken before, in this entry. */
  again(entry: Entry): Promise<A>;
}

/** Makes a call. A store's error passes through: the caller asks again with the same turn. */
export async function transact<A>(cursor: Cursor, call: Call<A>): Promise<A | Conflict | Refused> {
  try {
    return await attempts(cursor, call);
  } catch (error) {
    if (error instanceof LogError && error.code === "newer_version") return refused("newer_version");
    throw error;
  }
}

async function attempts<A>(cursor: Cursor, call: Call<A>): Promise<A | Conflict | Refused> {
  const isCold = cursor.known.head.sequence === 0;
  let isFresh = call.isFresh || isCold;
  let fold = isFresh ? await cursor.fresh() : cursor.known;
  for (let left = cursor.log.setup.limits.attempts; left > 0; ) {
    const plan: Plan<A | Refused> = fold.erased ? ERASED : await call.plan(fold);
    if (plan.write === null) {
      // Nothing tells that what was known is old, save a look.
      if (isFresh) return answered(cursor, call, plan.answer);
      [fold, isFresh] = [await cursor.fresh(), true];
    } else if (fold.head.sequence === 0) {
      fold = await cursor.begun(fold);
      if (fold.head.sequence === 0) left -= 1;
    } else {
      const moved = await append(cursor, fold, call, plan);
      if (moved.kind === "appended") return plan.answer(moved.fold);
      if (moved.kind === "duplicate") return call.again(moved.entry);
      if (moved.kind === "too_long") return answered(cursor, call, () => refused("too_long"));
      left -= 1;
      [fold, isFresh] = [await cursor.fresh(), true];
    }
  }
  return { kind: "conflict", head: fold.head };
}

async function append<A>(
  cursor: Cursor,
  fold: Fold,
  call: Call<A>,
  plan: Extract<Plan<unknown>, { write: Content }>,
): Promise<Moved> {
  const moved = await cursor.append(fold, call.turn, plan.write, call);
  if (moved.kind !== "too_long" || plan.shorter === undefined) return moved;
  return cursor.append(fold, call.turn, plan.shorter, call);
}

/** What is answered without a write: a retry gets its first answer, whatever has become of the log since. */
async function answered<A, B>(cursor: Cursor, call: Call<A>, answer: () => B): Promise<A | B> {
  const entry = await cursor.log.find(call.turn);
  return entry === null ? answer() : call.again(entry);
}

const ERASED: Plan<Refused> = { write: null, answer: () => refused("erased") };

/** Nothing was done, and to ask again would not help. */
export function refused(reason: Refused["reason"]): Refused {
  return { kind: "refused", reason };
}

/** The plan that answers without a write. */
export function answer<A>(value: A): Plan<A> {
  return { write: null, answer: () => value };
}

/** It is not as the user has seen it. */
export function stale({ question, head }: Fold): Stale {
  return { kind: "stale", question, head };
}

/** The turn was taken before. */
export async function duplicate(cursor: Cursor, { sequence }: Entry): Promise<Duplicate> {
  const { head } = await cursor.fresh();
  return { kind: "duplicate", sequence, head };
}

/** Whether two heads are the same place. */
export function isSame(a: Head, b: Head): boolean {
  return a.sequence === b.sequence && a.hash === b.hash;
}
