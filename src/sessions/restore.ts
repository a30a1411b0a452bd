/** Undo and redo: what held at an earlier place, brought back by a compensating entry. Nothing is taken out of the log. */
import { compareCodePoints, distinct } from "../base/index.js";
import type { Change, Patch } from "../index.js";
import type { Cursor } from "./cursor.js";
import { storedTurn } from "./encode.js";
import type { Fold } from "./fold.js";
import { LogError } from "./log-error.js";
import type { Content, StoredOrigins } from "./record.js";
import { type RestoreRequest, requireTurn } from "./requests.js";
import type { RestoreAnswer } from "./results.js";
import type { Head } from "./store.js";
import { answer, duplicate, isSame, type Plan, refused, stale, transact } from "./transact.js";

/**
 * Restores what held after an entry; by default what held before the last change, which is that of the moment when the call began. What is
 * changed by others while it is under way stays: then it is stale.
 *
 * @throws {TypeError} when the request is misuse.
 * @throws {RangeError} when there is no such entry yet.
 */
export async function restore(cursor: Cursor, request: RestoreRequest, to?: number): Promise<RestoreAnswer> {
  requireTurn(request, "restore", [], ["seen"]);
  if (to !== undefined && !(Number.isSafeInteger(to) && to > 0))
    throw new RangeError("A place to restore is a sequence.");
  let begin: Head | undefined;
  return transact<RestoreAnswer>(cursor, {
    ...request,
    turn: storedTurn(request.turn),
    isFresh: true,
    async plan(fold) {
      begin ??= fold.rules;
      return isSame(request.seen ?? begin, fold.rules)
        ? planOf(cursor, fold, to ?? beforeLastChange(fold))
        : answer(stale(fold));
    },
    async again(entry) {
      const { record } = await cursor.log.open(entry);
      const isSameRestore = record.kind === "restore" && (to === undefined || record.to === to);
      return isSameRestore ? duplicate(cursor, entry) : refused("turn_reused");
    },
  });
}

/** Where nothing has changed, what holds now. */
function beforeLastChange({ changed, head }: Fold): number {
  return changed === 0 ? head.sequence : changed - 1;
}

async function planOf(cursor: Cursor, fold: Fold, to: number): Promise<Plan<RestoreAnswer>> {
  if (to > fold.head.sequence) throw new RangeError(`The log ends at entry ${fold.head.sequence}; ${to} is not there.`);
  const then = to === fold.head.sequence ? fold : await foldAt(cursor, to);
  if (then === null) return answer(refused("pruned"));
  const write = restoring(fold, then);
  return { write, answer: ({ head }) => ({ kind: "restored", to, changes: write.patch, head }) };
}

async function foldAt(cursor: Cursor, to: number): Promise<Fold | null> {
  try {
    return await cursor.at(to);
  } catch (error) {
    if (error instanceof LogError && error.code === "not_kept") return null;
    throw error;
  }
}

/** The record that brings back an earlier fold, with the origins that its parts had then. */
export function restoring(now: Fold, then: Fold): Extract<Content, { kind: "restore" }> {
  const patch = between(now, then);
  const origins: StoredOrigins = {
    premise: patch.premise === undefined ? null : then.origins.premise,
    policies: (patch.policies ?? []).flatMap(([item]) => {
      const origin = then.origins.get(item);
      return origin === null ? [] : [[item, origin] as const];
    }),
  };
  return { kind: "restore", to: then.head.sequence, patch, origins };
}

/** The patch that makes the state of one fold that of another. Of items that stay nothing is made: a log may have as many restores as rules. */
function between(now: Fold, then: Fold): Patch {
  const items =
    now.origins.changedFrom(then.origins) ??
    [now, then].flatMap(({ snapshot }) => Object.keys(snapshot.toState().policies));
  // First of all items here, then of all there: to look into two versions in turn would cost the way between them each time.
  const before = items.map((item) => now.snapshot.getPolicy(item));
  const changes = distinct(items.filter((item, at) => then.snapshot.getPolicy(item) !== before[at])).map(
    (item): Change => [item, then.snapshot.getPolicy(item)],
  );
  const { premise } = then.snapshot;
  return {
    ...(now.snapshot.premise === premise ? {} : { premise }),
    ...(changes.length === 0 ? {} : { policies: changes.sort(([a], [b]) => compareCodePoints(a, b)) }),
  };
}
