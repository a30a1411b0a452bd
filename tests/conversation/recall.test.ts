/** `recall`: what is left out or shortened is read again in the words of the log, by the numbers that stand beside it. */
import { describe, expect, test } from "vitest";
import { epochCompactor, recallTool, turnsIn } from "../../src/conversation/compaction/index.js";
import { type Json, openConversation } from "../../src/conversation/index.js";
import { createSessions, memoryStore, type Session } from "../../src/sessions/index.js";
import { type Line, scripted } from "./models.js";
import { resultsOf } from "./well-formed.js";

const inputSchema = { type: "object" };
const row = (at: unknown): string => `row ${at} begins, ${`cell of ${at} `.repeat(40)}and ends`;
const tools = { read: { inputSchema, execute: ({ at }: { at: number }) => row(at) } };
const read = (at: number): Line => ({ calls: [["read", { at }]] });

async function opened(lines: readonly Line[], window = 12_000) {
  const session = await createSessions({ store: memoryStore(), record: "texts" }).open({
    tenant: "acme",
    conversation: "c",
  });
  const { model, requests } = scripted(lines);
  const all = { ...tools, recall: recallTool(session) };
  const given = { model, session, tools: all, compact: epochCompactor, card: { window } };
  return { conversation: await openConversation(given), requests, session };
}

function recalled(session: Session, input: unknown): unknown {
  const calling = { toolCallId: "r", abortSignal: new AbortController().signal, messages: [] };
  return recallTool(session).execute?.(input, calling);
}

/** A conversation of five turns, compacted. */
async function compacted() {
  const long = "And so it goes on. ".repeat(60);
  const lines = ["Noted.", read(1), long, read(2), long, read(1), long, { calls: [["recall", { from: 200 }]] }, "So."];
  const { conversation, requests, session } = await opened(lines as readonly Line[]);
  await conversation.talk("We decided on Postgres for the ledger, since Ada runs it.");
  for (const at of [1, 2, 1]) await conversation.talk(`Read row ${at}.`);
  expect(await conversation.compact()).toMatchObject({ kind: "compacted" });
  return { conversation, requests, session };
}

const textIn = (prompt: unknown): string => JSON.stringify(prompt);

describe("recall", () => {
  test("as a tool of the model, gives the user's turn behind the quote that is left of it", async () => {
    const { conversation, requests } = await compacted();
    expect(await conversation.talk("Why Postgres?")).toMatchObject({ kind: "answer", text: "So." });
    const shown = requests.at(-2);
    expect(textIn(shown?.prompt)).toContain('\\"We decided on Postgres for the ledger\\" [200]');
    expect(shown?.tools?.map(({ name }) => name)).toContain("recall");
    const results = requests.at(-1)?.prompt.flatMap((message) => resultsOf(message)) ?? [];
    expect(results.at(-1)?.output).toEqual({
      type: "json",
      value: [{ turn: 200, role: "user", text: "We decided on Postgres for the ledger, since Ada runs it." }],
    });
  });

  test("gives the whole result behind a line of work and behind a stub, by the number beside it", async () => {
    const { conversation, session } = await compacted();
    const prompt = textIn((await conversation.request()).prompt);
    const work = /read\(\{\\+"at\\+":1\}\): [^[]*\[(\d+)\]/.exec(prompt);
    expect(work).not.toBeNull();
    expect(await recalled(session, { from: Number(work?.[1]) })).toEqual([
      { turn: Number(work?.[1]), role: "tool", tool: "read", arguments: '{"at":1}', text: row(1) },
    ]);
  });

  test("gives all turns from one number to another, in their order", async () => {
    const { session } = await compacted();
    const turns = await turnsIn(session);
    expect(turns.map(({ role }) => role).slice(0, 6)).toEqual([
      ...["user", "assistant", "user", "assistant", "tool", "assistant"],
    ]);
    const [first, , third] = turns;
    expect(await recalled(session, { from: first?.id, to: third?.id })).toEqual([
      { turn: 200, role: "user", text: "We decided on Postgres for the ledger, since Ada runs it." },
      { turn: 301, role: "assistant", text: "Noted." },
      { turn: 400, role: "user", text: "Read row 1." },
    ]);
  });

  test.each<[string, unknown, RegExp]>([
    ["a number that no turn has", { from: 7, to: 9 }, /No turn has a number from 7 to 9/],
    ["an end before the beginning", { from: 400, to: 200 }, /not smaller/],
    ["a text", { from: "200" }, /the number of a turn/],
    ["a name that it does not take", { from: 200, by: "ada" }, /the number of a turn/],
    ["nothing", null, /the number of a turn/],
  ])("tells the model what is wrong with %s", async (_what, input, message) => {
    const { session } = await compacted();
    await expect(recalled(session, input)).rejects.toThrow(message);
  });

  test("is refused where the user prohibits it, as any tool", async () => {
    const lines: Line[] = ["Noted.", { calls: [["recall", { from: 200 }]] }, "Well."];
    const { conversation, requests } = await opened(lines);
    await conversation.talk("prohibit recall");
    await conversation.talk("Hi.");
    const outputs = requests.flatMap(({ prompt }) => prompt.flatMap((message) => resultsOf(message)));
    expect(outputs.map(({ output }) => output.type)).toEqual(["execution-denied"]);
  });

  test("gives nothing of what an edit has taken back", async () => {
    const { session } = await compacted();
    const before: Json[] = (await turnsIn(session)).map(({ content }) => content);
    expect(before).toContain("Read row 2.");
    await session.restore({ turn: "m~undone-1" }, 3);
    expect((await turnsIn(session)).map(({ content }) => content)).toEqual([
      "We decided on Postgres for the ledger, since Ada runs it.",
      "Noted.",
    ]);
  });

  test("says of a call that failed that it did", async () => {
    const { conversation, session } = await opened([{ calls: [["lost", {}]] }, "So."]);
    await conversation.talk("Go.");
    expect(await recalled(session, { from: 0, to: 1_000 })).toContainEqual({
      ...{ turn: 302, role: "tool", tool: "lost", arguments: "{}", status: "failed" },
      text: 'There is no tool "lost".',
    });
  });
});
