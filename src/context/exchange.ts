/** Exchanges: the atoms of history. */
import { type Meter, requireCount, sumOf } from "./meter.js";

/**
 * A turn of the user, or a reply with its reasoning, its tool calls and all their results. It is sent, replaced or dropped
 * whole, and its messages are kept by reference and never rewritten: signed reasoning and parts that nobody here knows are
 * byte-equal or gone.
 */
export interface Exchange<M> {
  /** The host's name of it, the same in every request. */
  readonly id: string;
  readonly kind: "user" | "reply";
  readonly messages: readonly M[];
}

/** The tokens of a message. @throws {TypeError} when the meter's count is none. */
export function messageTokens<M>(message: M, meter: Meter<M>): number {
  return requireCount(meter.message(message), `The tokens that ${meter.name} counts`);
}

/** The tokens of an exchange. @throws {TypeError} when the meter's count is none. */
export function exchangeTokens<M>({ messages }: Exchange<M>, meter: Meter<M>): number {
  return sumOf(messages, (message) => messageTokens(message, meter));
}
