/** Traces read as the spec writes them, line by line (`trace.*`). */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { buildCompactTraceText, buildTrace } from "../../src/acquisition/index.js";
import { describeActive } from "../../src/acquisition/trace/active-state.js";
import { read } from "../../src/acquisition/trace/foreign.js";
import { pythonLiteral } from "../../src/acquisition/trace/python-literal.js";
import { describeChange } from "../../src/acquisition/trace/state-change.js";
import { createEngine } from "../../src/index.js";
import { readRows, shown } from "./rows.js";

const traced = { decision: z.unknown(), stateBefore: z.unknown(), stateAfter: z.unknown() };
const lines = z.array(z.string());
const trace = z.object({
  ...traced,
  originalInput: z.string(),
  compilerInput: z.string(),
  preprocessorOutput: z.string().optional(),
  llmCalled: z.boolean().optional(),
});
const compactTrace = z.object({ ...traced, llmCalled: z.boolean(), stateInjected: z.string() });

describe("a trace", () => {
  for (const { trace: told, lines: expected } of readRows("traces", z.object({ trace, lines }))) {
    it(`of ${shown(told.originalInput)}`, () => expect(buildTrace(told)).toBe(expected.join("\n")));
  }

  it("is made of an engine's own decision and states", () => {
    const engine = createEngine();
    const stateBefore = engine.state;
    const decision = engine.step("use tea instead of ale");
    const told = { originalInput: "x", compilerInput: "y", decision, stateBefore, stateAfter: engine.state };
    expect(buildTrace(told)).toContain(
      '- clarification prompt: Did you mean to use "tea" instead?\n- state change: unchanged',
    );
  });

  it("reads the properties of a decision that is no plain object", () => {
    class Decided {
      get kind() {
        return " update ";
      }
      get prompt_to_user(): string {
        throw new Error("no");
      }
    }
    const states = { stateBefore: null, stateAfter: null, originalInput: "", compilerInput: "" };
    expect(buildTrace({ ...states, decision: new Decided() })).toContain("- decision kind: update\n- state change");
    expect(buildTrace({ ...states, decision: Object.create({ kind: "update" }) })).toContain("kind: update");
    for (const decision of [undefined, "update", { kind: 1 }, { kind: " " }, []]) {
      expect(buildTrace({ ...states, decision })).toContain("kind: unknown");
    }
  });
});

describe("a compact trace", () => {
  for (const { trace: told, lines: expected } of readRows("compact-traces", z.object({ trace: compactTrace, lines }))) {
    it(`with ${shown(told.decision)}`, () => expect(buildCompactTraceText(told)).toBe(expected.join("\n")));
  }
});

describe("a change", () => {
  const row = z.object({ before: z.unknown(), after: z.unknown(), text: z.string() });
  for (const { before, after, text } of readRows("change", row)) {
    it(`from ${shown(before)} to ${shown(after)} is ${text}`, () => expect(describeChange(before, after)).toBe(text));
  }

  const state = { premise: null, policies: {}, version: 2 };
  it.each([
    ["only the version differs", state, { ...state, version: 3 }, "changed=['version']"],
    ["a policy of no known value", state, { ...state, policies: { tea: "maybe" } }, "changed=['policies']"],
    ["policies that are no map", state, { ...state, policies: [] }, "changed=['policies']"],
    ["a premise that is no text", state, { ...state, premise: 5 }, '+premise "5"'],
    [
      "one side without a premise",
      state,
      { policies: { tea: "use" }, version: 2 },
      "removed=['premise']; changed=['policies']",
    ],
    [
      "the other side without a premise",
      { policies: { tea: "use" } },
      { policies: {}, premise: "x" },
      "added=['premise']; changed=['policies']",
    ],
    ["a text and its beginning", state, { ...state, policies: { teas: "use", tea: "use" } }, "+use tea, +use teas"],
    ["key order alone", state, { version: 2, policies: {}, premise: null }, "unchanged"],
    ["arrays of objects", [{ a: 1, b: [2] }], [{ b: [2], a: 1 }], "unchanged"],
    ["undefined", undefined, null, "none -> none"],
    [
      "astral and private items",
      state,
      { ...state, policies: { "\u{1f600}": "use", "\uffa0": "use" } },
      "+use \uffa0, +use \u{1f600}",
    ],
    [
      "items by their order, not by their policies",
      state,
      { ...state, policies: { zinc: "use", ale: "prohibit" } },
      "+prohibit ale, +use zinc",
    ],
    [
      "a policy that is none before",
      { ...state, policies: { x: "allow" } },
      { ...state, policies: { x: "use" } },
      "~use x",
    ],
    [
      "a policy that is none after",
      { ...state, policies: { x: "use" } },
      { ...state, policies: { x: "allow" } },
      "changed=['policies']",
    ],
    ["a number and a truth", 1, true, "1 -> True"],
    ["text of 180", "x".repeat(178), null, `'${"x".repeat(178)}' -> none`],
    ["text of 181", "\u{1f600}".repeat(179), null, `'${"\u{1f600}".repeat(176)}... -> none`],
  ])("where %s", (_what, before, after, text) => expect(describeChange(before, after)).toBe(text));
});

