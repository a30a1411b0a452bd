/** A message that the host asks about: it is in the log, and the model's where the answer sends it on. */
import { describe, expect, test } from "vitest";
import { openConversation } from "../../src/conversation/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { generatedOf, type Line, scripted } from "./models.js";

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

const WRITES = [1, 2].flatMap((at) => [[at, "before"] as const, [at, "after"] as const]);

/** A store that crashes at the write of so many from now on. */
function crashing(store: Store, at: number, when: "before" | "after"): Store {
  let left = at;
  return {
    ...{ read: store.read.bind(store), purge: store.purge.bind(store), list: store.list.bind(store) },
    async append(...args) {
      left -= 1;
      if (left === 0 && when === "before") throw new Error("crash");
      const answer = await store.append(...args);
      if (left === 0) throw new Error("crash");
      return answer;
    },
  };
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

  test("is in the log with the question, in one record", async () => {
    const { conversation } = await opened(memoryStore());
    await conversation.talk(ASKED, { id: "m1" });
    expect((await conversation.log.history()).map(({ turn }) => turn)).toEqual(["#origin", "m1"]);
  });

  test.each(WRITES)(
    "is asked about by a process that goes on where another crashed, at write %i, %s it was kept",
    async (at, when) => {
      const store = memoryStore();
      await (await opened(store, ["Hello."])).conversation.talk("Hi.");
      const crashed = await opened(crashing(store, at, when));
      await expect(crashed.conversation.talk({ text: ASKED, files: [FILE] }, { id: "m1" })).rejects.toThrow("crash");
      const { conversation, requests } = await opened(store, ["Sorted."]);
      const isKept = at === 2 && when === "after";
      expect(await conversation.resume()).toMatchObject(
        isKept ? { kind: "clarify", prompt: QUESTION } : { text: "Hello." },
      );
      if (!isKept) await conversation.talk({ text: ASKED, files: [FILE] }, { id: "m1" });
      await conversation.talk("no");
      expect(requests[0]?.prompt.slice(2)).toEqual([
        { role: "user", content: [text(ASKED), { type: "file", ...FILE }] },
        { role: "assistant", content: [text(QUESTION)] },
        { role: "user", content: [text("no")] },
      ]);
    },
  );

  test("has no reply to an earlier message behind it, which would hide it from the model", async () => {
    const store = memoryStore();
    const { conversation: other, requests } = await opened(store, ["Sorted."]);
    const doGenerate = async () => {
      await other.talk(ASKED);
      return generatedOf("Oaks.", 1);
    };
    const sessions = createSessions({ store, record: "texts" });
    const model = { ...scripted([]).model, doGenerate };
    const conversation = await openConversation({ model, session: await sessions.open(KEY) });
    expect(await conversation.talk("Tell me of trees.")).toMatchObject({ kind: "conflict" });
    await other.talk("no");
    expect(JSON.stringify(requests[0]?.prompt)).toContain(ASKED);
  });

  test("is sent with the answer of another window that was quicker than its own", async () => {
    const store = memoryStore();
    const other = await opened(store, ["Sorted."]);
    let answered: Promise<unknown> | null = null;
    const watched: Store = {
      ...{ append: store.append.bind(store), purge: store.purge.bind(store), list: store.list.bind(store) },
      async read(...args) {
        const found = await store.read(...args);
        // The question is in the log, and who has asked it has not read that yet.
        if (found.some(({ turn }) => turn === "m1")) answered ??= other.conversation.talk("no");
        await answered;
        return found;
      },
    };
    const { conversation } = await opened(watched);
    await conversation.talk(ASKED, { id: "m1" });
    expect(await answered).toMatchObject({ kind: "answer", text: "Sorted." });
    expect(other.requests.map(({ prompt }) => prompt[0])).toEqual([{ role: "user", content: [text(ASKED)] }]);
    expect((await conversation.request()).prompt).toEqual((await other.conversation.request()).prompt);
  });
});
