/** What becomes of the calls that the user has passed over. */
import { capOf, cutResult } from "./cap.js";
import type { Journal } from "./journal.js";
import { passedOver } from "./next.js";
import type { Settings } from "./options.js";
import { declined } from "./refuse.js";
import { keepResult } from "./result.js";
import { waysOf } from "./ways.js";

/** The settings of a conversation, and its log. */
interface Declining {
  readonly settings: Settings;
  readonly journal: Journal;
}

/** Declines what was not run when the user said something else. A process before this one may have had no time for it. */
export async function declineOthers({ settings, journal }: Declining): Promise<void> {
  const passed = passedOver(journal.transcript, waysOf(settings, journal));
  if (passed.length === 0) return;
  const cap = await capOf({ ...settings, journal }, passed.length);
  for (const { reply, call } of passed) {
    const result = cutResult(declined(reply.verdicts.get(call.call)), call, cap);
    await keepResult({ ...settings, journal }, reply, call, result);
  }
}
