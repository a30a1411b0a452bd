/** What stands behind a clause and speaks of it: clauses that strengthen it, and those that say what it is. */
import { parseRefused } from "../../generated/harvest/parser.js";
import type { Harvested, QuoteKind } from "../index.js";
import type { Clause, Sentence } from "./clauses.js";
import { kindOf, saysSomething, tailOf } from "./kinds.js";

export interface Read {
  readonly item: Harvested;
  /** The first clause behind it. */
  readonly next: number;
}

/** A negation may forbid, the past tells, and an exclamation says nothing of its own. */
const SETTLES_NOTHING =
  / (?:no|not|never|nothing|nobody|don't|dont|doesn't|none|can't|cannot|won't|was|were|had|did) |^ (?:nice|sure|yes|ok|okay|good|great|fine|perfect|right|deal|true|thanks) $/;

/** The clause with the clauses behind it that only strengthen it. */
export function extended(sentence: Sentence, at: number, kind: QuoteKind, next: Sentence | undefined): Read {
  const { clauses } = sentence;
  let end = at;
  while (end + 1 < clauses.length && strengthens(clauses[end + 1], kind)) end++;
  const from = clauses[at]?.from ?? 0;
  // Of the last clause alone: to look behind each clause at all of the next sentence would cost both together.
  const only = end === clauses.length - 1 ? onlyTail(next) : undefined;
  const to = strengthens(only, kind) ? only?.to : clauses[end]?.to;
  return { item: { kind, from, to: to ?? from }, next: end + 1 };
}

/** A sentence of one clause that says nothing by itself. */
function onlyTail(next: Sentence | undefined): Clause | undefined {
  const isTail = next?.clauses.length === 1 || next?.clauses.every(({ words }) => words.startsWith(" not "));
  const only = isTail && !next?.isQuestion ? next?.clauses[0] : undefined;
  return only === undefined || saysSomething(only) ? undefined : only;
}

function strengthens(clause: Clause | undefined, kind: QuoteKind): boolean {
  if (clause === undefined) return false;
  const tail = tailOf(clause);
  if (tail === "emphatic_tail" || tail === "closing_tail") return kind === "ban" || kind === "decision";
  if (kind === "ban") return tail === "ban_tail" || tail === "decision_tail" || clause.words.startsWith(" not ");
  return tail !== undefined && tail === `${kind}_tail`;
}

/** "..., it's final": clauses that say nothing by themselves, and behind them one that says what they are. */
export function sealed(sentence: Sentence, at: number, next: Sentence | undefined, asks: number): Read | null {
  const { clauses } = sentence;
  const clause = clauses[at];
  if (clause === undefined || clause.words.length < SHORTEST) return null;
  for (let end = at + 1; end <= Math.min(clauses.length, at + REACH); end++) {
    if (end > at + 1 && clauses[end - 2]?.mark === ":") return null;
    if (clauses[end]?.mark === ":") return null;
    const behind = clauses[end] ?? onlyTail(next);
    if (behind === undefined) return null;
    const kind = sealOf(behind, clauses.slice(at, end), asks >= end);
    if (kind !== null) {
      const inside =
        clauses[end] === undefined ? { item: { kind, from: clause.from, to: behind.to }, next: end } : null;
      return (
        inside ?? {
          ...extended(sentence, end - 1, kind, next),
          item: { ...extended(sentence, end - 1, kind, next).item, from: clause.from },
        }
      );
    }
    if (kindOf(behind) !== null) return null;
  }
  return null;
}

/** So many clauses before it a seal can speak of, so that the cost does not grow with the length of a sentence. */
const REACH = 6;

/** Fewer units than this are no clause that something could be said of. */
const SHORTEST = 6;

function sealOf(behind: Clause, sealed: readonly Clause[], isSaid: boolean): QuoteKind | null {
  const tail = tailOf(behind);
  if (tail === "question_tail") return "question";
  if (
    isSaid &&
    sealed.length === 1 &&
    behind.words.startsWith(" not ") &&
    parseRefused(sealed[0]?.words ?? "") !== null
  )
    return "ban";
  if (tail === "reversal_tail") return isSaid && sealed.length === 1 ? "reversal" : null;
  if (tail === undefined || !isSaid) return null;
  if (tail === "when_tail") return sealed[0]?.mark === ":" && sealed.length === 1 ? "deferral" : null;
  const isRefused = sealed.some(({ words }) => parseRefused(words) !== null);
  const forbids = tail === "ban_tail" || tail === "emphatic_tail" || tail === "closing_tail";
  if ((forbids || tail === "decision_tail") && isRefused) return "ban";
  if (tail === "decision_tail" && sealed.some(({ words }) => words.startsWith(" it's now "))) return "reversal";
  if (tail === "decision_tail" || tail === "closing_tail")
    return sealed.some(({ words }) => SETTLES_NOTHING.test(words)) ? null : "decision";
  if (forbids) return null;
  return sealed.length > 1 ? null : "deferral";
}
