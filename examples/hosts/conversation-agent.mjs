/** An agent with four tools. In the middle of the conversation the user prohibits one of them: the model calls it all the same. */
import { openConversation } from "context-compiler/conversation";
import { stubModel } from "./support/stub-model.mjs";

const inputSchema = { type: "object", properties: { what: { type: "string" } } };
const ran = [];
const tool = (name) => ({
  inputSchema,
  execute: ({ what }) => {
    ran.push(`${name} ${what}`);
    return "ok";
  },
});

const model = stubModel(
  { tool: "search", input: { what: "flights" } },
  { tool: "book", input: { what: "Oslo" } },
  "Booked.",
  "I will not book anything more.",
  { tool: "search", input: { what: "hotels" } },
  { tool: "book", input: { what: "Bergen" } },
  "I found a hotel in Bergen, but I may not book it.",
);
const conversation = await openConversation({
  model,
  tools: { search: tool("search"), read: tool("read"), note: tool("note"), book: tool("book") },
});

for (const text of ["Fly me to Oslo.", "prohibit book", "And a hotel in Bergen?"]) {
  const outcome = await conversation.talk(text);
  console.log(`> ${text}\n  ${outcome.text}`);
}
console.log(ran);
for (const { record } of await conversation.log.history())
  if (record.name === "conversation.result" && record.data.why !== "done")
    console.log(record.data.why, record.data.value);

// Prints:
// > Fly me to Oslo.
//   Booked.
// > prohibit book
//   I will not book anything more.
// > And a hotel in Bergen?
//   I found a hotel in Bergen, but I may not book it.
// [ 'search flights', 'book Oslo', 'search hotels' ]
// prohibited "book" is refused: the user said "prohibit book". It stays so until the user lifts the rule.
