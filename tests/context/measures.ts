/** What the tests measure pages with, and the dice of the long ones. */
import { createHash } from "node:crypto";
import { expect } from "vitest";
import { byteMeter, type PageHash } from "../../src/context/index.js";

const sha256: PageHash = {
  name: "sha256",
  digest: (bytes) => createHash("sha256").update(bytes).digest(),
};

export const measures = { meter: byteMeter, hash: sha256 };

/** A deadline that never passes. */
export const never = new AbortController().signal;

/** How often a law is tried: a small part of the whole, unless `npm run context` asks for all, which prints how often. */
export function times(whole: number, part: number): number {
  if (process.env.CONTEXT !== "whole") return part;
  console.log(`${expect.getState().currentTestName}: tried ${whole.toLocaleString("en-US")} times`);
  return whole;
}

/** Dice that fall the same at every run: an integer from 0 up to `sides`, exclusive. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides);
  };
}
