/** A log that is pruned between a turn and what stands beside it: every process goes on with what is left. */
import { describe, expect, test } from "vitest";
import { openConversation } from "../../src/conversation/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { type Line, scripted } from "./models.js";

const KEY = { tenant: "acme", conversation: "c" };
const FILE = { mediaType: "image/png", data: "AAAA" };
/** Too long for the record of its turn. */
const LONG = "\u4e2d".repeat(22_000);

async function opened(store: Store, lines: readonly Line[] = [], isHosted = false) {
  const sessions = createSessions({ store, record: "texts" });
  const { model, requests } = scripted(lines);
  const host = isHosted ? { host: createHost({ sessions }) } : {};
  return { conversation: await openConversation({ model, session: await sessions.open(KEY), ...host }), requests };
}

/** The place of a turn, behind what stands beside it. */
async function placeOf({ log }: Awaited<ReturnType<typeof opened>>["conversation"], id: string): Promise<number> {
  return (await log.find(id))?.sequence ?? 0;
}

const text = (words: string) => ({ type: "text", text: words });

describe("a prune between a turn and what stands beside it", () => {
  test.each(["purged", "still in the store"])("takes that away in each process alike, entries %s", async (where) => {
    const store = memoryStore();
    const { conversation } = await opened(store, ["A cat.", "No."]);
    await conversation.talk({ text: "What is this?", files: [FILE] }, { id: "m1" });
    await conversation.talk(`And this? ${LONG}`, { id: "m2" });
    const keeping: Store = { ...boundTo(store), purge: async () => undefined };
    const { conversation: other } = await opened(where === "purged" ? store : keeping);
    await other.log.prune({ before: await placeOf(conversation, "m1") });
    const left = [
      { role: "user", content: [text("What is this?")] },
      { role: "assistant", content: [text("A cat.")] },
      { role: "user", content: [text(`And this? ${LONG}`)] },
      { role: "assistant", content: [text("No.")] },
    ];
    const { conversation: later } = await opened(store);
    for (const each of [conversation, other, later]) expect((await each.request()).prompt).toEqual(left);
    await other.log.prune({ before: await placeOf(conversation, "m2") });
    for (const each of [conversation, other, later]) expect((await each.request()).prompt).toEqual(left.slice(3));
  });

  test.each([false, true])(
    "leaves nothing to ask about where the turn was not answered, with a host: %s",
    async (isHosted) => {
      const store = memoryStore();
      const { conversation } = await opened(store, [new Error("down"), "Hello."], isHosted);
      await expect(conversation.talk(LONG, { id: "m1" })).rejects.toThrow("down");
      await conversation.log.prune({ before: await placeOf(conversation, "m1") });
      const { conversation: later, requests } = await opened(store, ["Hello."], isHosted);
      const gone = { kind: "refused", reason: "not_kept" };
      for (const each of [conversation, later]) {
        expect(await each.resume()).toEqual(gone);
        expect(await each.talk(LONG, { id: "m1" })).toEqual(gone);
      }
      expect(await later.talk(LONG, { id: "m2" })).toMatchObject({ kind: "answer", text: "Hello." });
      expect(requests.map(({ prompt }) => prompt)).toEqual([[{ role: "user", content: [text(LONG)] }]]);
    },
  );

  test("lets the same words be kept again for an edit, though their entry is in the store still", async () => {
    const store = memoryStore();
    const keeping: Store = { ...boundTo(store), purge: async () => undefined };
    const sessions = createSessions({ store: keeping, record: "texts" });
    const { model, requests } = scripted(["A cat.", "Still a cat."]);
    const host = createHost({ sessions, onEdit: "rewind" });
    const conversation = await openConversation({ model, host, session: await sessions.open(KEY) });
    await conversation.talk({ text: "What is this?", files: [FILE] }, { id: "m1" });
    await conversation.log.prune({ before: await placeOf(conversation, "m1") });
    await conversation.talk({ text: "What is that?", files: [FILE] }, { id: "m1" });
    expect(requests.at(-1)?.prompt).toEqual([
      { role: "user", content: [text("What is that?"), { type: "file", ...FILE }] },
    ]);
  });
});

test.each(["set premise be brief", "use tea"])(
  "what the host has answered is that answer, though the turn itself, %j, was pruned",
  async (said) => {
    const store = memoryStore();
    const { conversation } = await opened(store, [], true);
    const answer = await conversation.talk(said, { id: "m1" });
    expect(answer).toMatchObject({ kind: "answer", by: "host" });
    const history = await conversation.log.history();
    expect(history.at(-1)?.record).toMatchObject({ name: "conversation.settled" });
    await conversation.log.prune({ before: history.at(-1)?.sequence ?? 0 });
    const { conversation: later } = await opened(store, [], true);
    for (const each of [conversation, later]) expect(await each.resume()).toEqual(answer);
    expect((await conversation.request()).prompt).toEqual((await later.request()).prompt);
  },
);

test.each([false, true])(
  "a turn that is pruned as soon as it is there is kept no longer, with a host: %s",
  async (isHosted) => {
    const store = memoryStore();
    const session = await createSessions({ store, record: "texts" }).open(KEY);
    const pruning: Store = {
      ...boundTo(store),
      async append(key, head, entry) {
        const answer = await store.append(key, head, entry);
        if (entry.turn.endsWith("m2")) await session.prune({ before: entry.sequence + 1 });
        return answer;
      },
    };
    const { conversation, requests } = await opened(pruning, ["Hello.", "Again."], isHosted);
    await conversation.talk("hi", { id: "m1" });
    expect(await conversation.talk("hi again", { id: "m2" })).toEqual({ kind: "refused", reason: "not_kept" });
    expect(await conversation.talk("hi", { id: "m3" })).toMatchObject({ kind: "answer", text: "Again." });
    expect(requests.length).toBe(2);
  },
);

function boundTo(store: Store): Store {
  return {
    ...{ append: store.append.bind(store), read: store.read.bind(store) },
    ...{ purge: store.purge.bind(store), list: store.list.bind(store) },
  };
}

test("a reply to what was pruned meanwhile is not kept", async () => {
  const store = memoryStore();
  const log = await createSessions({ store, record: "texts" }).open(KEY);
  const { model } = scripted(["Paris.", "Rome."]);
  const doGenerate: typeof model.doGenerate = async (options) => {
    await log.prune({ before: (await log.history()).length });
    return model.doGenerate(options);
  };
  const conversation = await openConversation({ model: { ...model, doGenerate }, session: log });
  expect(await conversation.talk("France?", { id: "m1" })).toMatchObject({ kind: "conflict" });
  const kinds = (await log.history()).map(({ record }) => (record.kind === "layer" ? record.name : record.kind));
  expect(kinds).not.toContain("conversation.reply");
});
