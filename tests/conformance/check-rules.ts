/**
 * Prints for each rule of the spec of each language what pins it, and fails where nothing does: `npm run check:rules`. A rule is
 * pinned by an example of its own that fails once the rule is switched off in the oracle, or by a named property test. It fails too
 * where chapter 9 lists another set of rules without a portable case than the suite leaves. Behind it may stand parts of ids, of
 * which each rule that is looked at has one: `npm run check:rules -- forget`.
 */

import { SPECIFIED } from "../../tools/languages.js";
import { type Rule, readSpec } from "../../tools/spec/markdown.js";
import { type PinnedRule, pinnedRules } from "./pinned-rules.js";
import { wronglyListed } from "./portable-rules.js";

function pinOf(rule: Rule, { failing, reason }: PinnedRule): string | null {
  const own = failing.find((example) => example.startsWith(`${rule.id}--`));
  if (own !== undefined) return `${failing.length} examples fail without it, such as ${own}`;
  const property = rule.fences.find(({ word }) => word === "property");
  if (property !== undefined) return `property test "${property.lines[0]}" in ${property.name}`;
  return reason === null ? null : `its examples (it cannot be switched off: ${reason})`;
}

const parts = process.argv.slice(2);
let looked = 0;
for (const { name, spec } of SPECIFIED) {
  const rules = readSpec(spec.pages).filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)));
  looked += rules.length;
  if (rules.length === 0) continue;
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
if (looked === 0) throw new Error(`No rule has ${parts.join(" or ")} in its id.`);
const wrong = parts.length === 0 ? wronglyListed(readSpec("spec")) : [];
if (wrong.length > 0) {
  process.stderr.write(
    `Rules whose portable case is not as conformance.classes lists it: ${wrong.join(", ")}. Give each a case or a row, not both.\n`,
  );
  process.exitCode = 1;
}
