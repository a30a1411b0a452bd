/** The ways in which tools run, by the methods of the frameworks that run them, and what each gives that is refused. */
import type { Refused } from "./verdict.js";

export type Callable = (...call: unknown[]) => unknown;

/** A way to run a tool. */
export interface Way {
  /** The inputs among the arguments of a call. */
  inputsOf(call: readonly unknown[]): readonly unknown[];
  /** What a refused call gives. */
  answer(refusal: Refused, call: readonly unknown[], run: Callable): unknown;
}

const firstOf = ([input]: readonly unknown[]): readonly unknown[] => [input];
const listOf = ([inputs]: readonly unknown[]): readonly unknown[] => (Array.isArray(inputs) ? inputs : [inputs]);

/** A function that is a tool: it may be awaited or not. */
export const DIRECT: Way = { inputsOf: firstOf, answer: (refusal, _, run) => inKind(run, refusal, refusal) };
/** A method that is awaited. */
const ONE: Way = { inputsOf: firstOf, answer: (refusal, _, run) => inKind(run, refusal, Promise.resolve(refusal)) };
/** A method that takes many inputs, and gives a result for each. */
const EACH: Way = { inputsOf: listOf, answer: (refusal, call) => Promise.resolve(listOf(call).map(() => refusal)) };
const STREAM: Way = { inputsOf: firstOf, answer: onceAsync };
/** A method whose input comes in parts: what it is about cannot be told before. */
const CHUNKS: Way = { inputsOf: () => [unreadable()], answer: onceAsync };

/** The methods of a tool, and the way of each: of the AI SDK, of a runnable of LangChain, and of others. */
const METHODS: ReadonlyMap<PropertyKey, Way> = new Map<PropertyKey, Way>([
  ...["execute", "invoke", "call", "run", "func", "handler"].map((name) => [name, ONE] as const),
  ["batch", EACH],
  ...["stream", "streamEvents", "streamLog", "_streamIterator"].map((name) => [name, STREAM] as const),
  ["transform", CHUNKS],
]);

/**
 * The methods by which a tool runs. Where it has `_call`, as a tool of LangChain, all others lead there and make their own of
 * what it returns: a text for the model, with the refusal as the artifact where the tool has artifacts.
 */
export function methodsOf(tool: object): ReadonlyMap<PropertyKey, Way> {
  if (!isCallable(Reflect.get(tool, "_call"))) return METHODS;
  const hasArtifact = Reflect.get(tool, "responseFormat") === "content_and_artifact";
  const answer = (refusal: Refused): unknown =>
    Promise.resolve(hasArtifact ? [refusal.reason, refusal] : refusal.reason);
  const inner: Way = { inputsOf: firstOf, answer };
  return new Map([
    ["_call", inner],
    ["func", inner],
  ]);
}

/** A refusal as the kind of function returns it that can be seen to be one; of any other kind it returns `plain`. */
function inKind(run: Callable, refusal: Refused, plain: unknown): unknown {
  switch (Object.prototype.toString.call(run)) {
    case "[object AsyncFunction]":
      return Promise.resolve(refusal);
    case "[object AsyncGeneratorFunction]":
      return onceAsync(refusal);
    case "[object GeneratorFunction]":
      return [refusal].values();
  }
  return plain;
}

async function* onceAsync<T>(value: T): AsyncGenerator<T, T> {
  yield value;
  return value;
}

/** A value that whoever reads of it fails at, and so does not take for an empty input. */
function unreadable(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

export function isCallable(value: unknown): value is Callable {
  return typeof value === "function";
}
