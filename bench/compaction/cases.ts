/** The conversations of the bench: critical turns of a scenario among distractors, in cycles. */
import { readFileSync } from "node:fs";
import type { Turn } from "../../src/compaction/index.js";
import { dice } from "../../tests/context/measures.js";

/** What a scenario expects of an artifact, by its section, and words of revoked decisions that must not stand. */
export interface Expected {
  readonly locked_decisions: readonly string[];
  readonly forbidden_behaviors: readonly string[];
  readonly immutable_facts: readonly string[];
  readonly deferred_items: readonly string[];
  readonly unresolved_items: readonly string[];
  readonly entity_map: Readonly<Record<string, string>>;
  readonly absent: readonly string[];
}

export interface Scenario {
  readonly id: string;
  readonly family: string;
  readonly critical: readonly { readonly turn_of: number; readonly content: string }[];
  readonly expect: Expected;
}

interface Distractor {
  readonly role: "user" | "assistant";
  readonly content: string;
}

function lines<T>(path: string): T[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): T => JSON.parse(line));
}

const LABELS = "tests/compaction/labels";
const DISTRACTORS = lines<Distractor>(`${LABELS}/distractors.jsonl`);

export function scenarios(path = `${LABELS}/tuned-scenarios.jsonl`): Scenario[] {
  return lines<Scenario>(path);
}

/** The turns of each cycle: the critical ones in their order, and as many distractors, spread by dice. */
export function cyclesOf({ critical }: Scenario, cycles: number, distractors: number, seed: number): Turn[][] {
  const roll = dice(seed);
  let id = 0;
  return Array.from({ length: cycles }, (_, index) => {
    const own = critical.filter(({ turn_of }) => turn_of === index + 1);
    const places = own.map(() => roll(distractors + 1)).sort((a, b) => a - b);
    const turns: Turn[] = [];
    for (let place = 0; place <= distractors; place++) {
      for (const [at, { content }] of own.entries())
        if (places[at] === place) turns.push({ id: id++, role: "user", content });
      const other = DISTRACTORS[roll(DISTRACTORS.length)];
      if (place < distractors && other !== undefined) turns.push({ id: id++, ...picked(other) });
    }
    return turns;
  });
}

function picked({ role, content }: Distractor): Distractor {
  return { role, content };
}
