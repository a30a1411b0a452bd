/** Conversations for the tests of compaction, drawn from the labeled turns and the distractors. */
import type { Turn } from "../../src/compaction/index.js";
import { createEngine, type State } from "../../src/index.js";
import { linesOf } from "./labels.js";

interface Distractor {
  readonly role: "user" | "assistant";
  readonly content: string;
}

const LABELED = linesOf("tests/compaction/labels/tuned-turns.jsonl");
const DISTRACTORS = linesOf<Distractor>("tests/compaction/labels/distractors.jsonl");

export const NO_RULES: State = { premise: null, policies: {}, version: 2 };

/** The state that directives lead to. */
export function stateOf(...directives: string[]): State {
  const engine = createEngine();
  for (const directive of directives) engine.step(directive);
  return engine.state;
}

/** Turns with ids from 0 of texts, each of the user. */
export function said(...contents: string[]): Turn[] {
  return contents.map((content, id) => ({ id, role: "user", content }));
}

/** A conversation of so many turns, the same for the same dice. */
export function drawnTurns(count: number, roll: (sides: number) => number): Turn[] {
  return Array.from({ length: count }, (_, id): Turn => {
    const kind = roll(4);
    const labeled = LABELED[roll(LABELED.length)]?.content ?? "";
    const { role, content } = DISTRACTORS[roll(DISTRACTORS.length)] ?? { role: "user", content: "" };
    if (kind === 0) return { id, role: "user", content: labeled };
    if (kind === 1) return { id, role: "assistant", content: labeled };
    if (kind === 2) return { id, role, content };
    const tool = { name: "read", arguments: `src/${roll(9)}.ts`, status: "0" };
    return { id, role: "tool", content: `${content} src/${roll(9)}.ts\n`.repeat(1 + roll(9)), tool };
  });
}
