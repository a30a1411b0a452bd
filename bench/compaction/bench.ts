/**
 * What of critical turns is left after compaction, beside ways that need no model: `npm run compaction [-- SCENARIOS]`. The reader is
 * a search for words, not a language model.
 */
import { harvest } from "../../src/compaction/harvest/index.js";
import { EMPTY, extend } from "../../src/compaction/index.js";
import { BASELINES } from "./baselines.js";
import { cyclesOf, scenarios } from "./cases.js";
import { CYCLES, DISTRACTORS, familiesOf, figuresOf, SEEDS } from "./figures.js";
import { METHODS } from "./methods.js";

const cases = scenarios(process.argv[2]);
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

print(
  `${cases.length} scenarios, ${CYCLES} cycles of ${DISTRACTORS} distractors, ${SEEDS.length} shuffles. The reader is not a language model.\n`,
);
print(["method".padEnd(18), ...familiesOf(cases), "all", "stale", "drift", "compression", "score"].join(" | "));
for (const method of [...METHODS, ...BASELINES])
  print([method.name.padEnd(18), ...figuresOf(method, cases)].join(" | "));

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
