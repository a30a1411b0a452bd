/**
 * Tools by the rules of a conversation, which are kept where only a promise leads: each call of a tool reads them anew. What runs
 * elsewhere, in the browser or at the provider, cannot be refused when it runs; it is kept from the model.
 */
import { fieldOf } from "../base/index.js";
import type { Gate, View } from "../gate/index.js";
import { banning, kindNames, type ToolNames } from "../gate/tool-names.js";
import { type Callable, calledOn, executing, isCallable } from "./execute.js";

/** Tools by name, as the SDK has them. */
export type ToolRecord = Readonly<Record<string, object>>;

/** Where the rules come from. */
export interface Ruled {
  readonly gate: Gate;
  view(): Promise<View>;
}

/** What `prepareStep` gives: the tools that the model is shown. */
export interface Offered<T> {
  readonly activeTools: (keyof T & string)[];
}

/** The tools that the model may be shown now. */
export async function offered<T extends ToolRecord>(tools: T, { gate, view }: Ruled): Promise<Offered<T>> {
  const now = await view();
  const isKnown = (name: string): name is keyof T & string => Object.hasOwn(tools, name);
  return { activeTools: Object.keys(shown(tools, gate, now)).filter(isKnown) };
}

/** The same tools: each that runs here asks when it runs; what runs elsewhere is left out where it may not run now. */
export function guardTools<T extends ToolRecord>(tools: T, ruled: Ruled): Promise<T>;
export async function guardTools(tools: ToolRecord, ruled: Ruled): Promise<object> {
  const open = shown(tools, ruled.gate, await ruled.view());
  const kept = Object.entries(tools).filter(([name, tool]) => !runsElsewhere(tool) || Object.hasOwn(open, name));
  return Object.fromEntries(
    kept.map(([name, tool]) => [name, runsElsewhere(tool) ? tool : guarded(name, tool, ruled)]),
  );
}

/** What may be shown. Of what runs elsewhere, only what may run: nobody asks again. */
function shown(tools: ToolRecord, gate: Gate, view: View): ToolRecord {
  const isBanned = banning(gate, view);
  const entries = Object.entries<object | undefined>(gate.filter(view, tools));
  return Object.fromEntries(
    entries.flatMap(([name, tool]) =>
      tool === undefined || (runsElsewhere(tool) && isBanned(namesOf(name, tool))) ? [] : [[name, tool]],
    ),
  );
}

/** What a provider runs goes by its key, by its kind, which its id ends with, and by the label of its server. */
function namesOf(name: string, tool: object): ToolNames {
  const [id, label] = [fieldOf(tool, "id"), fieldOf(fieldOf(tool, "args"), "serverLabel")];
  const kinds = typeof id === "string" ? kindNames(id.slice(id.lastIndexOf(".") + 1)) : [];
  return { listed: [[name, ...kinds]], others: typeof label === "string" ? [label] : [] };
}

/** A tool of the SDK without a function here: the browser runs it, or the provider. */
function runsElsewhere(tool: object): boolean {
  const isDescribed = fieldOf(tool, "inputSchema") !== undefined || fieldOf(tool, "type") === "provider";
  return isDescribed && !isCallable(fieldOf(tool, "execute"));
}

/** The tool, save that it runs by the rules of the moment. All else of it shows what it is, and runs nothing. */
function guarded(name: string, tool: object, { gate, view }: Ruled): object {
  if (!isCallable(fieldOf(tool, "execute"))) throw new TypeError(`${quoted(name)} is no tool of the AI SDK.`);
  const guardBy = (now: () => View) => gate.guard({ [name]: tool }, now)[name];
  const execute = executing(tool, async (call) => {
    const now = await view();
    const own = guardBy(() => now);
    return calledOn(own, fieldOf(own, "execute"), call);
  });
  const described = guardBy(() => {
    throw new TypeError(`${quoted(name)} runs by its execute alone.`);
  });
  return running(described ?? {}, execute);
}

/** A guarded tool that runs by this function. Its other methods are called on it as the gate has it, which leads them to their owner. */
function running(tool: object, execute: object): object {
  const apply = (run: Callable, self: unknown, call: unknown[]): unknown =>
    Reflect.apply(run, self === shown ? tool : self, call);
  const shown = new Proxy(tool, {
    get(_, key) {
      if (key === "execute") return execute;
      const value: unknown = Reflect.get(tool, key);
      return isCallable(value) ? new Proxy(value, { apply }) : value;
    },
  });
  return shown;
}

function quoted(name: string): string {
  return `The tool ${JSON.stringify(name)}`;
}
