/** Why a call is not run. */
import type { Gate } from "../gate/index.js";
import { orAborted } from "./abort.js";
import type { Result } from "./call-result.js";
import { isWhole, type ReplyCall, type VerdictEntry } from "./entries.js";
import type { ReplyItem } from "./items.js";
import type { Journal } from "./journal.js";
import { inputOf } from "./messages.js";
import type { ReadyTool } from "./tools.js";

/** What it takes to decide about a call. */
export interface Deciding {
  readonly journal: Journal;
  readonly tools: ReadonlyMap<string, ReadyTool>;
  readonly gate: Gate;
  readonly signal: AbortSignal;
}

/** A call that nothing is known against: its tool, and the input that the tool's schema makes of the arguments. */
export interface Cleared {
  readonly tool: ReadyTool;
  readonly input: unknown;
}

/** Why a call is not run; `ask` where the user is to be asked first; what it runs with where nothing is known against it. */
export async function cleared(
  deciding: Deciding,
  reply: ReplyItem,
  call: ReplyCall,
  isCircle: boolean,
): Promise<Result | "ask" | Cleared> {
  const { tools, signal } = deciding;
  const { name } = call;
  if (reply.entry.finish === "interrupted") return { why: "interrupted", value: NOT_RUN };
  if (!isWhole(reply.entry)) return { why: "cut-off", value: CUT_OFF };
  if (isCircle) return { why: "repeated", value: REPEATED };
  const tool = tools.get(name);
  if (tool === undefined) return { why: "unknown-tool", value: `There is no tool ${JSON.stringify(name)}.` };
  const verdict = reply.verdicts.get(call.call);
  if (verdict?.yes === false) return declined(verdict);
  if (signal.aborted) return { why: "interrupted", value: NOT_RUN };
  const input = inputOf(call.input);
  if (input === null) return { why: "failed", value: NO_OBJECT };
  const checking = tool.check(input);
  // A schema may ask elsewhere, and not listen.
  if (!(await orAborted(checking, signal))) return { why: "interrupted", value: NOT_RUN };
  const checked = await checking;
  const ready = { tool, input: checked.ok ? checked.value : input };
  const prohibited = await prohibition(deciding, ready);
  if (prohibited !== null) return prohibited;
  if (!checked.ok) return { why: "failed", value: `The arguments do not fit. ${checked.message}` };
  return tool.confirm && verdict === undefined ? "ask" : ready;
}

/** What comes of a call that the user is against: said so, or said something else where it was not run yet. */
export function declined(verdict: VerdictEntry | undefined): Result {
  const value = verdict?.yes === false ? (verdict.reason ?? DECLINED) : OTHERWISE;
  return { why: "declined", value };
}

/** What the rules say against a call, as they are now. A schema may fill in or change what it is about: the gate sees what runs. */
export async function prohibition({ journal, gate }: Deciding, { tool, input }: Cleared): Promise<Result | null> {
  const verdict = gate.allows(await journal.session.view(), tool.name, input);
  return verdict.allowed ? null : { why: "prohibited", value: verdict.reason };
}

const CUT_OFF = "The reply was cut off, so this call was not run.";
const REPEATED =
  "This call repeats itself and was not run. Its result would be the same: do something else, or answer.";
const DECLINED = "The user declined this call.";
const OTHERWISE = "The user said something else instead.";
/** Of a call that the interruption was before, be it written down already that it was about to run. */
export const NOT_RUN = "The conversation was interrupted before this call was run.";
const NO_OBJECT = "The arguments are not one object of JSON, or are nested too deep.";
