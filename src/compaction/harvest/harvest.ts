/**
 * Finds the clauses of a user's turn that must outlast it. A span is the user's own words at their place; what is doubtful is
 * left out, since what was not said must not be kept as said.
 */
import {
  parseAskingClause,
  parseClause,
  parseCommonWord,
  parseDoubt,
  parseHandingClause,
  parseLead,
  parseOwnerClause,
  parseOwnName,
  parseTail,
} from "../../generated/harvest/parser.js";
import type { Harvested, QuoteKind } from "../index.js";
import { type Clause, type Sentence, sentencesOf } from "./clauses.js";

/** The spans that a user's turn has, in their order, none over another. Pure and total, linear in the text. */
export function harvest(text: string): Harvested[] {
  const sentences = sentencesOf(text);
  const found: Harvested[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const isShown = sentence.clauses.some(({ mark, words }) => mark === ":" && parseHandingClause(words) !== null);
    // What strengthens a clause of the sentence before is said already.
    if ((found.at(-1)?.to ?? -1) > sentence.from) continue;
    found.push(...inSentence(sentence, isShown ? undefined : sentences[index + 1], isShown));
    if (isShown) break;
  }
  return found;
}

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
const TAG = /^ (?:right|correct|yes|no|ok|okay|[a-z]+n't (?:we|i|it|they|she|he|you|that)) $/;

/** The words of a sentence without those of its question. */
function saidOf({ clauses, words }: Sentence, asks: number): string {
  if (asks === 0 || asks >= clauses.length) return words;
  return ` ${clauses
    .slice(0, asks)
    .map((clause) => clause.words.trim())
    .join(" ")} `;
}

interface Read {
  readonly item: Harvested;
  /** The first clause behind it. */
  readonly next: number;
}

function readAt(sentence: Sentence, at: number, next: Sentence | undefined, asks: number): Read | null {
  const { clauses } = sentence;
  const clause = clauses[at];
  if (clause === undefined) return null;
  const led = /[:,=]/.test(clause.mark) ? ledBy(sentence, at, asks) : null;
  if (led !== null) return led;
  const kind = at < asks ? kindOf(clause) : null;
  if (kind === "decision" && clause.mark === ":")
    return { item: { kind, from: clause.from, to: clauses.at(-1)?.to ?? clause.to }, next: clauses.length };
  if (kind !== null) return extended(sentence, at, kind, next);
  return sealed(sentence, at, next, asks);
}

const kindOf = readOnce((clause: Clause): QuoteKind | null => {
  const parsed = parseClause(clause.words);
  if (parsed !== null && parsed.kind !== "fact") return parsed.kind;
  if (parseOwnerClause(clause.named(isCommon)) !== null) return "owner";
  return parsed === null ? null : parsed.kind;
});

const saysSomething = readOnce((clause: Clause) => parseClause(clause.words) !== null);

const tailOf = readOnce((clause: Clause) => parseTail(clause.words)?.kind);

/** A reader of clauses that reads each once, since those before it ask about it again. */
function readOnce<T>(read: (clause: Clause) => T): (clause: Clause) => T {
  const known = new WeakMap<Clause, { readonly value: T }>();
  return (clause) => {
    const found = known.get(clause) ?? { value: read(clause) };
    known.set(clause, found);
    return found.value;
  };
}

function isCommon(word: string): boolean {
  return parseCommonWord(word) !== null;
}

const NEGATIVE = / (?:no|not|never|nothing|nobody|don't|dont|doesn't|without|none|can't|cannot|mustn't|won't) /;

/** How a clause begins that forbids if it is sealed. */
const REFUSING =
  /^ (?:(?:so|and|but|please|also|we|i|you|they|staff|guests) )*(?:don't|do not|never|can't|cannot|won't|will not|must not|stop|no) /;

const FINAL = /^ (?:final (?:answer|decision|call|verdict|choice)|the verdict|decision)\b/;

/** "Final answer: ...", "open question: ...": what a clause with a colon says of the clauses behind it. */
function ledBy(sentence: Sentence, at: number, asks: number): Read | null {
  const { clauses } = sentence;
  const [lead, first, end] = [clauses[at], clauses[at + 1], clauses.at(-1)];
  if (lead === undefined || first === undefined || end === undefined) return null;
  const kind = parseLead(lead.words)?.kind;
  if (kind === "reversal_lead" && asks > at + 1 && (lead.mark === ":" || isBrief(lead) || kindOf(first) === null))
    return { item: { kind: "reversal", from: lead.from, to: first.to }, next: at + 2 };
  if (kind === "owner_lead" && lead.mark !== ",")
    return asks > at + 1 && parseOwnName(first.named(isCommon)) !== null
      ? { item: { kind: "owner", from: lead.from, to: first.to }, next: at + 2 }
      : null;
  if (lead.mark === "=") return null;
  if (lead.mark === ",")
    return FINAL.test(lead.words) && asks > at + 1
      ? { item: { kind: "decision", from: lead.from, to: first.to }, next: at + 2 }
      : null;
  const isAsked = asks < clauses.length && asks > at;
  if (kind === "question_lead")
    return { item: { kind: "question", from: first.from, to: end.to }, next: clauses.length };
  if (kind === "decision_lead" && !isAsked && !NEGATIVE.test(first.words))
    return { item: { kind: "decision", from: lead.from, to: end.to }, next: clauses.length };
  if (kind === "deferral_lead" && !isAsked)
    return { item: { kind: "deferral", from: first.from, to: end.to }, next: clauses.length };
  if (
    kind === "ban_lead" &&
    asks > at + 1 &&
    /^ (?:absolutely |you |we )?(?:no|never|nothing|nobody|don't|do not) /.test(first.words)
  )
    return extended(sentence, at + 1, "ban", undefined);
  return null;
}

/** Of three words at most: it says of the next clause what that is, and nothing of its own. */
function isBrief({ words }: Clause): boolean {
  return words.split(" ").length <= 5;
}

/** The clause with the clauses behind it that only strengthen it. */
function extended(sentence: Sentence, at: number, kind: QuoteKind, next: Sentence | undefined): Read {
  const { clauses } = sentence;
  let end = at;
  while (end + 1 < clauses.length && strengthens(clauses[end + 1], kind)) end++;
  const from = clauses[at]?.from ?? 0;
  const only = onlyTail(next);
  const to = end === clauses.length - 1 && strengthens(only, kind) ? only?.to : clauses[end]?.to;
  return { item: { kind, from, to: to ?? from }, next: end + 1 };
}

/** A sentence of one clause that says nothing by itself. */
function onlyTail(next: Sentence | undefined): Clause | undefined {
  const only = next?.clauses.length === 1 ? next.clauses[0] : undefined;
  return only === undefined || saysSomething(only) ? undefined : only;
}

function strengthens(clause: Clause | undefined, kind: QuoteKind): boolean {
  if (clause === undefined) return false;
  const tail = tailOf(clause);
  if (tail === "emphatic_tail") return kind === "ban" || kind === "decision";
  if (kind === "ban") return tail === "ban_tail" || tail === "decision_tail" || clause.words.startsWith(" not ");
  return tail !== undefined && tail === `${kind}_tail`;
}

/** "..., it's final": clauses that say nothing by themselves, and behind them one that says what they are. */
function sealed(sentence: Sentence, at: number, next: Sentence | undefined, asks: number): Read | null {
  const { clauses } = sentence;
  const clause = clauses[at];
  if (clause === undefined || clause.words.length < SHORTEST) return null;
  for (let end = at + 1; end <= Math.min(at + MOST_SEALED, clauses.length); end++) {
    if (end > at + 1 && clauses[end - 2]?.mark === ":") return null;
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

/** More clauses than these are a list, which nothing behind them seals. */
const MOST_SEALED = 16;
/** Fewer units than this are no clause that something could be said of. */
const SHORTEST = 6;

function sealOf(behind: Clause, sealed: readonly Clause[], isSaid: boolean): QuoteKind | null {
  const tail = tailOf(behind);
  if (tail === "question_tail") return "question";
  if (tail === undefined || !isSaid) return null;
  if (tail === "when_tail") return sealed[0]?.mark === ":" && sealed.length === 1 ? "deferral" : null;
  const words = sealed.map(({ words }) => words).join("");
  if (tail === "emphatic_tail" && sealed.length === 1 && REFUSING.test(words)) return "ban";
  if (tail === "ban_tail") return NEGATIVE.test(words) || / only /.test(words) ? "ban" : null;
  if (tail === "decision_tail" || tail === "emphatic_tail")
    return / no /.test(words) && sealed.length === 1 ? "ban" : NEGATIVE.test(words) ? null : "decision";
  return sealed.length > 1 ? null : "deferral";
}
