/** The ledger and its cost against an oracle of integers, and the classes, of which no two hold the same token. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { costOf, type Price } from "../../src/conversation/cost.js";
import { type LedgerLine, tokensOf, usageOf } from "../../src/conversation/usage.js";

const count = fc.oneof(fc.nat(10), fc.nat(2_000_000), fc.constant(2 ** 50));
const maybe = fc.option(count, { nil: null, freq: 20 });
const classes = fc.record({ fresh: maybe, cacheRead: maybe, cacheWrite: maybe, text: maybe, reasoning: maybe });
/** Totals that are not known, or hold the classes and, where one is not known, may hold more. */
const total = (parts: readonly (number | null)[], more: number | null) =>
  more === null ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), parts.includes(null) ? more : 0);
const tokens = fc.tuple(classes, maybe, maybe).map(([known, input, output]) => ({
  ...known,
  input: total([known.fresh, known.cacheRead, known.cacheWrite], input),
  output: total([known.text, known.reasoning], output),
}));
const model = fc.constantFrom("a", "b", "c").map((modelId) => ({ provider: "p", modelId }));
const line: fc.Arbitrary<LedgerLine> = fc.record({
  sequence: fc.nat(),
  for: fc.constantFrom("reply", "compaction"),
  model,
  tokens: fc.option(tokens, { freq: 20 }),
});
const rate = fc.nat(1_000_000_000);
const rates = { input: rate, output: rate };
const own = { cacheRead: rate, cacheWrite: rate, reasoning: rate };
const price = fc
  .tuple(
    fc.record(rates),
    fc.record(own, { requiredKeys: [] }),
    fc.array(fc.tuple(fc.record({ ...rates, tokens: fc.nat(1_000_000) }), fc.record(own, { requiredKeys: [] }))),
  )
  .map(([base, some, above]): Price => ({ ...base, ...some, above: above.map(([one, two]) => ({ ...one, ...two })) }));

/** What a request costs, written down at length: every way to share out what was not told apart must cost the same. */
function oracle({ tokens }: LedgerLine, price: Price | null): bigint | null {
  if (tokens === null || price === null) return null;
  const { input, output, fresh, cacheRead, cacheWrite, text, reasoning } = tokens;
  if (input === null || output === null) return null;
  let chosen: Omit<Price, "above"> = price;
  let highest = -1;
  for (const step of price.above ?? []) {
    if (input > step.tokens && step.tokens >= highest) [chosen, highest] = [step, step.tokens];
  }
  const sides = [
    [
      input,
      [fresh, chosen.input],
      [cacheRead, chosen.cacheRead ?? chosen.input],
      [cacheWrite, chosen.cacheWrite ?? chosen.input],
    ],
    [output, [text, chosen.output], [reasoning, chosen.reasoning ?? chosen.output]],
  ] as const;
  let cost = 0n;
  for (const [all, ...parts] of sides) {
    const known = parts.map(([count, each]) => BigInt(count ?? 0) * BigInt(each)).reduce((a, b) => a + b, 0n);
    const rest = BigInt(all) - parts.map(([count]) => BigInt(count ?? 0)).reduce((a, b) => a + b, 0n);
    const ways = parts.flatMap(([count, each]) => (count === null ? [known + rest * BigInt(each)] : []));
    if (ways.some((way) => way !== ways[0])) return null;
    cost += ways[0] ?? known;
  }
  return cost;
}

test("10,000 ledgers cost what the oracle says, and what is not known is null", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), price, fc.option(price), (ledger, a, b) => {
      const priceOf = ({ modelId }: { readonly modelId: string }) => (modelId === "a" ? a : modelId === "b" ? b : null);
      const costs = ledger.map((each) => oracle(each, priceOf(each.model)));
      const known = costs.reduce<bigint>((sum, cost) => sum + (cost ?? 0n), 0n);
      const unknown = costs.filter((cost) => cost === null).length;
      expect(costOf(ledger, priceOf)).toEqual({ total: unknown === 0 ? known : null, known, unknown });
    }),
    { numRuns: 10_000, seed: 18 },
  );
});

