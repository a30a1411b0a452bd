/** Asking a model: one request, its reply read to the end, or to where it was interrupted. */

import { endOf, orAborted } from "./abort.js";
import { attempt } from "./attempt.js";
import type { ReplyEntry } from "./entries.js";
import type { Listener, ToldPart } from "./events.js";
import type { CallOptions, Model, StreamPart } from "./model.js";
import { ReplyBuilder } from "./reply.js";

/** A request on its way. */
export interface Asking {
  readonly model: Model;
  readonly request: CallOptions;
  readonly signal: AbortSignal;
  /** Where somebody listens, the reply is streamed. */
  readonly on: Listener | null;
  /** Ids of calls that the conversation has already. */
  readonly taken: readonly string[];
}

/** An error of a provider, and whether something of the reply was passed on before it. */
export class AskError extends Error {
  override readonly name = "AskError";
  readonly isBegun: boolean;

  constructor(cause: unknown, isBegun: boolean) {
    super("The request failed.", { cause });
    this.isBegun = isBegun;
  }
}

/** Makes the request. An interruption ends it at once, whether the model listens or not. @throws {AskError} */
export async function ask(asking: Asking): Promise<ReplyEntry> {
  const { model, request, signal, on, taken } = asking;
  const builder = new ReplyBuilder(model, taken);
  const progress = { isBegun: false };
  const limits = request.abortSignal === undefined ? [] : [request.abortSignal];
  const reading = attempt([signal, ...limits], (own) => {
    const options = { ...request, abortSignal: own };
    return on === null ? generate(model, options, builder) : stream(model, options, builder, on, progress);
  });
  try {
    await orAborted(Promise.race([reading, ...limits.map(failure)]), signal);
    return builder.made();
  } catch (error) {
    if (signal.aborted) return builder.made();
    if (error instanceof ListenerError) throw error.cause;
    throw new AskError(error, progress.isBegun);
  }
}

/** A signal that `prepare` gives to a request is no interruption: where it ends, the request has failed. */
async function failure(limit: AbortSignal): Promise<never> {
  await endOf(limit);
  throw limit.reason;
}

/** The options of a request on its way, with the signal by which it ends. */
type Live = CallOptions & { readonly abortSignal: AbortSignal };

async function generate(model: Model, options: Live, builder: ReplyBuilder): Promise<void> {
  const generated = await model.doGenerate(options);
  options.abortSignal.throwIfAborted();
  builder.whole(generated);
}

async function stream(
  model: Model,
  options: Live,
  builder: ReplyBuilder,
  on: Listener,
  progress: { isBegun: boolean },
): Promise<void> {
  const { abortSignal } = options;
  const { stream: parts } = await model.doStream(options);
  const reader = parts.getReader();
  try {
    for (let next = await reader.read(); !next.done && !abortSignal.aborted; next = await reader.read()) {
      if (next.value.type === "error") throw next.value.error;
      const told = builder.part(next.value);
      progress.isBegun ||= isShown(next.value);
      tell(on, told);
    }
    abortSignal.throwIfAborted();
  } finally {
    // Nobody waits for a provider that does not stop.
    reader.cancel().catch(() => undefined);
  }
}

/** A listener's error is none of the provider's. */
class ListenerError extends Error {}

function tell(on: Listener, part: ToldPart): void {
  try {
    on({ type: "part", part });
  } catch (error) {
    throw new ListenerError("", { cause: error });
  }
}

function isShown({ type }: StreamPart): boolean {
  return type !== "stream-start" && type !== "response-metadata" && type !== "raw";
}
