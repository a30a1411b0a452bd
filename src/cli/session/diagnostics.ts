/** What a session says about a turn beside its answer, and the way to what was probably meant. */
import { type Diagnostic, diagnose } from "../../diagnostics/index.js";
import { advance, type Engine, type Snapshot, type State, stateDiff } from "../../index.js";
import type { Acquire } from "./answer.js";
import { parseCommand } from "./line.js";
import type { Reply } from "./reply.js";

/** What is said about a line that is to be stepped or tried; nothing about any other one. */
export function diagnosed(engine: Engine, line: string, acquire: Acquire): readonly Diagnostic[] {
  const command = parseCommand(line);
  const isTurn = command.kind === "step" || command.kind === "preview";
  return isTurn ? diagnose(engine.snapshot, acquire(engine, command.turn)) : [];
}

/** An answer as `--json --diagnostics` writes it: about a turn there is one field more. */
export function withDiagnostics({ envelope, diagnostics }: Reply): object {
  return envelope.mode === "step" || envelope.mode === "preview" ? { ...envelope, diagnostics } : envelope;
}

/**
 * The texts that lead from here to where the first fix leads: a fix stands in the place of a turn, so what the turn did is taken back first. Empty
 * where there is no fix, or no way back.
 */
export function wayToFix({ diagnostics, before }: Reply, engine: Engine): readonly string[] {
  const fix = diagnostics.flatMap(({ fixes }) => fixes)[0];
  if (fix === undefined) return [];
  const back = wayBack(before, engine);
  return isWayTo(before, back, engine.snapshot) ? [...back, ...fix] : [];
}

/** What takes back what a turn has done: a no to the question that it left, or each change of the state undone. */
function wayBack(before: Snapshot, engine: Engine): readonly string[] {
  if (isPending(engine.snapshot)) return isPending(before) ? [] : ["no"];
  const { premise, policies } = stateDiff(before.toState(), engine.state);
  const removed = Object.keys({ ...policies.added, ...policies.changed }).map((item) => `remove policy ${item}`);
  const restored = Object.entries(policies.removed).map(([item, policy]) => `${policy} ${item}`);
  const turned = Object.entries(policies.changed).map(([item, change]) => `${change.before} ${item}`);
  return [...(premise.changed ? [premiseText(before.toState())] : []), ...removed, ...restored, ...turned];
}

function premiseText({ premise }: State): string {
  return premise === null ? "clear premise" : `change premise to ${premise}`;
}

function isWayTo(goal: Snapshot, texts: readonly string[], from: Snapshot): boolean {
  const reached = texts.reduce((snapshot, text) => advance(snapshot, text).snapshot, from);
  return isPending(reached) === isPending(goal) && !stateDiff(reached.toState(), goal.toState()).changed;
}

function isPending(snapshot: Snapshot): boolean {
  return snapshot.pending !== null;
}