const undefinable = fc.option(fc.nat(1000), { nil: undefined });

test("the classes of a report sum to what was reported, and hold no token twice", () => {
  const report = fc.record({
    inputTokens: fc.record({
      total: undefinable,
      noCache: undefinable,
      cacheRead: undefinable,
      cacheWrite: undefinable,
    }),
    outputTokens: fc.record({ total: undefinable, text: undefinable, reasoning: undefinable }),
  });
  fc.assert(
    fc.property(report, ({ inputTokens, outputTokens }) => {
      const told = tokensOf({ inputTokens, outputTokens });
      const sides = [
        [
          "input",
          inputTokens.total,
          [inputTokens.noCache, inputTokens.cacheRead, inputTokens.cacheWrite],
          ["fresh", "cacheRead", "cacheWrite"],
        ],
        ["output", outputTokens.total, [outputTokens.text, outputTokens.reasoning], ["text", "reasoning"]],
      ] as const;
      for (const [side, total, parts, names] of sides) {
        const known = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
        const classes = names.map((name) => told?.[name] ?? null);
        const sum = classes.reduce<number>((all, each) => all + (each ?? 0), 0);
        const isWhole = total !== undefined || parts.every((part) => part !== undefined);
        expect(told?.[side] ?? null).toBe(isWhole ? Math.max(total ?? 0, known) : null);
        if (isWhole) expect(sum).toBeLessThanOrEqual(Math.max(total ?? 0, known));
        if (isWhole && !classes.includes(null)) expect(sum).toBe(Math.max(total ?? 0, known));
        // What was reported of a class is told so, save for what is left over, which is ordinary.
        for (const [at, part] of parts.entries()) if (part !== undefined && at > 0) expect(classes[at]).toBe(part);
      }
    }),
    { numRuns: 10_000, seed: 18 },
  );
});

test.each([
  ["all is told", [10, 7, 2, 1], [7, 2, 1]],
  ["the total alone", [10, undefined, undefined, undefined], [null, null, null]],
  ["all but the writes", [10, 7, 2, undefined], [7, 2, 1]],
  ["all but the ordinary", [10, undefined, 2, 1], [7, 2, 1]],
  ["the ordinary, which is all", [10, 10, undefined, undefined], [10, 0, 0]],
  ["the ordinary, which is not all", [10, 7, undefined, undefined], [7, null, null]],
  ["parts without a total", [undefined, 7, 2, undefined], [7, 2, null]],
  ["parts that are less than the total", [10, 5, 2, 1], [7, 2, 1]],
  ["nothing", [undefined, undefined, undefined, undefined], [null, null, null]],
] as const)("of input: %s", (_what, [total, noCache, cacheRead, cacheWrite], classes) => {
  const output = { total: 1, text: 1, reasoning: 0 };
  const told = tokensOf({ inputTokens: { total, noCache, cacheRead, cacheWrite }, outputTokens: output });
  expect([told?.fresh, told?.cacheRead, told?.cacheWrite]).toEqual(classes);
});

test("a ledger sums what is known, and counts the requests of which not all is", () => {
  const full = { input: 6, fresh: 1, cacheRead: 2, cacheWrite: 3, output: 9, text: 4, reasoning: 5 };
  const at = { sequence: 1, for: "reply", model: { provider: "p", modelId: "m" } } as const;
  const ledger: LedgerLine[] = [
    { ...at, tokens: full },
    { ...at, tokens: null },
    { ...at, for: "compaction", tokens: { ...full, text: null, reasoning: null } },
    { ...at, tokens: { ...full, input: null, fresh: null } },
  ];
  const tokens = { input: 12, fresh: 2, cacheRead: 6, cacheWrite: 9, output: 27, text: 8, reasoning: 10 };
  expect(usageOf(ledger)).toEqual({ requests: 4, unknown: 2, tokens });
});
