/** The page among any messages: once, behind the system messages, and nothing else is touched. */
import { deepStrictEqual, strictEqual } from "node:assert";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pageOf, withPage } from "../../src/host/index.js";

const PAGE = "the page";
const message = fc.record({
  role: fc.constantFrom("system", "developer", "user", "assistant", "tool"),
  content: fc.oneof(fc.string(), fc.array(fc.record({ type: fc.constant("text"), text: fc.string() }))),
});

test("whatever the messages are, they stay as they are, in their order, and the page is there once", () => {
  fc.assert(
    fc.property(fc.array(message), (messages) => {
      const paged = withPage(withPage(messages, PAGE), PAGE);
      const at = paged.findIndex(({ content }) => content === PAGE);
      const others = paged.filter((_, index) => index !== at);
      strictEqual(others.length, messages.length);
      for (const [index, each] of others.entries()) strictEqual(each, messages[index]);
      deepStrictEqual(paged[at], { role: "system", content: PAGE });
      for (const { role } of paged.slice(0, at)) expect(["system", "developer"]).toContain(role);
      expect(["system", "developer"]).not.toContain(paged[at + 1]?.role);
    }),
  );
});

test("a page of earlier rules goes, and nothing that only begins like one", () => {
  const pages = ["tea", "ale"].map(
    (item) => pageOf({ premise: "terse", policies: { [item]: "use" }, version: 2 }) ?? "",
  );
  const [before = "", now = ""] = pages;
  const own = { role: "system", content: `${before}\n\nYou are a cook.` };
  const said = { role: "user", content: before };
  const paged = withPage([own, said], before);
  expect(paged.map(({ content }) => content)).toEqual([own.content, before, before]);
  expect(withPage(paged, now).map(({ content }) => content)).toEqual([own.content, now, before]);
  expect(withPage(withPage(paged, now), null)).toEqual([own, said]);
  const later = { role: "system", content: before };
  expect(withPage([own, said, later], now).map(({ content }) => content)).toEqual([own.content, now, before, before]);
});

test("a page of the rules of now stays where a host has put it", () => {
  const now = pageOf({ premise: null, policies: { tea: "use" }, version: 2 }) ?? "";
  const messages = [now, "You are a cook."].map((content) => ({ role: "system", content }));
  expect(withPage([...messages, { role: "user", content: "Hi." }], now).map(({ content }) => content)).toEqual([
    now,
    "You are a cook.",
    "Hi.",
  ]);
});

test("without rules there is no page", () => {
  strictEqual(pageOf({ premise: null, policies: {}, version: 2 }), null);
  for (const state of [
    { premise: "terse", policies: {}, version: 2 as const },
    { premise: null, policies: { ale: "prohibit" as const }, version: 2 as const },
  ])
    expect(pageOf(state)).toMatch(/^The user has set these rules/);
});
