/** The budget: whole numbers alone, and nothing that is given out twice. */
import { requireCount, sumOf } from "./meter.js";

/** A share is so many ten-thousandths of what is left. */
const WHOLE = 10_000;

/** What of a model's window a request may fill. */
export interface Budget {
  /** The tokens that the model reads and writes in all. */
  readonly window: number;
  /** The tokens kept for its answer. */
  readonly reserve: number;
}

/** `window − reserve − envelope`; below zero where the two exceed the window. @throws {TypeError} for a number that is no count. */
export function limitOf({ window, reserve }: Budget, envelope: number): number {
  return (
    requireCount(window, "The window") - requireCount(reserve, "The reserve") - requireCount(envelope, "The envelope")
  );
}

/**
 * Gives out what is left by shares in basis points: each gets its floor, and the tokens that rounding left go one each to the
 * largest remainders, the earlier share first among equals. The parts never sum to more than `left`; to all of it where the
 * shares sum to 10,000.
 *
 * @throws {TypeError} when `left` is no integer, a share is no integer from 0 to 10,000, or the shares sum to more than 10,000.
 */
export function split(left: number, shares: readonly number[]): number[] {
  const total = requireShares(shares);
  const room = requireCount(Math.max(0, left), "What is left");
  const parts = shares.map((share) => portion(room, share));
  let spare = portion(room, total) - sumOf(parts, (part) => part);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: ((room % WHOLE) * share) % WHOLE }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (spare === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    spare--;
  }
  return parts;
}

/** The floor of so many ten-thousandths, exact for every safe integer: no product leaves the safe integers. */
export function portion(tokens: number, share: number): number {
  const rest = tokens % WHOLE;
  return ((tokens - rest) / WHOLE) * share + Math.floor((rest * share) / WHOLE);
}

function requireShares(shares: readonly number[]): number {
  const total = sumOf(shares, (share) => requireCount(share, "A share"));
  if (total <= WHOLE) return total;
  throw new TypeError(`The shares must sum to 10,000 at most, not ${total}.`);
}
