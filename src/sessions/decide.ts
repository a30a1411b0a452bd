/** A turn decided against a fold: what the engine says of its texts, or what an answer to a layer's question steps. */
import {
  type Advance,
  advanceAll,
  applyOutcome,
  type Decision,
  explain,
  type Outcome,
  type Patch,
  readConfirmation,
} from "../index.js";
import type { Fold } from "./fold.js";
import type { Limits } from "./limits.js";
import { askedAgain, changesOf, DECLINED, isEmpty } from "./outcomes.js";
import type { Step } from "./record.js";

/** What a turn comes to. */
export interface Decided {
  readonly decision: Decision;
  /** That of the text which decided the turn: the last one that was read. */
  readonly outcome: Outcome;
  readonly steps: readonly Step[];
  /** What has changed. */
  readonly changes: Patch;
  /** Texts that lead out of a clarification, stepped in order. To find them costs as much as to decide the turn, or more. */
  repairs(): readonly string[];
}

/** Decides a turn; nothing is written. */
export function decide(fold: Fold, texts: readonly string[]): Decided {
  const answers = fold.question?.answers ?? null;
  const [only = ""] = texts;
  if (answers === null) return of(fold, texts);
  const answer = texts.length === 1 ? readConfirmation(only) : null;
  if (answer === null) return byRule(fold, texts, askedAgain(fold.question?.prompt ?? ""));
  const chosen = answer.kind === "accept" ? answers.yes : answers.no;
  return chosen.length === 0 ? byRule(fold, texts, DECLINED) : of(fold, chosen);
}

/** Whether a text would be taken for an answer to a question. */
export function isAnswer(text: string): boolean {
  return readConfirmation(text) !== null;
}

/** Whether a turn of so many UTF-16 units is more than a session keeps. One that only passes through may be of any length. */
export function isTooLong({ changes, outcome, decision }: Decided, longest: number, { turn, body }: Limits): boolean {
  // Its record has the words: none that is longer than a record is written out to see it.
  if (decision.kind !== "passthrough" && longest > body) return true;
  const opens = outcome.kind === "clarification" && outcome.pending !== null;
  return (!isEmpty(changes) || opens) && longest > turn;
}

/** The first text has the outcome, and no other is read. */
function byRule(fold: Fold, texts: readonly string[], outcome: Outcome): Decided {
  return decided(applyOutcome(fold.snapshot, outcome), texts, [outcome], () => []);
}

function of(fold: Fold, texts: readonly string[]): Decided {
  const advance = advanceAll(fold.snapshot, texts);
  const stopped = texts[advance.outcomes.length - 1] ?? "";
  // What leads out of a question in the middle of several texts would not lead out from here.
  const hasRepairs = advance.outcomes.length === 1 && advance.outcome.kind === "clarification";
  const repairs = () => (hasRepairs ? explain(fold.snapshot, stopped).repairs : []);
  return decided(advance, texts, advance.outcomes, repairs);
}

function decided(
  { decision, outcome }: Advance,
  texts: readonly string[],
  outcomes: readonly Outcome[],
  repairs: () => readonly string[],
): Decided {
  const steps = texts.map((text, index) => ({ outcome: outcomes[index] ?? null, text }));
  return { decision, outcome, steps, changes: changesOf(steps), repairs };
}
