/**
 * A process that steps a few turns on a store once it is told to, and says on its standard output what was acknowledged and
 * what failed: `steps.ts URL TURNS`. What fails is sent again.
 */
import { once } from "node:events";
import { writeSync } from "node:fs";
import { stat } from "node:fs/promises";
import { createSessions } from "../../src/sessions/index.js";
import { type DatabaseStore, openStore } from "../../src/sessions/open/index.js";

const [url = "", turns = "0"] = process.argv.slice(2);
const TRIES = 20;
const opened: { store?: DatabaseStore } = {};

/** At once, and not when the process comes to it. */
function say(...words: string[]): void {
  writeSync(1, `${words.join(" ")}\n`);
}

async function step(turn: string): Promise<void> {
  const store = opened.store ?? (await openStore(url));
  opened.store = store;
  await store.setup();
  const session = await createSessions({ store }).open({ tenant: "torture", conversation: "moments" });
  const { kind } = await session.step({ turn, text: `use ${turn}` });
  say(kind === "stepped" || kind === "duplicate" ? "acknowledged" : kind, turn);
}

async function insist(turn: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await step(turn);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : error;
      say("failed", turn, `${code}`);
    }
  }
}

// The thread that works for the store in files is there before somebody watches it.
await stat(".");
say("ready");
await once(process.stdin, "data");
process.stdin.destroy();
for (let turn = 0; turn < Number(turns); turn += 1) await insist(`t${turn}`);
await opened.store?.close();
