/** A route handler as Next.js has them, for any client: only `text` is ever stepped, and the history is for the model alone. */
import { generateText, streamText, wrapLanguageModel } from "ai";
import { rulesFor } from "context-compiler/ai-sdk";
import { createHost } from "context-compiler/host";
import { createSessions, memoryStore } from "context-compiler/sessions";
import { z } from "zod";
import { stubModel } from "./support/stub-model.mjs";

const host = createHost({ sessions: createSessions({ store: memoryStore() }) });
const model = stubModel("Oats", "Oats", new Error("the key sk-1 is over its quota"));
const Said = z.object({ role: z.enum(["user", "assistant"]), content: z.string() });
const Body = z.object({
  conversation: z.string().regex(/^[\w-]{1,64}$/),
  id: z.string().min(1).max(100),
  text: z.string().min(1).max(8_000),
  history: z.array(Said).max(100).default([]),
  stream: z.boolean().default(false),
});

async function POST(request) {
  const { success, data } = Body.safeParse(await request.json().catch(() => null));
  if (!success) return Response.json({ error: "bad_request" }, { status: 400 });
  const { conversation, id, text, history, stream } = data;
  const rules = rulesFor({ host, tenant: "ada", conversation });
  const step = await rules.step([...history, { id, role: "user", content: text }]);
  if (step.kind === "answered") return Response.json({ kind: step.answer.kind, text: step.text });
  const messages = step.messages.map(({ role, content }) => ({ role, content }));
  const call = { model: wrapLanguageModel({ model, middleware: rules.middleware }), messages, maxRetries: 0 };
  if (stream) return streamText(call).toTextStreamResponse();
  return generateText(call).then(
    (result) => Response.json({ kind: "continue", text: result.text }),
    () => Response.json({ error: "model_failed" }, { status: 502 }), // and not what the provider said
  );
}

const history = ["use docker", "prohibit docker"].map((content) => ({ role: "user", content }));
const said = { conversation: "c", id: "1", text: "use oats", history };
for (const body of [
  said, // the first request: its history stops nothing, and its text is taken
  said, // sent again
  { ...said, id: "2", text: "What is for breakfast?" },
  { ...said, id: "3", text: "And in one word?", stream: true },
  { ...said, id: "4", text: "And tomorrow?" }, // the model fails
  { ...said, text: "" },
  { text: "use oats" },
]) {
  const response = await POST(new Request("http://host/", { method: "POST", body: JSON.stringify(body) }));
  console.log(response.status, await response.text());
}
console.log(model.pages[0][0]);

// Prints:
// 200 {"kind":"reply","text":"Now in use: \"oats\"."}
// 200 {"kind":"reply","text":"Now in use: \"oats\"."}
// 200 {"kind":"continue","text":"Oats"}
// 200 Oats
// 502 {"error":"model_failed"}
// 400 {"error":"bad_request"}
// 400 {"error":"bad_request"}
// The user has set these rules. They hold until the user changes them.
// - Use: oats
