/** What must hold of the spec as a whole, beyond what reading one fence can tell. */
import { existsSync, readFileSync } from "node:fs";
import { type Fence, isIllustration, type Place, type Rule, SpecError } from "./markdown.js";

/** The productions of the grammars, and where each stands. */
export type Productions = readonly {
  readonly name: string;
  readonly place: Place;
  /** Null for a directive; the name of what is corrected otherwise. */
  readonly class: string | null;
}[];

/** The words of a language's fences, beside those that every language has. */
export interface FenceWords {
  /** The fences that prove a rule by an example. */
  readonly examples: ReadonlySet<string>;
  /** The fences that are entries of a catalog. */
  readonly catalogs: readonly string[];
}

/** @throws {SpecError} at the first place where the spec is not whole. */
export function checkSpec(rules: readonly Rule[], productions: Productions, words: FenceWords): void {
  refuseTwice(rules, ({ id }) => id, "rule");
  refuseTwice(rules, ({ number }) => number, "rule number");
  for (const rule of rules) for (const fence of rule.fences) checkFence(rule, fence, productions, words);
  for (const rule of rules)
    if (!rule.fences.some(({ word }) => word === "property" || words.examples.has(word)))
      throw new SpecError(rule, `The rule ${rule.id} has neither an example nor a property test.`);
  const fences = rules.flatMap((rule) => rule.fences);
  for (const catalog of words.catalogs)
    refuseTwice(
      fences.filter(({ word }) => word === catalog),
      ({ name }) => name,
      "catalog entry",
    );
  for (const production of productions) checkProduction(production, fences);
}

function checkFence(rule: Rule, fence: Fence, productions: Productions, { examples, catalogs }: FenceWords): void {
  if (fence.word === "property") checkProperty(fence);
  else if (fence.word === "parse" || fence.word === "meaning") checkProductionName(fence, productions);
  else if (!examples.has(fence.word) && !catalogs.includes(fence.word) && !isIllustration(fence)) {
    throw new SpecError(fence, `The fence word \`${fence.word}\` of rule ${rule.id} is unknown.`);
  }
}

function checkProductionName(fence: Fence, productions: Productions): void {
  const production = fence.name.split(" ")[0] ?? "";
  if (!productions.some(({ name }) => name === production))
    throw new SpecError(fence, `The grammar has no production ${production}.`);
}

/** A property test is named by its file and its title, so that a rule cannot lose its proof unseen. */
function checkProperty(fence: Fence): void {
  if (!existsSync(fence.name)) throw new SpecError(fence, `There is no file ${fence.name}.`);
  const text = readFileSync(fence.name, "utf8");
  for (const title of fence.lines) {
    if (!text.includes(`"${title}"`))
      throw new SpecError(fence, `No test in ${fence.name} has the title \`${title}\`.`);
  }
}

function checkProduction({ name: production, place }: Productions[number], fences: readonly Fence[]): void {
  const lines = fences
    .filter(({ word, name }) => word === "parse" && name.split(" ")[0] === production)
    .flatMap((fence) => fence.lines);
  if (!lines.some((line) => /^[-+]/.test(line)))
    throw new SpecError(place, `The production ${production} has no accepted example in the spec.`);
  if (!lines.some((line) => /^xx? /.test(line)))
    throw new SpecError(
      place,
      `The production ${production} has no example in the spec that almost matches and does not.`,
    );
}

function refuseTwice<T extends { readonly file: string; readonly line: number }>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  what: string,
): void {
  const seen = new Set<string>();
  for (const thing of things) {
    if (seen.has(nameOf(thing))) throw new SpecError(thing, `The ${what} ${nameOf(thing)} stands twice.`);
    seen.add(nameOf(thing));
  }
}
