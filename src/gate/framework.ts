/**
 * What a framework's own classes have given a tool. Such methods run on the tool's mirror: they lead to its ways, and what they
 * wrap, as a binding or a pipe, is the guarded tool. All that the tool's own classes say runs on the tool.
 */
import { type Callable, definitionOf, isCallable } from "./kinds.js";

/** The methods of LangChain's runnables, of which only those that a tool's own classes have not written lead to the tool's ways. */
const RUNNABLE =
  /^(?:_.*|invoke|call|batch|transform|stream\w*|with[A-Z]\w*|pipe|pick|assign|bind|map|asTool|getGraph|toJSON\w*)$/;

/** The framework behind a tool. */
export interface Framework {
  /** Whether a method must run on the mirror. */
  leads(key: PropertyKey, value: Callable): boolean;
  /** The framework's own method under a key that the tool's class has written anew. */
  methodAt(key: PropertyKey): Callable | null;
}

/** The framework of a tool: LangChain's, or none. */
export function frameworkOf(tool: object): Framework | null {
  if (Reflect.get(tool, "lc_runnable") !== true) return null;
  const isTool = isCallable(Reflect.get(tool, "_call"));
  const base = isTool ? baseOf(tool) : null;
  const methodAt = (key: PropertyKey): Callable | null => {
    const value: unknown = definitionOf(base, key)?.value;
    return isCallable(value) && typeof key === "string" && RUNNABLE.test(key) ? value : null;
  };
  if (isTool) return { leads: (key, value) => methodAt(key) === value, methodAt };
  // Of a runnable that is no tool all runs on the mirror save its ways: it may wrap itself by any name.
  return { leads: () => true, methodAt: () => null };
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
