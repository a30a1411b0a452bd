/** What holds of every diagnostic, whatever the turn and the state. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { createDiagnostician, type Diagnostic, diagnose } from "../../src/diagnostics/index.js";
import { advance, createEngine, initial, type Snapshot } from "../../src/index.js";
import { spells, turns } from "../diagnostics/turns.js";
import { covers } from "../oracle/coverage.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

const KNOWN = ["send_email", "search", "docker", "mac and cheese"];
const RUNS = { numRuns: 3000 };

/** A snapshot that some turns have reached. */
const snapshots = fc.array(turns, { maxLength: 6 }).map((texts) => after(initial(), texts));
const knowns = fc.constantFrom(undefined, [], KNOWN);

function after(from: Snapshot, texts: readonly string[]): Snapshot {
  return texts.reduce((snapshot, text) => advance(snapshot, text).snapshot, from);
}

function standing(snapshot: Snapshot): unknown {
  return { state: snapshot.toState(), pending: snapshot.pending };
}

test("a diagnostic changes no decision and no state", () => {
  fc.assert(
    fc.property(snapshots, turns, knowns, (snapshot, turn, known) => {
      const [before, decision] = [standing(snapshot), advance(snapshot, turn).decision];
      const first = diagnose(snapshot, turn, { known });
      expect(standing(snapshot)).toEqual(before);
      expect(advance(snapshot, turn).decision).toEqual(decision);
      expect(diagnose(snapshot, turn, { known })).toEqual(first);
    }),
    RUNS,
  );
});

test("a diagnostician answers of each turn what is answered of it alone", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(turns, rules), { minLength: 8, maxLength: 16 }), knowns, (texts, known) => {
      const reader = createDiagnostician(initial(), { known });
      let snapshot = initial();
      for (const text of texts) {
        expect(reader.diagnose(text)).toEqual(diagnose(snapshot, text, { known }));
        snapshot = advance(snapshot, text).snapshot;
        expect(standing(reader.step(text).snapshot)).toEqual(standing(snapshot));
      }
    }),
    { numRuns: 500 },
  );
});

test("a range lies in the text and divides no surrogate pair", () => {
  fc.assert(
    fc.property(snapshots, spells, knowns, (snapshot, turn, known) => {
      for (const { range } of diagnose(snapshot, turn, { known })) {
        const [start, end] = range;
        expect([start >= 0, start < end, end <= turn.length]).toEqual([true, true, true]);
        for (const at of range) expect(isInPair(turn, at)).toBe(false);
      }
    }),
    RUNS,
  );
});

function isInPair(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, at - 1), at + 1));
}

test("an operand of nothing that can be seen is told so", () => {
  const found = diagnose(initial(), "prohibit \u200b\u{e0100}", { known: KNOWN });
  expect(found.map(({ code, range }) => [code, range])).toEqual([["operand_invisible", [9, 10]]]);
});

test("a slip is looked for in the word that has it, where another one is the same", () => {
  expect(diagnose(after(initial(), ["use dockers podman"]), "use docker docker")).toEqual([]);
});

test("every fix updates, and draws no diagnostic but that nothing is called what it names", () => {
  let fixes = 0;
  fc.assert(
    fc.property(snapshots, fc.oneof(turns, spells), knowns, (snapshot, turn, known) => {
      for (const fix of diagnose(snapshot, turn, { known }).flatMap((each) => each.fixes)) {
        fixes += 1;
        expect(fix).not.toEqual([]);
        fix.reduce((from, text) => stepClean(from, text, known), snapshot);
      }
    }),
    RUNS,
  );
  expect(fixes).toBeGreaterThan(300);
});

test("a fix sets nothing free but what the turn names", () => {
  let lists = 0;
  fc.assert(
    fc.property(fc.array(rules, { minLength: 1, maxLength: 4 }), rules, (texts, turn) => {
      const before = after(initial(), texts);
      for (const fix of diagnose(before, turn).flatMap((each) => each.fixes)) {
        const gone = NAMED.filter((name) => isBanned(before, name) && !isBanned(after(before, fix), name));
        if (fix.length > 2) lists += 1;
        // What an item in the fix's own last texts covers, or is covered by, was to be set free.
        const own = fix.filter((text) => text.startsWith("use ")).map((text) => text.slice("use ".length));
        expect(gone.filter((name) => !own.some((item) => covers(item, name) || covers(name, item)))).toEqual([]);
      }
    }),
    RUNS,
  );
  expect(lists).toBeGreaterThan(20);
});

const NAMED = ["docker", "podman", "peanuts", "search", "send_email"];
const rules = fc
  .tuple(
    fc.constantFrom("prohibit ", "prohibit ", "use "),
    fc.array(fc.constantFrom(...NAMED), { minLength: 1, maxLength: 3 }),
    fc.constantFrom(" and ", ", ", "; ", " or the "),
    fc.constantFrom("", ".", " please", " tool"),
  )
  .map(([opener, names, link, ending]) => `${opener}${names.join(link)}${ending}`);

