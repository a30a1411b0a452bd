/** A conversation behind `useChat`: one request is one turn, streamed as a UI message; what was said before is read off the log. */
import { serve } from "@hono/node-server";
import { DefaultChatTransport, readUIMessageStream } from "ai";
import { chatResponse } from "context-compiler/ai-sdk";
import { openConversation } from "context-compiler/conversation";
import { createHost } from "context-compiler/host";
import { createSessions, memoryStore } from "context-compiler/sessions";
import { Hono } from "hono";
import { stubModel } from "./support/stub-model.mjs";

// In an application: a store that outlives the process, and a model of a provider.
const model = stubModel("Gladly.");
const sessions = createSessions({ store: memoryStore(), record: "texts" });
const host = createHost({ sessions });

const app = new Hono().post("/chat", async (context) => {
  const { id, messages } = await context.req.json();
  // The tenant is who has signed in, and never what the request says.
  const session = await sessions.open({ tenant: "ada", conversation: id });
  return chatResponse(messages, { open: (on) => openConversation({ model, host, session, on }) });
});
const server = await new Promise((resolve) => {
  const listening = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(listening));
});

// What `useChat` does in a browser: it sends its messages, of which the last one counts, and shows the stream.
const client = new DefaultChatTransport({ api: `http://127.0.0.1:${server.address().port}/chat` });
for (const text of ["prohibit peanuts", "A snack, please."]) {
  const messages = [{ id: text, role: "user", parts: [{ type: "text", text }] }];
  const stream = await client.sendMessages({ chatId: "lunch", messages });
  for await (const { parts } of readUIMessageStream({ stream }))
    if (parts.at(-1)?.state === "done") console.log(`> ${text}\n${parts.at(-1).text}`);
}
server.close();
console.log(model.pages[0][0]);

// Prints:
// > prohibit peanuts
// Now prohibited: "peanuts".
// > A snack, please.
// Gladly.
// The user has set these rules. They hold until the user changes them.
// - Do not use: peanuts
