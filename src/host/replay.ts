/** A turn that was sent before: the first answer again, from what the log says of it. */
import { type Patch, stateDiff } from "../index.js";
import { type HistoryEntry, LogError, type StepAnswer, type View } from "../sessions/index.js";
import { type HostAnswer, NOTHING, refused, reply } from "./answer.js";
import { settled } from "./settle.js";
import type { Taking } from "./taking.js";
import { acknowledgement } from "./words.js";

/** The answer to a turn that was stepped before. */
export async function again(
  taking: Taking,
  { decision, sequence }: Extract<StepAnswer, { kind: "duplicate" }>,
): Promise<HostAnswer> {
  const [entry] = await taking.session.history({ from: sequence, limit: 1 });
  if (entry?.record.kind !== "turn") return refused("turn_reused");
  const { steps } = entry.record;
  const outcome = steps.findLast((step) => step.outcome !== null)?.outcome ?? PASSED;
  const before = await viewAt(taking, sequence - 1);
  const changes = await changesAt(taking, sequence);
  return settled(taking, { decision, outcome, changes, diagnostics: [], question: before?.question ?? null });
}

const PASSED = { kind: "passthrough", rule: "turn.passthrough" } as const;

/** The host's own question about a turn, again. It is open only where nobody has answered it. */
export async function askedBefore({ session }: Taking, { sequence, record }: HistoryEntry): Promise<HostAnswer> {
  if (record.kind !== "question") return refused("turn_reused");
  const { question } = await session.view();
  return reply(record.prompt, question?.sequence === sequence ? { question } : null, NOTHING);
}

/** An undo that was asked for before. */
export async function undoneBefore(taking: Taking, { sequence }: HistoryEntry): Promise<HostAnswer> {
  const changes = await changesAt(taking, sequence);
  return reply(acknowledgement(changes), null, { ...NOTHING, changes });
}

async function changesAt(taking: Taking, sequence: number): Promise<Patch> {
  return patchBetween(await viewAt(taking, sequence - 1), await viewAt(taking, sequence));
}

/** What held after an entry, or null where it is no longer kept. */
async function viewAt({ session }: Taking, sequence: number): Promise<View | null> {
  try {
    return sequence > 0 ? await session.view(sequence) : null;
  } catch (error) {
    if (error instanceof LogError && error.code === "not_kept") return null;
    throw error;
  }
}

function patchBetween(before: View | null, after: View | null): Patch {
  if (before === null || after === null) return {};
  const { premise, policies } = stateDiff(before.state, after.state);
  const changes = [
    ...Object.keys(policies.removed).map((item) => [item, null] as const),
    ...Object.entries(policies.added),
    ...Object.entries(policies.changed).map(([item, change]) => [item, change.after] as const),
  ];
  return {
    ...(premise.changed ? { premise: premise.after } : {}),
    ...(changes.length > 0 ? { policies: changes } : {}),
  };
}
