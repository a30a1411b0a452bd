/** The compactor that comes with the package: a long conversation goes on, and what was decided stays in it. */
import { describe, expect, test } from "vitest";
import { byteMeter } from "../../src/context/index.js";
import { epochCompactor } from "../../src/conversation/compaction/index.js";
import {
  type ConversationEvent,
  type ConversationOptions,
  type Message,
  openConversation,
  type Past,
  type PastExchange,
  type ResultOutput,
} from "../../src/conversation/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { type Line, scripted, unreported } from "./models.js";
import { faultsOf, resultsOf } from "./well-formed.js";

const KEY = { tenant: "acme", conversation: "c" };
const WINDOW = 6_000;
const inputSchema = { type: "object" };
const tools = { read: { inputSchema, execute: ({ at }: { at: number }) => `row ${at}\n`.repeat(40) } };

async function compacting(lines: readonly Exclude<Line, Error>[], options: Partial<ConversationOptions> = {}) {
  const store = memoryStore();
  const session = await createSessions({ store, record: "texts" }).open(KEY);
  const { model, requests } = scripted(lines.map((line, at) => unreported(line, at)));
  const given = { model, session, tools, compact: epochCompactor, card: { window: WINDOW }, ...options };
  return { conversation: await openConversation(given), requests, store };
}

describe("a conversation that is longer than the window", () => {
  test("goes on, its requests are well formed and fit, and a decision and the rules are still in the last one", async () => {
    const rounds = Array.from({ length: 40 }, (_, at) => [
      { calls: [["read", { at }] as const] },
      `Row ${at}. ${"So it says. ".repeat(20)}`,
    ]);
    const { conversation, requests, store } = await compacting(["Noted.", "Noted.", ...rounds.flat()]);
    await conversation.talk("prohibit peanuts");
    await conversation.talk("We decided on Postgres for the ledger.");
    const kinds = new Set<string>();
    for (let at = 0; at < 40; at += 1) kinds.add((await conversation.talk(`Read row ${at}.`)).kind);
    expect([...kinds]).toEqual(["answer"]);
    for (const { prompt } of requests) {
      expect(faultsOf(prompt)).toEqual([]);
      expect(prompt.reduce((sum, message) => sum + byteMeter.message(message), 0)).toBeLessThanOrEqual(WINDOW);
    }
    const last = JSON.stringify(requests.at(-1)?.prompt);
    expect(last).toContain("We decided on Postgres");
    expect(last).toContain("Do not use: peanuts");
    expect(last).not.toContain("Read row 1.");
    const session = await createSessions({ store, record: "texts" }).open(KEY);
    const restored = await openConversation({ model: scripted([]).model, session, tools, card: { window: WINDOW } });
    expect(await restored.request()).toEqual(await conversation.request());
  });

  test("tells no rule that was lifted behind it, of which a quote said the opposite", async () => {
    const sessions = createSessions({ store: memoryStore(), record: "texts" });
    const session = await sessions.open(KEY);
    const { model, requests } = scripted(Array.from({ length: 9 }, () => "So it is. ".repeat(40)));
    const given = { model, session, host: createHost({ sessions }), compact: epochCompactor };
    const conversation = await openConversation(given);
    const more = Array.from({ length: 5 }, (_, at) => `And ${at}? ${"Tell it all, please. ".repeat(20)}`);
    for (const turn of ["We decided on Postgres for the ledger.", "prohibit Postgres", ...more])
      await conversation.talk(turn);
    expect(await conversation.compact()).toMatchObject({ kind: "compacted" });
    await conversation.talk("remove policy Postgres");
    await conversation.talk("Which one is it?");
    const last = JSON.stringify(requests.at(-1)?.prompt);
    expect(last).toContain("a rule said the opposite");
    expect(last).toContain("We decided on Postgres");
    expect(last).not.toMatch(/prohibit|Do not use/);
  });

  test("keeps the user's turns longer than the replies to them", async () => {
    const rounds = Array.from({ length: 12 }, (_, at) => `Answer ${at}. ${"And so on. ".repeat(40)}`);
    const { conversation, requests } = await compacting(rounds);
    for (let at = 0; at < 12; at += 1) await conversation.talk(`Question ${at}?`);
    const last = JSON.stringify(requests.at(-1)?.prompt);
    expect(last).toContain("Question 0?");
    expect(last).not.toContain("Answer 0.");
  });

  test("keeps a turn and the engine's question about it both, or neither", async () => {
    const kept: boolean[] = [];
    for (let turns = 1; turns <= 6; turns += 1) {
      const session = await createSessions({ store: memoryStore(), record: "texts" }).open(KEY);
      const { model } = scripted(Array.from({ length: turns + 1 }, () => "Well."));
      const conversation = await openConversation({ model, session, compact: epochCompactor });
      for (let at = 0; at < turns; at += 1) await conversation.talk(`Talk ${at}. ${"And so on. ".repeat(20)}`);
      for (const turn of ["use oats instead of milk", "no"]) await conversation.talk(turn);
      await conversation.compact();
      const told = JSON.stringify((await conversation.request()).prompt);
      const has = (text: string) => told.includes(`"text":${JSON.stringify(text)}`);
      kept.push(has("use oats instead of milk"));
      expect([turns, has('Did you mean to use "oats" instead?')]).toEqual([turns, kept.at(-1)]);
    }
    expect(new Set(kept)).toEqual(new Set([true, false]));
  });

  test("goes on within one turn of many calls, between them", async () => {
    const calls = Array.from({ length: 20 }, (_, at) => ({ calls: [["read", { at }] as const] }));
    const through: (number | null)[] = [];
    const on = (event: ConversationEvent) => {
      if (event.type === "compaction" && event.phase === "end") through.push(event.through);
    };
    const { conversation } = await compacting([...calls, "Read."], { on });
    expect(await conversation.talk("Read all rows.")).toMatchObject({ kind: "answer", text: "Read." });
    expect(through.filter((each) => each !== null).length).toBeGreaterThan(0);
  });
});

