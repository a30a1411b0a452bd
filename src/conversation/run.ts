/** The tool runner: each call of a reply gets one result, which is kept as it settles. */
import { TextSet } from "../base/index.js";
import { type Capping, capOf, cutResult } from "./cap.js";
import { callsOf, type ReplyCall } from "./entries.js";
import { type Executing, execute } from "./execute.js";
import { type Guard, guardedCalls } from "./guard.js";
import type { ReplyItem } from "./items.js";
import type { Owed } from "./owed.js";
import { cleared } from "./refuse.js";
import { keepResult, keepRun } from "./result.js";

/** What it takes to run calls. */
export interface Runner extends Omit<Executing, "cap">, Capping {
  readonly guard: Guard;
  readonly owed: Owed;
  /** So many tools run at a time. */
  readonly parallel: number;
}

/** With what the results of this reply may take. */
type Running = Executing & Pick<Runner, "owed">;

/**
 * Runs calls of a reply, and keeps what comes of each; one that waits for the user is left as it is. Once the signal ends, none is
 * waited for.
 */
export async function runCalls(runner: Runner, reply: ReplyItem, calls: readonly ReplyCall[]): Promise<void> {
  const circling = circles(runner, reply);
  const executing = { ...runner, cap: await capOf(runner, calls.length) };
  let at = 0;
  const work = async (): Promise<void> => {
    for (let call = calls[at++]; call !== undefined; call = calls[at++]) {
      await runCall(executing, reply, call, circling.has(call.call));
    }
  };
  const settled = await Promise.allSettled(
    Array.from({ length: Math.min(runner.parallel, calls.length) }, () =>
      work().catch((error: unknown) => {
        at = calls.length;
        throw error;
      }),
    ),
  );
  const failed = settled.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

/** The calls of a reply at which the guard says that they go round in a circle. */
function circles({ journal, guard }: Runner, reply: ReplyItem): TextSet {
  const all = guardedCalls(journal.transcript);
  const own = callsOf(reply.entry);
  // One list for all of them: a copy for each would cost the square of their number.
  const calls = all.slice(0, all.length - own.length);
  const found = own.filter((call) => {
    calls.push(call);
    return guard(calls);
  });
  return new TextSet(found.map(({ call }) => call));
}

async function runCall(runner: Running, reply: ReplyItem, call: ReplyCall, isCircle: boolean): Promise<void> {
  const found = await cleared(runner, reply, call, isCircle);
  if (found === "ask") return;
  // What is said against a call may be as long as what a tool gives: what the user has said, or a schema about each row.
  if ("why" in found) await keepResult(runner, reply, call, cutResult(found, call, runner.cap));
  else await keepRun(runner, reply, call, await execute(runner, reply, call, found));
}
