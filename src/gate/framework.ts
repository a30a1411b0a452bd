/**
 * What a framework's own classes have given a tool. Such methods run on the tool's mirror: they lead to its ways, and what they
 * wrap, as a binding or a pipe, is the guarded tool. All that the tool's own classes say runs on the tool.
 */
import { type Callable, definitionOf, isCallable, isObject } from "./kinds.js";

/** The methods of LangChain's runnables, of which only those that a tool's own classes have not written lead to the tool's ways. */
const RUNNABLE =
  /^(?:_.*|invoke|call|batch|transform|stream\w*|with[A-Z]\w*|pipe|pick|assign|bind|map|asTool|getGraph|toJSON\w*)$/;

/** Those of them that give a runnable which wraps this one, or tell of it, and run nothing. */
const WRAPPING = /^(?:with[A-Z]\w*|bind\w*|map|asTool|getGraph|toJSON\w*)$/;

/** Those that a sequence has written anew: it gives its steps to the longer one, where each would be a runnable that nobody guards. */
const JOINING = /^(?:pipe|pick|assign)$/;

/** The framework behind a tool. */
export interface Framework {
  /** What is shown in the place of a value: what a runnable is made of is guarded as it is, and not taken out of it. */
  whole(key: PropertyKey, value: unknown, guard: (part: object) => object): unknown;
  /** Whether a method must run on the mirror. */
  leads(key: PropertyKey, value: Callable): boolean;
  /** The framework's own method under a key that the tool's class has written anew. */
  methodAt(key: PropertyKey): Callable | null;
}

/** The framework of a tool: LangChain's, or none. */
export function frameworkOf(tool: object): Framework | null {
  if (!isRunnable(tool)) return null;
  return isCallable(Reflect.get(tool, "_call")) ? ofTool(tool) : ofRunnable(tool);
}

function isRunnable(value: unknown): value is object {
  return isObject(value) && Reflect.get(value, "lc_runnable") === true;
}

function ofTool(tool: object): Framework {
  const base = baseOf(tool);
  const methodAt = (key: PropertyKey): Callable | null => {
    const value: unknown = definitionOf(base, key)?.value;
    return isCallable(value) && typeof key === "string" && RUNNABLE.test(key) ? value : null;
  };
  return { whole: (_, value) => value, leads: (key, value) => methodAt(key) === value, methodAt };
}

/** Of a runnable that is no tool the framework's own methods run on the mirror, and those that wrap it, whoever wrote them. */
function ofRunnable(runnable: object): Framework {
  const base = prototypesOf(runnable).findLast((each) => Object.hasOwn(each, "pipe")) ?? null;
  const baseMethod = (key: PropertyKey): unknown => definitionOf(base, key)?.value;
  return {
    whole(key, value, guard) {
      // By its `middle` a sequence is known, and taken apart, by one that it is piped behind.
      if (key === "middle") return undefined;
      if (typeof key === "string" && JOINING.test(key)) return baseMethod(key) ?? value;
      return isRunnable(value) ? guard(value) : value;
    },
    leads: (key, value) => value === baseMethod(key) || (typeof key === "string" && WRAPPING.test(key)),
    methodAt: () => null,
  };
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
