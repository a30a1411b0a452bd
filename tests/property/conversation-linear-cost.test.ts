/** What a model server sends costs no more the more it has sent in the same reply. */
import { describe, expect, test } from "vitest";
import { callsOf, type Entries, type EntryKind } from "../../src/conversation/entries.js";
import { repeatGuard } from "../../src/conversation/guard.js";
import {
  type Guard,
  type GuardedCall,
  type Json,
  openConversation,
  type StreamPart,
} from "../../src/conversation/index.js";
import type { ReplyItem } from "../../src/conversation/items.js";
import { ReplyBuilder } from "../../src/conversation/reply.js";
import { callTurn } from "../../src/conversation/result.js";
import { BLANK, folded, type Transcript } from "../../src/conversation/transcript.js";
import { scripted } from "../conversation/models.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

const MODEL = { provider: "test", modelId: "test" };
const FEW = 1000;
const MANY = 10 * FEW;

function expectLinear(work: (count: number) => unknown): Promise<void> {
  const costOf = (count: number) => () => cpuTime(() => work(count));
  return expectGrowth(40, costOf(FEW), costOf(MANY));
}

function read(count: number, ...parts: readonly ((at: number) => StreamPart)[]): void {
  const builder = new ReplyBuilder(MODEL, []);
  for (const part of parts) for (let at = 0; at < count; at += 1) builder.part(part(at));
}

describe("ten times as much in a reply costs ten times as much, and not a hundred times", () => {
  test("calls of one id", () =>
    expectLinear((count) => read(count, () => ({ type: "tool-call", toolCallId: "c", toolName: "a", input: "{}" }))));

  test("texts without an end, and more of the first", () =>
    expectLinear((count) =>
      read(
        count,
        (at) => ({ type: "text-start", id: String(at) }),
        () => ({ type: "text-delta", id: "0", delta: "x" }),
      ),
    ));

  test("results, as they are read one by one", () => expectLinear((count) => withResults(replied(count), count)));

  test.each([
    ["that differ", (at: number) => at],
    ["that are the same", () => 0],
  ])("the guard, asked about calls %s", (_what, inputOf) =>
    expectLinear((count) => {
      const [guard, calls] = [repeatGuard(3), [] as GuardedCall[]];
      for (let at = 0; at < count; at += 1) {
        calls.push({ call: String(at), name: "a", input: `{"a":${inputOf(at)}}` });
        guard(calls);
      }
    }),
  );

  test("the turns of calls", () =>
    expectLinear((count) => {
      const reply = replyIn(replied(count));
      for (const { call } of callsOf(reply.entry)) callTurn(reply, { ...PART, call });
    }));
});

test("a guard is asked about each call of a reply with one list, which grows", async () => {
  const lists = new Set<readonly GuardedCall[]>();
  const lengths: number[] = [];
  const guard: Guard = (calls) => {
    lists.add(calls);
    lengths.push(calls.length);
    return false;
  };
  const { model } = scripted([
    {
      calls: [
        ["a", {}],
        ["a", {}],
      ],
    },
    {
      calls: [
        ["a", {}],
        ["a", {}],
      ],
    },
    "Done.",
  ]);
  await (await openConversation({ model, guard })).talk("Go.");
  expect([lists.size, lengths]).toEqual([2, [1, 2, 3, 4]]);
});

test("each transcript has its own results, and the first of a call holds", () => {
  const before = withResults(replied(3), 2);
  const [one, other] = [withResult(before, "c2", "one"), withResult(before, "c2", "other")];
  const values = (transcript: Transcript) =>
    replyIn(transcript)
      .results.values()
      .map(({ value }) => value);
  expect(values(before)).toEqual([0, 1]);
  expect([values(one), values(other)]).toEqual([
    [0, 1, "one"],
    [0, 1, "other"],
  ]);
  expect([replyIn(before).results.has("c2"), replyIn(one).results.get("c2")?.value]).toEqual([false, "one"]);
  expect(values(withResult(one, "c1", "late"))).toEqual([0, 1, "one"]);
});

const PART = { type: "tool-call", name: "a", input: "{}" } as const;

/** The transcript of one reply with so many calls. */
function replied(count: number): Transcript {
  const content = Array.from({ length: count }, (_, at) => ({ ...PART, call: `c${at}` }));
  return withEntry(BLANK, "conversation.reply", { model: MODEL, content, finish: "tool-calls", usage: null });
}

function withResults(transcript: Transcript, count: number): Transcript {
  let after = transcript;
  for (let at = 0; at < count; at += 1) after = withResult(after, `c${at}`, at);
  return after;
}

function withResult(transcript: Transcript, call: string, value: Json): Transcript {
  return withEntry(transcript, "conversation.result", { reply: 1, call, why: "done", value });
}

function withEntry<K extends EntryKind>(before: Transcript, name: K, data: Entries[K]): Transcript {
  const sequence = before.sequence + 1;
  const record = { kind: "layer", name, data: { ...data, v: 1 }, language: "1", at: "" } as const;
  return folded(before, [{ sequence, hash: "", turn: String(sequence), record }]);
}

function replyIn({ items }: Transcript): ReplyItem {
  const [item] = items;
  if (item?.kind !== "reply") throw new Error("The transcript has no reply.");
  return item;
}
