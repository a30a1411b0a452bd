/** Where a conversation goes on: the turn that the model is to answer. */
import { plainId } from "../host/index.js";
import type { Work } from "./loop.js";
import { unanswered } from "./next.js";
import { takeTurn } from "./turn.js";

/**
 * The last turn that nobody has answered; null where there is none. What a host answers by itself may not have been kept before its process
 * ended, or another host of the conversation has answered it, which keeps nothing here: such a turn is put to the host again, the last one alone,
 * since there may be many.
 */
export async function turnToAnswer({ settings: { host }, journal, signal }: Work): Promise<string | null> {
  const open = unanswered(journal.transcript);
  const last = open.at(-1);
  if (last === undefined || host === null || !last.directive) return last?.turn ?? null;
  const { turn, text, files } = last;
  // A turn under an id that no host gives would be a new one to it.
  const isHosts = text !== null && (await plainId(turn)) === turn;
  if (isHosts && (await takeTurn({ journal, host, signal }, { id: turn, text, files })) === null) return turn;
  return open.findLast(({ directive }) => !directive)?.turn ?? null;
}