/** A past of such messages, an exchange each. */
function past(messages: readonly (readonly Message[])[], more: Partial<Past> = {}): Past {
  const exchanges = messages.map(
    (each, at): PastExchange => ({
      id: `m${at}`,
      kind: each[0]?.role === "user" ? "user" : "reply",
      sequence: at + 2,
      messages: each,
    }),
  );
  const used = messages.flat().reduce((sum, message) => sum + byteMeter.message(message), 0);
  const state = { premise: null, policies: {}, version: 2 } as const;
  const { signal } = new AbortController();
  return { exchanges, epoch: null, state, used, room: 1_500, meter: byteMeter, signal, ...more };
}

const user = (text: string): Message[] => [{ role: "user", content: [{ type: "text", text }] }];
const said = (text: string): Message[] => [{ role: "assistant", content: [{ type: "text", text }] }];
const called = (id: string, output: ResultOutput): Message[] => [
  { role: "assistant", content: [{ type: "tool-call", toolCallId: id, toolName: "read", input: { id } }] },
  { role: "tool", content: [{ type: "tool-result", toolCallId: id, toolName: "read", output }] },
];
const call = (id: string, value: string): Message[] => called(id, { type: "text", value });

describe("what stands for the past", () => {
  test("holds nothing that a model has signed, and the newest exchanges are not touched", async () => {
    const signed: Message = {
      role: "assistant",
      content: [
        { type: "reasoning", text: "Hm.", providerOptions: { p: { signature: "s1" } } },
        { type: "text", text: "Well.", providerOptions: { p: { item: "i1" } } },
        { type: "tool-call", toolCallId: "web", toolName: "web", input: {}, providerExecuted: true },
      ],
    };
    const made = await epochCompactor(
      past([user("Hi."), [signed], user("Go on."), said("x".repeat(520))], { room: 3_000 }),
    );
    expect(made?.through).toBe(4);
    expect(JSON.stringify(made?.messages)).not.toMatch(/signature|Hm\.|i1|providerExecuted/);
    expect(made?.messages?.slice(1)).toEqual([...user("Hi."), ...said("Well."), ...user("Go on.")]);
  });

  test("takes no exchange again that an epoch stands for already: the newest begin behind it", async () => {
    const short = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? user(`Go on ${at}.`) : said(`Well, ${at}.`)));
    const made = await epochCompactor(past(short, { epoch: { through: 11, messages: [] } }));
    expect(made?.through).toBe(11);
  });

  test("holds calls with their results in one message", async () => {
    const two: Message[] = [
      {
        role: "assistant",
        content: ["a", "b"].map((id) => ({ type: "tool-call", toolCallId: id, toolName: "read", input: {} })),
      },
      {
        role: "tool",
        content: ["a", "b"].map((id) => ({
          type: "tool-result",
          toolCallId: id,
          toolName: "read",
          output: { type: "json", value: { id } },
        })),
      },
    ];
    const made = await epochCompactor(
      past([user("Hi."), two, user("Go on."), said("x".repeat(400))], { room: 4_000, used: 1 }),
    );
    expect(made?.messages?.slice(1)).toEqual([...user("Hi."), ...two]);
  });

  test("says so where nothing of it is worth keeping, and is nothing where there is nothing before the newest", async () => {
    const made = await epochCompactor(past([said("Well. ".repeat(300)), user("Go on.".repeat(100))]));
    expect(made?.messages).toEqual(user("Earlier parts of this conversation are left out."));
    expect(await epochCompactor(past([user("Hi.")]))).toBeNull();
    expect(await epochCompactor(past([]))).toBeNull();
  });

  test("has excerpts in the place of results that later calls repeat, each with its number, and the newest whole", async () => {
    const row = `first ${"row ".repeat(600)}last`;
    const exchanges = [user("Read."), call("a", row), call("b", row), user("Go on."), said("Well.")];
    const made = await epochCompactor(past(exchanges, { room: 12_000 }));
    const outputs = made?.messages?.flatMap((message) => resultsOf(message).map(({ output }) => output));
    expect(outputs).toEqual([
      { type: "text", value: expect.stringMatching(/^first (row )+.*left out.*(row )+last\n\[302]$/s) },
      { type: "text", value: row },
    ]);
  });

  const row = `first ${"row ".repeat(600)}last`;
  const shorter = expect.stringMatching(/^first (row )+.*left out.*(row )+last\n\[302]$/s);

  test.each<[ResultOutput, object]>([
    [
      { type: "error-text", value: row },
      { type: "error-text", value: shorter },
    ],
    [
      { type: "error-json", value: row },
      { type: "error-text", value: shorter },
    ],
    [
      { type: "execution-denied", reason: row },
      { type: "execution-denied", reason: shorter },
    ],
    [
      { type: "json", value: row },
      { type: "text", value: shorter },
    ],
  ])("an excerpt of what failed or was denied says so as well: %#", async (output, stub) => {
    const exchanges = [user("Read."), called("a", output), called("b", output), user("Go on."), said("Well.")];
    const made = await epochCompactor(past(exchanges, { room: 12_000 }));
    expect(made?.messages?.flatMap((message) => resultsOf(message).map((each) => each.output))).toEqual([stub, output]);
  });

  test.each<[ResultOutput, string]>([
    [{ type: "error-text", value: "No node." }, '- read({"id":"a"}) -> failed: No node. [302]'],
    [{ type: "error-json", value: { no: 1 } }, '- read({"id":"a"}) -> failed: {"no":1} [302]'],
    [{ type: "execution-denied", reason: "No." }, '- read({"id":"a"}) -> denied: No. [302]'],
    [{ type: "text", value: "Rows." }, '- read({"id":"a"}): Rows. [302]'],
  ])("a line of work says whether the call has failed or was denied: %#", async (output, line) => {
    const exchanges = [user("Read."), called("a", output), said("Well. ".repeat(200)), user("Go on.")];
    const made = await epochCompactor(past(exchanges, { room: 2_000 }));
    const [note] = made?.messages ?? [];
    expect(note?.role === "user" && note.content.map((part) => ("text" in part ? part.text : ""))).toEqual([
      expect.stringContaining(line),
    ]);
  });
});
