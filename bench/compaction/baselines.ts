/**
 * Four ways to compact by a model, over cycles, with a scripted reader in the place of the model: it looks for cue words. They show what
 * a way of keeping loses from cycle to cycle, and nothing of what a model would have written.
 */
import type { Turn } from "../../src/compaction/index.js";
import { type Cycles, type Left, type Method, plain } from "./methods.js";

/** The characters of a summary. */
const SUMMARY = 2000;
/** The turns of a chunk. */
const CHUNK = 20;

/** The cue words of each section, such as any reader would look for. */
const CUES: readonly (readonly [section: keyof Left["sections"], cue: RegExp])[] = [
  ["forbidden_behaviors", /\b(?:never|must not|off limits|under no circumstances|forbidden|don't|do not)\b/i],
  ["locked_decisions", /\b(?:decided|final answer|settled|agreed|going with|chose)\b/i],
  ["deferred_items", /\b(?:later|postponed?|not now|next (?:week|month|year)|on hold)\b/i],
  ["unresolved_items", /\b(?:open question|undecided|not sure|unresolved)\b/i],
  ["entity_map", /\b(?:owns|responsible|takes care|in charge|handles)\b/i],
  ["immutable_facts", /\d/],
];

function sectionOf(sentence: string): keyof Left["sections"] | undefined {
  return CUES.find(([, cue]) => cue.test(sentence))?.[0];
}

/** The sentences with cue words first, then the first of each paragraph, in their order, up to so many characters. */
function summaryOf(text: string, most: number): string {
  const paragraphs = text.split("\n").map(sentencesOf);
  const wanted = new Set(paragraphs.flat().filter((sentence) => sectionOf(sentence) !== undefined));
  const firsts = paragraphs.flatMap(([first]) => (first === undefined || wanted.has(first) ? [] : [first]));
  let length = 0;
  const kept = [...wanted, ...firsts].filter((sentence) => {
    length += sentence.length + 1;
    return length <= most;
  });
  return kept.join("\n");
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== "");
}

const textOf = (turns: readonly Turn[]): string => turns.map(({ content }) => content).join("\n");

/** Each cycle summarizes the last summary and the new turns. */
function naive(cycles: Cycles): Left {
  return plain(cycles.reduce((summary, turns) => summaryOf(`${summary}\n${textOf(turns)}`, SUMMARY), ""));
}

/** Chunks are summarized, and then their summaries. */
function hierarchical(cycles: Cycles): Left {
  const text = cycles.reduce((summary, turns) => {
    const chunks = Array.from({ length: Math.ceil(turns.length / CHUNK) }, (_, at) =>
      summaryOf(textOf(turns.slice(at * CHUNK, (at + 1) * CHUNK)), SUMMARY / 4),
    );
    return summaryOf([summary, ...chunks].join("\n"), SUMMARY);
  }, "");
  return plain(text);
}

/** Each cycle sorts the sentences of the last state and the new turns into sections of so many characters. */
function structured(cycles: Cycles): Left {
  return cycles.reduce(
    (state: Left, turns) => sectioned(`${Object.values(state.sections).join("\n")}\n${textOf(turns)}`, SUMMARY / 4),
    plain(""),
  );
}

/** Entries are added by each cycle, and none is ever changed or dropped. */
function ledger(cycles: Cycles): Left {
  return sectioned(cycles.map((turns) => textOf(turns)).join("\n"), Number.POSITIVE_INFINITY);
}

function sectioned(text: string, most: number): Left {
  const sections = { ...plain("").sections };
  for (const sentence of new Set(text.split("\n").flatMap(sentencesOf))) {
    const section = sectionOf(sentence);
    if (section !== undefined && sections[section].length + sentence.length <= most)
      sections[section] += `${sentence}\n`;
  }
  return { text: Object.values(sections).join(""), sections };
}

export const BASELINES: readonly Method[] = [
  { name: "naive summary", leave: naive },
  { name: "hierarchical", leave: hierarchical },
  { name: "structured state", leave: structured },
  { name: "ledger", leave: ledger },
];