describe("a literal", () => {
  it.each([
    ["it's", `"it's"`],
    [`it's "x"`, `'it\\'s "x"'`],
    ['"x"', `'"x"'`],
    ["\\\n\r\t", "'\\\\\\n\\r\\t'"],
    ["\0\x7f\x85\xa0", "'\\x00\\x7f\\x85\\xa0'"],
    ["\u200b\u2028\ud800", "'\\u200b\\u2028\\ud800'"],
    ["\u{e0001}\u{10ffff}", "'\\U000e0001\\U0010ffff'"],
    ["é \u{1f600}", "'é \u{1f600}'"],
    [[1, -0.5, null, undefined, true, false], "[1, -0.5, None, None, True, False]"],
    [
      [1e21, 2 ** 53, 0.0001, 0.00012, 1.5e-7, -1e-10],
      "[1000000000000000000000, 9007199254740992, 0.0001, 0.00012, 1.5e-07, -1e-10]",
    ],
    [{ b: ["x"], "a'": {} }, `{'b': ['x'], "a'": {}}`],
  ])("of %s is Python's", (value, literal) => expect(pythonLiteral(read(value))).toBe(literal));
});

it("a literal of a value that Python has no word for is its own text", () => {
  expect(pythonLiteral(read(10n))).toBe("10");
});

describe("an active state", () => {
  for (const { state, text } of readRows("active", z.object({ state: z.unknown(), text: z.string() }))) {
    it(`${shown(state)} is ${text}`, () => expect(describeActive(state)).toBe(text));
  }

  it.each([null, undefined, "x", {}, { premise: 1, policies: [] }, { policies: { tea: "maybe" } }])(
    "%j is none",
    (state) => {
      expect(describeActive(state)).toBe("none");
    },
  );

  it("that cannot be read is none", () => {
    const unreadable = Object.defineProperty({}, "premise", {
      enumerable: true,
      get() {
        throw new Error("no");
      },
    });
    expect(describeActive(unreadable)).toBe("none");
  });
});

