/**
 * The contract of a store, as cases for any test runner: each has a name and a function that throws where the store is wrong.
 *
 * @packageDocumentation
 */
import { AMOUNT_CASES } from "./amount-cases.js";
import { APPEND_CASES } from "./append-cases.js";
import type { StoreCase } from "./case.js";
import { RACE_CASES } from "./race-cases.js";
import { READ_CASES } from "./read-cases.js";
import { SESSION_CASES } from "./session-cases.js";
import { TEXT_CASES } from "./text-cases.js";

export type { Place, StoreCase } from "./case.js";
export { faultyStore, type Loss } from "./faulty-store.js";

/** All that a store must do. Each case takes a function that makes a place where nothing is kept yet. */
export const STORE_CASES: readonly StoreCase[] = [
  ...APPEND_CASES,
  ...READ_CASES,
  ...AMOUNT_CASES,
  ...TEXT_CASES,
  ...RACE_CASES,
  ...SESSION_CASES,
];
