/** The figures of a method over scenarios: what is still held of critical turns among distractors, cycle by cycle. */
import { cyclesOf, type Scenario } from "./cases.js";
import type { Method } from "./methods.js";
import { read } from "./reader.js";

export const CYCLES = 3;
export const DISTRACTORS = 100;
export const SEEDS = [1, 2, 3];
/** Of the parts of the score. */
const WEIGHTS = [0.4, 0.3, 0.2, 0.1];

interface Sum {
  held: number;
  expected: number;
  stale: number;
  revoked: number;
  /** The shares held after the first and after the last cycle. */
  first: number;
  last: number;
  bytes: number;
  left: number;
}

const NOTHING: Sum = { held: 0, expected: 0, stale: 0, revoked: 0, first: 0, last: 0, bytes: 0, left: 0 };

/** The figures, of one row of the table: what is held of each family and of all, stale decisions, drift, compression, score. */
export function figuresOf(method: Method, cases: readonly Scenario[]): readonly string[] {
  const sums = familiesOf(cases).map((family) =>
    sumOf(
      method,
      cases.filter((each) => each.family === family),
    ),
  );
  const all = sums.reduce(added, NOTHING);
  const drift = (all.first - all.last) / (cases.length * SEEDS.length);
  return [
    ...[...sums, all].map(({ held, expected }) => percent(held, expected)),
    percent(all.stale, all.revoked),
    `${(drift * 100).toFixed(0)} points`,
    `${(all.bytes / all.left).toFixed(1)} x`,
    score(all, drift).toFixed(2),
  ];
}

/** In the order of the scenarios, each once. */
export function familiesOf(cases: readonly Scenario[]): readonly string[] {
  return [...new Set(cases.map(({ family }) => family))];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "-" : `${Math.round((part / whole) * 100)} %`;
}

function sumOf({ leave }: Method, of: readonly Scenario[]): Sum {
  const sum = { ...NOTHING };
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

function added(a: Sum, b: Sum): Sum {
  return {
    held: a.held + b.held,
    expected: a.expected + b.expected,
    stale: a.stale + b.stale,
    revoked: a.revoked + b.revoked,
    first: a.first + b.first,
    last: a.last + b.last,
    bytes: a.bytes + b.bytes,
    left: a.left + b.left,
  };
}

/** One figure of four, each from 0 to 1: what is held, no stale decision, no drift, and the share of bytes saved. */
function score({ held, expected, stale, revoked, bytes, left }: Sum, drift: number): number {
  const parts = [held / expected, 1 - (revoked === 0 ? 0 : stale / revoked), 1 - Math.max(0, drift), 1 - left / bytes];
  return parts.reduce((sum, part, at) => sum + Math.max(0, part) * (WEIGHTS[at] ?? 0), 0);
}
