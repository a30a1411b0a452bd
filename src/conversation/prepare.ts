/** What a host makes of a request before it is sent, looked at: a provider would fail at what is none, or would send it without its messages. */
import { fieldOf, typeName } from "../base/index.js";
import type { CallOptions } from "./model.js";

/** Changes a request before it is sent. */
export type Prepare = (request: CallOptions) => CallOptions;

/** The same function, which throws a `TypeError` where it gives no request. */
export function checkedPrepare(prepare: Prepare): Prepare {
  return (request) => {
    const given: CallOptions = prepare(request);
    if (Array.isArray(fieldOf(given, "prompt"))) return given;
    throw new TypeError(
      `prepare gave ${whatIs(given)}. It must give the request at once, changed or as it is, such as { ...request, temperature: 0 }.`,
    );
  };
}

function whatIs(given: unknown): string {
  if (given === undefined) return "nothing";
  if (typeof fieldOf(given, "then") === "function") {
    // Nobody else waits for it, and a rejection that nobody hears ends the process.
    Promise.resolve(given).catch(() => undefined);
    return "a promise";
  }
  if (typeof given === "object" && given !== null && !Array.isArray(given)) return "an object without a list `prompt`";
  return typeof given === "object" ? typeName(given) : `a value ${typeName(given)}`;
}
