/** What becomes of the calls that the user has passed over. */
import { capOf, cutResult } from "./cap.js";
import { type Work, waysOf } from "./loop.js";
import { passedOver } from "./next.js";
import { declined } from "./refuse.js";
import { keepResult } from "./result.js";

/** Declines what was not run when the user said something else. A process before this one may have had no time for it. */
export async function declineOthers({ settings, journal }: Pick<Work, "settings" | "journal">): Promise<void> {
  const passed = passedOver(journal.transcript, waysOf(settings, journal));
  if (passed.length === 0) return;
  const cap = await capOf({ ...settings, journal }, passed.length);
  for (const { reply, call } of passed) {
    const result = cutResult(declined(reply.verdicts.get(call.call)), call, cap);
    await keepResult({ ...settings, journal }, reply, call, result);
  }
}
