/** A page, a candidate or a text costs no more than its length, whatever stands in it; a cap costs no more than the cap. */
import { describe, expect, it } from "vitest";
import { byteMeter, cap, contractsOf, excerpt, type PageKind, page, shorten } from "../../src/context/index.js";
import { measures } from "../context/measures.js";
import { cpuTime, expectGrowth, expectLinear } from "../support/growth.js";

const contractOf = contractsOf();
const UNITS = 100_000;

function judged(kind: PageKind, body: string): void {
  const made = page({ kind, origin: "tool", body }, measures);
  const candidate = excerpt(made, contractOf(kind));
  shorten(made, candidate, contractOf(kind), { mode: "observe" });
  shorten(made, body.slice(1), contractOf(kind), { mode: "observe" });
}

const LONG: readonly (readonly [name: string, piece: string])[] = [
  ["small letters", "a"],
  ["capitals", "A "],
  ["numbers", "-1.5 "],
  ["digits", "1"],
  ["quotation marks", '"'],
  ["opening marks", "“"],
  ["backquotes and text", "`a"],
  ["fences", "```\n"],
  ["tildes", "~"],
  ["markers", "[… 5 bytes left out …]"],
  ["starts of markers", "[… 5 bytes "],
  ["braces", "{"],
  ["backslashes", "\\"],
  ["white space", " "],
  ["ends of sentences", ".a"],
  ["lone surrogates", "\ud83d"],
];
const KINDS: readonly PageKind[] = ["tool_output", "conversation_turn", "memory_excerpt"];

describe("much of a thing costs about what as much in many parts costs", () => {
  it.each(LONG)("%s", async (_name, piece) => {
    const textOf = (parts: number) => piece.repeat(UNITS / parts / piece.length);
    for (const kind of KINDS) await expectLinear(textOf, (text) => judged(kind, text), kind);
  });

  it("a JSON object of many keys", async () => {
    const costOf = (many: number) => {
      const object = Object.fromEntries(Array.from({ length: many }, (_, i) => [`k${i}`, { i }]));
      const text = JSON.stringify(object);
      return () => cpuTime(() => judged("tool_output", text));
    };
    await expectGrowth(40, costOf(3_000), costOf(30_000));
  });
});

it("a first sentence that a candidate nearly has at each word costs four times as much when all is four times as long", async () => {
  const costOf = (words: number) => {
    const body = `x.y.${"x.".repeat(words)} ${"z".repeat(30 * words)}`;
    const made = page({ kind: "conversation_turn", origin: "user", body }, measures);
    const judge = (): void => {
      const { line } = shorten(made, "x.".repeat(12 * words), contractOf("conversation_turn"));
      expect(line.violations[0]).toMatch(/^lost: x\.y\.x\./);
    };
    return () => cpuTime(judge);
  };
  await expectGrowth(9, costOf(4_000), costOf(16_000));
});

it("a JSON object with a text of ten megabytes is shortened", () => {
  const body = JSON.stringify({ first: 'x\\"'.repeat(3_000_000), last: 1 });
  const made = page({ kind: "tool_output", origin: "tool", body }, measures);
  expect(excerpt(made, contractOf("tool_output"))).toContain('"last":');
});

it("a cap meters no more than some times the cap, however long the text is", () => {
  let metered = 0;
  const meter = {
    ...byteMeter,
    text(text: string) {
      metered += text.length;
      return byteMeter.text(text);
    },
  };
  expect(cap({ origin: "tool", text: "x".repeat(10_000_000) }, 1_000, meter).tokens).toBe(1_000);
  expect(metered).toBeLessThan(100_000);
});
