/** An agent as a process of its own: given a folder for its conversations, it says what it is told to, and tells what it was answered. */
import { join } from "node:path";
import { MemorySaver } from "@langchain/langgraph";
import { fileStore } from "../../src/sessions/files/index.js";
import { hostOver } from "../host/talk.js";
import { mailbox } from "./mailbox.js";
import { ActingModel } from "./stubs.js";
import { agentOf, say } from "./talk.js";

const [folder = ""] = process.argv.slice(2);
const box = mailbox(folder);
const acts = [{ calls: "send_email" }, { says: "Done." }];
const model = new ActingModel(...acts, ...acts);
const agent = agentOf({
  host: hostOver({ onWarning: "apply" }, fileStore(join(folder, "log"))),
  model,
  tools: [box.tool],
  checkpointer: new MemorySaver(),
});

process.on("message", async (turns: readonly (readonly [id: string, text: string])[]) => {
  const answers: string[] = [];
  for (const [id, text] of turns) answers.push(await say(agent, text, id));
  process.send?.({ answers, calls: model.calls.length, sent: box.sent() });
  box.empty();
});
process.send?.("ready");
