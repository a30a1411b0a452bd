/** The life cycle of compaction: when the past is to be made smaller, and when asking again would be in vain. */
import { portion } from "./budget.js";
import { requireCount } from "./meter.js";

/** What is asked: the same question has the same answer, so that it is asked once. */
export interface Question {
  /** Names the history that would be compacted: the id of its last exchange, or a digest. An attempt of the same turn leaves it as it is. */
  readonly head: string;
  /** Names the rules that hold: the sequence or a digest of the state. */
  readonly rules: string;
  readonly limit: number;
}

/** An attempt at compaction that was made, whatever came of it. */
export interface Attempt extends Question {
  readonly turn: number;
}

/** When compaction is due. */
export interface Marks {
  /** Basis points of the limit, above which it is due. */
  readonly soft: number;
  readonly hard: number;
  /** Turns after an attempt in which there is no other, save for an overflow. */
  readonly cooldown: number;
}

/** The marks where a host sets none. */
export const MARKS: Marks = { soft: 6_000, hard: 9_000, cooldown: 2 };

/** What `due` is asked. */
export interface DueInput extends Question {
  /** The tokens of pages and history. */
  readonly used: number;
  readonly turn: number;
  /** The last attempt that was made; null when there was none. */
  readonly last: Attempt | null;
  /** `MARKS` without. */
  readonly marks?: Marks;
}

/** `above` is the highest mark that is exceeded; `limit` is an overflow. */
export type Due =
  | { readonly kind: "no" }
  | { readonly kind: "cooling"; readonly above: "soft" | "hard"; readonly turns: number }
  | { readonly kind: "exhausted"; readonly above: Above }
  | { readonly kind: "yes"; readonly above: Above };

export type Above = "soft" | "hard" | "limit";

/** Whether the history is to be compacted before the next request. @throws {TypeError} for a number that is no count. */
export function due(input: DueInput): Due {
  const { used, limit, turn, last, marks = MARKS } = input;
  const above = exceeded(used, limit, marks);
  if (above === null) return { kind: "no" };
  if (last !== null && isSame(last, input)) return { kind: "exhausted", above };
  const turns = cooling(last, requireCount(turn, "The turn"), marks);
  if (turns > 0 && above !== "limit") return { kind: "cooling", above, turns };
  return { kind: "yes", above };
}

/** The turns that an attempt still has. One of a later turn was undone with it, and there is nothing to wait for. */
function cooling(last: Attempt | null, turn: number, { cooldown }: Marks): number {
  return last === null || turn < last.turn ? 0 : last.turn + requireCount(cooldown, "The cooldown") - turn;
}

/** Strict: what fills a mark exactly does not exceed it. */
function exceeded(used: number, limit: number, { soft, hard }: Marks): Above | null {
  requireCount(used, "What is used");
  if (!Number.isSafeInteger(limit)) throw new TypeError(`The limit must be an integer, not ${limit}.`);
  if (used > limit) return "limit";
  if (used > portion(limit, requireCount(hard, "The hard mark"))) return "hard";
  return used > portion(limit, requireCount(soft, "The soft mark")) ? "soft" : null;
}

function isSame(a: Question, b: Question): boolean {
  return a.head === b.head && a.rules === b.rules && a.limit === b.limit;
}

/** A word for a display: nothing to do, tried in this turn, waiting, or in vain. */
export function dueState(
  { kind }: Due,
  turn: number,
  last: Attempt | null,
): "ready" | "compacted" | "cooling" | "exhausted" {
  if (kind === "exhausted") return "exhausted";
  if (last?.turn === turn) return "compacted";
  return kind === "cooling" ? "cooling" : "ready";
}
