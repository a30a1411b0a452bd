/** A model's summary in a conversation: behind the user's words where it is proved, and in the ledger either way. */
import { expect, test } from "vitest";
import type { Turn } from "../../src/compaction/index.js";
import { summarizingCompactor } from "../../src/conversation/compaction/index.js";
import { openConversation } from "../../src/conversation/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { scripted, USAGE, unreported } from "./models.js";

const LONG = "So it goes on with the ledger. ".repeat(60);

/** What is sent after a compaction with this summary, what the summary was asked of, and the requests in the ledger. */
async function compactedWith(text: string | null) {
  const session = await createSessions({ store: memoryStore(), record: "texts" }).open({
    ...{ tenant: "acme", conversation: "c" },
  });
  const asked: (readonly Turn[])[] = [];
  const spent = [{ model: { provider: "test", modelId: "small" }, usage: USAGE }];
  const compact = summarizingCompactor(async (turns) => {
    asked.push(turns);
    return text === null ? null : { text, spent };
  });
  const { model } = scripted(["Noted.", LONG, LONG]);
  const conversation = await openConversation({ model, session, compact, card: { window: 5_000 } });
  for (const turn of ["We decided on Postgres for the ledger.", "Go on.", "And more."]) await conversation.talk(turn);
  const { kind } = await conversation.compact();
  const { prompt } = await conversation.request();
  return { kind, asked, prompt: JSON.stringify(prompt), requests: conversation.usage().requests };
}

const SUMMARY = "The ledger goes on in Postgres.";

test("a summary that is proved stands behind the user's words, and its request is in the ledger", async () => {
  const { kind, asked, prompt, requests } = await compactedWith(SUMMARY);
  expect([kind, requests]).toEqual(["compacted", 4]);
  expect(prompt).toMatch(/We decided on Postgres for the ledger\\" \[200\].*A model's summary.*goes on in Postgres/s);
  expect(asked.map((turns) => turns.map(({ role }) => role))).toEqual([
    ["user", "assistant", "user", "assistant", "user"],
  ]);
});

test("a summary with something new is left out, and its request is in the ledger all the same", async () => {
  const { kind, prompt, requests } = await compactedWith("The ledger goes on in Oracle.");
  expect([kind, requests]).toEqual(["compacted", 4]);
  expect(prompt).toContain("We decided on Postgres for the ledger");
  expect(prompt).not.toMatch(/summary|Oracle/);
});

test("a summary is paid for also where what is open leaves no room for it, before a request too", async () => {
  const session = await createSessions({ store: memoryStore(), record: "texts" }).open({
    ...{ tenant: "acme", conversation: "c" },
  });
  for (const item of ["oak", "ash"]) await session.step({ turn: item, text: `prohibit ${item}` });
  const spent = [{ model: { provider: "test", modelId: "small" }, usage: USAGE }];
  let asked = 0;
  const compact = summarizingCompactor(async () => {
    asked += 1;
    return { text: "Plans.", spent };
  });
  const { model } = scripted(["a", "b", "c", "d", "e", "f"].map((line) => unreported(line)));
  const conversation = await openConversation({ model, session, compact, card: { window: 1_200 } });
  const kinds: string[] = [];
  for (const item of ["oak", "ash", "oak", "ash"])
    kinds.push((await conversation.talk(`We decided on ${item} for all of it.`)).kind);
  expect(asked).toBeGreaterThan(0);
  expect(conversation.usage().requests).toBe(asked + kinds.filter((kind) => kind === "answer").length);
});

test("without a summary the past is made smaller as well", async () => {
  const { kind, prompt, requests } = await compactedWith(null);
  expect([kind, requests]).toEqual(["compacted", 3]);
  expect(prompt).not.toMatch(/summary/);
});
