/** The schema of an answer: a policy chooses it, without one the premise may, and where nothing does there is no call of the model. */
import { generateText, Output, wrapLanguageModel } from "ai";
import { rulesFor } from "context-compiler/ai-sdk";
import { createGate } from "context-compiler/gate";
import { createHost } from "context-compiler/host";
import { createSessions, memoryStore } from "context-compiler/sessions";
import { z } from "zod";
import { stubModel } from "./support/stub-model.mjs";

const SCHEMAS = [
  { name: "refund_intake", premise: "the order arrived broken", schema: z.object({ order: z.string() }) },
  { name: "technical_support", premise: "the device does not start", schema: z.object({ device: z.string() }) },
];
const gate = createGate({ covers: { refund_intake: { also: ["refunds"] }, technical_support: {} } });
const host = createHost({ sessions: createSessions({ store: memoryStore() }), gate });
const model = stubModel('{"order":"7","device":"lamp"}');
const rules = rulesFor({ host, gate, tenant: "ada", conversation: "c" });

/** A policy beats the premise, and what is prohibited is chosen by neither. */
function schemaFor(view) {
  const allowed = gate.filter(view, SCHEMAS);
  return gate.select(view, SCHEMAS) ?? allowed.find(({ premise }) => premise === view.state.premise) ?? null;
}

async function intake(text, turn) {
  const step = await rules.step([{ id: `m${turn}`, role: "user", content: text }]);
  if (step.kind === "answered") return `${step.text.split("\n")[0]} (no call)`;
  const chosen = schemaFor(await host.view({ tenant: "ada", conversation: "c" }));
  if (chosen === null) return "no schema, no call";
  const { output } = await generateText({
    model: wrapLanguageModel({ model, middleware: rules.middleware }),
    messages: step.messages.map(({ role, content }) => ({ role, content })),
    output: Output.object({ schema: chosen.schema }),
  });
  return `${chosen.name} ${JSON.stringify(output)}`;
}

const turns = [
  ...["My lamp.", "set premise the device does not start", "My lamp."],
  ...["use refunds", "My lamp.", "use technical_support instead of sales", "no", "My lamp."],
  ...["prohibit refund-intake", "yes", "prohibit technical_support", "My lamp."],
];
for (const [index, text] of turns.entries()) console.log(`> ${text}\n  ${await intake(text, index)}`);
console.log(`${model.pages.length} calls of the model`);

// Prints:
// > My lamp.
//   no schema, no call
// > set premise the device does not start
//   The premise is now: the device does not start (no call)
// > My lamp.
//   technical_support {"device":"lamp"}
// > use refunds
//   Now in use: "refunds". (no call)
// > My lamp.
//   refund_intake {"order":"7"}
// > use technical_support instead of sales
//   Did you mean to use "technical_support" instead? (no call)
// > no
//   Nothing was changed. (no call)
// > My lamp.
//   refund_intake {"order":"7"}
// > prohibit refund-intake
//   Did you mean `prohibit refund_intake`? With a no I take it as you typed it. (no call)
// > yes
//   Now prohibited: "refund_intake". (no call)
// > prohibit technical_support
//   Now prohibited: "technical_support". (no call)
// > My lamp.
//   no schema, no call
// 3 calls of the model
