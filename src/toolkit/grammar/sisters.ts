/** Refuses a sister rule that is made of the helper in whose place it stands: in what is written there would be no end of it. */
import { canonicalReading, type Grammar, GrammarError, referencesOf, ruleOf } from "./expression.js";

/** @throws {GrammarError} that names the sister and its helper. */
export function refuseCircularSisters(grammar: Grammar): void {
  const reading = canonicalReading(grammar);
  const followed = new Set<string>();
  for (const name of reading.keys()) follow(reading, name, [], followed);
}

/** The grammar itself has no circle, so that each one in the reading leads through a sister. */
function follow(reading: Grammar, name: string, path: readonly string[], followed: Set<string>): void {
  if (path.includes(name)) refuse(reading, path.slice(path.indexOf(name)));
  if (followed.has(name)) return;
  for (const next of referencesOf(ruleOf(reading, name).expression)) follow(reading, next, [...path, name], followed);
  followed.add(name);
}

function refuse(reading: Grammar, circle: readonly string[]): never {
  const [helper = ""] = circle.filter((name) => ruleOf(reading, name).name !== name);
  const { name: sister, place } = ruleOf(reading, helper);
  throw new GrammarError(
    place,
    `The rule ${sister} stands in the place of ${helper} in everything that is written, and leads back to it. Write out what it takes, or give that a helper of its own that both refer to.`,
  );
}
