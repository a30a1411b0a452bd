/** What is taken back costs no more the more was said before it. */
import { describe, expect, it } from "vitest";
import type { Harvest, Turn } from "../../src/compaction/index.js";
import { EMPTY, extend } from "../../src/compaction/index.js";
import { NO_RULES } from "../compaction/turns.js";

/** A turn of which the whole is a quote; its first word is the kind. */
const whole: Harvest = (text) => {
  const kind = text.startsWith("reversal") ? "reversal" : "decision";
  return [{ kind, from: kind.length + 1, to: text.length }];
};

const SHAPES: readonly (readonly [name: string, turn: (id: number, count: number) => string])[] = [
  ["words of their own", (id, count) => (2 * id < count ? `decision oak${id}` : `reversal drop oak${count - id - 1}`)],
  ["one word for all", (id, count) => (2 * id < count ? `decision oak, table ${id}` : `reversal not oak ${id}`)],
  [
    "reversals that only point",
    (id, count) => (2 * id < count ? `decision oak ${id}` : `reversal scratch that ${-id}`),
  ],
  ["reversals of reversals", (id) => `reversal oak ${id}`],
  ["reversals of nothing", (id) => `reversal elm${id}`],
];

describe("ten times as many quotes cost ten times as much, and not a hundred times", () => {
  it.each(SHAPES)("%s", (_name, turn) => {
    const [few, many] = [2000, 20_000].map((count) => {
      const turns = Array.from({ length: count }, (_, id): Turn => ({ id, role: "user", content: turn(id, count) }));
      return Math.min(...[0, 1].map(() => cost(() => extend(EMPTY, NO_RULES, turns, whole))));
    });
    expect(many).toBeLessThan(40 * Math.max(few ?? 0, 1));
  });
});

/** The processor time of this process, in milliseconds. */
function cost(work: () => void): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1000;
}
