/** A search tool: policies decide which documents it may see, the premise which of them matter, and the model's wishes neither. */
import { generateText, stepCountIs, tool, wrapLanguageModel } from "ai";
import { rulesFor } from "context-compiler/ai-sdk";
import { createGate } from "context-compiler/gate";
import { createHost } from "context-compiler/host";
import { createSessions, memoryStore } from "context-compiler/sessions";
import { z } from "zod";
import { stubModel } from "./support/stub-model.mjs";

const DOCUMENTS = [
  { id: "leave", label: "employee_hr", text: "leave and holidays in Spain" },
  { id: "travel", label: "employee_hr", text: "travel and expenses" },
  { id: "reviews", label: "manager_hr", text: "reviews and leave of a team in Spain" },
  { id: "salaries", label: "executive_hr", text: "salaries in Spain" },
];
// What a user may be given at all is the host's to say: nobody here is an executive.
const LABELS = ["employee_hr", "manager_hr"];
const gate = createGate();
const host = createHost({ sessions: createSessions({ store: memoryStore() }) });
const key = { tenant: "ada", conversation: "c" };
const rules = rulesFor({ host, gate, ...key });

/** The documents that may be searched, and those of them that matter. */
function found(view) {
  const labels = gate.eligible(view, LABELS);
  const eligible = DOCUMENTS.filter(({ label }) => labels.includes(label));
  return { eligible, relevant: eligible.filter(({ text }) => text.includes(view.state.premise ?? "")) };
}

const ids = (documents) => documents.map(({ id }) => id).join(", ") || "none";
const search = tool({
  inputSchema: z.object({ label: z.string() }), // which the model fills in, and nobody reads
  execute: async () => {
    const { eligible, relevant } = found(await host.view(key));
    return `eligible: ${ids(eligible)}; relevant: ${ids(relevant)}`;
  },
});

const turns = ["set premise Spain", "use employee_hr", "use manager_hr", "use executive_hr", "prohibit search"];
for (const [index, text] of turns.entries()) {
  await host.turn({ ...key, turn: `m${index}`, text });
  const { steps } = await generateText({
    model: wrapLanguageModel({
      model: stubModel({ tool: "search", input: { label: "executive_hr" } }),
      middleware: rules.middleware,
    }),
    tools: await rules.guardTools({ search }),
    stopWhen: stepCountIs(1),
    prompt: "What do the executives earn?",
  });
  const { output } = steps[0].toolResults[0];
  console.log(`> ${text}\n  ${output.reason ?? output}`);
}

// Prints:
// > set premise Spain
//   eligible: none; relevant: none
// > use employee_hr
//   eligible: leave, travel; relevant: leave
// > use manager_hr
//   eligible: leave, travel, reviews; relevant: leave, reviews
// > use executive_hr
//   eligible: leave, travel, reviews; relevant: leave, reviews
// > prohibit search
//   "search" is refused: the user said "prohibit search". It stays so until the user lifts the rule.
