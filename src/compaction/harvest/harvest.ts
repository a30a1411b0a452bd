/**
 * Finds the clauses of a user's turn that must outlast it. A span is the user's own words at their place; what is doubtful is
 * left out, since what was not said must not be kept as said.
 */
import {
  parseAmended,
  parseAskingClause,
  parseClause,
  parseDismissed,
  parseDoubt,
  parseHandingClause,
  parseLead,
  parseOwnName,
  parseRefused,
  parseReplacing,
} from "../../generated/harvest/parser.js";
import type { Harvested, QuoteKind } from "../index.js";
import { type Clause, type Sentence, sentencesOf } from "./clauses.js";
import { isCommon, kindOf } from "./kinds.js";
import { extended, type Read, sealed } from "./seals.js";

/** The spans that a user's turn has, in their order, none over another. Pure and total, linear in the text. */
export function harvest(text: string): Harvested[] {
  const sentences = sentencesOf(text);
  const found: Harvested[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const isShown = sentence.clauses.some(({ mark, words }) => mark === ":" && parseHandingClause(words) !== null);
    // What strengthens a clause of the sentence before is said already.
    if ((found.at(-1)?.to ?? -1) > sentence.from) continue;
    const next = sentences[index + 1];
    if (next !== undefined && LAUGH.test(next.words)) continue;
    found.push(...inSentence(sentence, isShown ? undefined : next, isShown));
    if (isShown) break;
  }
  return found;
}

/** A sentence of it takes back the one before. */
const LAUGH = /^ (?:lol|jk|haha|hah|kidding|just kidding|just joking) $/;

/** Kinds on which somebody may act: of them none is taken from a sentence of doubt. */
const BINDING: ReadonlySet<QuoteKind> = new Set<QuoteKind>(["ban", "decision", "reversal"]);

function inSentence(sentence: Sentence, next: Sentence | undefined, isShown: boolean): Harvested[] {
  const found: Harvested[] = [];
  const last = asked(sentence);
  const doubt = parseDoubt(saidOf(sentence, last))?.kind;
  if (doubt === "unreal") return [];
  const isDoubtful = doubt !== undefined;
  let at = 0;
  while (at < sentence.clauses.length) {
    const read = readAt(sentence, at, next, last);
    if (read !== null && !(isDoubtful && BINDING.has(read.item.kind))) found.push(read.item);
    if (isShown && sentence.clauses[at]?.mark === ":") break;
    at = read === null ? at + 1 : read.next;
  }
  return found;
}

/** The first clause that asks, or their number: what stands before a question in its sentence is said, but for a tag of it. */
function asked({ clauses, isQuestion }: Sentence): number {
  const last = clauses.length - 1;
  if (isQuestion && TAG.test(clauses[last]?.words ?? "")) return 0;
  const first = clauses.findIndex(({ words }) => parseAskingClause(words) !== null);
  if (first >= 0) return first;
  return isQuestion ? last : clauses.length;
}

