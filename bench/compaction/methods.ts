/** What the bench compares: ours, and ways to shorten a conversation that need no model. */
import { harvest } from "../../src/compaction/harvest/index.js";
import {
  type Artifact,
  compact,
  EMPTY,
  type Harvested,
  render,
  type Turn,
  toCompactBench,
} from "../../src/compaction/index.js";
import { byteMeter } from "../../src/context/index.js";
import type { Expected } from "./cases.js";

/** What a method leaves of the turns so far: a text for the model, and what it says of each section. */
export interface Left {
  readonly text: string;
  readonly sections: { readonly [S in Exclude<keyof Expected, "absent">]: string };
}

/** The turns of each cycle. A method that makes an artifact of an artifact has no more than that and the next cycle. */
export type Cycles = readonly (readonly Turn[])[];

export interface Method {
  readonly name: string;
  readonly leave: (cycles: Cycles) => Left;
}

const NO_RULES = { premise: null, policies: {}, version: 2 } as const;
const BUDGET = 8000;

/** A text without sections: the reader looks for everything everywhere. */
export function plain(text: string): Left {
  const sections = {
    locked_decisions: text,
    forbidden_behaviors: text,
    immutable_facts: text,
    deferred_items: text,
    unresolved_items: text,
    entity_map: text,
  };
  return { text, sections };
}

const known = new Map<string, readonly Harvested[]>();

/** The same few distractors stand in every conversation: each text is read once. */
function harvestOnce(text: string): readonly Harvested[] {
  const found = known.get(text) ?? harvest(text);
  known.set(text, found);
  return found;
}

function ours(cycles: Cycles): Left {
  const turns = cycles.flat();
  const artifact: Artifact = compact(turns, NO_RULES, harvestOnce, EMPTY);
  const rendered = render(artifact, BUDGET, byteMeter);
  const { structured_state: made } = toCompactBench(artifact, NO_RULES);
  const sections = {
    locked_decisions: made.locked_decisions.join("\n"),
    forbidden_behaviors: made.forbidden_behaviors.join("\n"),
    immutable_facts: made.immutable_facts.join("\n"),
    deferred_items: made.deferred_items.join("\n"),
    unresolved_items: made.unresolved_items.join("\n"),
    entity_map: Object.entries(made.entity_map).join("\n"),
  };
  return { text: rendered.kind === "fits" ? rendered.text : "", sections };
}

const told = ({ role, content }: Turn): string => `${role}: ${content}`;
const firstSentence = (text: string): string => /^[^\n]*?[.!?](?=\s|$)|^[^\n]*/.exec(text)?.[0] ?? "";

const transcript = (cycles: Cycles): string => cycles.flat().map(told).join("\n");

export const METHODS: readonly Method[] = [
  { name: "ours", leave: ours },
  { name: "whole transcript", leave: (cycles) => plain(transcript(cycles)) },
  { name: "newest turns", leave: (cycles) => plain(transcript(cycles).slice(-BUDGET / 4)) },
  {
    name: "first sentences",
    leave: (cycles) =>
      plain(
        cycles
          .flat()
          .map(({ role, content }) => told({ id: 0, role, content: firstSentence(content) }))
          .join("\n"),
      ),
  },
];
