/**
 * The schema of a conversation's entries and the reader of them, on entries that were damaged in one place: zod, JSON Schema and the
 * reader say the same of each, whatever was damaged.
 */
import { ok, strictEqual } from "node:assert/strict";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isEntry as isRead } from "../../src/conversation/decode.js";
import { conversationEntrySchema } from "../../src/schema/index.js";
import { isValid } from "./json-schema.js";

fc.configureGlobal({ seed: 318 });

const PUBLISHED: unknown = JSON.parse(readFileSync("schema/conversation-entry.json", "utf8"));

const model = { provider: "p", modelId: "m" };
const usage = { inputTokens: { total: 3, noCache: 3 }, outputTokens: { total: 1 } };
const metadata: unknown = JSON.parse('{"anthropic":{"signature":"s"},"__proto__":{"a":1}}');
const cut = { line: "cap", origin: "look", before: 9_000, after: 5 };
const file = { mediaType: "text/plain", data: "aGk=", filename: "a" };
const content = fc.constantFrom(
  { type: "text", text: "a", providerOptions: metadata },
  { type: "file-data", data: "AAAA", mediaType: "a/b", filename: "f" },
  { type: "image-data", data: "AAAA", mediaType: "a/b", providerOptions: metadata },
  { type: "file-url", url: "u", mediaType: "a/b" },
  { type: "image-url", url: "u" },
  { type: "file-id", fileId: { p: "f" } },
  { type: "image-file-id", fileId: "f", providerOptions: metadata },
  { type: "custom", providerOptions: metadata },
);
const output = fc.oneof(
  content.map((each) => ({ type: "content", value: [each] })),
  fc.constantFrom(
    { type: "text", value: "a", providerOptions: metadata },
    { type: "error-json", value: [null] },
    { type: "execution-denied", reason: "no" },
    { type: "content", value: [], providerOptions: metadata },
  ),
);

const part = fc.constantFrom(
  { type: "text", text: "a", metadata },
  { type: "reasoning", text: "b" },
  { type: "file", mediaType: "image/png", data: "AAAA" },
  { type: "source", source: { url: "u" } },
  { type: "tool-call", call: "c", name: "n", input: "{}", elsewhere: true },
  { type: "tool-result", call: "c", name: "n", result: { a: 1 }, failed: true, metadata },
);

const result = output.map((each) => ({ type: "tool-result", toolCallId: "c", toolName: "n", output: each }));
const message = fc.oneof(
  fc.constantFrom(
    { role: "user", content: [{ type: "text", text: "a" }], providerOptions: metadata },
    { role: "user", content: [{ type: "file", data: "AAAA", mediaType: "a/b", filename: "f" }] },
    { role: "assistant", content: [{ type: "reasoning", text: "a", providerOptions: metadata }] },
    {
      role: "assistant",
      content: [{ type: "tool-call", toolCallId: "c", toolName: "n", input: {}, providerExecuted: false }],
    },
  ),
  result.map((each) => ({ role: "tool", content: [each] })),
  result.map((each) => ({ role: "assistant", content: [each] })),
);

/** Entries as they are written, of each kind. */
const entry = fc.oneof(
  fc.record({ turn: fc.string(), text: fc.option(fc.string()), files: fc.constantFrom([], [file]) }).map(of("said")),
  fc.record({ turn: fc.string(), said: fc.string(), text: fc.string(), question: fc.boolean() }).map(of("settled")),
  fc
    .record({
      ...{ model: fc.constant(model), content: fc.array(part, { maxLength: 2 }) },
      ...{ finish: fc.constantFrom("stop", "length", "interrupted"), usage: fc.constantFrom(usage, null) },
    })
    .map(of("reply")),
  fc.constant({ model, content: [], finish: "stop", usage, beside: ["a", "b"] }).map(of("reply")),
  fc
    .record({ reply: fc.nat(), call: fc.string(), why: fc.constantFrom("done", "cut-off"), value: fc.jsonValue() })
    .map(of("result")),
  fc.constant({ reply: 2, call: "c", why: "done", value: "a…b", cut }).map(of("result")),
  output.map((each) => ({ reply: 2, call: "c", why: "done", value: 1, output: each })).map(of("result")),
  fc
    .constantFrom({ reply: 2, call: "c", yes: true }, { reply: 2, call: "c", yes: false, reason: "r" })
    .map(of("verdict")),
  fc.constant({ reply: 2, call: "c" }).map(of("run")),
  fc
    .record({
      ...{ through: fc.nat(), messages: fc.array(message, { maxLength: 2 }) },
      spent: fc.constantFrom([], [{ model, usage }], [{ model, usage: null }]),
    })
    .map(of("epoch")),
  fc.constant({ through: 0, messages: [], spent: [], limit: 900 }).map(of("epoch")),
);

function of(kind: string) {
  return (data: object) => ({ kind: `conversation.${kind}`, data: { ...data, v: 1 } });
}

/** A value that stands where another stood; undefined takes the field away. */
const damage = fc.constantFrom<unknown>(
  ...[undefined, null, true, false, 0, 1, -1, 1.5, 2 ** 53, "", "text", "file", "tool-call", "stop", "done"],
  ...[[], [null], {}, { a: 1 }, { a: {} }, { type: "text" }, { total: 1 }, "user", "assistant", "__proto__"],
  ...["content", "file-data", "file-url", "file-id", "custom", { p: "f" }],
);

/** The places of a value, each the way to it. */
function placesOf(value: unknown, way: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [way];
  return [way, ...Object.entries(value).flatMap(([name, each]) => placesOf(each, [...way, name]))];
}

function damaged(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === name ? damaged(each, rest, by) : each));
  const entries = Object.entries(Object(value)).map(([key, each]) =>
    key === name ? ([key, damaged(each, rest, by)] as const) : ([key, each] as const),
  );
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
}

/** What all three say of an entry, which must be the same. */
function isEntry(kind: string, data: unknown): boolean {
  // As it stands in a log.
  const record: unknown = JSON.parse(JSON.stringify({ kind, data }));
  const { success } = conversationEntrySchema.safeParse(record);
  strictEqual(isValid(record, PUBLISHED), success, `zod says ${success} of ${JSON.stringify(record)}, JSON Schema not`);
  strictEqual(
    isRead({ kind, data: Object(record).data }),
    success,
    `zod says ${success} of ${JSON.stringify(record)}, the reader not`,
  );
  return success;
}

test("what is written is an entry, and what is added to it is passed over", () => {
  fc.assert(
    fc.property(entry, ({ kind, data }) => {
      ok(isEntry(kind, data));
      ok(isEntry(kind, { ...data, mood: "fine" }));
    }),
    { numRuns: 2000 },
  );
});

test("of what was damaged in one place, zod, JSON Schema and the reader say the same", () => {
  const counts = { entries: 0, none: 0 };
  fc.assert(
    fc.property(entry, damage, fc.nat(), ({ kind, data }, by, at) => {
      const places = placesOf(data);
      const place = places[at % places.length] ?? [];
      counts[isEntry(kind, damaged(data, place, by)) ? "entries" : "none"] += 1;
    }),
    { numRuns: 20_000 },
  );
  ok(Math.min(...Object.values(counts)) > 2000, JSON.stringify(counts));
});

test("a kind that there is not is no entry", () => {
  expect(isEntry("conversation.secret", { v: 1 })).toBe(false);
  expect(isEntry("conversation.constructor", { v: 1 })).toBe(false);
});
