/** What of a conversation goes into the model's history, for hosts that keep it themselves. */
import type { ChatMessage } from "./page.js";

/** What a message of the assistant was, where the host wrote it by itself: a plain reply, or one with a question. */
export type Settled = "reply" | "question";

/**
 * The messages for the model. What the host has settled by itself is not the model's: the user's message and the host's reply to
 * it are left out. A question stays, with the message that it was about, where the answer to it went to the model: then the model is to
 * answer that message.
 *
 * `settled` says of a message of the assistant what the host wrote, and null for one of the model.
 */
export function historyFor<M extends ChatMessage>(
  messages: readonly M[],
  settled: (message: M) => Settled | null,
): M[] {
  const kept: M[] = [];
  // From the end, since what follows decides: of the messages of the user, the one right before a reply is what it settles.
  let isWanted = true;
  for (let i = messages.length - 1; i >= 0; i--) {
    const message = messages[i];
    if (message === undefined) continue;
    if (message.role === "assistant") {
      const what = settled(message);
      const next = messages[i + 1];
      isWanted = what === null || (what === "question" && next?.role === "user" && kept.at(-1) === next);
    }
    if (isWanted || (message.role !== "assistant" && message.role !== "user")) kept.push(message);
    if (message.role === "user") isWanted = true;
  }
  return kept.reverse();
}
