/** Where a conversation goes on: the turn that the model is to answer. */
import type { Work } from "./loop.js";
import { unanswered } from "./next.js";
import { settleDirectives } from "./turn.js";

/** The last turn that nobody has answered, directives aside that a host answers by itself; null where there is none. */
export async function turnToAnswer({ settings: { host }, journal, signal }: Work): Promise<string | null> {
  if (host === null) return unanswered(journal.transcript).at(-1)?.turn ?? null;
  const models = await settleDirectives(journal, host, signal);
  const open = unanswered(journal.transcript);
  return open.findLast(({ turn, directive }) => !directive || turn === models)?.turn ?? null;
}
