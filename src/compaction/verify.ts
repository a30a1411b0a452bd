/** Proves an artifact against the turns it was made of (spec, `compaction.verify`). */
import { canonicalJson } from "../base/index.js";
import { normalizeItem, type State } from "../index.js";
import { conflictsOf } from "./conflicts.js";
import { digestOf, EMPTY, extend } from "./extend.js";
import { requireArtifact, requireTurns } from "./read-artifact.js";
import type { Artifact, Conflict, Harvest, Place, Turn } from "./values.js";

/** What an artifact says that its turns, or the rules, do not. */
export interface Violation {
  readonly kind: "unknown_turn" | "not_verbatim" | "not_of_user" | "not_the_fold" | "not_of_state";
  readonly turn: number | null;
  /** What is wrong, in a sentence. */
  readonly message: string;
}

/**
 * What of an artifact is not true of the turns; nothing where each quote, name and line of work stands in them word for word at
 * its place, and the artifact is what the fold makes of them with the harvester that made it. Turns outside its range are not looked at.
 * With the state, its digest and what is open are proved as well. Without it, what is open is no more than what some rules would
 * make of the quotes: whether these held, and what the digest tells, is not proved.
 *
 * @throws {TypeError} as `extend` does, and when the artifact is none. One that was stored, `readArtifact` reads.
 */
export function verify(
  artifact: Artifact,
  turns: readonly Turn[],
  harvest: Harvest,
  state: State | null = null,
): Violation[] {
  requireArtifact(artifact);
  requireTurns(turns);
  const { range } = artifact;
  const own = range === null ? [] : turns.filter(({ id }) => id >= range.from && id <= range.to);
  const byId = new Map(own.map((turn) => [turn.id, turn]));
  const quoted = [...artifact.quotes, ...artifact.open.map(({ quote }) => quote)];
  const shown = [
    ...artifact.names,
    ...artifact.work.flatMap(({ head, tail }) => (tail === null ? [head] : [head, tail])),
  ];
  const found = [
    ...quoted.flatMap((place) => faultOf(place, byId, true)),
    ...shown.flatMap((place) => faultOf(place, byId, false)),
  ];
  return found.length > 0
    ? found
    : [...foldFault(artifact, own, harvest), ...digestFault(artifact, state), ...openFault(artifact, state)];
}

function faultOf(place: Place, turns: ReadonlyMap<number, Turn>, isQuote: boolean): Violation[] {
  const turn = turns.get(place.turn);
  const says = (kind: Violation["kind"], message: string): Violation[] => [{ kind, turn: place.turn, message }];
  if (turn === undefined) return says("unknown_turn", `There is no turn ${place.turn} in the range of the artifact.`);
  if (isQuote && turn.role !== "user")
    return says("not_of_user", `Turn ${place.turn} is not the user's: ${place.text}`);
  if (turn.content.slice(place.from, place.to) === place.text) return [];
  return says("not_verbatim", `Turn ${place.turn} does not say this at ${place.from}: ${place.text}`);
}

const NO_RULES: State = { premise: null, policies: {}, version: 2 };

/** The state settles nothing but its digest and what is open, which are held against it by themselves. */
function foldFault(artifact: Artifact, turns: readonly Turn[], harvest: Harvest): Violation[] {
  const { state: _, open: __, ...claimed } = artifact;
  const { state: ___, open: ____, ...made } = extend(EMPTY, NO_RULES, turns, harvest);
  if (canonicalJson(claimed) === canonicalJson(made)) return [];
  return [
    { kind: "not_the_fold", turn: null, message: "The turns make another artifact: make it anew with `extend`." },
  ];
}

function digestFault({ state: digest }: Artifact, state: State | null): Violation[] {
  if (state === null || digest === digestOf(state)) return [];
  return [{ kind: "not_of_state", turn: null, message: "The digest is of another state." }];
}

function openFault({ quotes, open }: Artifact, state: State | null): Violation[] {
  const rules = state ?? claimedRules(open);
  if (rules !== null && canonicalJson(conflictsOf(quotes, rules)) === canonicalJson(open)) return [];
  return [{ kind: "not_of_state", turn: null, message: "The rules leave something else open: `extend` settles it." }];
}

/**
 * The rules that an artifact says are contradicted, and no others; null where one can be none. A state that leaves something open
 * and has more rules would leave the same open with these alone.
 */
function claimedRules(open: readonly Conflict[]): State | null {
  if (!open.every(({ item }) => item !== "" && normalizeItem(item) === item)) return null;
  return { ...NO_RULES, policies: Object.fromEntries(open.map(({ item, policy }) => [item, policy])) };
}
