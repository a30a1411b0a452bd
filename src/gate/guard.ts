/**
 * Guarded tools: each is shown as it is, and asks when it runs. No framework is imported: a tool is known by the method with
 * which it runs, and all its other methods meet the guarded one.
 */
import { mirror } from "./mirror.js";
import { isRefused, type Refused, type Verdict } from "./verdict.js";

/** Asks whether a tool may run with this input. */
export type Ask = (name: string, input: unknown) => Verdict;

type Callable = (...inputs: unknown[]) => unknown;

/** Where a method belongs. It runs on its owner, which may have private fields, where it was called on the owner's mirror. */
interface Place {
  readonly owner: object;
  self(): object;
}

/** The methods by which a tool runs. */
const RUNS: readonly PropertyKey[] = ["execute", "invoke", "call", "run", "func", "handler"];
/** The same where all others lead to `_call`, as in LangChain, which makes its own of what that returns. */
const INNER_RUNS: readonly PropertyKey[] = ["_call", "func"];

/** The same tools, guarded. @throws {TypeError} when a tool in a list has no name. */
export function guardTools<T extends object>(tools: T, ask: Ask): T;
export function guardTools(tools: object, ask: Ask): object {
  if (Array.isArray(tools)) return tools.map((tool: unknown) => guardTool(requireName(tool), tool, ask));
  return mirror(tools, (key, value, self) =>
    isToolKey(tools, key) ? guardTool(key, value, ask, { owner: tools, self }) : value,
  );
}

/** The fields of a record are tools, and the methods of its class; what every object has is none. */
function isToolKey(tools: object, key: PropertyKey): key is string {
  return typeof key === "string" && (Object.hasOwn(tools, key) || !(key in Object.prototype));
}

function requireName(tool: unknown): string {
  const name: unknown = isObject(tool) || isCallable(tool) ? Reflect.get(tool, "name") : undefined;
  if (typeof name === "string" && name !== "") return name;
  throw new TypeError("A tool in a list needs a name. Give the tools as a record, by name.");
}

function guardTool(name: string, tool: unknown, ask: Ask, place?: Place): unknown {
  if (isCallable(tool)) return guardRun(tool, ask.bind(null, name), (refusal) => inKind(tool, refusal, refusal), place);
  return isObject(tool) ? guardObject(name, tool, ask) : tool;
}

function guardObject(name: string, tool: object, ask: Ask): object {
  const isInner = isCallable(Reflect.get(tool, "_call"));
  const runs = isInner ? INNER_RUNS : RUNS;
  const answerOf = (run: Callable) => (refusal: Refused) =>
    isInner ? Promise.resolve(contentOf(tool, refusal)) : inKind(run, refusal, Promise.resolve(refusal));
  return mirror(tool, (key, value, self) => {
    const place = { owner: tool, self };
    if (isCallable(value) && runs.includes(key)) return guardRun(value, ask.bind(null, name), answerOf(value), place);
    if (isCallable(value) && key === "toModelOutput") return showRefusals(value, place);
    // A binding of LangChain runs what it is bound to.
    return key === "bound" && isObject(value) ? guardObject(name, value, ask) : value;
  });
}

/** The function itself, name and all, save that a call is asked about first, and one by `new` as well. */
function guardRun(
  run: Callable,
  ask: (input: unknown) => Verdict,
  answer: (refusal: Refused) => unknown,
  place?: Place,
): Callable {
  return new Proxy(run, {
    apply(_, self, inputs) {
      const verdict = ask(inputs[0]);
      return verdict.allowed ? applied(run, self, inputs, place) : answer(verdict);
    },
    construct(_, inputs) {
      const verdict = ask(inputs[0]);
      return verdict.allowed ? Reflect.construct(run, inputs) : verdict;
    },
  });
}

/** What the AI SDK shows its model of an output: a tool's own way to show one knows nothing of refusals. */
function showRefusals(show: Callable, place: Place): Callable {
  return new Proxy(show, {
    apply(_, self, inputs) {
      const [first] = inputs;
      const output: unknown = isObject(first) && "output" in first ? first.output : first;
      return isRefused(output) ? { type: "error-text", value: output.reason } : applied(show, self, inputs, place);
    },
  });
}

function applied(run: Callable, self: unknown, inputs: unknown[], place: Place | undefined): unknown {
  return Reflect.apply(run, self !== undefined && self === place?.self() ? place.owner : self, inputs);
}

/** A refusal as the kind of function returns it that is seen to be one; of any other kind it returns `plain`. */
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

/** What a LangChain tool says to its model, with the refusal as its artifact where it has artifacts. */
function contentOf(tool: object, refusal: Refused): unknown {
  return Reflect.get(tool, "responseFormat") === "content_and_artifact" ? [refusal.reason, refusal] : refusal.reason;
}

function isCallable(value: unknown): value is Callable {
  return typeof value === "function";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
