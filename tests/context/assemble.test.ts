/** Assembly: what fits is whole, and what does not is refused with its numbers. */
import { expect, it } from "vitest";
import { type Assembly, assemble, type Exchange, page, type Source } from "../../src/context/index.js";
import { measures, never } from "./measures.js";

function system(bytes: number) {
  // A page counts the blank line behind it.
  return page({ kind: "system_context", origin: "instructions", body: "s".repeat(bytes - 2) }, measures);
}

/** A user's turn that `byteMeter` counts as so many tokens: 8 of a frame, 2 of quotation marks. */
function turn(id: string, tokens: number): Exchange<unknown> {
  return { id, kind: "user", messages: ["t".repeat(tokens - 10)] };
}

function source(name: string, share: number, load: Source["load"]): Source {
  return { name, share, load };
}

function request(fields: Partial<Assembly<unknown>>): Assembly<unknown> {
  // The byte meter's request is 32: the limit is 1,000.
  return { window: 1_132, reserve: 100, ...measures, pages: [], history: [], deadline: never, ...fields };
}

it("what fits is sent whole", async () => {
  const pages = [system(300)];
  const history = [turn("1", 200), turn("2", 500)];
  expect(await assemble(request({ pages, history }))).toEqual({
    kind: "fits",
    pages,
    history,
    slots: [],
    tokens: 1_000,
    limit: 1_000,
    lines: [],
  });
});

it("what the last request had beyond the limit is refused as a history, which can be made smaller", async () => {
  const [pages, history] = [[system(300)], [turn("1", 200)]];
  const last = { sent: { pages, history }, tokens: 1_500 };
  expect(await assemble(request({ pages, history, last }))).toMatchObject({ kind: "refused", by: "history" });
});

it("pages that do not fit are refused with what they need", async () => {
  const answer = await assemble(request({ pages: [system(1_001)], history: [turn("1", 20)] }));
  expect(answer).toEqual({
    kind: "refused",
    by: "pages",
    needed: 1_001,
    limit: 1_000,
    lines: [{ line: "refused", by: "pages", needed: 1_001, limit: 1_000 }],
  });
});

it("a system prompt of 20,000 in a window of 18,000 with 15 % in reserve is refused", async () => {
  const answer = await assemble(request({ window: 18_000, reserve: 2_700, pages: [system(20_000)] }));
  expect(answer).toMatchObject({ kind: "refused", by: "pages", needed: 20_000, limit: 15_268 });
});

it("history that does not fit is refused, and nothing of it is cut", async () => {
  const answer = await assemble(request({ pages: [system(300)], history: [turn("1", 200), turn("2", 501)] }));
  expect(answer).toMatchObject({ kind: "refused", by: "history", needed: 1_001, limit: 1_000 });
});

it("sources have their shares of what is left, and take texts until the next would not fit", async () => {
  const budgets: number[] = [];
  const load = (texts: string[]) => (budget: number) => {
    budgets.push(budget);
    return texts;
  };
  const sources = [
    source("notes", 6_000, load(["a".repeat(98), "b".repeat(98), "c".repeat(500), "d"])),
    source("memory", 4_000, load(["e".repeat(198)])),
  ];
  const answer = await assemble(request({ pages: [system(300)], history: [turn("1", 200)], sources }));
  expect(budgets).toEqual([300, 200]);
  expect(answer).toMatchObject({
    tokens: 900,
    slots: [
      { name: "notes", budget: 300, tokens: 200, pages: [{ kind: "memory_excerpt", origin: "notes" }, {}] },
      { name: "memory", budget: 200, tokens: 200 },
    ],
    lines: [
      { line: "source", name: "notes", outcome: "loaded", taken: 2, left: 2, tokens: 200 },
      { line: "source", name: "memory", outcome: "loaded", taken: 1, left: 0, tokens: 200 },
    ],
  });
});
