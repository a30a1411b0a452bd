/**
 * Prints for each rule of the spec of each language what pins it, and fails where nothing does: `npm run check:rules`. A rule is pinned by
 * an example of its own that fails once the rule is switched off in the oracle, or by a named property test.
 */

import { SPECIFIED } from "../../tools/languages.js";
import { type Rule, readSpec } from "../../tools/spec/markdown.js";
import { type PinnedRule, pinnedRules } from "./pinned-rules.js";

function pinOf(rule: Rule, { failing, reason }: PinnedRule): string | null {
  const own = failing.find((example) => example.startsWith(`${rule.id}--`));
  if (own !== undefined) return `${failing.length} examples fail without it, such as ${own}`;
  const property = rule.fences.find(({ word }) => word === "property");
  if (property !== undefined) return `property test "${property.lines[0]}" in ${property.name}`;
  return reason === null ? null : `its examples (it cannot be switched off: ${reason})`;
}

for (const { name, spec } of SPECIFIED) {
  const rules = readSpec(spec.pages);
  const pinned = pinnedRules(
    name,
    rules.map(({ id }) => id),
  );
  const lines = rules.map((rule, index) => {
    const found = pinned[index];
    return { id: rule.id, pin: found === undefined ? null : pinOf(rule, found) };
  });
  process.stdout.write(`${spec.pages}\n`);
  for (const { id, pin } of lines) process.stdout.write(`  ${id.padEnd(34)} ${pin ?? "NOT PINNED"}\n`);
  const loose = lines.filter(({ pin }) => pin === null);
  if (loose.length === 0) continue;
  const ids = loose.map(({ id }) => id).join(", ");
  process.stderr.write(`Pinned by no example: ${ids}. Add one in ${spec.pages}/ that fails without the rule.\n`);
  process.exitCode = 1;
}
