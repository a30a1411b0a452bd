/** A route for `useChat` of the AI SDK: what the host settles is streamed back without a model; all else goes on with the rules. */
import { convertToModelMessages, safeValidateUIMessages, streamText, wrapLanguageModel } from "ai";
import { rulesFor } from "context-compiler/ai-sdk";
import { createHost } from "context-compiler/host";
import { createSessions, memoryStore } from "context-compiler/sessions";
import { stubModel } from "./support/stub-model.mjs";

// In an application: a store that outlives the process, and a model of a provider.
const host = createHost({ sessions: createSessions({ store: memoryStore() }) });
const model = stubModel("Gladly.");

async function POST(request) {
  const body = await request.json().catch(() => null);
  const { success, data } = await safeValidateUIMessages({ messages: body?.messages });
  if (!success || typeof body.id !== "string" || !/^[\w-]{1,64}$/.test(body.id))
    return new Response("A chat is { id, messages }.", { status: 400 });
  // The tenant is who has signed in, and never what the request says.
  const rules = rulesFor({ host, tenant: "ada", conversation: body.id });
  const step = await rules.step(data);
  if (step.kind === "answered") return step.toUIMessageStreamResponse();
  const result = streamText({
    model: wrapLanguageModel({ model, middleware: rules.middleware }),
    messages: await convertToModelMessages(step.messages),
  });
  return result.toUIMessageStreamResponse();
}

// What a browser does: it sends all messages, and shows the text of the stream.
const messages = [];
async function send(text) {
  messages.push({ id: `m${messages.length}`, role: "user", parts: [{ type: "text", text }] });
  const response = await POST(
    new Request("http://host/", { method: "POST", body: JSON.stringify({ id: "c", messages }) }),
  );
  const chunks = [...(await response.text()).matchAll(/^data: (\{.*)$/gm)].map(([, chunk]) => JSON.parse(chunk));
  const parts = chunks.flatMap(({ type, delta }) => (type === "text-delta" ? [delta] : [])).join("");
  const { providerMetadata } = chunks.find(({ type }) => type === "text-start");
  messages.push({
    id: `m${messages.length}`,
    role: "assistant",
    parts: [{ type: "text", text: parts, providerMetadata }],
  });
  console.log(`> ${text}\n${parts}\n  (${model.pages.length} calls of the model)`);
}

for (const text of ["prohibit peanuts", "use oats instead of milk", "yes", "A snack, please."]) await send(text);
console.log(model.pages[0][0]);
for (const body of ["no JSON", "{}", '{"id":"../c","messages":[]}'])
  console.log((await POST(new Request("http://host/", { method: "POST", body }))).status);

// Prints:
// > prohibit peanuts
// Now prohibited: "peanuts".
//   (0 calls of the model)
// > use oats instead of milk
// Did you mean to use "oats" instead?
//   (0 calls of the model)
// > yes
// Now in use: "oats".
//   (0 calls of the model)
// > A snack, please.
// Gladly.
//   (1 calls of the model)
// The user has set these rules. They hold until the user changes them.
// - Use: oats
// - Do not use: peanuts
// 400
// 400
// 400
