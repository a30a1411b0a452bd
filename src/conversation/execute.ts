/** The one place where tools run: what the rules say is asked last, right before. */
import { orAborted } from "./abort.js";
import type { Result } from "./call-result.js";
import { type Cap, cutResult } from "./cap.js";
import type { ReplyCall } from "./entries.js";
import type { Listener } from "./events.js";
import type { ReplyItem } from "./items.js";
import { behindOthers } from "./journal.js";
import { toJson } from "./json.js";
import { told } from "./next.js";
import { type Cleared, type Deciding, NOT_RUN, prohibition } from "./refuse.js";
import { callTurn } from "./result.js";
import type { ReadyTool, Tool } from "./tools.js";

/** What it takes to run a call. */
export interface Executing extends Deciding {
  readonly on: Listener | null;
  readonly cap: Cap;
}

/** Runs a call that nothing is known against. */
export async function execute(runner: Executing, reply: ReplyItem, call: ReplyCall, cleared: Cleared): Promise<Result> {
  if (reply.verdicts.has(call.call)) {
    const data = { reply: reply.sequence, call: call.call };
    await runner.journal.append("conversation.run", callTurn(reply, call), data, behindOthers);
  }
  const prohibited = await prohibition(runner, cleared);
  if (prohibited !== null) return prohibited;
  // Nothing is waited for from here until the tool has begun.
  return runner.signal.aborted ? { why: "interrupted", value: NOT_RUN } : run(runner, call, cleared);
}

async function run({ signal, on, cap }: Executing, call: ReplyCall, { tool, input }: Cleared): Promise<Result> {
  on?.({ type: "tool", phase: "start", ...told(call) });
  const ending = await ended(tool, input, call, signal);
  if (ending.kind === "failed") {
    on?.({ type: "tool", phase: "error", ...told(call), error: ending.error });
    return cutResult({ why: "failed", value: messageOf(ending.error, tool.tool) }, call, cap);
  }
  on?.({ type: "tool", phase: "end", ...told(call), value: ending.result.value });
  return cutResult(ending.result, call, cap);
}

type Ending =
  | { readonly kind: "ended"; readonly result: Result }
  | { readonly kind: "failed"; readonly error: unknown };

async function ended(ready: ReadyTool, input: unknown, { call }: ReplyCall, signal: AbortSignal): Promise<Ending> {
  let result: Result = { why: "interrupted", value: UNKNOWN };
  const running = async (): Promise<void> => {
    const output = await lastOf(await ready.execute(input, { toolCallId: call, abortSignal: signal, messages: [] }));
    const told = await ready.told({ toolCallId: call, input, output });
    result = { why: "done", value: toJson(output), ...(told === null ? {} : { output: told }) };
  };
  try {
    // What a tool gives after it was interrupted is nobody's.
    const isInTime = await orAborted(running(), signal);
    return { kind: "ended", result: isInTime ? result : { why: "interrupted", value: UNKNOWN } };
  } catch (error) {
    if (signal.aborted) return { kind: "ended", result: { why: "interrupted", value: UNKNOWN } };
    return { kind: "failed", error };
  }
}

const UNKNOWN = "The conversation was interrupted while this call ran. Whether it has taken effect is not known.";

/** A tool may yield what it has so far; the last of it is its result. */
async function lastOf(value: unknown): Promise<unknown> {
  if (!isStream(value)) return value;
  let last: unknown;
  for await (const part of value) last = part;
  return last;
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

/** What the model is told of an error. A hook that fails itself tells nothing. */
function messageOf(error: unknown, tool: Tool): string {
  try {
    if (tool.redact !== undefined) return String(tool.redact(error));
    const said: unknown = error instanceof Error ? error.message : error;
    // An error may have been given another message than a text, or an empty one: then its name says more.
    return typeof said === "string" && said !== "" ? said : String(error);
  } catch {
    return "The tool failed.";
  }
}
