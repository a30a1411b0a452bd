/** The golden logs of chapter 13, as they are read from their file, and a store that holds entries as they stand. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Entry, PAGE, type Store } from "../../src/sessions/index.js";

const HEAD = z.object({ sequence: z.number(), hash: z.string() });
const ORIGIN = z.looseObject({ turn: z.string(), sequence: z.number() });
const VECTORS = z.array(
  z.object({
    name: z.string(),
    anchor: HEAD.optional(),
    log: z.array(z.string()),
    expected: z.unknown(),
    after: z
      .object({
        state: z.unknown(),
        question: z.unknown(),
        rules: HEAD,
        origins: z.object({ premise: ORIGIN.nullable(), policies: z.array(z.tuple([z.string(), ORIGIN])) }),
      })
      .nullable(),
  }),
);
const ENTRY = z.object({ sequence: z.number(), hash: z.string(), turn: z.string(), body: z.string() });

/** A log as an export has it, what `verify` says of it, and what holds after it where it is whole. */
export type Vector = z.infer<typeof VECTORS>[number];

/** The file of the golden logs. */
const FILE = join(import.meta.dirname, "../../conformance/sessions.json");

export function loadVectors(): readonly Vector[] {
  return VECTORS.parse(JSON.parse(readFileSync(FILE, "utf8")));
}

/** The entries of an export, behind its first line. */
export function entriesIn({ log }: Vector): readonly Entry[] {
  return log.slice(1).map((line) => ENTRY.parse(JSON.parse(line)));
}

/** A store of entries that nobody has checked: with gaps, and in whatever order. */
export function heldStore(entries: readonly Entry[]): Store {
  return {
    async append() {
      throw new Error("Nothing is written here.");
    },
    async read(_key, range) {
      if ("turn" in range) return entries.filter(({ turn }) => turn === range.turn);
      const { from, limit = PAGE, reverse = false } = range;
      const ordered = reverse ? entries.toReversed() : entries;
      const isIn = ({ sequence }: Entry) => from === undefined || (reverse ? sequence <= from : sequence >= from);
      return ordered.filter(isIn).slice(0, limit);
    },
    async purge() {},
    async list() {
      return [];
    },
  };
}
