/** A past that was made smaller, and a model that reads a part of it again: the numbers in brackets are for the tool `recall`. */
import { openConversation } from "context-compiler/conversation";
import { epochCompactor, recallTool } from "context-compiler/conversation/compaction";
import { createSessions, memoryStore } from "context-compiler/sessions";
import { stubModel } from "./support/stub-model.mjs";

const sessions = createSessions({ store: memoryStore(), record: "texts" });
const session = await sessions.open({ tenant: "ada", conversation: "c" });
const model = stubModel(
  { tool: "read", input: { file: "ledger.sql" } },
  "It has one table. ".repeat(170),
  { tool: "recall", input: { from: 302 } },
  "The column is called amount.",
);
const read = {
  inputSchema: { type: "object" },
  execute: () => `create table entry (${"-- why ".repeat(150)}\namount bigint)`,
};
const tools = { read, recall: recallTool(session) };
const conversation = await openConversation({
  model,
  session,
  tools,
  compact: epochCompactor,
  card: { window: 10_000 },
});

await conversation.talk("We decided on Postgres for the ledger. What is in the schema?");
console.log(await conversation.compact());
const outcome = await conversation.talk("What is the column called?");

const [, , afterwards, again] = model.doGenerateCalls.map(({ prompt }) => prompt);
console.log(afterwards[0].content[0].text);
const [{ toolName, output }] = again.at(-1).content;
console.log(toolName, output.value[0].turn, output.value[0].text.endsWith("amount bigint)"));
console.log(outcome.text);

// Prints:
// { kind: 'compacted', through: 3 }
// What is kept of the conversation so far; [n] is a turn of it.
//
// Decided, in the user's words:
// - "We decided on Postgres for the ledger" [200]
//
// Tool results:
// - read({"file":"ledger.sql"}): create table entry (-- why -- why -- why -- why -- why -- why -- why -- why -- why -- why -- why -- why -- why -- why -- ... -- why -- why -- why -- why -- why -- why -- why -- why -- why -- why -- why -- why -- why -- why -- why amount bigint) [302]
//
// Names: Postgres [200]
// recall 302 true
// The column is called amount.
