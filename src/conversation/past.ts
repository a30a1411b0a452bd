/** The past of a conversation for whoever has its log: a tool that hands originals back, a handover, a test. */
import type { Session } from "../sessions/index.js";
import { Journal } from "./journal.js";
import { messengerFor, pastOf } from "./messages.js";
import type { PastExchange } from "./past-exchange.js";

/** What a model has signed is for that model alone. */
const NO_MODEL = { provider: "", modelId: "" };

/**
 * All that was said, from the beginning, as a compactor is given it; what a model has signed is left out, and names of tools have the signs alone that all providers take.
 *
 * @throws {LogError} where the log cannot be read.
 */
export async function readPast(session: Session): Promise<readonly PastExchange[]> {
  const journal = new Journal(session);
  await journal.refresh();
  return pastOf(
    journal.transcript,
    messengerFor(NO_MODEL, () => false),
  );
}
