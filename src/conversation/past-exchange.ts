/** What was said in one exchange of the past. */
import type { Exchange } from "../context/index.js";
import type { Message } from "./model.js";

/**
 * An exchange, and the entry that it began with: a user's turn, with the question that was asked about it where that stays, or a reply with
 * all results of its calls. None is ever torn, and no two begin with one entry.
 */
export interface PastExchange extends Exchange<Message> {
  readonly sequence: number;
}
