/** How long an upstream may be silent. It does not count what a slow client takes. */

/** Aborts what it watches at the end of a silence, or with the client. */
export class Deadline {
  readonly signal: AbortSignal;
  /** Whether a silence was too long. */
  isOver = false;
  readonly #own = new AbortController();
  readonly #time: number;

  constructor(time: number, client: AbortSignal) {
    this.#time = time;
    this.signal = AbortSignal.any([this.#own.signal, client]);
  }

  /** Waits for the upstream. */
  async wait<T>(work: Promise<T>): Promise<T> {
    const timer = setTimeout(() => {
      this.isOver = true;
      this.#own.abort();
    }, this.#time);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  }
}
