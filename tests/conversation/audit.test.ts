/** What a conversation tells the audit: what its epochs replace and shorten, why one is not kept, and which request was not sent. */
import { describe, expect, test } from "vitest";
import { auditLines } from "../../src/cli/audit/lines.js";
import type { AuditLine } from "../../src/context/index.js";
import { epochCompactor, summarizingCompactor } from "../../src/conversation/compaction/index.js";
import { type Compactor, type ConversationOptions, openConversation } from "../../src/conversation/index.js";
import { createSessions, memoryStore, type Session } from "../../src/sessions/index.js";
import { type Line, scripted, unreported } from "./models.js";

const LONG = "So it goes on with the ledger. ".repeat(20);

async function talking(lines: readonly Exclude<Line, Error>[], options: Partial<ConversationOptions>) {
  const sessions = createSessions({ store: memoryStore(), record: "texts" });
  const session = await sessions.open({ tenant: "acme", conversation: "c" });
  const { model } = scripted(lines.map((line, at) => unreported(line, at)));
  return { session, conversation: await openConversation({ model, session, ...options }) };
}

/** The records of the audit, read as the command reads them, each with the kind of the entry before it. */
async function audited(session: Session): Promise<{ behind: string; lines: readonly AuditLine[] }[]> {
  const entries = await session.history();
  return entries.flatMap(({ record }, at) => {
    if (record.kind !== "layer" || record.name !== "context.audit") return [];
    const before = entries[at - 1]?.record;
    const lines = auditLines(record.data);
    if (lines === null) throw new Error(`No audit record: ${JSON.stringify(record.data)}`);
    return [{ behind: before?.kind === "layer" ? before.name : (before?.kind ?? ""), lines }];
  });
}

async function refusedBy(compact: Compactor, text: string): Promise<readonly AuditLine[]> {
  const { session, conversation } = await talking(["One.", "Two."], { compact });
  await conversation.talk(text);
  await conversation.talk(text);
  expect(await conversation.compact()).toEqual({ kind: "unchanged" });
  return (await audited(session)).flatMap(({ lines }) => lines);
}

describe("an epoch", () => {
  test("has its lines in one record behind it, and what is gone is told once", async () => {
    const rounds = Array.from({ length: 16 }, (_, at) => `Answer ${at}. ${LONG}`);
    const { session, conversation } = await talking(rounds, { compact: epochCompactor, card: { window: 5_000 } });
    for (let at = 0; at < 16; at += 1) await conversation.talk(`Question ${at}?`, { id: `q${at}` });
    const records = await audited(session);
    expect(records.length).toBeGreaterThan(2);
    expect(new Set(records.map(({ behind }) => behind))).toEqual(new Set(["conversation.epoch"]));
    const told = records.flatMap(({ lines }) => lines.map((line) => (line.line === "exchange" ? line.id : line.line)));
    expect(new Set(told).size).toBe(told.length);
    const gone = told.filter((id) => !JSON.stringify(id).includes("q"));
    const prompt = JSON.stringify((await conversation.request()).prompt);
    const left = rounds.filter((_, at) => prompt.includes(`Answer ${at}. `));
    expect(gone.length).toBe(rounds.length - left.length);
  });

  test("tells of a result that it makes shorter by the number of its turn", async () => {
    const read: Line = { calls: [["read", {}]] };
    const tools = { read: { inputSchema: { type: "object" }, execute: () => "row ".repeat(600) } };
    const { session, conversation } = await talking([read, read, "So.", LONG.repeat(6), "Well."], {
      ...{ tools, compact: epochCompactor, card: { window: 22_000 } },
    });
    for (const text of ["Read.", "Go on.", "And?"]) await conversation.talk(text);
    await conversation.compact();
    expect(await audited(session)).toMatchObject([
      { lines: [{ line: "shorten", origin: "read", accepted: true, turn: 302 }] },
    ]);
  });

  test("that is not smaller is not kept: a line says so, and nothing is told that did not happen", async () => {
    const exchange = { line: "exchange", id: "m1", fate: "replaced", before: 9, after: 0, reason: "" } as const;
    const summary = { line: "summary", accepted: true, tokens: 9, faults: [] } as const;
    const longer: Compactor = async ({ exchanges }) => ({
      through: exchanges[0]?.sequence ?? 0,
      messages: [{ role: "user", content: [{ type: "text", text: LONG }] }],
      lines: [exchange, summary],
    });
    const [first, second, ...others] = await refusedBy(longer, "Hi.");
    expect([first, second, others]).toEqual([
      summary,
      { line: "refused", by: "epoch", needed: expect.any(Number), limit: expect.any(Number) },
      [],
    ]);
    expect(second?.line === "refused" && second.needed > second.limit).toBe(true);
  });

  test("for whose open quotes there is no room is not kept, and a line says so", async () => {
    const { session, conversation } = await talking(["One.", "Two.", "Three.", "Four."], {
      ...{ compact: epochCompactor, card: { window: 1_200 } },
    });
    for (const item of ["oak", "ash"]) await session.step({ turn: item, text: `prohibit ${item}` });
    for (const item of ["oak", "ash", "oak", "ash"]) await conversation.talk(`We decided on ${item} for all of it.`);
    expect((await audited(session)).flatMap(({ lines }) => lines)).toContainEqual({
      ...{ line: "refused", by: "epoch", needed: expect.any(Number), limit: expect.any(Number) },
    });
  });

  test("says why a model's summary was left out", async () => {
    const compact = summarizingCompactor(async () => ({ text: "The ledger is in Oracle." }));
    const { session, conversation } = await talking([LONG, LONG, LONG], { compact });
    for (const text of ["Go.", "Go on.", "And more."]) await conversation.talk(text);
    expect(await conversation.compact()).toMatchObject({ kind: "compacted" });
    const [{ lines = [] } = {}] = await audited(session);
    expect(lines).toContainEqual({
      ...{ line: "summary", accepted: false, tokens: 24 },
      faults: expect.arrayContaining([expect.objectContaining({ kind: "not_in_source", text: "Oracle" })]),
    });
  });
});

test("a request that is not sent leaves a line, and the turn and the log go on", async () => {
  const { session, conversation } = await talking(["One.", "Two."], { card: { window: 1_000 } });
  expect(await conversation.talk(LONG)).toMatchObject({ kind: "answer" });
  const stopped = await conversation.talk(LONG);
  if (stopped.kind !== "stopped" || stopped.why !== "window") throw new Error(stopped.kind);
  const { needed, limit } = stopped;
  expect(await audited(session)).toEqual([
    { behind: "turn", lines: [{ line: "refused", by: "history", needed, limit }] },
  ]);
  expect(await conversation.resume()).toEqual(stopped);
  expect(await session.verify()).toMatchObject({ kind: "verified" });
});
