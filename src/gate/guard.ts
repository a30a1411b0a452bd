/**
 * Guarded tools: each is shown as it is, and asks when it runs. No framework is imported: a tool is known by the methods with
 * which it runs, and all its other methods meet the guarded ones.
 */
import { mirror } from "./mirror.js";
import { isRefused, type Verdict } from "./verdict.js";
import { type Callable, DIRECT, isCallable, methodsOf, type Way } from "./ways.js";

/** Asks whether a tool may run with this input. */
export type Ask = (name: string, input: unknown) => Verdict;

/** A method of a tool, or a function in a record. */
interface Run {
  readonly name: string;
  readonly ask: Ask;
  readonly run: Callable;
  readonly way: Way;
  readonly place?: Place;
}

/** Where a method belongs. It runs on its owner, which may have private fields, where it was called on the owner's mirror. */
interface Place {
  readonly owner: object;
  self(): object;
}

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
  if (isCallable(tool)) return guardRun({ name, ask, run: tool, way: DIRECT, ...(place && { place }) });
  return isObject(tool) ? guardObject(name, tool, ask) : tool;
}

function guardObject(name: string, tool: object, ask: Ask): object {
  const methods = methodsOf(tool);
  return mirror(tool, (key, value, self) => {
    // A binding of LangChain runs what it is bound to.
    if (key === "bound" && isObject(value)) return guardObject(name, value, ask);
    if (!isCallable(value)) return value;
    const [way, place] = [methods.get(key), { owner: tool, self }];
    if (way !== undefined) return guardRun({ name, ask, run: value, way, place });
    return key === "toModelOutput" ? showRefusals(value, place) : value;
  });
}

/** The function itself, name and all, save that a call is asked about first, and one by `new` as well. */
function guardRun({ name, ask, run, way, place }: Run): Callable {
  const refusalOf = (call: readonly unknown[]) =>
    way
      .inputsOf(call)
      .map((input) => ask(name, input))
      .find((verdict) => !verdict.allowed) ?? null;
  return new Proxy(run, {
    apply(_, self, call) {
      const refusal = refusalOf(call);
      return refusal === null ? applied(run, self, call, place) : way.answer(refusal, call, run);
    },
    construct: (_, call) => refusalOf(call) ?? Reflect.construct(run, call),
  });
}

/** What the AI SDK shows its model of an output: a tool's own way to show one knows nothing of refusals. */
function showRefusals(show: Callable, place: Place): Callable {
  return new Proxy(show, {
    apply(_, self, call) {
      const [first] = call;
      const output: unknown = isObject(first) && "output" in first ? first.output : first;
      return isRefused(output) ? { type: "error-text", value: output.reason } : applied(show, self, call, place);
    },
  });
}

function applied(run: Callable, self: unknown, call: unknown[], place: Place | undefined): unknown {
  return Reflect.apply(run, self !== undefined && self === place?.self() ? place.owner : self, call);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
