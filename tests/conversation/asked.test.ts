/** A message that the host asks about: it is in the log, and the model's where the answer sends it on. */
import { describe, expect, test } from "vitest";
import { openConversation } from "../../src/conversation/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { type Line, scripted } from "./models.js";

const KEY = { tenant: "acme", conversation: "c" };
const ASKED = "use python to sort this list";
const QUESTION = "Shall I keep `use python to sort this list` as a rule? With a no it is a request for now.";
const FILE = { mediaType: "text/csv", data: "QUJD", filename: "list.csv" };

async function opened(store: Store, lines: readonly Line[] = []) {
  const sessions = createSessions({ store, record: "texts" });
  const { model, requests } = scripted(lines);
  const session = await sessions.open(KEY);
  return { conversation: await openConversation({ model, host: createHost({ sessions }), session }), requests };
}

const text = (words: string) => ({ type: "text", text: words });

describe("a message that the host asks about", () => {
  test("goes to the model with its files after a no, and stays in later requests", async () => {
    const { conversation, requests } = await opened(memoryStore(), ["Sorted.", "Gladly."]);
    expect(await conversation.talk({ text: ASKED, files: [FILE] })).toMatchObject({
      kind: "clarify",
      prompt: QUESTION,
    });
    await conversation.talk("no");
    await conversation.talk("Thank you.");
    for (const { prompt } of requests)
      expect(prompt.slice(0, 3)).toEqual([
        { role: "user", content: [text(ASKED), { type: "file", ...FILE }] },
        { role: "assistant", content: [text(QUESTION)] },
        { role: "user", content: [text("no")] },
      ]);
    expect(requests).toHaveLength(2);
  });
});
