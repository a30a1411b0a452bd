/** A turn of many steps, longer than the window: its tools are read whole, and its question stays. */
import { expect, test } from "vitest";
import { epochCompactor } from "../../src/conversation/compaction/index.js";
import { type ConversationOptions, openConversation, type Past } from "../../src/conversation/index.js";
import { scripted, unreported } from "./models.js";

const FILE = "const x = 1;\n".repeat(200);
const tools = { read: { inputSchema: { type: "object" }, execute: () => FILE } };

/** Talks in turns of so many steps each, in a window of so many bytes. */
async function talked(
  steps: number,
  window: number,
  turns: readonly string[],
  options: Partial<ConversationOptions> = {},
) {
  const lines = turns.flatMap((_turn, turn) => [
    ...Array.from({ length: steps }, (_, step) => ({ calls: [["read", { turn, step }] as const] })),
    "Done.",
  ]);
  const { model, requests } = scripted(lines.map((line, at) => unreported(line, at)));
  const card = { window };
  const given = { model, tools, card, compact: epochCompactor, steps: steps + 1, ...options };
  const conversation = await openConversation(given);
  for (const turn of turns) expect(await conversation.talk(turn)).toMatchObject({ kind: "answer", text: "Done." });
  return requests.map(({ prompt }) => prompt);
}

/** The results of tools, each as it was first sent. */
function newestResults(prompts: Awaited<ReturnType<typeof talked>>): readonly string[] {
  return prompts.flatMap((prompt) => {
    const last = prompt.at(-1);
    return last?.role === "tool" ? [JSON.stringify(last.content)] : [];
  });
}

test("no result gives way to what is not made smaller: the past is, within a turn too", async () => {
  const newest = newestResults(await talked(20, 40_000, ["Look at the sources.", "Now at the tests."]));
  expect(newest).toHaveLength(40);
  for (const result of newest) expect(result).toContain(JSON.stringify(FILE).slice(1, -1));
});

test("what stands beside the past is not its room, and no result gives way to it", async () => {
  const rooms = new Set<number | null>();
  const compact = (past: Past) => {
    rooms.add(past.room);
    return epochCompactor(past);
  };
  const options = { instructions: "i".repeat(40_000), compact };
  const newest = newestResults(await talked(30, 80_000, ["Look at the sources."], options));
  expect(newest).toHaveLength(30);
  for (const result of newest) expect(result).toContain(JSON.stringify(FILE).slice(1, -1));
  const [room] = rooms;
  expect(rooms.size).toBe(1);
  expect(room).toBeLessThan(40_000);
  expect(room).toBeGreaterThan(39_000);
});

test("what the user asks is in each request of its turn, however long the turn", async () => {
  const question = `Why does the build fail?\n${"[1000] step 7 compiled a module\n".repeat(220)}`;
  const prompts = await talked(20, 28_000, [question]);
  expect(prompts).toHaveLength(21);
  for (const prompt of prompts) expect(JSON.stringify(prompt)).toContain("Why does the build fail?");
});
