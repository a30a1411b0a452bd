/** Undo and redo: what held at an earlier place, brought back by a compensating entry. Nothing is taken out of the log. */
import { compareCodePoints, TextSet } from "../base/index.js";
import { type Change, type Patch, type State, stateDiff } from "../index.js";
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
 * Restores what held after an entry; by default what held before the last change, which is that of the moment when the call began.
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
      const seen = request.seen ?? (to === undefined ? begin : fold.rules);
      return isSame(seen, fold.rules) ? planOf(cursor, fold, to ?? beforeLastChange(fold)) : answer(stale(fold));
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
  const patch = between(now.snapshot.toState(), then.snapshot.toState());
  const set = new TextSet(patch.policies?.map(([item]) => item));
  const stored = then.origins.toStored();
  const origins: StoredOrigins = {
    premise: patch.premise === undefined ? null : stored.premise,
    policies: stored.policies.filter(([item]) => set.has(item)),
  };
  return { kind: "restore", to: then.head.sequence, patch, origins };
}

/** The patch that makes one state another one. */
function between(before: State, after: State): Patch {
  const { premise, policies } = stateDiff(before, after);
  const changes: Change[] = [
    ...Object.keys(policies.removed).map((item): Change => [item, null]),
    ...Object.entries(policies.added),
    ...Object.entries(policies.changed).map(([item, change]): Change => [item, change.after]),
  ];
  return {
    ...(premise.changed ? { premise: premise.after } : {}),
    ...(changes.length === 0 ? {} : { policies: changes.sort(([a], [b]) => compareCodePoints(a, b)) }),
  };
}
