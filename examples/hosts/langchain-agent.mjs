/** An agent of LangChain with a checkpointer: threads that outlive the agent, questions without the model, a banned tool that is called. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MemorySaver } from "@langchain/langgraph";
import { createGate } from "context-compiler/gate";
import { createHost } from "context-compiler/host";
import { rulesMiddleware } from "context-compiler/langchain";
import { createSessions } from "context-compiler/sessions";
import { openStore } from "context-compiler/sessions/open";
import { AIMessage, createAgent, fakeModel, tool } from "langchain";
import { z } from "zod";

const folder = mkdtempSync(join(tmpdir(), "agent-"));
const outbox = join(folder, "outbox");
const sent = () => readFileSync(outbox, { encoding: "utf8", flag: "a+" }).split("\n").length - 1;
const sendEmail = tool(({ to }) => void appendFileSync(outbox, `${to}\n`) ?? "sent", {
  name: "send_email",
  schema: z.object({ to: z.string() }),
});

// In the place of a model: it calls the tool at each message, and tells what came of it.
const model = fakeModel();
for (let call = 0; call < 9; call++)
  model
    .respondWithTools([{ name: "send_email", args: { to: "ada" } }])
    .respond((messages) => new AIMessage(messages.at(-1).text));

// In an application, one that outlives the process.
const checkpointer = new MemorySaver();
const gate = createGate({ covers: { send_email: { also: ["e-mail"] } } });

async function start() {
  const store = await openStore(`file:${folder}/rules`);
  await store.setup();
  const host = createHost({ sessions: createSessions({ store }), commands: true });
  const rules = rulesMiddleware({ host, gate, speaker: ({ user }) => ({ tenant: user }) });
  return createAgent({ model, tools: [sendEmail], middleware: [rules], checkpointer });
}

let agent = await start();
async function say(id, content) {
  const config = { configurable: { thread_id: "c", user: "ada" } };
  const { messages } = await agent.invoke({ messages: [{ role: "user", id, content }] }, config);
  console.log(`> ${content}\n  ${messages.at(-1).text}; ${model.callCount} calls, ${sent()} sent`);
}
await say("m1", "Tell ada.");
await say("m2", "prohibit e-mail");
await say("m3", "use postcards instead of letters");
agent = await start(); // another agent, over the same store and checkpointer
await say("m4", "yes, please");
await say("m4", "yes, please"); // sent again
await say("m5", "Tell ada again.");
await say("m6", "undo");
rmSync(folder, { recursive: true });

// Prints:
// > Tell ada.
//   sent; 2 calls, 1 sent
// > prohibit e-mail
//   Now prohibited: "e-mail".; 2 calls, 1 sent
// > use postcards instead of letters
//   Did you mean to use "postcards" instead?; 2 calls, 1 sent
// > yes, please
//   Now in use: "postcards".; 2 calls, 1 sent
// > yes, please
//   Now in use: "postcards".; 2 calls, 1 sent
// > Tell ada again.
//   "send_email" is refused: the user said "prohibit e-mail". It stays so until the user lifts the rule.; 4 calls, 1 sent
// > undo
//   Lifted: "postcards".; 4 calls, 1 sent
