/** A turn that was sent again: its first decision, once more. */
import { canonicalJson } from "../base/index.js";
import { applyOutcome, type Decision } from "../index.js";
import type { Cursor } from "./cursor.js";
import { LogError } from "./log-error.js";
import { decisive } from "./outcomes.js";
import type { LogRecord } from "./record.js";
import type { StepAnswer } from "./results.js";
import type { Entry } from "./store.js";
import { duplicate, refused } from "./transact.js";

type TurnRecord = Extract<LogRecord, { kind: "turn" }>;

/** The answer to a text whose turn was taken before, in this entry. */
export async function answerAgain(cursor: Cursor, text: string, entry: Entry): Promise<StepAnswer> {
  const { record } = await cursor.log.open(entry);
  if (record.kind !== "turn" || !(await isSaid(cursor, text, record))) return refused("turn_reused");
  return { ...(await duplicate(cursor, entry)), decision: await decisionAt(cursor, entry, record) };
}

async function isSaid({ log }: Cursor, text: string, { said, digest }: TurnRecord): Promise<boolean> {
  return digest === undefined ? said === text : digest === (await log.setup.sha256(canonicalJson(text)));
}

/** The first decision: the state is that after the entry, where it is still known. */
async function decisionAt(cursor: Cursor, { sequence }: Entry, { steps }: TurnRecord): Promise<Decision | null> {
  const outcome = decisive(steps);
  try {
    const { snapshot } = outcome.kind === "transition" ? await cursor.at(sequence) : cursor.known;
    return applyOutcome(snapshot, outcome).decision;
  } catch (error) {
    if (error instanceof LogError && error.code === "not_kept") return null;
    throw error;
  }
}
