/** Where undo and redo lead in a history, whole or without its first entries. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { movesIn } from "../../src/cli/kept/undo.js";
import type { HistoryEntry } from "../../src/sessions/index.js";

/** A history in which each change sets the premise to a number, and what held after each entry. */
class Written {
  readonly entries: HistoryEntry[] = [];
  readonly held: number[] = [0];

  change(value: number): void {
    const patch = { premise: String(value) };
    const outcome = { kind: "transition", transition: { patch } };
    this.#add({ kind: "turn", steps: [{ text: "", outcome }] }, value);
  }

  pass(): void {
    this.#add({ kind: "turn", digest: "", steps: [] }, this.#now);
  }

  restore(to: number): void {
    const value = this.held[to] ?? 0;
    const patch = value === this.#now ? {} : { premise: String(value) };
    this.#add({ kind: "restore", to, patch, origins: { premise: null, policies: [] } }, value);
  }

  get #now(): number {
    return this.held.at(-1) ?? 0;
  }

  #add(record: object, value: number): void {
    const sequence = this.held.length;
    this.entries.push({ sequence, turn: String(sequence), record } as unknown as HistoryEntry);
    this.held.push(value);
  }
}

/** A choice of what is entered next, and of a place. */
type Entered = readonly [kind: number, place: number];

/** Writes a change, a turn that changes nothing, a move, or a restore of any place. */
function write(log: Written, [kind, place]: Entered): void {
  const { undo, redo } = movesIn(log.entries);
  if (kind < 30) log.change(log.held.length);
  else if (kind < 35) log.pass();
  else if (kind < 65 && undo !== null) log.restore(undo);
  else if (kind < 90 && redo !== null) log.restore(redo);
  else log.restore(1 + (place % log.entries.length));
}

it("without its first entries, a history leads where the whole one leads, or nowhere", () => {
  let led = 0;
  const entered = fc.array(fc.tuple(fc.nat(99), fc.nat(99)), { minLength: 4, maxLength: 14 });
  const holds = (lines: readonly Entered[]) => {
    const log = new Written();
    log.pass();
    for (const line of lines) write(log, line);
    const whole = movesIn(log.entries);
    for (let gone = 1; gone < log.entries.length; gone += 1) {
      const moves = movesIn(log.entries.slice(gone));
      for (const move of ["undo", "redo"] as const) {
        const [to, right] = [moves[move], whole[move]];
        if (to === null) continue;
        led += 1;
        expect([gone, move, log.held[to]]).toEqual([gone, move, right === null ? null : log.held[right]]);
      }
    }
  };
  fc.assert(fc.property(entered, holds), { numRuns: 3000, seed: 51 });
  expect(led).toBeGreaterThan(10_000);
});

it("of changes, undos and redos alone, a history leads where an editor's would", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2), { maxLength: 40, size: "max" }), (entered) => {
      const log = new Written();
      log.pass();
      const [past, future]: [number[], number[]] = [[], []];
      let now = 0;
      for (const kind of entered) {
        const { undo, redo } = movesIn(log.entries);
        expect([undo, redo].map((to) => (to === null ? undefined : log.held[to]))).toEqual([
          past.at(-1),
          future.at(-1),
        ]);
        if (kind === 0) {
          past.push(now);
          future.length = 0;
          now = log.held.length;
          log.change(now);
        } else {
          const [from, other, to] = kind === 1 ? [past, future, undo] : [future, past, redo];
          if (to === null) continue;
          other.push(now);
          now = from.pop() ?? now;
          log.restore(to);
        }
      }
    }),
  );
});

it("whatever a restore of any place changes is taken back by an undo, or by a redo", () => {
  let restored = 0;
  const entered = fc.array(fc.tuple(fc.nat(99), fc.nat(99)), { maxLength: 12 });
  fc.assert(
    fc.property(entered, fc.nat(99), (lines, place) => {
      const log = new Written();
      log.pass();
      for (const line of lines) write(log, line);
      const before = log.held.at(-1);
      log.restore(1 + (place % log.entries.length));
      if (log.held.at(-1) === before) return;
      restored += 1;
      const { undo, redo } = movesIn(log.entries);
      expect([undo, redo].map((to) => (to === null ? null : log.held[to]))).toContain(before);
    }),
    { numRuns: 500, seed: 51 },
  );
  expect(restored).toBeGreaterThan(100);
});
