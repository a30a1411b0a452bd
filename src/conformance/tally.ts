/** Counts what became of the cases of each class. */
import type { Class } from "./classes.js";

/** What became of the cases of a class. */
export interface ClassTally {
  readonly class: Class;
  /** False where the implementation says that it has not this class; null where it never said. */
  readonly declared: boolean | null;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The cases that were never asked: of a class that is not there, or behind a breach of the protocol. */
  readonly not_run: number;
}

/** The tallies of a run, one for each class that it was about. */
export type Tallies = readonly ClassTally[];

/** The tallies of a run under way. */
export class Tally {
  #classes: Tallies;

  /** Counts classes, each of so many cases; one without a case is not counted. */
  constructor(sizes: readonly (readonly [Class, number])[]) {
    const none = { declared: null, passed: 0, failed: 0, skipped: 0 };
    this.#classes = sizes
      .filter(([, size]) => size > 0)
      .map(([name, size]) => ({ class: name, ...none, not_run: size }));
  }

  /** Counts a case that was asked. */
  count(itsClass: Class, as: "passed" | "failed" | "skipped"): void {
    this.#classes = this.#classes.map((each) =>
      each.class === itsClass ? { ...each, declared: true, [as]: each[as] + 1, not_run: each.not_run - 1 } : each,
    );
  }

  /** Says which classes the implementation has not. */
  lacks(classes: readonly Class[]): void {
    this.#classes = this.#classes.map((each) => (classes.includes(each.class) ? { ...each, declared: false } : each));
  }

  get classes(): Tallies {
    return this.#classes;
  }
}

/** The sum of one count over all classes. */
export function total(tallies: Tallies, count: "passed" | "failed" | "skipped" | "not_run"): number {
  return tallies.reduce((sum, each) => sum + each[count], 0);
}