function isBanned(snapshot: Snapshot, name: string): boolean {
  return snapshot.items().some((item) => snapshot.getPolicy(item) === "prohibit" && covers(item, name));
}

function stepClean(snapshot: Snapshot, text: string, known: readonly string[] | undefined): Snapshot {
  expect(diagnose(snapshot, text, { known }).filter(({ code }) => code !== "item_unknown")).toEqual([]);
  const next = advance(snapshot, text);
  expect(next.decision.kind).toBe("update");
  return next.snapshot;
}

/** Texts of which a careless search would look at the same place again and again. */
const LONG: readonly (readonly [name: string, text: (times: number) => string])[] = [
  ["an item", (times) => `use ${"x".repeat(times)}`],
  ["words", (times) => `use ${"to sort ".repeat(times / 8)}`],
  ["a list", (times) => `use ${"a, ".repeat(times / 3)}`],
  ["quotation marks", (times) => `use ${'"'.repeat(times)}`],
  ["nested marks", (times) => `use ${'"*'.repeat(times / 2)}`],
  ["end marks", (times) => `use x${" .".repeat(times / 2)}`],
  ["politeness", (times) => `use x${" please".repeat(times / 7)}`],
  ["characters that cannot be seen", (times) => `set premise ${"\u200bx".repeat(times / 2)}`],
  ["only characters that cannot be seen", (times) => `set premise x${"\u200b".repeat(times)}x`],
  ["white space before an operand", (times) => `use ${" ".repeat(times)}x.`],
  ["white space before a directive", (times) => `${" ".repeat(times)}use x`],
  ["white space behind", (times) => `Use x${" ".repeat(times)}.`],
  ["lines", (times) => `prohibit ${"x\n".repeat(times / 2)}`],
  ["end marks behind a form", (times) => `clear state${"!".repeat(times)}`],
  ["no directive", (times) => "please ".repeat(times / 7)],
  ["one long word", (times) => "p".repeat(times)],
  ["emoji", (times) => `set premise ${"\u{1f468}\u200d".repeat(times / 3)}`],
  ["two sides", (times) => `use ${"a ".repeat(times / 4)} instead of ${"b ".repeat(times / 4)}`],
];

describe("the cost is linear", () => {
  it.each(LONG)("in %s", async (_name, text) => {
    const [short, long] = [text(100_000), text(1_000_000)];
    await expectGrowth(
      40,
      () => cost(short),
      () => cost(long),
    );
  });

  it("in a list that stands, of the opposite policy", async () => {
    const costOf = (parts: number) => {
      const list = Array.from({ length: parts }, (_, at) => `x${at}`).join(" and ");
      return () => cost("prohibit x5", [list]);
    };
    await expectGrowth(40, costOf(500), costOf(5_000));
  });

  it("in the turns of a conversation, however many rules stand", async () => {
    await expectGrowth(
      24,
      () => conversation(500),
      () => conversation(4_000),
    );
  });

  it("in the rules that a turn takes away, or would", async () => {
    await expectGrowth(
      60,
      () => reset(1_000),
      () => reset(20_000),
    );
  });

  it("in the state and in what is known", async () => {
    const items = Array.from({ length: 20_000 }, (_, index) => `item number ${index}, and ${index}.`);
    const [few, many] = [items.slice(0, 2_000), items];
    await expectGrowth(
      40,
      () => cost("prohibit item numbr 7", few),
      () => cost("prohibit item numbr 7", many),
    );
  });
});

/** The processor's time of a conversation in which each turn sets a rule, and has two faults and one fix, in milliseconds. */
function conversation(turnCount: number): Promise<number> {
  const reader = createDiagnostician();
  return cpuTime(() => {
    for (let at = 0; at < turnCount; at += 1) {
      const text = `prohibit "item${letters(at)}".`;
      expect(reader.diagnose(text)).toHaveLength(2);
      reader.step(text);
    }
  });
}

/** The processor's time of what tries to take all rules away, and of what does, in milliseconds. */
function reset(ruleCount: number): Promise<number> {
  const items = Array.from({ length: ruleCount }, (_, at) => `item ${at}`);
  const policies = Object.fromEntries(items.map((item) => [item, "use" as const]));
  const reader = createDiagnostician(createEngine({ state: { premise: null, policies, version: 2 } }).snapshot);
  return cpuTime(() => {
    reader.diagnose("use podman");
    expect(reader.diagnose("Clear state.").flatMap(({ fixes }) => fixes)).toEqual([["clear state"]]);
    reader.step("reset policies");
  });
}

/** A number in letters, none of which is one slip from another. */
function letters(count: number): string {
  return [...String(count).padStart(4, "0")].map((digit) => "abcdefghij".charAt(Number(digit)).repeat(2)).join("");
}

/** The processor's time, in milliseconds. */
function cost(text: string, items: readonly string[] = []): Promise<number> {
  const snapshot = after(
    initial(),
    items.map((item) => `use ${item}`),
  );
  return cpuTime(() => {
    const found: readonly Diagnostic[] = diagnose(snapshot, text, { known: items });
    expect(found.length).toBeLessThan(10);
  });
}
