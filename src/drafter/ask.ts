/** Asks a model and waits no longer than allowed. Whatever goes wrong is a value, and nothing is left running here. */
import { sentenceOf } from "./failure.js";
import { modelFailed, type NoProposal, noProposal } from "./reasons.js";

/**
 * A model: from a prompt to its answer. The signal ends where nobody waits any more, and not once the model has answered or failed.
 * What it throws ends the draft with `model_failed`, and of the error no more is told than a status of HTTP (`statusCode` or `status`): log it here.
 */
export type Propose = (prompt: string, options: { readonly signal: AbortSignal }) => Promise<string> | string;

/** What ends the waiting. */
export interface Limits {
  readonly signal: AbortSignal | undefined;
  /** In milliseconds; Infinity for none. */
  readonly timeLimit: number;
}

/** What a model answered. */
export interface Answer {
  readonly kind: "answer";
  readonly text: string;
}

/** The longest delay that a timer takes, 24.8 days; a longer one would fire at once, so that there is none. */
const LONGEST = 2 ** 31 - 1;

/** Asks a model. A model that ignores the signal is no longer waited for either. */
export async function ask(propose: Propose, prompt: string, limits: Limits): Promise<Answer | NoProposal> {
  const controller = new AbortController();
  const stop = stopOf(limits, controller);
  try {
    return await Promise.race([stop.stopped, answerOf(propose, prompt, controller.signal)]);
  } finally {
    stop.release();
  }
}

/**
 * A promise that is kept when the waiting ends early, which the model is told, and what frees its timer and its listener. A model
 * that has failed is told nothing any more: `fetch` of Node 20 throws where nobody can catch it when it refuses an answer (one of
 * six encodings) and the signal ends later.
 */
function stopOf({ signal, timeLimit }: Limits, model: AbortController) {
  let release = (): void => {};
  const stopped = new Promise<NoProposal>((resolve) => {
    const end = (code: "cancelled" | "timed_out"): void => {
      resolve(noProposal(code));
      model.abort();
    };
    const cancel = (): void => end("cancelled");
    const timer = timeLimit <= LONGEST ? setTimeout(() => end("timed_out"), timeLimit) : undefined;
    signal?.addEventListener("abort", cancel, { once: true });
    release = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    };
  });
  return { stopped, release };
}

/** More characters than any directive needs that a user would confirm. */
const LONGEST_ANSWER = 100_000;

async function answerOf(propose: Propose, prompt: string, signal: AbortSignal): Promise<Answer | NoProposal> {
  try {
    const text: unknown = await propose(prompt, { signal });
    if (typeof text !== "string") return noProposal("answer_is_no_text");
    return text.length > LONGEST_ANSWER ? noProposal("answer_is_too_long") : { kind: "answer", text };
  } catch (error) {
    return modelFailed(sentenceOf(error));
  }
}
