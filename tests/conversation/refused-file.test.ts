/** A file that the model takes in no request, and how a conversation goes on behind it. */
import { describe, expect, it } from "vitest";
import { type CallOptions, type Model, openConversation } from "../../src/conversation/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { scripted } from "./models.js";

const LETTER = { text: "Sum it up.", files: [{ mediaType: "application/msword", data: "AAAA" }] };
const MESSAGE = "This model takes no application/msword.";

/** A model that refuses a request with such a file in it, as the packages of providers do. */
function picky(lines: readonly string[]): Model {
  const { model } = scripted(lines);
  return {
    ...model,
    async doGenerate(request) {
      if (JSON.stringify(request.prompt).includes("application/msword")) throw new Error(MESSAGE);
      return model.doGenerate(request);
    },
  };
}

/** The files of the user's messages left out. */
function withoutFiles(request: CallOptions): CallOptions {
  const prompt = request.prompt.map((message) =>
    message.role === "user" ? { ...message, content: message.content.filter(({ type }) => type !== "file") } : message,
  );
  return { ...request, prompt };
}

async function refused(lines: readonly string[]) {
  const sessions = createSessions({ store: memoryStore(), record: "texts" });
  const session = await sessions.open({ tenant: "ada", conversation: "c" });
  const host = createHost({ sessions, onEdit: "rewind" });
  const options = { model: picky(lines), session, host };
  const conversation = await openConversation(options);
  await expect(conversation.talk(LETTER, { id: "m1" })).rejects.toThrow(MESSAGE);
  await expect(conversation.talk("Hello?", { id: "m2" })).rejects.toThrow(MESSAGE);
  return { conversation, options };
}

describe("a file that the model refuses in each request", () => {
  it("is left out by a `prepare`", async () => {
    const { options } = await refused(["I have no letter."]);
    const conversation = await openConversation({ ...options, prepare: withoutFiles });
    expect(await conversation.talk("Hello?", { id: "m3" })).toMatchObject({
      kind: "answer",
      text: "I have no letter.",
    });
  });

  it("is gone with an edit of its message, where the host takes such", async () => {
    const { conversation } = await refused(["What is in it?", "Still here."]);
    expect(await conversation.talk("Sum it up: ...", { id: "m1" })).toMatchObject({
      kind: "answer",
      text: "What is in it?",
    });
    expect(await conversation.talk("Hello?", { id: "m4" })).toMatchObject({ kind: "answer", text: "Still here." });
  });
});
