/** A chat server: conversations that outlive it, questions answered without the model, and answers streamed as they come. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createHost, withPage } from "context-compiler/host";
import { createSessions } from "context-compiler/sessions";
import { openStore } from "context-compiler/sessions/open";
import { Hono } from "hono";
import { stream } from "hono/streaming";

/** In the place of a model: it tells, line by line, what it was told first. */
async function* model(messages) {
  for (const line of messages[0].content.split("\n")) yield `${line}\n`;
}

async function start(folder) {
  const store = await openStore(`file:${folder}`);
  await store.setup();
  const host = createHost({ sessions: createSessions({ store }), commands: true });
  const app = new Hono().post("/chat/:conversation", async (context) => {
    const { id, messages } = await context.req.json();
    const key = { tenant: "ada", conversation: context.req.param("conversation") };
    const answer = await host.turn({ ...key, turn: id, text: messages.at(-1).content });
    if (answer.kind === "refused") return context.text(answer.text, 409);
    if (answer.kind === "reply") return context.text(answer.text);
    return stream(context, async (out) => {
      for await (const part of model(withPage(messages, answer.system))) await out.write(part);
    });
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(server));
  });
}

const folder = mkdtempSync(join(tmpdir(), "chat-"));
let server = await start(folder);
async function say(id, content, conversation = "lunch") {
  const url = `http://127.0.0.1:${server.address().port}/chat/${conversation}`;
  const body = JSON.stringify({ id, messages: [{ role: "user", content }] });
  console.log((await (await fetch(url, { method: "POST", body })).text()).trim());
}
await say("1", "prohibit peanuts");
await say("2", "use oats instead of rice");
server.close();
server = await start(folder); // the question is still open
await say("3", "yes, please");
await say("3", "yes, please"); // sent again: one answer
await say("4", "What is for lunch?");
await say("5", "What is for lunch?", "another"); // knows nothing of the rules
server.close();
rmSync(folder, { recursive: true });

// Prints:
// Now prohibited: "peanuts".
// Did you mean to use "oats" instead?
// Now in use: "oats".
// Now in use: "oats".
// The user has set these rules. They hold until the user changes them.
// - Use: oats
// - Do not use: peanuts
// What is for lunch?
