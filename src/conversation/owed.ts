/** What calls came to that the store did not take: nobody else knows it, so it is kept as soon as the store takes it. */
import { Conflict, Refusal } from "./journal.js";

/** What is still to be kept. */
export class Owed {
  readonly #keeping: (() => Promise<void>)[] = [];

  /** Adds one. It adds itself again where the store fails once more. */
  add(keep: () => Promise<void>): void {
    this.#keeping.push(keep);
  }

  /** Keeps what is there, or finds that the log takes it no longer. What a store throws passes through. */
  async keep(): Promise<void> {
    for (let left = this.#keeping.length; left > 0; left -= 1) {
      try {
        await this.#keeping.shift()?.();
      } catch (error) {
        if (!(error instanceof Conflict || error instanceof Refusal)) throw error;
      }
    }
  }
}
