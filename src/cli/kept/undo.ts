/** Where undo and redo lead: the history of a conversation read as moves between states, as an editor has them. */
import type { HistoryEntry } from "../../sessions/index.js";

/** The entries after which held what undo and redo bring back, or null where there is nothing to. */
export interface Moves {
  readonly undo: number | null;
  readonly redo: number | null;
}

/**
 * Reads a history from its first entry on. A restore of what is next to be undone, or redone, is that move; any other restore
 * is a change of its own. Where the first entries were pruned, a restore to one of them fits nothing, and may have been any move:
 * as long as there is no more than the first place to undo, nothing before it is undone or redone.
 */
export function movesIn(history: readonly HistoryEntry[]): Moves {
  const [past, future]: [number[], number[]] = [[], []];
  const first = history[0]?.sequence ?? 0;
  let now = first;
  /** For each entry, the change that holds after it. */
  const changes = new Map([[first, first]]);
  for (const { sequence, record } of history.slice(1)) {
    const to = record.kind === "restore" ? changes.get(record.to) : undefined;
    if (to !== undefined && to === past.at(-1)) {
      future.push(now);
      now = past.pop() ?? now;
    } else if (to !== undefined && to === future.at(-1)) {
      past.push(now);
      now = future.pop() ?? now;
    } else if (hasChanged(record)) {
      if (record.kind === "restore" && first > 1 && past.length < 2) past.length = 0;
      else past.push(now);
      future.length = 0;
      now = sequence;
    }
    changes.set(sequence, now);
  }
  return { undo: past.at(-1) ?? null, redo: future.at(-1) ?? null };
}

/** Whether a record changes the state. */
function hasChanged(record: HistoryEntry["record"]): boolean {
  if (record.kind === "restore") return isSome(record.patch);
  if (record.kind !== "turn") return false;
  const patches = record.steps.map(({ outcome }) => (outcome?.kind === "transition" ? outcome.transition.patch : null));
  // Several texts take effect whole or not at all.
  return patches.every((patch) => patch !== null) && patches.some((patch) => patch !== null && isSome(patch));
}

function isSome({ premise, policies = [] }: { readonly premise?: unknown; readonly policies?: readonly unknown[] }) {
  return premise !== undefined || policies.length > 0;
}
