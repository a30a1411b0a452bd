/** Retries: a request that failed for the moment is made again, a little later each time. */
import { fieldOf, trim } from "../base/index.js";
import { AskError } from "./ask.js";

/** So many times a request is made at most. */
const ATTEMPTS = 3;

/** The first wait, in milliseconds; each that follows is twice as long. */
const FIRST = 2_000;
/** No server makes a user wait longer, in milliseconds. */
const LONGEST = 60_000;

/** Waits so many milliseconds, or until the signal ends. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** The platform's timer. */
export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
    if (signal.aborted) done();
  });

/**
 * How long to wait before the attempt after this one, which is the first for 1; null where there is none: the error is for good, or something
 * of the reply was shown already. What the server asks for is kept to where it is a length of time, and not where it is a date: there is no clock here
 * to hold it against.
 */
export function pause(error: unknown, attempt: number): number | null {
  if (!(error instanceof AskError) || error.isBegun || attempt >= ATTEMPTS) return null;
  const cause: unknown = error.cause;
  if (typeof cause !== "object" || cause === null || !("isRetryable" in cause) || cause.isRetryable !== true)
    return null;
  const asked = "responseHeaders" in cause ? askedFor(cause.responseHeaders) : null;
  return Math.min(asked ?? FIRST * 2 ** (attempt - 1), LONGEST);
}

function askedFor(headers: unknown): number | null {
  const [milliseconds, seconds] = [numberIn(headers, "retry-after-ms"), numberIn(headers, "retry-after")];
  const asked = Number.isNaN(milliseconds) ? seconds * 1000 : milliseconds;
  return asked >= 0 ? asked : null;
}

/** The number in a header; NaN where there is none. A blank one would be 0, which asks for no wait at all. */
function numberIn(headers: unknown, name: string): number {
  const text = trim(String(fieldOf(headers, name) ?? ""));
  return text === "" ? Number.NaN : Number(text);
}
