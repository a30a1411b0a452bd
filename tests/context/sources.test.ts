/** A source that hangs, throws or brings too much costs its slot and a line, never the request. */
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { assemble, type Fits, type Source } from "../../src/context/index.js";
import { measures, never } from "./measures.js";

function ask(sources: readonly Source[], deadline: AbortSignal = never) {
  return assemble({ window: 1_032, reserve: 0, ...measures, pages: [], history: [], sources, deadline });
}

async function fits(sources: readonly Source[], deadline?: AbortSignal): Promise<Fits<unknown>> {
  const answer = await ask(sources, deadline);
  if (answer.kind === "refused") throw new Error("The request is refused.");
  return answer;
}

const good: Source = { name: "notes", share: 5_000, load: () => ["a note"] };
const EMPTY = { tokens: 0, taken: 0, left: 0 };

it("a source that hangs is late, and the others are sent", async () => {
  const deadline = new AbortController();
  const hanging: Source = { name: "memory", share: 5_000, load: () => new Promise(() => {}) };
  const answer = fits([good, hanging], deadline.signal);
  await setImmediate();
  deadline.abort();
  expect(await answer).toMatchObject({
    slots: [
      { name: "notes", tokens: 8, pages: [{ body: "a note" }] },
      { name: "memory", tokens: 0, pages: [] },
    ],
    lines: [
      { line: "source", name: "notes", outcome: "loaded" },
      { line: "source", name: "memory", outcome: "late", budget: 500, ...EMPTY, reason: null },
    ],
  });
});

it("a source that holds the thread is waited for, and one that was to answer meanwhile is late", async () => {
  const busy: Source = {
    name: "memory",
    share: 5_000,
    load() {
      const end = performance.now() + 20;
      while (performance.now() < end);
      return ["computed"];
    },
  };
  const hanging: Source = { ...good, load: () => new Promise(() => {}) };
  expect((await fits([busy, hanging], AbortSignal.timeout(1))).lines).toMatchObject([
    { name: "memory", outcome: "loaded", taken: 1 },
    { name: "notes", outcome: "late", taken: 0 },
  ]);
});

it("a source that fails once it is late is late alone", async () => {
  const deadline = new AbortController();
  let fail = (_error: Error): void => {};
  const failing = new Promise<string[]>((_, reject) => {
    fail = reject;
  });
  const answer = fits([{ name: "memory", share: 5_000, load: () => failing }], deadline.signal);
  await setImmediate();
  deadline.abort();
  fail(new Error("down"));
  expect((await answer).lines).toMatchObject([{ outcome: "late" }]);
  await setImmediate();
});

it("a source that answers after the deadline in the same moment is late", async () => {
  const deadline = new AbortController();
  const load = () => {
    deadline.abort();
    return ["too late"];
  };
  const { slots, lines } = await fits([{ name: "memory", share: 5_000, load }], deadline.signal);
  expect(slots).toMatchObject([{ tokens: 0, pages: [] }]);
  expect(lines).toMatchObject([{ outcome: "late" }]);
});

it("a source is not asked once the deadline has passed", async () => {
  let asked = 0;
  const load = () => [String(asked++)];
  expect((await fits([{ name: "memory", share: 1, load }], AbortSignal.abort())).lines).toMatchObject([
    { outcome: "late" },
  ]);
  expect(asked).toBe(0);
});

it("a source is told its budget and the deadline", async () => {
  const told: unknown[] = [];
  const load: Source["load"] = (...given) => {
    told.push(...given);
    return [];
  };
  await fits([{ name: "notes", share: 2_500, load }]);
  expect(told).toEqual([250, never]);
});

const odd = (answer: unknown): Source["load"] => answer as never;
it.each([
  [
    "throws",
    () => {
      throw new Error("down");
    },
    "down",
  ],
  ["rejects", () => Promise.reject(new Error("down")), "down"],
  ["rejects with a text", () => Promise.reject("down"), "down"],
  ["rejects with nothing", () => Promise.reject(), "undefined"],
  [
    "rejects with what cannot be shown",
    () =>
      Promise.reject({
        toString: () => {
          throw new Error("no");
        },
      }),
    "It threw a value that cannot be shown.",
  ],
  [
    "throws a long message",
    () => {
      throw new Error("x".repeat(1_000));
    },
    "x".repeat(200),
  ],
  ["brings no list", odd(() => "a note"), "A source answers with a list of texts."],
  ["brings null", odd(() => null), "A source answers with a list of texts."],
  ["brings null later", odd(async () => null), "A source answers with a list of texts."],
  ["brings nothing", odd(() => undefined), "A source answers with a list of texts."],
  [
    "brings what is no text",
    odd(() => [{ text: "a note" }]),
    "A text of a source must be a string, not of type object.",
  ],
  [
    "brings what is no text behind one that has no room",
    odd(() => ["a note", "y".repeat(1e5), 5]),
    "A text of a source must be a string, not of type number.",
  ],
  ["is no function", odd(null), expect.stringContaining("not a function")],
])("a source that %s has failed", async (_name, load, reason) => {
  const answer = await fits([{ name: "memory", share: 5_000, load: load as Source["load"] }, good]);
  expect(answer.slots).toMatchObject([{ tokens: 0, pages: [] }, { tokens: 8 }]);
  expect(answer.lines[0]).toEqual({ line: "source", name: "memory", outcome: "failed", budget: 500, ...EMPTY, reason });
});

it("a source that brings a megabyte has an empty slot, and its line says what was left out", async () => {
  const answer = await fits([{ name: "memory", share: 5_000, load: () => ["m".repeat(2 ** 20), "m"] }, good]);
  expect(answer.slots).toMatchObject([{ tokens: 0, pages: [] }, { tokens: 8 }]);
  expect(answer.lines[0]).toMatchObject({ outcome: "loaded", budget: 500, tokens: 0, taken: 0, left: 2 });
});

it("sources are asked at once, and their slots stand in their order", async () => {
  const order: string[] = [];
  const slow = (name: string, waits: number): Source => ({
    name,
    share: 5_000,
    async load() {
      order.push(`ask ${name}`);
      for (let i = 0; i < waits; i++) await setImmediate();
      order.push(`answer ${name}`);
      return [name];
    },
  });
  const answer = await fits([slow("a", 3), slow("b", 1)]);
  expect(order).toEqual(["ask a", "ask b", "answer b", "answer a"]);
  expect(answer.slots.map(({ name }) => name)).toEqual(["a", "b"]);
});

it("a page of a source is of the kind that it says, and of its name", async () => {
  const answer = await fits([{ name: "files", share: 1_000, kind: "tool_output", load: () => ["x"] }]);
  expect(answer.slots[0]?.pages).toMatchObject([{ kind: "tool_output", origin: "files" }]);
});

it("sources without a deadline are misuse", async () => {
  const { deadline: _, ...rest } = { ...measures, window: 100, reserve: 0, pages: [], history: [], deadline: never };
  await expect(assemble({ ...rest, sources: [good] })).rejects.toThrow(TypeError);
});
