/** Why a call is not run. */
import type { Gate } from "../gate/index.js";
import { isWhole, type ReplyCall } from "./entries.js";
import type { Journal } from "./journal.js";
import { inputOf } from "./messages.js";
import type { Result } from "./result.js";
import type { ReadyTool } from "./tools.js";
import type { ReplyItem } from "./transcript.js";

/** What it takes to decide about a call. */
export interface Deciding {
  readonly journal: Journal;
  readonly tools: ReadonlyMap<string, ReadyTool>;
  readonly gate: Gate;
  readonly signal: AbortSignal;
}

/** Why a call is not run; `ask` where the user is to be asked first; null where it is run. */
export async function refusal(
  deciding: Deciding,
  reply: ReplyItem,
  call: ReplyCall,
  isCircle: boolean,
): Promise<Result | "ask" | null> {
  const { tools, signal } = deciding;
  const { name } = call;
  if (reply.entry.finish === "interrupted") return { why: "interrupted", value: NOT_RUN };
  if (!isWhole(reply.entry)) return { why: "cut-off", value: CUT_OFF };
  if (isCircle) return { why: "repeated", value: REPEATED };
  const tool = tools.get(name);
  if (tool === undefined) return { why: "unknown-tool", value: `There is no tool ${JSON.stringify(name)}.` };
  const verdict = reply.verdicts.get(call.call);
  if (verdict?.yes === false) return { why: "declined", value: verdict.reason ?? DECLINED };
  if (signal.aborted) return { why: "interrupted", value: NOT_RUN };
  if (inputOf(call.input) === null) return { why: "failed", value: NO_OBJECT };
  const prohibited = await prohibition(deciding, call);
  if (prohibited !== null) return prohibited;
  return tool.tool.confirm === true && verdict === undefined ? "ask" : null;
}

/** What the rules say against a call, as they are now. */
export async function prohibition({ journal, gate }: Deciding, { name, input }: ReplyCall): Promise<Result | null> {
  const verdict = gate.allows(await journal.session.view(), name, inputOf(input));
  return verdict.allowed ? null : { why: "prohibited", value: verdict.reason };
}

const CUT_OFF = "The reply was cut off, so this call was not run.";
const REPEATED =
  "This call repeats itself and was not run. Its result would be the same: do something else, or answer.";
const DECLINED = "The user declined this call.";
const NOT_RUN = "The conversation was interrupted before this call was run.";
const NO_OBJECT = "The arguments are not one object of JSON, or are nested too deep.";
