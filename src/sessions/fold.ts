/** The fold: what a session knows after an entry, made of outcomes and patches alone. No text is read again. */
import { applyOutcome, applyPatch, fromCheckpoint, initial, type Snapshot, toCheckpoint } from "../index.js";
import { hostTurn, known as who } from "./encode.js";
import type { Read } from "./log.js";
import { NO_ORIGINS, Origins } from "./origins.js";
import { decisive, effective, isEmpty, patchOf } from "./outcomes.js";
import type { LogRecord, Origin, Question, SessionCheckpoint, Step } from "./record.js";
import { EMPTY, type Entry, type Head } from "./store.js";

/** What is known after an entry. Immutable: what of it is handed out is frozen, since a later checkpoint writes it. */
export interface Fold {
  /** The entry. */
  readonly head: Head;
  readonly snapshot: Snapshot;
  readonly question: Question | null;
  /** The last entry that changed rules or question. */
  readonly rules: Head;
  /** The sequence of the last entry that changed the state, or 0. */
  readonly changed: number;
  readonly origins: Origins;
  /** How many characters may come before the next checkpoint is due: as many as the entry of the last one has. */
  readonly room: number;
  /** Whether the conversation was erased: nothing follows then. */
  readonly erased: boolean;
}

/** Before the first entry. */
export const BLANK: Fold = {
  head: EMPTY,
  snapshot: initial(),
  question: null,
  rules: EMPTY,
  changed: 0,
  origins: NO_ORIGINS,
  room: 0,
  erased: false,
};

type TurnRecord = Extract<LogRecord, { kind: "turn" }>;

/** Whether an entry says by itself all that a session knows after it. */
export function isBase({ record }: Read): boolean {
  return record.checkpoint !== undefined || (record.kind === "closed" && record.why === "erased");
}

/** The fold at an entry that says all by itself. */
export function baseOf({ entry, record }: Read): Fold {
  const head = headOf(entry);
  const { checkpoint } = record;
  if (checkpoint === undefined) return { ...BLANK, head, rules: head, erased: true };
  return { ...BLANK, ...known(checkpoint, head), head, room: entry.body.length };
}

/** What a checkpoint says of the fold at a head. */
export function known({ engine, question, origins, rules, changed }: SessionCheckpoint, head: Head): Partial<Fold> {
  return { snapshot: fromCheckpoint(engine), question, origins: Origins.of(origins), rules: rules ?? head, changed };
}

/** The fold as an entry may carry it that changes rules or question, or does not. */
export function checkpointOf({ snapshot, question, origins, rules, changed, head }: Fold): SessionCheckpoint {
  const isHere = rules.sequence === head.sequence && head.sequence > 0;
  return {
    engine: toCheckpoint(snapshot),
    question,
    origins: origins.toStored(),
    rules: isHere ? null : rules,
    changed,
  };
}

/** The fold after one more entry. */
export function folded(fold: Fold, read: Read): Fold {
  const head = headOf(read.entry);
  const { length } = read.entry.body;
  const room = read.record.checkpoint === undefined ? fold.room - length : length;
  return { ...contentFolded(fold, read, head), head, room };
}

function contentFolded(fold: Fold, read: Read, head: Head): Fold {
  const { entry, record } = read;
  switch (record.kind) {
    case "origin":
      return baseOf(read);
    case "turn":
      return turnFolded(fold, record, entry);
    case "question": {
      const { prompt, answers } = record;
      const question = Object.freeze({ sequence: head.sequence, prompt, text: null, answers });
      return { ...fold, question, rules: head };
    }
    case "cancel":
      return { ...fold, snapshot: applyPatch(fold.snapshot, {}), question: null, rules: head };
    case "restore": {
      const changed = isEmpty(record.patch) ? fold.changed : head.sequence;
      const origins = restoredOrigins(fold.origins, record);
      return {
        ...fold,
        snapshot: applyPatch(fold.snapshot, record.patch),
        question: null,
        rules: head,
        changed,
        origins,
      };
    }
    case "closed":
      return record.why === "erased" ? baseOf(read) : fold;
    case "layer":
      return fold;
  }
}

function turnFolded(fold: Fold, record: TurnRecord, at: Entry): Fold {
  const taken = effective(record.steps);
  let { snapshot, origins } = fold;
  for (const { text, outcome } of taken) {
    if (outcome === null) continue;
    // The decision of a change, which nobody reads here, would make a state.
    const isChange = outcome.kind === "transition";
    snapshot = isChange ? applyPatch(snapshot, patchOf(outcome)) : applyOutcome(snapshot, outcome).snapshot;
    origins = originsAfter(origins, outcome, originOf(record, at, wordsOf(fold.question, text, outcome)));
  }
  const question = questionAfter(fold.question, record.steps, at.sequence);
  const hasChanged = taken.some(({ outcome }) => !isEmpty(patchOf(outcome)));
  return {
    ...fold,
    snapshot,
    origins,
    question,
    changed: hasChanged ? at.sequence : fold.changed,
    rules: hasChanged || question !== fold.question ? headOf(at) : fold.rules,
  };
}

/** The directive of a step: a yes stands for the one that was asked about. */
function wordsOf(question: Question | null, text: string, { rule }: { readonly rule: string }): string {
  return rule.startsWith("pending.accept") ? (question?.text ?? text) : text;
}

function originOf(record: TurnRecord, { turn, sequence }: Entry, text: string): Origin {
  const { said = "", at } = record;
  // In the order in which it is written.
  return Object.freeze({ at, said, sequence, text, turn: hostTurn(turn), ...who(record) });
}

function originsAfter(origins: Origins, outcome: Step["outcome"], origin: Origin): Origins {
  const { premise, policies = [] } = patchOf(outcome);
  if (premise === undefined && policies.length === 0) return origins;
  const set = policies.map(([item, policy]) => [item, policy === null ? null : origin] as const);
  return origins.with(premise === undefined ? undefined : premise === null ? null : origin, set);
}

/** What a restore leaves: of each part that it sets, the origin that it had then. */
function restoredOrigins(origins: Origins, { patch, origins: then }: Extract<LogRecord, { kind: "restore" }>): Origins {
  const stored = Origins.of(then);
  const policies = (patch.policies ?? []).map(([item]) => [item, stored.get(item)] as const);
  return origins.with(patch.premise === undefined ? undefined : stored.premise, policies);
}

/**
 * The question after a turn: the same one where it was asked again. A turn that passed through closes none, and one of several texts
 * of which none took effect leaves the engine's, which still waits.
 */
function questionAfter(open: Question | null, steps: readonly Step[], sequence: number): Question | null {
  const outcome = decisive(steps);
  if (outcome.rule === "pending.ask-again" || outcome.kind === "passthrough") return open;
  if (open?.answers === null && effective(steps).length === 0) return open;
  if (outcome.kind !== "clarification" || outcome.pending === null) return null;
  return Object.freeze({ sequence, prompt: outcome.prompt, text: steps.at(-1)?.text ?? "", answers: null });
}

/** A head of its own: an entry is one with a body. */
export function headOf({ sequence, hash }: Head): Head {
  return Object.freeze({ sequence, hash });
}
