/** What each directive does, in a clause: read from the spec's fences. */
import type { Productions } from "./check.js";
import { type Rule, SpecError } from "./markdown.js";
import { Lines } from "./notation.js";

/** What the directives do, by production. */
export type Meanings = ReadonlyMap<string, string>;

/** The meanings, one for each production whose texts can be canonical. @throws {SpecError} */
export function readMeanings(rules: readonly Rule[], productions: Productions): Meanings {
  const meanings = new Map<string, string>();
  for (const fence of rules.flatMap((rule) => rule.fences)) {
    if (fence.word !== "meaning") continue;
    if (meanings.has(fence.name)) throw new SpecError(fence, `The meaning of ${fence.name} stands twice.`);
    const lines = new Lines(fence);
    meanings.set(fence.name, lines.take());
    lines.end();
  }
  for (const { name, place, class: corrected } of productions)
    if (corrected === null && !meanings.has(name))
      throw new SpecError(place, `The spec does not say in a fence \`meaning ${name}\` what the directive does.`);
  return meanings;
}
