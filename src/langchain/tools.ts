/** Tools by the rules of a conversation: hidden from the model, and refused when they are called all the same. */
import type { ModelRequest } from "langchain";
import { fieldOf } from "../base/index.js";
import type { Gate, View } from "../gate/index.js";
import { banning, type IsBanned, NAMELESS, toolLeft } from "../gate/tool-names.js";
import { ToolMessage } from "./library.js";

type Tool = ModelRequest["tools"][number];

/** The tools that the model may be shown. Of what the provider runs, only what may run: nobody asks again. */
export function offered(tools: readonly Tool[], gate: Gate, view: View): Tool[] {
  const prohibits = Object.values(view.state.policies).includes("prohibit");
  const isRefused = banning(gate, view);
  // What does not say what it does may do what is prohibited.
  const isBanned: IsBanned = (names) => (names === NAMELESS && prohibits) || isRefused(names);
  return tools.flatMap((tool) => {
    const left = runsHere(tool) ? shownHere(tool, gate, view) : toolLeft(tool, isBanned);
    return left === undefined ? [] : [left];
  });
}

function runsHere(tool: Tool): boolean {
  return typeof fieldOf(tool, "invoke") === "function";
}

/** A tool that the agent runs, which is asked about again when it runs. */
function shownHere(tool: Tool, gate: Gate, view: View): Tool | undefined {
  const name = fieldOf(tool, "name");
  return typeof name !== "string" || gate.filter(view, [name]).length > 0 ? tool : undefined;
}

/** A call of a tool, as a model has written it. */
export interface ToolCall {
  readonly name: string;
  readonly args: unknown;
  readonly id?: string | undefined;
}

/**
 * What the model is told in the place of the tool's result; null where the tool may run. Another middleware may have changed the call's name
 * or its tool alone, and it is the tool that runs: where its own name is another, the gate must allow both.
 */
export function refusalOf({ name, args, id = "" }: ToolCall, tool: unknown, gate: Gate, view: View) {
  const verdicts = namesOf(name, tool).map((each) => gate.allows(view, each, args));
  const verdict = verdicts.find((each) => !each.allowed);
  if (verdict === undefined) return null;
  return new ToolMessage({ content: verdict.reason, tool_call_id: id, name, status: "error", artifact: verdict });
}

function namesOf(called: string, tool: unknown): readonly string[] {
  const own = fieldOf(tool, "name");
  return typeof own !== "string" || own === called ? [called] : [called, own];
}

/** The call with the input that the tool's schema makes of its arguments: with that it runs. What does not fit does not run. */
export async function read(call: ToolCall, tool: unknown): Promise<ToolCall> {
  const schema = fieldOf(tool, "schema");
  const parse = fieldOf(schema, "parseAsync");
  const validate = fieldOf(fieldOf(schema, "~standard"), "validate");
  try {
    if (typeof parse === "function") return { ...call, args: await parse.call(schema, call.args) };
    if (typeof validate !== "function") return call;
    const said: unknown = await validate.call(fieldOf(schema, "~standard"), call.args);
    return fieldOf(said, "issues") === undefined ? { ...call, args: fieldOf(said, "value") } : call;
  } catch {
    return call;
  }
}
