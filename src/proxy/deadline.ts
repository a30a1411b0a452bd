/** How long an upstream may be silent. It does not count what a slow client takes. */

/** Aborts what it watches at the end of a silence, or with the client. */
export class Deadline {
  readonly signal: AbortSignal;
  /** Whether a silence was too long. */
  isOver = false;
  /** Kept as long as the upstream is waited for: on Node 20 a request that memory is collected of aborts nothing any more. */
  readonly client: Request;
  readonly #own = new AbortController();
  readonly #time: number;

  constructor(time: number, client: Request) {
    this.#time = time;
    this.client = client;
    this.signal = AbortSignal.any([this.#own.signal, client.signal]);
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
