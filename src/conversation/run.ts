/** The tool runner: each call of a reply gets one result, which is kept as it settles. */
import { callsOf, type ReplyCall, type Why } from "./entries.js";
import type { Listener } from "./events.js";
import { execute } from "./execute.js";
import { type Guard, guardedCalls } from "./guard.js";
import { behindTurns, type Journal } from "./journal.js";
import type { Json } from "./json.js";
import { told } from "./next.js";
import { type Deciding, refusal } from "./refuse.js";
import type { ReplyItem } from "./transcript.js";

/** What it takes to run calls. */
export interface Runner extends Deciding {
  readonly guard: Guard;
  /** So many tools run at a time. */
  readonly parallel: number;
  readonly on: Listener | null;
}

/** What a call came to. */
export interface Result {
  readonly why: Why;
  readonly value: Json;
}

/**
 * Runs calls of a reply, and keeps what comes of each; one that waits for the user is left as it is. Once the signal ends, none is
 * waited for.
 */
export async function runCalls(runner: Runner, reply: ReplyItem, calls: readonly ReplyCall[]): Promise<void> {
  const circling = circles(runner, reply);
  const waiting = [...calls];
  const work = async (): Promise<void> => {
    for (let call = waiting.shift(); call !== undefined; call = waiting.shift()) {
      await runCall(runner, reply, call, circling.has(call.call));
    }
  };
  const settled = await Promise.allSettled(
    Array.from({ length: Math.min(runner.parallel, calls.length) }, () =>
      work().catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      }),
    ),
  );
  const failed = settled.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

/** The calls of a reply at which the guard says that they go round in a circle. */
function circles({ journal, guard }: Runner, reply: ReplyItem): ReadonlySet<string> {
  const all = guardedCalls(journal.transcript);
  const own = callsOf(reply.entry);
  const before = all.length - own.length;
  const found = own.filter((_, at) => guard(all.slice(0, before + at + 1)));
  return new Set(found.map(({ call }) => call));
}

async function runCall(runner: Runner, reply: ReplyItem, call: ReplyCall, isCircle: boolean): Promise<void> {
  const refused = await refusal(runner, reply, call, isCircle);
  if (refused === "ask") return;
  const result = refused ?? (await execute(runner, reply, call));
  await keepResult(runner, reply, call, result);
}

/** Keeps what a call came to, and tells it. */
export async function keepResult(
  { journal, on }: { readonly journal: Journal; readonly on: Listener | null },
  reply: ReplyItem,
  call: ReplyCall,
  result: Result,
): Promise<void> {
  const data = { reply: reply.sequence, call: call.call, ...result };
  await journal.append("conversation.result", callTurn(reply, call), data, behindTurns);
  if (REFUSED.includes(result.why)) on?.({ type: "refused", ...told(call), why: result.why, reason: result.value });
  on?.({ type: "result", ...told(call), ...result });
}

/** What comes of a call that somebody was against. */
const REFUSED: readonly Why[] = ["unknown-tool", "prohibited", "repeated", "declined", "cut-off"];

/** The same whoever keeps it, so that it is kept once. The place stands for the call, whose id may be of any length. */
export function callTurn({ sequence, entry }: ReplyItem, { call }: ReplyCall): string {
  return `${sequence}:${callsOf(entry).findIndex((each) => each.call === call)}`;
}
