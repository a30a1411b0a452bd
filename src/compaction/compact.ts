/** One call from a transcript to an artifact. */
import type { State } from "../index.js";
import { EMPTY, extend } from "./extend.js";
import type { Artifact, Harvest, Turn } from "./values.js";
import { verify } from "./verify.js";

/**
 * The artifact of a transcript. A previous one stands for the turns of its range that are not given. Turns that begin no later
 * than it are the whole conversation: where `verify` finds a fault in it, it is made anew of them, since it is a cache, and the turns are the truth.
 *
 * @throws {TypeError} as `extend` does.
 */
export function compact(
  turns: readonly Turn[],
  state: State,
  harvest: Harvest,
  previous: Artifact | null = null,
): Artifact {
  const range = previous?.range ?? null;
  if (previous === null || range === null) return extend(EMPTY, state, turns, harvest);
  const isWhole = (turns[0]?.id ?? Number.POSITIVE_INFINITY) <= range.from;
  if (isWhole && verify(previous, turns, harvest).length > 0) return extend(EMPTY, state, turns, harvest);
  return extend(
    previous,
    state,
    turns.filter(({ id }) => id > range.to),
    harvest,
  );
}

/** The turns from one id to another: the originals of what an artifact stands for. */
export function recall(turns: readonly Turn[], from: number, to: number): Turn[] {
  return turns.filter(({ id }) => id >= from && id <= to);
}
