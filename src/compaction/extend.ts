/**
 * The fold: turns in their order, each read once. Extended by `a` and then by `b`, with one harvester, an artifact is what `[...a, ...b]` makes
 * of it (spec, `compaction.fold`), so an artifact is a cache of the turns and never a truth beside them.
 */
import { canonicalJson, requireString, TextSet } from "../base/index.js";
import { getPolicyItems, type State } from "../index.js";
import { conflictsOf } from "./conflicts.js";
import { namesIn } from "./names.js";
import { requireArtifact, requireTurns } from "./read-artifact.js";
import { Quotes } from "./supersede.js";
import type { Artifact, Harvest, Place, Quote, Turn, Work } from "./values.js";

/** The artifact of no turns. */
export const EMPTY: Artifact = Object.freeze({
  version: 1,
  range: null,
  bytes: 0,
  state: "",
  quotes: [],
  work: [],
  open: [],
  names: [],
});

/**
 * The artifact with more turns. Quotes come from turns of the user alone: what an assistant says is never kept as said.
 *
 * @throws {TypeError} when the artifact or a turn is none, or its id is not greater than those before it.
 */
export function extend(artifact: Artifact, state: State, turns: readonly Turn[], harvest: Harvest): Artifact {
  requireArtifact(artifact);
  requireTurns(turns);
  let { range, bytes } = artifact;
  const said = new Quotes(artifact.quotes);
  const work = [...artifact.work];
  const names = [...artifact.names];
  const known = new TextSet(names.map(({ text }) => text));
  for (const turn of turns) {
    requireTurn(turn, range?.to ?? -1);
    range = { from: range?.from ?? turn.id, to: turn.id };
    bytes += encoder.encode(turn.content).length;
    if (turn.role === "user") for (const quote of quotesOf(turn, harvest)) said.add(quote);
    if (turn.role === "tool") work.push(workOf(turn));
    if (turn.role === "user" || turn.role === "tool")
      names.push(...namesOf(turn).filter(({ text }) => known.add(text)));
  }
  const quotes = said.all;
  return {
    version: 1,
    range,
    bytes,
    state: digestOf(state),
    quotes,
    work,
    open: conflictsOf(quotes, state),
    names,
  };
}

const encoder = new TextEncoder();

function requireTurn(turn: Turn, last: number): void {
  requireString(turn.content, "The content of a turn");
  if (Number.isSafeInteger(turn.id) && turn.id > last) return;
  throw new TypeError(
    `The id of a turn must be an integer that is greater than those before it, and not negative: ${turn.id} stands behind ${last}. Give each turn once, in the order of the conversation.`,
  );
}

/** The quotes of a user's turn, as they stand there. */
function quotesOf({ id, content }: Turn, harvest: Harvest): Quote[] {
  return harvest(content).map(({ kind, from, to }) => ({
    kind,
    turn: id,
    from,
    to,
    text: content.slice(from, to),
    superseded: null,
  }));
}

/** At most so many units of a tool's result are kept at either end. */
const ENDS = 120;

function workOf(turn: Turn): Work {
  const { id, content, tool } = turn;
  const isWhole = content.length <= 2 * ENDS;
  return {
    turn: id,
    tool: tool?.name ?? "",
    status: tool?.status ?? null,
    arguments: tool?.arguments?.slice(0, 2 * ENDS) ?? null,
    head: placeIn(turn, 0, isWhole ? content.length : ENDS),
    tail: isWhole ? null : placeIn(turn, content.length - ENDS, content.length),
  };
}

/** A place that parts no surrogate pair. */
function placeIn({ id, content }: Turn, from: number, to: number): Place {
  const first = isTrail(content, from) ? from + 1 : from;
  const last = isTrail(content, to) ? to - 1 : to;
  return { turn: id, from: first, to: last, text: content.slice(first, last) };
}

function isTrail(text: string, at: number): boolean {
  return /^[\uDC00-\uDFFF]$/.test(text.charAt(at)) && /^[\uD800-\uDBFF]$/.test(text.charAt(at - 1));
}

function namesOf({ id, content }: Turn): Place[] {
  return namesIn(content).map(([from, to]) => ({ turn: id, from, to, text: content.slice(from, to) }));
}

/** The same for two states that say the same. */
export function digestOf(state: State): string {
  const { premise } = state;
  const policies = [getPolicyItems(state, "use"), getPolicyItems(state, "prohibit")];
  let hash = 0xcbf29ce484222325n;
  for (const byte of encoder.encode(canonicalJson([premise, policies])))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return `fnv1a64:${hash.toString(16).padStart(16, "0")}`;
}
