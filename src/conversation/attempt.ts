/** An attempt: work that may be called off while it goes on, and not once it has ended. */

/**
 * Does work under a signal of its own, which ends with the first of the given ones as long as the work goes on. What has failed is not called
 * off again: `fetch` of Node 20 leaves a stream behind an exchange that it refuses (an answer of six encodings), to which
 * nobody listens, and which throws where its signal ends later.
 */
export async function attempt<T>(signals: readonly AbortSignal[], work: (own: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(signals.find(({ aborted }) => aborted)?.reason);
  for (const signal of signals) signal.addEventListener("abort", stop);
  if (signals.some(({ aborted }) => aborted)) stop();
  try {
    return await work(controller.signal);
  } finally {
    for (const signal of signals) signal.removeEventListener("abort", stop);
  }
}
