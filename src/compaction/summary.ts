/**
 * A summary that a model wrote, as a candidate: it is taken whole where nothing speaks against it, and else not at all (spec,
 * `compaction.summary`). Whether it says the right thing nobody can prove, so nothing in it counts as said by the user.
 */
import { distinct, nfkc, TextSet, trim, WHITE_SPACE } from "../base/index.js";
import type { Meter } from "../context/index.js";
import { getPolicyItems, type State } from "../index.js";
import { itemFinder, wordsOf as spokenIn } from "./conflicts.js";
import { isTelling, wordsOf } from "./telling.js";
import type { Turn } from "./values.js";
import { isCommon } from "./words.js";

/** What speaks against a summary. */
export interface SummaryFault {
  readonly kind: "prohibited" | "not_in_source" | "not_shorter";
  /** The words of the summary; empty where it is too long. */
  readonly text: string;
  /** What is wrong, in a sentence. */
  readonly message: string;
}

/**
 * What speaks against a summary of these turns; nothing where a sentence that names a prohibited item is one of the user's,
 * each number, path, address and name stands in the turns, and it has fewer tokens than they.
 */
export function verifySummary(
  summary: string,
  turns: readonly Turn[],
  state: State,
  meter: Pick<Meter<never>, "text">,
): SummaryFault[] {
  return [...assertedIn(summary, turns, state), ...inventedIn(summary, turns), ...lengthFault(summary, turns, meter)];
}

function assertedIn(summary: string, turns: readonly Turn[], state: State): SummaryFault[] {
  const named = itemFinder(getPolicyItems(state, "prohibit"));
  const own = turns.filter(({ role }) => role === "user");
  const said = new TextSet(own.flatMap(({ content }) => statementsOf(content)).map(spokenOf));
  return statementsOf(summary).flatMap((sentence): SummaryFault[] => {
    const item = named(sentence);
    if (item === undefined || said.has(spokenOf(sentence))) return [];
    const message = `It names ${item}, which is prohibited, in a sentence that the user did not say: ${sentence}`;
    return [{ kind: "prohibited", text: sentence, message }];
  });
}

const BEHIND_STATEMENTS = new RegExp(`(?<=[.!?])[${WHITE_SPACE}]+`);
const BEHIND_SENTENCES = new RegExp(`${BEHIND_STATEMENTS.source}|\\n+`);

/** Sentences as long as they may be: a line may be a part of one, and a part of what the user said may say the opposite. */
function statementsOf(text: string): readonly string[] {
  return text.split(BEHIND_STATEMENTS);
}

/** What is said in a sentence, whatever its marks, save that one asks: a question says nothing. */
function spokenOf(sentence: string): string {
  const words = spokenIn(sentence).join(" ");
  return BEHIND_WORDS.exec(nfkc(sentence))?.[0].includes("?") ? `${words}?` : words;
}

/** What stands behind the last word, looked for from the first character of a run alone: from each, the cost would not be linear. */
const BEHIND_WORDS = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u;

function sentencesOf(text: string): readonly string[] {
  return text.split(BEHIND_SENTENCES).filter((sentence) => trim(sentence) !== "");
}

function inventedIn(summary: string, turns: readonly Turn[]): SummaryFault[] {
  const exact = new TextSet();
  const words = turns.flatMap(({ content }) => wordsOf(content)).filter((word) => exact.add(word));
  const spoken = new TextSet(words.map((word) => word.toLowerCase()));
  const isKnown = (word: string): boolean =>
    exact.has(word) || (IS_SPOKEN.test(word) && spoken.has(word.toLowerCase()));
  const invented = sentencesOf(summary).flatMap((sentence) =>
    wordsOf(sentence).filter((word, at) => isTelling(word) && !isKnown(word) && !(at === 0 && isCommon(word))),
  );
  return distinct(invented).map((word) => ({
    kind: "not_in_source",
    text: word,
    message: `The turns do not have this number, path or name: ${word}`,
  }));
}

/** Letters alone: the same name in capitals or without. */
const IS_SPOKEN = /^[\p{L}\p{M}-]+$/u;

function lengthFault(summary: string, turns: readonly Turn[], meter: Pick<Meter<never>, "text">): SummaryFault[] {
  const [length, whole] = [meter.text(summary), turns.reduce((sum, { content }) => sum + meter.text(content), 0)];
  if (length < whole) return [];
  return [{ kind: "not_shorter", text: "", message: `It has ${length} tokens, and what it stands for has ${whole}.` }];
}
