/** A plain compactor: one message in the place of all but the newest exchanges. */
import type { Compactor, Past } from "../../src/conversation/index.js";

/** Keeps so many exchanges, and tells what it was given. */
export function keeping(count: number, given: Past[] = []): Compactor {
  return async (past) => {
    given.push(past);
    const last = past.exchanges.at(-count - 1);
    if (last === undefined || last.sequence === past.exchanges.at(-1)?.sequence) return null;
    // A question that is no longer open is no exchange any more: there may be fewer than before.
    if (last.sequence < (past.epoch?.through ?? 0)) return null;
    const at = past.exchanges.indexOf(last) + 1;
    return { through: last.sequence, messages: [{ role: "user", content: [{ type: "text", text: `${at} gone.` }] }] };
  };
}
