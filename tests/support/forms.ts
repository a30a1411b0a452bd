/** How directives are written, from the grammar: who adds one need not come here. */
import fc from "fast-check";
import { CUES, FORMS, OPENERS } from "../../src/generated/directives/words.js";

const WRITTEN = Object.values(FORMS).filter((form) => form !== null);

/** The words with which directives, canonical ones and near misses begin. */
export const BEGINNINGS: readonly string[] = [...new Set([...CUES, ...OPENERS])];

/** Directives of every kind that is canonical, the places of items and of a premise filled in. */
export function written(item: fc.Arbitrary<string>, premise: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const forms = WRITTEN.map((form) => {
    const parts = form.split(/(<[a-z_]+>)/).filter((part) => part !== "");
    const texts = parts.map((part) => (part === "<value>" ? premise : part.startsWith("<") ? item : fc.constant(part)));
    return fc.tuple(...texts).map((each) => each.join(""));
  });
  return fc.oneof(...forms);
}
