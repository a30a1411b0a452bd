/** A middleware of another kind, which reads the thread as the model does: without what the host settled by itself. */
import type { AnyAgentMiddleware } from "langchain";
import { forModel } from "./messages.js";

type BeforeModel = NonNullable<AnyAgentMiddleware["beforeModel"]>;
type Handler = Extract<BeforeModel, (...given: never) => unknown>;

/**
 * The same middleware, whose `beforeModel` is given the thread without what the host settled by itself. For one that makes summaries, as
 * `summarizationMiddleware` does: else a rule that is lifted later stands in its summary as one that holds. What it writes in the place of the
 * thread is without these messages too.
 *
 * @throws {TypeError} for what is no middleware, or does nothing before the model.
 */
export function withoutSettled<M extends AnyAgentMiddleware>(middleware: M): M {
  const beforeModel: BeforeModel | undefined = middleware?.beforeModel;
  if (beforeModel === undefined)
    throw new TypeError("withoutSettled takes a middleware with beforeModel, such as summarizationMiddleware makes.");
  if (typeof beforeModel === "function") return { ...middleware, beforeModel: reading(beforeModel) };
  return { ...middleware, beforeModel: { ...beforeModel, hook: reading(beforeModel.hook) } };
}

function reading(handler: Handler): Handler {
  return (state, run) => handler({ ...state, messages: forModel(state.messages) }, run);
}
