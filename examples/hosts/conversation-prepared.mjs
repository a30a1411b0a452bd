/** A prompt that was prepared: instructions and two messages are in the log before the user talks, and go out with the first turn. */
import { openConversation } from "context-compiler/conversation";
import { createSessions, memoryStore } from "context-compiler/sessions";
import { stubModel } from "./support/stub-model.mjs";

const sessions = createSessions({ store: memoryStore(), record: "texts" });
const session = await sessions.open({ tenant: "ada", conversation: "c" });
await session.step({ turn: "prepared-1", text: "set premise answer in one line" });
await session.step({ turn: "prepared-2", text: "The server is down since noon." });

const model = stubModel("Read the log of the proxy first.");
const conversation = await openConversation({ model, session, instructions: "You help the operators." });
const outcome = await conversation.talk("Where do I look first?");

for (const { role, content } of model.doGenerateCalls[0].prompt)
  console.log(`${role}: ${(typeof content === "string" ? content : content[0].text).split("\n").join(" / ")}`);
console.log(`answer: ${outcome.text}`);

// Prints:
// system: You help the operators.
// system: The user has set these rules. They hold until the user changes them. / - Premise: answer in one line
// user: set premise answer in one line
// user: The server is down since noon.
// user: Where do I look first?
// answer: Read the log of the proxy first.
