/** No map is given a key that the platform hashes by its value or by its length, whatever items a stranger chooses. */
import { deepStrictEqual, ok, strictEqual, throws } from "node:assert/strict";
import fc from "fast-check";
import { test, vi } from "vitest";
import { distinct, fieldsOf, TextMap, TextSet } from "../../src/base/index.js";
import { harvest } from "../../src/compaction/harvest/index.js";
import { compact, toCompactBench, verifySummary } from "../../src/compaction/index.js";
import { fromAiSdk, fromOpenAi } from "../../src/context/messages/index.js";
import { ByCall } from "../../src/conversation/by-call.js";
import { ReplyBuilder } from "../../src/conversation/reply.js";
import { migrate } from "../../src/focus/index.js";
import { createGate } from "../../src/gate/index.js";
import { createEngine, ImportError, stateDiff } from "../../src/index.js";
import { documentOf } from "../../src/proxy/document.js";
import { decodeRecord } from "../../src/sessions/decode.js";
import { memoryStore } from "../../src/sessions/index.js";

/** What maps and sets are given as keys while something is done. */
function keysOf(act: () => void): unknown[] {
  const keys: unknown[] = [];
  const spies = [vi.spyOn(Map.prototype, "set"), vi.spyOn(Map.prototype, "get"), vi.spyOn(Set.prototype, "add")];
  try {
    act();
    for (const spy of spies) keys.push(...spy.mock.calls.map(([key]) => key));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return keys;
}

/** V8 hashes a longer text by its length alone, and one of digits by its value. */
const LONGEST = 16_383;
const DIGITS = /^[0-9]+$/;

const long = "x".repeat(50_000);
const ITEMS = [
  ...Array.from({ length: 40 }, (_, index) => String(65_536 * (index + 1))),
  ...Array.from({ length: 20 }, (_, index) => `${long}${index}`),
  ...["#1", "$1", "##", "$", "#", "&", "/", ":", "0", "9", `${long}`, long.slice(0, 16_000), long.slice(0, 16_001)],
];

test("no key of a map is a number or long while items are imported, used, looked up, compared and removed", () => {
  const policies = Object.fromEntries(ITEMS.map((item) => [item, "use"]));
  const keys = keysOf(() => {
    const engine = createEngine({ state: { premise: null, policies, version: 2 } });
    const before = engine.state;
    for (const item of ITEMS) {
      strictEqual(engine.getPolicy(item), "use");
      strictEqual(engine.getPolicy(`${item}?`), null);
      engine.step(`remove policy ${item}`);
      engine.step(`prohibit ${item}`);
    }
    strictEqual(Object.keys(stateDiff(before, engine.state).policies.changed).length, ITEMS.length);
  });
  ok(keys.length > 4 * ITEMS.length);
  deepStrictEqual(
    keys.filter((key) => typeof key === "string" && (key.length > LONGEST || DIGITS.test(key))),
    [],
  );
});

test("no key of a map is a field that the format has not, be it a number or long", () => {
  const strange = Object.fromEntries(ITEMS.map((item) => [item, null]));
  const state = { premise: null, policies: {}, version: 2 };
  const question = { kind: "replacement", replacement: { kind: "use_only", new_item: "a", old_item: null } };
  const payloads = [
    { ...strange, checkpoint_version: 1, authoritative_state: state },
    { checkpoint_version: 1, authoritative_state: { ...strange, ...state } },
    { checkpoint_version: 1, authoritative_state: state, pending: { ...strange, ...question, prompt_to_user: "?" } },
  ];
  const keys = keysOf(() => {
    for (const payload of payloads) throws(() => createEngine().importCheckpoint(payload), ImportError);
    throws(() => createEngine(strange), TypeError);
    strictEqual(fieldsOf(strange, ["premise"], ["version"]), null);
    strictEqual(fieldsOf(strange)?.get("65536"), null);
    strictEqual(fieldsOf(strange)?.has("65535"), false);
    decodeRecord(JSON.stringify({ ...strange, v: 1, kind: "cancel", language: "1", at: "" }), 1);
    decodeRecord(JSON.stringify({ ...strange, v: 1, kind: "other.layer", language: "1", at: "", data: 1 }), 1);
    strictEqual(documentOf(JSON.stringify(strange))?.members.length, ITEMS.length);
    strictEqual(documentOf(`{"65536":1,"6553\\u0036":2}`), null);
  });
  ok(keys.includes("checkpoint_version"));
  deepStrictEqual(
    keys.filter((key) => typeof key === "string" && (key.length > LONGEST || DIGITS.test(key))),
    [],
  );
});

const NUMBERS = Array.from({ length: 60 }, (_, index) => String(65_536 * (index + 1)));
const SAID = NUMBERS.join(" ");
const POLICIES = Object.fromEntries(NUMBERS.map((item) => [item, "prohibit" as const]));
const STATE = { premise: null, policies: POLICIES, version: 2 } as const;
const turns = (content: string) => [{ id: 0, role: "user" as const, content }];

test.each<[string, () => void]>([
  [
    "a summary is held to its turns",
    () => verifySummary(SAID, turns(`${SAID}!`), STATE, { text: ({ length }) => length }),
  ],
  [
    "turns are compacted",
    () => toCompactBench(compact(turns(`We use ${SAID}. Scratch that, we use ${SAID}.`), STATE, harvest), STATE),
  ],
  ["a gate is made and asked", () => createGate({ covers: { pay: { also: NUMBERS } } }).unmatched({ state: STATE })],
  [
    "a list is prohibited",
    () => createGate().allows({ state: { ...STATE, policies: { [NUMBERS.join(", ")]: "prohibit" } } }, "a"),
  ],
  [
    "calls are grouped",
    () => {
      const tool_calls = NUMBERS.map((id) => ({ id, type: "function" }));
      fromOpenAi([{ role: "assistant", tool_calls }, ...NUMBERS.map((id) => ({ role: "tool", tool_call_id: id }))]);
      const content = NUMBERS.map((id) => ({ type: "tool-approval-request", approvalId: id, toolCallId: id }));
      fromAiSdk([{ role: "assistant", content }]);
    },
  ],
  [
    "a state of the older language is carried over",
    () => migrate({ facts: { "focus.primary": null }, policies: { prohibit: NUMBERS }, version: 1 }),
  ],
  [
    "a log is kept in memory",
    () => {
      const store = memoryStore();
      for (const turn of NUMBERS) {
        const entry = { sequence: 1, hash: "", turn, body: "" };
        void store.append({ tenant: turn, conversation: turn }, { sequence: 0, hash: "" }, entry);
      }
    },
  ],
  [
    "a reply is gathered",
    () => {
      const builder = new ReplyBuilder({ provider: "", modelId: "" }, NUMBERS);
      for (const id of NUMBERS) builder.part({ type: "tool-input-start", id, toolName: "a" });
    },
  ],
  [
    "calls are known by their ids",
    () => {
      NUMBERS.reduce((known, call) => known.with({ call }), ByCall.none());
    },
  ],
])("no map has more than a key that is a number while %s", (_what, act) => {
  const held = new WeakMap<object, number>();
  let most = 0;
  const count = (map: object, key: unknown): void => {
    if (typeof key !== "string" || !DIGITS.test(key)) return;
    held.set(map, (held.get(map) ?? 0) + 1);
    most = Math.max(most, held.get(map) ?? 0);
  };
  const spies = [vi.spyOn(Map.prototype, "set"), vi.spyOn(Set.prototype, "add")];
  try {
    act();
  } finally {
    const calls = spies.flatMap(({ mock }) => mock.calls.map(([key], at) => [mock.contexts[at], key] as const));
    for (const spy of spies) spy.mockRestore();
    for (const [map, key] of calls) count(Object(map), key);
  }
  ok(most <= 1, `${most}`);
});

test("no name of a request is parsed as a text of its own that is a number", () => {
  const parse = vi.spyOn(JSON, "parse");
  const names = documentOf('{"65536":1,"\\u0031":2,"":3}')?.members.map(({ name }) => name);
  const parsed = parse.mock.calls.map(([token]) => token);
  parse.mockRestore();
  deepStrictEqual(names, ["65536", "1", ""]);
  ok(parsed.length > 1 && !parsed.includes('"65536"'));
});

const text = fc.oneof(
  fc.constantFrom(...ITEMS),
  fc.string(),
  fc.tuple(fc.constantFrom("#", "$", "", "5"), fc.nat(200)).map((parts) => parts.join("")),
);

test("a text map holds what a map holds, and forgets what has lost its value", () => {
  const change = fc.tuple(text, fc.option(fc.nat(), { freq: 2 }));
  fc.assert(
    fc.property(fc.array(change), fc.array(text), (changes, others) => {
      const [ours, expected] = [new TextMap<number>(), new Map<string, number>()];
      for (const [key, value] of changes) {
        strictEqual(ours.set(key, value), expected.get(key) ?? null);
        if (value === null) expected.delete(key);
        else expected.set(key, value);
      }
      for (const key of [...others, ...expected.keys()]) strictEqual(ours.get(key), expected.get(key) ?? null);
      for (const map of [ours, new TextMap(ours.entries())]) {
        deepStrictEqual(map.entries().sort(), [...expected].sort());
        strictEqual(map.size, expected.size);
      }
    }),
    { numRuns: 300, seed: 120 },
  );
});

test("a text set holds what a set holds, and distinct texts stand where they stood first", () => {
  fc.assert(
    fc.property(fc.array(text), fc.array(text), (texts, others) => {
      const [ours, expected] = [new TextSet(texts), new Set(texts)];
      deepStrictEqual(distinct(texts), [...expected]);
      for (const each of others) {
        strictEqual(ours.has(each), expected.has(each));
        strictEqual(ours.add(each), !expected.has(each));
        strictEqual(ours.delete(each), true);
        strictEqual(ours.delete(each), false);
        expected.delete(each);
        strictEqual(ours.size, expected.size);
      }
    }),
    { numRuns: 200, seed: 120 },
  );
});
