/** A payment that waits for the user, while the process ends: another one reads the log, pays, and goes on. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openConversation } from "context-compiler/conversation";
import { createSessions } from "context-compiler/sessions";
import { fileStore } from "context-compiler/sessions/files";
import { stubModel } from "./support/stub-model.mjs";

const folder = mkdtempSync(join(tmpdir(), "conversation-"));

/** What a process does when it begins: it opens the log, and has a tool that asks before it pays. */
async function started(name, ...acts) {
  const sessions = createSessions({ store: fileStore(folder), record: "texts" });
  const session = await sessions.open({ tenant: "ada", conversation: "c" });
  const pay = {
    inputSchema: { type: "object" },
    confirm: true,
    execute: ({ to, euros }) => {
      console.log(`${name}: pays ${to} ${euros} euros`);
      return { paid: true };
    },
  };
  return openConversation({ model: stubModel(...acts), session, tools: { pay } });
}

const first = await started("first process", { tool: "pay", input: { to: "ada", euros: 3 } });
const waiting = await first.talk("Pay ada what I owe her.");
console.log("first process:", waiting.kind, waiting.calls[0].input);

const second = await started("second process", "Paid.");
const [{ call }] = second.pending();
await second.decide(call, true);
console.log("second process:", (await second.resume()).text);
console.log("again:", (await second.resume()).text);
rmSync(folder, { recursive: true });

// Prints:
// first process: approve {"to":"ada","euros":3}
// second process: pays ada 3 euros
// second process: Paid.
// again: Paid.
