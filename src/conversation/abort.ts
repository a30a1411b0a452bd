/** Interruption: whoever does not listen to a signal is not waited for. */

/** Of each signal the promise that it ends: one listener, however many wait. */
const ends = new WeakMap<AbortSignal, Promise<void>>();

/** When a signal ends. */
export function endOf(signal: AbortSignal): Promise<void> {
  const end =
    ends.get(signal) ??
    new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener("abort", () => resolve(), { once: true });
    });
  ends.set(signal, end);
  return end;
}

/** Waits for a promise, or for the signal: true where the promise was first. What comes of it later is nobody's. */
export async function orAborted(promise: PromiseLike<unknown>, signal: AbortSignal): Promise<boolean> {
  const settled = Promise.resolve(promise).then(() => true);
  settled.catch(() => undefined);
  if (signal.aborted) return false;
  return Promise.race([settled, endOf(signal).then(() => false)]);
}
