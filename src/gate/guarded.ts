/**
 * One guarded tool: it is shown as it is, and asks when it runs. No framework is imported: a tool is known by the methods with
 * which it runs. What those lead to has been asked about and runs on the tool itself, private fields and all.
 */
import { type Framework, frameworkOf } from "./framework.js";
import { type Callable, isCallable, isEveryones, isObject } from "./kinds.js";
import { type Calls, mirror, type Show } from "./mirror.js";
import { isRefused, type Refused } from "./verdict.js";
import { DIRECT, isSaying, methodsOf, type Way } from "./ways.js";

/** Asks whether a tool may run by a call with these arguments: null where it may. */
export type Ask = (call: readonly unknown[]) => Refused | null;

/** Where a method belongs. It runs on its owner, which may have private fields, where it was called on the owner's mirror. */
export interface Place {
  readonly owner: object;
  self(): object;
}

/** A function with all that is to be known when it is called. */
interface Run {
  readonly ask: Ask;
  readonly run: Callable;
  readonly way: Way;
  readonly place?: Place | undefined;
  /** What a refused call comes to in the place of the way's answer. */
  readonly instead?: Callable | null;
}

/** The tool, guarded. `place` is where a function that is a tool belongs. */
export function guarded(tool: object, ask: Ask, place?: Place): object {
  return isCallable(tool) ? guardRun({ ask, run: tool, way: DIRECT, place }) : mirror(tool, showing(tool, ask));
}

/** What holds another tool, or the function of this one, in LangChain: a binding, and what a tool was made of. */
const HOLDERS: readonly PropertyKey[] = ["bound", "lc_kwargs"];

function showing(tool: object, ask: Ask): Show {
  const [methods, framework] = [methodsOf(tool), frameworkOf(tool)];
  const guardPart = (part: object): object => guarded(part, ask);
  return (key, given, self) => {
    const value = framework === null ? given : framework.whole(key, given, guardPart);
    if (HOLDERS.includes(key) && isObject(value)) return guardPart(value);
    if (!isCallable(value) || isEveryones(tool, key, value)) return value;
    const place = { owner: tool, self };
    if (key === "toModelOutput") return showRefusals(value, place);
    return shownMethod(key, value, { way: methods.get(key), framework, place, ask });
  };
}

interface Method {
  readonly way: Way | undefined;
  readonly framework: Framework | null;
  readonly place: Place;
  readonly ask: Ask;
}

function shownMethod(key: PropertyKey, run: Callable, { way, framework, place, ask }: Method): unknown {
  // A tool of LangChain that is run by its framework is asked about with the input that the framework has read.
  const ofFramework = framework?.methodAt(key) ?? null;
  if (ofFramework === run) return run;
  if (way !== undefined) return guardRun({ ask, run, way, place, instead: ofFramework });
  if (isSaying(key)) return Object.hasOwn(place.owner, key) ? run : onOwner(run, place);
  // What a class writes anew of its framework's wraps the tool, and must wrap the guarded one.
  if (ofFramework !== null || framework?.leads(key, run)) return run;
  const giving = framework === null ? run : guardingGiven(run, framework, place, ask);
  return framework?.wraps(key) ? onOwner(giving, place) : guardRun({ ask, run: giving, way: DIRECT, place });
}

/** The method, save that a runnable that it gives is guarded: it may be a copy of the tool. */
function guardingGiven(run: Callable, framework: Framework, place: Place, ask: Ask): Callable {
  return new Proxy(run, {
    apply(_, self, call) {
      const result: unknown = Reflect.apply(run, self, call);
      return result === place.owner ? result : framework.given(result, (part) => guarded(part, ask));
    },
  });
}

/** The function itself, name and all, save that a call is asked about first, one by `new` as well, and its own methods, too. */
function guardRun({ ask, run, way, place, instead }: Run): Callable {
  const refusalOf = (call: readonly unknown[]): Refused | null =>
    way
      .callsOf(call)
      .map(ask)
      .find((refusal) => refusal !== null) ?? null;
  const calls: Calls = {
    apply(_, self, call) {
      const refusal = refusalOf(call);
      if (refusal === null) return applied(run, self, call, place);
      return instead && place ? Reflect.apply(instead, place.self(), call) : way.answer(refusal, call, run);
    },
    construct: (_, call) => refusalOf(call) ?? Reflect.construct(run, call),
  };
  return callable(mirror(run, showing(run, ask), calls));
}

function callable(value: object): Callable {
  if (isCallable(value)) return value;
  throw new TypeError("The mirror of a function is a function.");
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

function onOwner(run: Callable, place: Place): Callable {
  return new Proxy(run, { apply: (_, self, call) => applied(run, self, call, place) });
}

function applied(run: Callable, self: unknown, call: unknown[], place: Place | undefined): unknown {
  const result: unknown = Reflect.apply(run, self !== undefined && self === place?.self() ? place.owner : self, call);
  // A chained call goes on with the guarded tool.
  return place !== undefined && result === place.owner ? place.self() : result;
}
