/**
 * A process that steps turns and says which were acknowledged: `writer.ts URL CONVERSATION MARK FROM TO`. It is killed at any
 * moment, and begun again from the first turn that was not acknowledged.
 */
import { setTimeout } from "node:timers/promises";
import { createSessions } from "../../src/sessions/index.js";
import { openStore } from "../../src/sessions/open/index.js";

const [url = "", conversation = "", mark = "", from = "0", to = "0"] = process.argv.slice(2);
const store = await openStore(url);
const sessions = createSessions({ store });

/** Does something until it is done; what is thrown means that nobody knows. */
async function insist(act: () => Promise<boolean>): Promise<void> {
  for (let wait = 10; ; wait = Math.min(wait * 2, 500)) {
    try {
      if (await act()) return;
    } catch (error) {
      process.send?.({ failed: error instanceof Error ? error.message : String(error) });
    }
    await setTimeout(wait);
  }
}

async function step(turn: string): Promise<boolean> {
  const session = await sessions.open({ tenant: "torture", conversation });
  const { kind } = await session.step({ turn, text: `use ${turn}` });
  return kind === "stepped" || kind === "duplicate";
}

await insist(() => store.setup().then(() => true));

for (let turn = Number(from); turn < Number(to); turn += 1) {
  await insist(() => step(`${mark}-${turn}`));
  process.send?.({ acknowledged: turn });
  // Time for somebody to kill it, and for the others to come in between.
  await setTimeout(Math.random() * 10);
}
await store.close();
process.disconnect();
