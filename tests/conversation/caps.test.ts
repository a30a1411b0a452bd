/** What a tool gives is cut at the door, so that a long result neither ends the conversation nor ever changes. */
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { byteMeter } from "../../src/context/index.js";
import {
  type ConversationEvent,
  type ConversationOptions,
  type Json,
  openConversation,
} from "../../src/conversation/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { type Line, scripted, unreported } from "./models.js";
import { resultsOf } from "./well-formed.js";

const KEY = { tenant: "acme", conversation: "c" };
const MEGABYTE = `begin ${"x".repeat(1_000_000)} end`;

type Event<T extends ConversationEvent["type"]> = Extract<ConversationEvent, { type: T }>;

/** A conversation whose tool gives this, with the results and the whole values that were told of. */
async function giving(value: unknown, lines: readonly Line[], options: Partial<ConversationOptions> = {}) {
  const store = memoryStore();
  const session = await createSessions({ store, record: "texts" }).open(KEY);
  const { model, requests } = scripted(lines);
  const results: Event<"result">[] = [];
  const wholes: Json[] = [];
  const on = (event: ConversationEvent) => {
    if (event.type === "result") results.push(event);
    if (event.type === "tool" && event.phase === "end") wholes.push(event.value);
  };
  const tools = {
    read: {
      inputSchema: { type: "object" },
      execute: () => {
        if (value instanceof Error) throw value;
        return value;
      },
    },
  };
  const conversation = await openConversation({ model, session, tools, on, ...options });
  return { conversation, requests, results, wholes, store };
}

const sizeOf = (value: Json) => byteMeter.text(typeof value === "string" ? value : JSON.stringify(value));
const called = (count = 1): Exclude<Line, Error> => ({
  calls: Array.from({ length: count }, () => ["read", {}] as const),
});

describe("a result that is too long", () => {
  test("of a megabyte does not end the turn, and says how much was left out", async () => {
    const { conversation, requests, results, wholes } = await giving(MEGABYTE, [called(), "Read."], {
      card: { window: 20_000 },
    });
    expect(await conversation.talk("Read it.")).toMatchObject({ kind: "answer", text: "Read." });
    const [result] = results;
    expect(result).toMatchObject({
      why: "done",
      value: expect.stringMatching(/^begin x+\[… \d+ bytes left out …\]x+ end$/),
    });
    const after = sizeOf(result?.value ?? null);
    expect(after).toBeGreaterThan(4_000);
    expect(after).toBeLessThan(5_000);
    expect(result?.cut).toEqual({ line: "cap", origin: "read", before: 1_000_010, after });
    expect(resultsOf(requests[1]?.prompt.at(-1))[0]?.output).toEqual({ type: "text", value: result?.value });
    expect(wholes).toEqual([MEGABYTE]);
  });

  test("may have a quarter of what the provider's count leaves, where that is lower than the meter's", async () => {
    const { conversation, results } = await giving(MEGABYTE, ["Well.", called(), "Read."], {
      card: { window: 10_000 },
    });
    // A script reports 10 tokens of each request; the meter counts more than 9,000.
    await conversation.talk("x".repeat(9_000));
    await conversation.talk("Read it.");
    const after = sizeOf(results[0]?.value ?? null);
    expect(after).toBeGreaterThan(2_200);
    expect(after).toBeLessThan(2_500);
  });

  test("is cut as well where it says why a call did not run", async () => {
    const faults = `These rows do not fit: ${"row ".repeat(100_000)}`;
    const misfit = { read: { inputSchema: z.object({ rows: z.string(faults) }), execute: () => "read" } };
    const { conversation, results } = await giving("read", [called(), "Sorry.", "Hello."], {
      ...{ card: { window: 20_000 }, tools: misfit },
    });
    expect(await conversation.talk("Save it.")).toMatchObject({ kind: "answer", text: "Sorry." });
    expect(results[0]).toMatchObject({ why: "failed", cut: { line: "cap", origin: "read" } });
    expect(sizeOf(results[0]?.value ?? null)).toBeLessThan(5_000);
    expect(await conversation.talk("Hi.")).toMatchObject({ kind: "answer", text: "Hello." });
  });

  test("is the same after a restart, and the log says what was cut", async () => {
    const { conversation, results, store } = await giving({ rows: Array(2_000).fill("row") }, [called(), "Read."], {
      card: { window: 8_000 },
    });
    await conversation.talk("Read it.");
    expect(results[0]?.value).toMatch(/^\{"rows":\["row",/);
    const restored = await openConversation({
      model: scripted([]).model,
      session: await createSessions({ store, record: "texts" }).open(KEY),
      tools: { read: { inputSchema: { type: "object" }, execute: () => "" } },
    });
    expect((await restored.request()).prompt).toEqual((await conversation.request()).prompt);
    const data = (await restored.log.history()).flatMap(({ record }) =>
      record.kind === "layer" && record.name === "conversation.result" ? [record.data] : [],
    );
    expect(data).toMatchObject([{ cut: { line: "cap", origin: "read", before: 12_010, after: expect.any(Number) } }]);
  });

  test("shares a quarter of what is left with the others of its reply, so that no number of them overflows", async () => {
    const lines = [...Array.from({ length: 12 }, () => called(8)), "Read."].map((line, at) => unreported(line, at));
    const { conversation, results } = await giving("\u0001".repeat(20_000), lines, {
      card: { window: 60_000 },
      guard: () => false,
    });
    expect(await conversation.talk("Read it.")).toMatchObject({ kind: "answer", text: "Read." });
    expect(results).toHaveLength(96);
    const [first, last] = [results[0], results.at(-1)].map((result) => sizeOf(result?.value ?? null));
    expect(last).toBeLessThan(first ?? 0);
  });

  test("of a failure is cut as well", async () => {
    const { conversation, results } = await giving(new Error(MEGABYTE), [called(), "Failed."], {
      card: { window: 20_000 },
    });
    expect(await conversation.talk("Read it.")).toMatchObject({ kind: "answer" });
    expect(results[0]).toMatchObject({ why: "failed", cut: { line: "cap", before: 1_000_010 } });
  });

  test("has 256 KiB with the others of its reply where nobody knows the window", async () => {
    const { conversation, results } = await giving(MEGABYTE, [called(2), "Read."]);
    await conversation.talk("Read it.");
    for (const { value } of results) {
      expect(sizeOf(value)).toBeLessThanOrEqual(128 * 1024);
      expect(sizeOf(value)).toBeGreaterThan(127 * 1024);
    }
  });
});

test("a result that fits is kept as it is", async () => {
  const value = { rows: [1, 2, 3], text: "short" };
  const { conversation, results } = await giving(value, [called(), "Read."], { card: { window: 20_000 } });
  await conversation.talk("Read it.");
  expect(results).toEqual([expect.objectContaining({ value })]);
  expect(results[0]).not.toHaveProperty("cut");
});