describe("a value that is no data", () => {
  const told = { originalInput: "x", compilerInput: "x", decision: { kind: "update" } };
  const state = { premise: null, policies: {}, version: 2 };
  const unreadable = () => {
    throw new Error("no");
  };
  /** Every trap throws. */
  const hostile = () => new Proxy({}, { get: unreadable, ownKeys: unreadable, getPrototypeOf: unreadable });
  const revoked = () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  };
  const nested = (depth: number) => {
    let value: unknown = "x";
    for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
    return value;
  };
  const cyclic = () => {
    const [list, map]: [unknown[], { self?: unknown }] = [[], {}];
    list.push(map, list);
    map.self = map;
    return list;
  };
  const holder = (get: () => unknown) => Object.defineProperty({ ...state }, "premise", { enumerable: true, get });
  const DEEP = 100_000;

  it.each<[what: string, before: unknown, after: unknown, text: string]>([
    [
      "a premise nested deep",
      state,
      { ...state, premise: nested(DEEP) },
      `+premise "${"{'a': [".repeat(DEEP / 2)}'x'${"]}".repeat(DEEP / 2)}"`,
    ],
    [
      "equal premises nested deep",
      { ...state, premise: nested(DEEP) },
      { ...state, premise: nested(DEEP) },
      "unchanged",
    ],
    ["lists nested deep", nested(DEEP + 1), null, `${"[{'a': ".repeat(26).slice(0, 177)}... -> none`],
    ["a list within itself", cyclic(), null, "[{'self': {...}}, [...]] -> none"],
    ["two that are alike and within themselves", cyclic(), cyclic(), "unchanged"],
    ["one value in two places", [[1], [1]], null, "[[1], [1]] -> none"],
    ["a hook of JSON", state, { ...state, premise: { toJSON: () => "said" } }, `+premise "{'toJSON': <function>}"`],
    ["a date", [new Date(0), Symbol("s")], null, "[<object>, <symbol>] -> none"],
    ["two dates", [new Date(0)], [new Date(0)], "[<object>] -> [<object>]"],
    ["a value that refuses everything", [hostile(), revoked()], null, "[<unreadable>, <unreadable>] -> none"],
    [
      "a state that refuses everything",
      state,
      hostile(),
      "dict keys=['policies', 'premise', 'version'] -> <unreadable>",
    ],
    ["a premise that cannot be read", state, holder(unreadable), "changed=['premise']"],
    ["policies that cannot be read", state, { ...state, policies: hostile() }, "changed=['policies']"],
    [
      "a policy that cannot be read",
      state,
      { ...state, policies: { tea: "use", ale: hostile() } },
      "changed=['policies']",
    ],
  ])("%s is told, and nothing throws", (_what, before, after, text) => {
    expect(buildTrace({ ...told, stateBefore: before, stateAfter: after })).toContain(`- state change: ${text}\n`);
  });

  it("is unchanged where it is the same, readable or not", () => {
    for (const value of [hostile(), [revoked()], holder(unreadable)])
      expect(describeChange(value, value)).toBe("unchanged");
  });

  it("is read once", () => {
    let reads = 0;
    const counted = holder(() => {
      reads += 1;
      return ["x", reads];
    });
    expect(describeChange(state, counted)).toBe(`+premise "['x', 1]"`);
    expect(reads).toBe(1);
  });

  it("that holds one list over and over is cut, and says so", () => {
    let doubled: unknown = "x";
    for (let level = 0; level < 60; level++) doubled = [doubled, doubled];
    const text = describeChange(state, { ...state, premise: doubled });
    expect(text).toHaveLength('+premise ""'.length + 1_000_000);
    expect(text).toMatch(/\.\.\."$/);
    expect(describeChange(doubled, [doubled])).toMatch(/^\[{60}'x', .*\.\.\. -> \[{61}'x', .*\.\.\.$/);
  });

  it("makes an active state none where it cannot be read", () => {
    const unread = [
      hostile(),
      revoked(),
      { ...state, policies: hostile() },
      { ...state, policies: { tea: "use", ale: hostile() } },
    ];
    for (const value of unread) expect(describeActive(value)).toBe("none");
    expect(describeActive({ premise: nested(DEEP), policies: { tea: "use" } })).toBe("use tea");
  });

  it("leaves a decision without a kind", () => {
    for (const decision of [hostile(), revoked(), cyclic(), nested(DEEP)]) {
      expect(buildTrace({ ...told, decision, stateBefore: null, stateAfter: null })).toContain(
        "decision kind: unknown",
      );
      const compact = { decision, stateBefore: null, stateAfter: null, llmCalled: false, stateInjected: "no" };
      expect(buildCompactTraceText(compact)).toContain("decision kind: unknown");
    }
  });
});
