/**
 * What a framework's own classes have given a tool. Such methods run on the tool's mirror: they lead to its ways, and what they
 * wrap, as a binding or a pipe, is the guarded tool. All that the tool's own classes say runs on the tool.
 */
import { type Callable, definitionOf, isCallable, isObject } from "./kinds.js";

/** The methods of LangChain's runnables, of which only those that a tool's own classes have not written lead to the tool's ways. */
const RUNNABLE =
  /^(?:_.*|invoke|call|batch|transform|stream\w*|with[A-Z]\w*|pipe|pick|assign|bind|map|asTool|getGraph|toJSON\w*)$/;

/** Those of a runnable that give another one, or tell of it, and run nothing. What a class of it writes anew of them gives a copy, perhaps. */
const WRAPPING =
  /^(?:with(?:Config|Retry|Fallbacks|Listeners|StructuredOutput)|bind|bindTools|map|asTool|getGraph|getGraphAsync|drawMermaid\w*|toJSON\w*|serialize|invocationParams|getLsParams\w*|_(?:llmType|modelType|identifyingParams))$/;

/** Those that a sequence has written anew: it gives its steps to the longer one, where each would be a runnable that nobody guards. */
const JOINING = /^(?:pipe|pick|assign)$/;
/** Where a sequence shows its steps. By the first it is known, and taken apart, by one that it is piped behind. */
const STEPS = /^(?:middle|steps)$/;

/** The framework behind a tool. */
export interface Framework {
  /** What is shown in the place of a value: what a runnable is made of is guarded as it is, and not taken out of it. */
  whole(key: PropertyKey, value: unknown, guard: (part: object) => object): unknown;
  /** Whether a method must run on the mirror. */
  leads(key: PropertyKey, value: Callable): boolean;
  /** Whether a method only wraps the tool or tells of it, though its own class has written it. */
  wraps(key: PropertyKey): boolean;
  /** What is given for what such a method, or one that was asked about, gives: a runnable may be a copy of the tool. */
  given(result: unknown, guard: (part: object) => object): unknown;
  /** The framework's own method under a key that the tool's class has written anew. */
  methodAt(key: PropertyKey): Callable | null;
}

/** The framework of a tool: LangChain's, or none. */
export function frameworkOf(tool: object): Framework | null {
  if (!isRunnable(tool)) return null;
  return isCallable(Reflect.get(tool, "_call")) ? ofTool(tool) : ofRunnable(tool);
}

/** A runnable, or an agent of `createAgent`, which is none itself: its graph is one, and its methods are all its own. */
function isRunnable(value: unknown): value is object {
  return isMarked(value) || (isObject(value) && "withConfig" in value && isMarked(Reflect.get(value, "graph")));
}

function isMarked(value: unknown): boolean {
  return isObject(value) && Reflect.get(value, "lc_runnable") === true;
}

function ofTool(tool: object): Framework {
  const base = baseOf(tool);
  const methodAt = (key: PropertyKey): Callable | null => {
    const value: unknown = definitionOf(base, key)?.value;
    return isCallable(value) && typeof key === "string" && RUNNABLE.test(key) ? value : null;
  };
  return {
    whole: (_, value) => value,
    leads: (key, value) => methodAt(key) === value,
    wraps: () => false,
    given: (result) => result,
    methodAt,
  };
}

/** Of a runnable that is no tool the framework's own methods run on the mirror, and so wrap it; those of its class run on itself, and what they give is guarded. */
function ofRunnable(runnable: object): Framework {
  const base = prototypesOf(runnable).findLast((each) => Object.hasOwn(each, "pipe")) ?? null;
  const baseMethod = (key: PropertyKey): unknown => definitionOf(base, key)?.value;
  const isSequence = Array.isArray(Reflect.get(runnable, "middle"));
  return {
    whole(key, value, guard) {
      if (isSequence && isAmong(STEPS, key)) return undefined;
      if (isSequence && isAmong(JOINING, key)) return baseMethod(key) ?? value;
      return isRunnable(value) ? guard(value) : value;
    },
    leads: (key, value) => value === baseMethod(key),
    wraps: (key) => isAmong(WRAPPING, key),
    given: (result, guard) => (isRunnable(result) ? guard(result) : result),
    methodAt: () => null,
  };
}

function isAmong(names: RegExp, key: PropertyKey): boolean {
  return typeof key === "string" && names.test(key);
}

/** The classes above the one that first says what the tool does; with it, where it is told by a function, which is the tool's. */
function baseOf(tool: object): object | null {
  const chain = prototypesOf(tool);
  const first = chain.findLastIndex((each) => Object.hasOwn(each, "_call"));
  const isTold = Object.hasOwn(tool, "func");
  return chain[isTold ? first : first + 1] ?? null;
}

function prototypesOf(object: object): object[] {
  const above = Reflect.getPrototypeOf(object);
  return above === null || above === Object.prototype ? [] : [above, ...prototypesOf(above)];
}