/** "..., right?", "..., didn't we?" */
const TAG = /^ (?:right|correct|agreed|deal|yes|no|ok|okay|[a-z]+n't (?:we|i|it|they|she|he|you|that)) $/;

/** The words of a sentence without those of its question. */
function saidOf({ clauses, words }: Sentence, asks: number): string {
  if (asks === 0 || asks >= clauses.length) return words;
  return ` ${clauses
    .slice(0, asks)
    .map((clause) => clause.words.trim())
    .join(" ")} `;
}

function readAt(sentence: Sentence, at: number, next: Sentence | undefined, asks: number): Read | null {
  const { clauses } = sentence;
  const clause = clauses[at];
  if (clause === undefined) return null;
  const led = /[:,=]/.test(clause.mark) ? ledBy(sentence, at, asks) : null;
  if (led !== null) return led;
  const kind = at < asks ? kindOf(clause) : null;
  if (kind === "decision" && clause.mark === ":")
    return {
      item: { kind: forbids(clauses[at + 1]) ? "ban" : kind, from: clause.from, to: clauses.at(-1)?.to ?? clause.to },
      next: clauses.length,
    };
  if (kind === null && at < asks && parseDismissed(clause.words) !== null && isReplaced(sentence, at, next))
    return { item: { kind: "reversal", from: clause.from, to: clause.to }, next: at + 1 };
  const behind = clauses[at + 1];
  if (
    kind === "decision" &&
    behind !== undefined &&
    at + 1 < asks &&
    RECALLS.test(behind.words) &&
    kindOf(behind) === "reversal"
  )
    return { item: { kind: "reversal", from: clause.from, to: behind.to }, next: at + 2 };
  // What is a fact by itself is a choice where somebody says so.
  if (kind !== null && kind !== "fact") return extended(sentence, at, kind, next);
  return sealed(sentence, at, next, asks) ?? (kind === null ? null : extended(sentence, at, kind, next));
}

/** "Forget the harbor. We're doing the mill instead.": whether a clause behind says what comes in its place. */
function isReplaced({ clauses }: Sentence, at: number, next: Sentence | undefined): boolean {
  const behind = [...clauses.slice(at + 1, at + 4), ...(next?.isQuestion ? [] : (next?.clauses.slice(0, 3) ?? []))];
  return behind.some((clause) => parseReplacing(clause.words) !== null || kindOf(clause) === "decision");
}

const NEGATIVE = / (?:no|not|never|nothing|nobody|don't|dont|doesn't|without|none|can't|cannot|mustn't|won't) /;
const FINAL =
  /^ (?:(?:final (?:answer|decision|call|verdict|choice)|decision) (?:on|for|about|regarding) |(?:i've|we've) made up (?:my mind|our minds) $|decision made $|it's (?:decided|settled|official) $)/;

/** A time from which something holds: it belongs to the clause behind it. */
const SINCE = /^ (?:and |so |ok )?(?:from|starting|as of|effective|going forward) /;

/** "..., forget what I said about it": the clause before it is what holds instead. */
const RECALLS = /^ (?:forget|ignore|disregard|scratch) what (?:i|we) /;

/** What follows "on reflection" where a choice is made anew. */
const CHOOSES =
  /^ (?:we|we're|we'll|we are|we will|let's|not|no|keep|skip|drop|make it|go with|back to|they want|she wants|he wants|it's|it is) /;

/** "Final answer: ...", "open question: ...": what a clause with a colon says of the clauses behind it. */
function ledBy(sentence: Sentence, at: number, asks: number): Read | null {
  const { clauses } = sentence;
  const [lead, first, end] = [clauses[at], clauses[at + 1], clauses.at(-1)];
  if (lead === undefined || first === undefined || end === undefined) return null;
  const kind = parseLead(lead.words)?.kind;
  if (kind === "reversal_lead" && asks > at + 1 && (lead.mark === ":" || isBrief(lead) || kindOf(first) === null)) {
    const last = lead.mark === ":" ? sameMatter(clauses, at + 1, asks) : at + 1;
    return { item: { kind: "reversal", from: lead.from, to: clauses[last]?.to ?? first.to }, next: last + 1 };
  }
  if (kind === "second_thought_lead")
    return asks > at + 1 && CHOOSES.test(first.words)
      ? { item: { kind: "reversal", from: lead.from, to: first.to }, next: at + 2 }
      : null;
  if (kind === "said_lead") return amendedAt(sentence, at, asks);
  if (kind === "owner_lead" && lead.mark !== ",")
    return asks > at + 1 && parseOwnName(first.named(isCommon)) !== null
      ? { item: { kind: "owner", from: lead.from, to: first.to }, next: at + 2 }
      : null;
  if (lead.mark === "=") return null;
  if (lead.mark === ",") return decidedBy(lead, asks > at + 1 ? first : null, at);
  const isAsked = asks < clauses.length && asks > at;
  if (kind === "question_lead")
    return { item: { kind: "question", from: first.from, to: end.to }, next: clauses.length };
  if (kind === "decision_lead" && !isAsked && !NEGATIVE.test(first.words))
    return { item: { kind: "decision", from: lead.from, to: end.to }, next: clauses.length };
  if (kind === "deferral_lead" && !isAsked)
    return { item: { kind: "deferral", from: first.from, to: end.to }, next: clauses.length };
  if (kind === "ban_lead" && asks > at + 1 && parseRefused(first.words) !== null)
    return extended(sentence, at + 1, "ban", undefined);
  return null;
}

/** "From Monday, we ...", "final answer on the color, green": the choice that a clause before a comma leads. */
function decidedBy(lead: Clause, first: Clause | null, at: number): Read | null {
  if (first === null) return null;
  const whole = `${lead.words.trimEnd()}${first.words}`;
  const isDecided = FINAL.test(lead.words)
    ? !forbids(first)
    : SINCE.test(lead.words) && parseClause(whole)?.kind === "decision";
  return isDecided ? { item: { kind: "decision", from: lead.from, to: first.to }, next: at + 2 } : null;
}

function forbids(clause: Clause | undefined): boolean {
  return clause !== undefined && (kindOf(clause) === "ban" || parseRefused(clause.words) !== null);
}

/** "We had said Vue, it's React now." */
function amendedAt({ clauses }: Sentence, at: number, asks: number): Read | null {
  const behind = clauses.slice(at + 1, Math.min(asks, at + 4)).findIndex(({ words }) => parseAmended(words) !== null);
  const [from, to] = [clauses[at]?.from, clauses[at + 1 + behind]?.to];
  if (behind < 0 || from === undefined || to === undefined) return null;
  return { item: { kind: "reversal", from, to }, next: at + 2 + behind };
}

/** The last of the clauses behind a colon that say nothing of another kind. */
function sameMatter(clauses: readonly Clause[], first: number, asks: number): number {
  let last = first;
  for (let next = clauses[last + 1]; next !== undefined && last + 1 < asks; next = clauses[last + 1]) {
    if (kindOf(next) !== null) break;
    last++;
  }
  return last;
}

/** Of three words at most: it says of the next clause what that is, and nothing of its own. */
function isBrief({ words }: Clause): boolean {
  return words.split(" ").length <= 5;
}
