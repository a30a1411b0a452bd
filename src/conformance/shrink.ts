/** Makes what fails shorter, until nothing can be taken away: fewer texts first, then fewer characters in each. */
import type { Ingredients } from "./target.js";

/** The most questions that shrinking may ask. */
const PATIENCE = 3000;

/**
 * The shortest ingredients found that still fail. Of the last `least` texts none goes, but each may become empty. What comes
 * back cannot lose one more text or character and fail, save where patience ended.
 */
export async function shrunk(
  start: Ingredients,
  least: number,
  fails: (ingredients: Ingredients) => Promise<boolean>,
): Promise<Ingredients> {
  let [best, asked, better] = [start, 0, true];
  while (better) {
    better = false;
    for (const candidate of shorter(best, least)) {
      asked += 1;
      if (asked > PATIENCE) return best;
      if (!(await fails(candidate))) continue;
      [best, better] = [candidate, true];
      break;
    }
  }
  return best;
}

function* shorter(from: Ingredients, least: number): Generator<Ingredients> {
  for (const given of fewer(from.given)) yield { ...from, given };
  for (const prelude of fewer(from.prelude)) yield { ...from, prelude };
  for (const texts of fewer(from.texts)) if (texts.length >= least) yield { ...from, texts };
  for (const texts of cut(from.texts)) yield { ...from, texts };
  for (const prelude of cut(from.prelude)) yield { ...from, prelude };
  for (const given of cut(from.given)) yield { ...from, given };
}

/** A list with a part taken out: all, halves, quarters, down to one. */
function* fewer<T>(list: readonly T[]): Generator<T[]> {
  for (let size = list.length; size > 0; size = Math.floor(size / 2))
    for (let at = 0; at < list.length; at += size) yield [...list.slice(0, at), ...list.slice(at + size)];
}

/** A list in which one text has lost a part. */
function* cut(texts: readonly string[]): Generator<string[]> {
  for (const [index, text] of texts.entries())
    for (const units of fewer(text.split(""))) yield texts.with(index, units.join(""));
}
