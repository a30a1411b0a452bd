/** A tool's `execute` that waits for something first, in the form in which the SDK runs it: a promise, or a stream of outputs. */
import { fieldOf } from "../base/index.js";

/** What can be called. */
export type Callable = (...call: unknown[]) => unknown;

export function isCallable(value: unknown): value is Callable {
  return typeof value === "function";
}

/** Calls a method of an object. */
export function calledOn(self: unknown, method: unknown, call: readonly unknown[]): unknown {
  if (!isCallable(method)) throw new TypeError("A tool runs by a function.");
  return Reflect.apply(method, self, [...call]);
}

/** What stands for `execute`. Whether it streams must be told before it is called, so it is told from how it is written. */
export function executing(tool: object, run: (call: readonly unknown[]) => Promise<unknown>): Callable {
  const isStreaming = Object.prototype.toString.call(fieldOf(tool, "execute")) === "[object AsyncGeneratorFunction]";
  return isStreaming ? (...call) => stream(run(call)) : async (...call) => last(await run(call));
}

async function* stream(output: Promise<unknown>): AsyncGenerator<unknown> {
  const outputs = await output;
  if (isAsyncIterable(outputs)) yield* outputs;
  else yield outputs;
}

/** A function may give a stream without being written as one: of that the last output is the result, as the SDK has it. */
async function last(output: unknown): Promise<unknown> {
  if (!isAsyncIterable(output)) return output;
  let result: unknown;
  for await (const each of output) result = each;
  return result;
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return isCallable(fieldOf(value, Symbol.asyncIterator));
}
