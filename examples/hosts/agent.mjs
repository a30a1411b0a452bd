/** An agent of the AI SDK whose model always calls one tool: under a ban its side effects, counted in a file, stay where they are. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stepCountIs, ToolLoopAgent, tool, wrapLanguageModel } from "ai";
import { rulesFor } from "context-compiler/ai-sdk";
import { createGate } from "context-compiler/gate";
import { createHost } from "context-compiler/host";
import { createSessions, memoryStore } from "context-compiler/sessions";
import { z } from "zod";
import { stubModel } from "./support/stub-model.mjs";

const folder = mkdtempSync(join(tmpdir(), "agent-"));
const outbox = join(folder, "outbox");
const sent = () => readFileSync(outbox, { encoding: "utf8", flag: "a+" }).split("\n").length - 1;
const send_email = tool({
  inputSchema: z.object({ to: z.string() }),
  execute: ({ to }) => {
    appendFileSync(outbox, `${to}\n`);
    return "sent";
  },
});

const gate = createGate({ covers: { send_email: { also: ["e-mail"] } } });
const host = createHost({ sessions: createSessions({ store: memoryStore() }), gate });
const messages = [];
const rules = rulesFor({ host, gate, tenant: "ada", conversation: "c" });

async function turn(text) {
  messages.push({ role: "user", content: text });
  const step = await rules.step(messages);
  if (step.kind === "answered") return void messages.push(step.message);
  const agent = new ToolLoopAgent({
    model: wrapLanguageModel({
      model: stubModel({ tool: "send_email", input: { to: "ada" } }),
      middleware: rules.middleware,
    }),
    tools: await rules.guardTools({ send_email }),
    stopWhen: stepCountIs(1),
  });
  const { response } = await agent.generate({ messages: step.messages });
  messages.push(...response.messages);
  return response.messages.at(-1).content[0].output.value;
}

for (const text of ["Tell ada.", "prohibit e-mail", "Tell ada again.", "remove policy e-mail", "Now tell her."]) {
  const read = await turn(text);
  console.log(`> ${text}\n  ${read?.reason ?? read ?? messages.at(-1).content[0].text}; ${sent()} sent`);
}
rmSync(folder, { recursive: true });

// Prints:
// > Tell ada.
//   sent; 1 sent
// > prohibit e-mail
//   Now prohibited: "e-mail".; 1 sent
// > Tell ada again.
//   "send_email" is refused: the user said "prohibit e-mail". It stays so until the user lifts the rule.; 1 sent
// > remove policy e-mail
//   Lifted: "e-mail".; 1 sent
// > Now tell her.
//   sent; 2 sent
