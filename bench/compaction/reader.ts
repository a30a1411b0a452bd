/**
 * Reads what a method leaves and says what of a scenario it still holds: word for word, not a language model. It shows what can
 * be read there at all, not what a model makes of it.
 */
import type { Expected, Scenario } from "./cases.js";
import type { Left } from "./methods.js";

/** The weights of the sections. */
const WEIGHTS = {
  locked_decisions: 3,
  forbidden_behaviors: 3,
  immutable_facts: 2,
  unresolved_items: 2,
  entity_map: 1,
  deferred_items: 1,
} as const;

export interface Reading {
  readonly held: number;
  readonly expected: number;
  /** Revoked words that still stand, of those that must not. */
  readonly stale: number;
  readonly revoked: number;
}

const normalized = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
const holds = (text: string, words: string): boolean => normalized(text).includes(normalized(words).trim());

/** What of the scenario is to be expected after so many cycles. */
export function read({ sections }: Left, { expect, critical }: Scenario, cycle: number): Reading {
  const said = critical.filter(({ turn_of }) => turn_of <= cycle).map(({ content }) => content);
  const isDue = (words: string): boolean => said.some((content) => holds(content, words));
  let [held, expected] = [0, 0];
  for (const [section, words] of wordsOf(expect)) {
    if (!isDue(words)) continue;
    expected += WEIGHTS[section];
    if (holds(sections[section], words)) held += WEIGHTS[section];
  }
  // A plain text tells what no longer holds by what stands behind it: the last turn that names it must not be the one that decided it.
  const revoked = expect.absent.filter(
    (words) => isDue(words) && said.findIndex((content) => holds(content, words)) < said.length - 1,
  );
  const stale = revoked.filter((words) => isStale(sections.locked_decisions, words, said));
  return { held, expected, stale: stale.length, revoked: revoked.length };
}

function isStale(text: string, words: string, said: readonly string[]): boolean {
  const decided = said.findIndex((content) => holds(content, words));
  return holds(text, words) && !said.slice(decided + 1).some((content) => holds(text, content));
}

type Section = keyof typeof WEIGHTS;

function wordsOf(expect: Expected): (readonly [Section, string])[] {
  const lists = [
    "locked_decisions",
    "forbidden_behaviors",
    "immutable_facts",
    "unresolved_items",
    "deferred_items",
  ] as const;
  return [
    ...lists.flatMap((section) => expect[section].map((words) => [section, words] as const)),
    ...Object.values(expect.entity_map).map((words) => ["entity_map", words] as const),
  ];
}
