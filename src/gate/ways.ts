/** The ways in which tools run, by the methods of the frameworks that run them, and what each gives that is refused. */
import { type Callable, isCallable, isObject } from "./kinds.js";
import type { Refused } from "./verdict.js";

/** A way to run a tool. */
export interface Way {
  /** The calls that are asked about: one, or one for each input of a batch. */
  callsOf(call: readonly unknown[]): readonly (readonly unknown[])[];
  /** What a refused call gives. */
  answer(refusal: Refused, call: readonly unknown[], run: Callable): unknown;
}

const itself = (call: readonly unknown[]) => [call];
const listOf = ([inputs]: readonly unknown[]): readonly unknown[] => (Array.isArray(inputs) ? inputs : [inputs]);

/** A function: it may be awaited or not. */
export const DIRECT: Way = { callsOf: itself, answer: (refusal, _, run) => inKind(run, refusal, refusal) };
/** A method that is awaited. */
const ONE: Way = { callsOf: itself, answer: (refusal, _, run) => inKind(run, refusal, Promise.resolve(refusal)) };
/** A method that may be given what a model wrote, whole: the tool's input is a part of it. */
const INVOKED: Way = { ...ONE, callsOf: ([input, ...rest]) => [[argumentsOf(input), ...rest]] };
/** A method that takes many inputs, and gives a result for each. */
const EACH: Way = {
  callsOf: (call) => listOf(call).map((input) => [argumentsOf(input), ...call.slice(1)]),
  answer: (refusal, call) => Promise.resolve(listOf(call).map(() => refusal)),
};
const STREAM: Way = { ...INVOKED, answer: onceAsync };
/** A method whose input comes in parts: what it is about cannot be told before. */
const CHUNKS: Way = { callsOf: () => [[unreadable()]], answer: onceAsync };

/** The methods by which a tool of the AI SDK runs, a runnable of LangChain, and others. */
const METHODS: ReadonlyMap<PropertyKey, Way> = new Map<PropertyKey, Way>([
  ...["execute", "run", "func", "handler"].map((name) => [name, ONE] as const),
  ...["invoke", "call"].map((name) => [name, INVOKED] as const),
  ["batch", EACH],
  ...["stream", "streamEvents", "streamLog", "_streamIterator"].map((name) => [name, STREAM] as const),
  ["transform", CHUNKS],
]);

/** The names of the methods by which a tool may run, for a message. */
export const WAYS = "execute, invoke, run, call, func, handler, _call, batch, stream or transform";

/** The methods by which a tool runs; where it has `_call`, what that returns is made a text for the model by the framework. */
export function methodsOf(tool: object): ReadonlyMap<PropertyKey, Way> {
  if (!isCallable(Reflect.get(tool, "_call"))) return METHODS;
  const hasArtifact = Reflect.get(tool, "responseFormat") === "content_and_artifact";
  const answer = (refusal: Refused): unknown =>
    Promise.resolve(hasArtifact ? [refusal.reason, refusal] : refusal.reason);
  const inner: Way = { callsOf: itself, answer };
  return new Map([...METHODS, ["_call", inner], ["func", inner]]);
}

/** Whether a gate knows how something runs. */
export function canRun(tool: unknown): tool is object {
  if (isCallable(tool)) return true;
  return isObject(tool) && [...methodsOf(tool).keys()].some((key) => isCallable(Reflect.get(tool, key)));
}

/**
 * Methods that say what a tool is, for frameworks that describe it to their models or ask about it, and run nothing. All other
 * methods of a tool may run it, by whatever name.
 */
const SAYS =
  /^(?:get)?(?:name|title|description|parameters|definition|metadata|(?:input|output|json|zod|config|args|parameters?|response|tool|_)*schema)$|^describe$|^needsApproval$|^isEnabled$|^onInput(?:Start|Delta|Available)$|^to(?:JSON|String|LocaleString)$|^valueOf$/i;

/** Whether a method only says something of its tool. */
export function isSaying(key: PropertyKey): boolean {
  return typeof key !== "string" || SAYS.test(key);
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

/** The input in a call as a model of LangChain writes it. */
function argumentsOf(input: unknown): unknown {
  return isObject(input) && "args" in input && "type" in input && input.type === "tool_call" ? input.args : input;
}

/** A value that whoever reads of it fails at, and so does not take for an empty input. */
function unreadable(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
