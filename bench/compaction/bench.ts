/**
 * What of critical turns is left after compaction, beside ways that need no model: `npm run compaction [-- SCENARIOS]`. The reader is
 * a search for words, not a language model.
 */
import { harvest } from "../../src/compaction/harvest/index.js";
import { EMPTY, extend } from "../../src/compaction/index.js";
import { BASELINES } from "./baselines.js";
import { cyclesOf, type Scenario, scenarios } from "./cases.js";
import { METHODS, type Method } from "./methods.js";
import { read } from "./reader.js";

const CYCLES = 3;
const DISTRACTORS = 100;
const SEEDS = [1, 2, 3];
/** Of the parts of the score. */
const WEIGHTS = [0.4, 0.3, 0.2, 0.1];

const cases = scenarios(process.argv[2]);
const families = [...new Set(cases.map(({ family }) => family))];
const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number): string => (whole === 0 ? "-" : `${Math.round((part / whole) * 100)} %`);

interface Sum {
  held: number;
  expected: number;
  stale: number;
  revoked: number;
  first: number;
  last: number;
  bytes: number;
  left: number;
}

/** The sums of a method over scenarios; `first` and `last` are the shares held after the first and the last cycle. */
function sumOf({ leave }: Method, of: readonly Scenario[]): Sum {
  const sum: Sum = { held: 0, expected: 0, stale: 0, revoked: 0, first: 0, last: 0, bytes: 0, left: 0 };
  for (const scenario of of)
    for (const seed of SEEDS) {
      const all = cyclesOf(scenario, CYCLES, DISTRACTORS, seed);
      for (const index of all.keys()) {
        const cycles = all.slice(0, index + 1);
        const left = leave(cycles);
        const { held, expected, stale, revoked } = read(left, scenario, index + 1);
        sum.held += held;
        sum.expected += expected;
        sum.stale += stale;
        sum.revoked += revoked;
        if (index === 0) sum.first += expected === 0 ? 1 : held / expected;
        if (index !== CYCLES - 1) continue;
        sum.last += expected === 0 ? 1 : held / expected;
        sum.bytes += cycles.flat().reduce((bytes, { content }) => bytes + Buffer.byteLength(content), 0);
        sum.left += Buffer.byteLength(left.text);
      }
    }
  return sum;
}

/** One figure of four, each from 0 to 1: what is held, no stale decision, no drift, and the share of bytes saved. */
function score({ held, expected, stale, revoked, bytes, left }: Sum, drift: number): number {
  const parts = [held / expected, 1 - (revoked === 0 ? 0 : stale / revoked), 1 - Math.max(0, drift), 1 - left / bytes];
  return parts.reduce((sum, part, at) => sum + Math.max(0, part) * (WEIGHTS[at] ?? 0), 0);
}

print(
  `${cases.length} scenarios, ${CYCLES} cycles of ${DISTRACTORS} distractors, ${SEEDS.length} shuffles. The reader is not a language model.\n`,
);
print(["method".padEnd(18), ...families, "all", "stale", "drift", "compression", "score"].join(" | "));
for (const method of [...METHODS, ...BASELINES]) {
  const cells = families.map((family) => {
    const { held, expected } = sumOf(
      method,
      cases.filter((each) => each.family === family),
    );
    return percent(held, expected);
  });
  const all = sumOf(method, cases);
  const drift = (all.first - all.last) / (cases.length * SEEDS.length);
  print(
    [
      method.name.padEnd(18),
      ...cells,
      percent(all.held, all.expected),
      percent(all.stale, all.revoked),
      `${(drift * 100).toFixed(0)} points`,
      `${(all.bytes / all.left).toFixed(1)} x`,
      score(all, drift).toFixed(2),
    ].join(" | "),
  );
}

print("\nextend, by the length of a conversation:");
for (const count of [20, 200, 2000]) {
  const [scenario] = cases;
  if (scenario === undefined) break;
  const turns = cyclesOf(scenario, 1, count, 7).flat();
  const times = Array.from({ length: 7 }, () => {
    const start = process.hrtime.bigint();
    extend(EMPTY, { premise: null, policies: {}, version: 2 }, turns, harvest);
    return Number(process.hrtime.bigint() - start) / 1e3;
  });
  const best = Math.min(...times);
  print(`${String(count).padStart(5)} turns: ${best.toFixed(0)} microseconds, ${(best / count).toFixed(1)} a turn`);
}
