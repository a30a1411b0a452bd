/**
 * Refuses canonical texts for which the two halves of a surrogate pair are more than one character that no rule names: a reader of
 * whole code points, as those of GBNF and Lark are, could not tell what the pair means.
 */
import {
  canonicalReading,
  type Expression,
  type Grammar,
  GrammarError,
  partsOf,
  type Rule,
  ruleOf,
  topOf,
} from "../grammar/expression.js";
import { complement, joined, type Range, sizeOf } from "../grammar/units.js";
import type { Automaton, State } from "./automaton.js";

const SURROGATES: Range = [0xd800, 0xdfff];

/** Whether some state tells surrogates apart, or leads elsewhere by two of them than by one. The automaton is as small as it can be. */
export function splitsPairs(automaton: Automaton): boolean {
  return automaton.some((state) => {
    const to = stepOf(state);
    if (to === null) return false;
    const next = to === undefined ? undefined : automaton[to];
    return next === undefined || stepOf(next) !== to;
  });
}

/** Where every surrogate leads: null where none leads anywhere, undefined where they lead to several states. */
function stepOf({ next }: State): number | null | undefined {
  const [only, more] = next.filter(({ ranges }) => ranges.some(([first, last]) => overlaps([first, last])));
  if (only === undefined) return null;
  const holdsAll = only.ranges.some(([first, last]) => first <= SURROGATES[0] && last >= SURROGATES[1]);
  return more === undefined && holdsAll ? only.to : undefined;
}

function overlaps([first, last]: Range): boolean {
  return first <= SURROGATES[1] && last >= SURROGATES[0];
}

/**
 * Says what to write instead; `production` is the one whose canonical texts are such, if one is by itself.
 *
 * @throws {GrammarError} at the rule that names such a character, or else at the production.
 */
export function refuseSplitPairs(grammar: Grammar, production: Rule | undefined): never {
  const naming = production && namingRule(canonicalReading(grammar), production, new Set());
  if (naming !== undefined)
    throw new GrammarError(
      naming.rule.place,
      `Rule ${naming.rule.name} has ${naming.named} in texts that a tool may write, and ${NO_READER} Write characters up to U+FFFF there, or let a helper have it and give that a sister without it: pin = "\u{1F4CC} " / "pin " beside canonicalPin = "pin ".`,
    );
  const what =
    production === undefined
      ? "The productions together count or tell"
      : `The production ${production.name} counts or tells`;
  throw new GrammarError(
    production?.place ?? topOf(grammar),
    `${what} apart characters beyond U+FFFF in texts that a tool may write, and ${NO_READER} Let the canonical reading take any number of any characters there (.+), or none of those ([^\\ud800-\\udfff]+).`,
  );
}

const NO_READER = "no grammar for constrained decoding can be written of a character that counts as two.";

/** The first rule that names some surrogates and not all, and what it has of them. */
function namingRule(
  grammar: Grammar,
  rule: Rule,
  seen: Set<string>,
): { readonly rule: Rule; readonly named: string } | undefined {
  if (seen.has(rule.name)) return undefined;
  seen.add(rule.name);
  return namingIn(grammar, rule, rule.expression, seen);
}

function namingIn(
  grammar: Grammar,
  rule: Rule,
  expression: Expression,
  seen: Set<string>,
): { readonly rule: Rule; readonly named: string } | undefined {
  if (expression.type === "literal" && /[\ud800-\udfff]/.test(expression.value))
    return { rule, named: JSON.stringify(expression.value) };
  if (expression.type === "class" && namesSome(expression.ranges)) return { rule, named: "a class of some surrogates" };
  if (expression.type === "reference") return namingRule(grammar, ruleOf(grammar, expression.name), seen);
  for (const part of partsOf(expression)) {
    const found = namingIn(grammar, rule, part, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether ranges hold some of the surrogates and not all. */
function namesSome(ranges: readonly Range[]): boolean {
  const others = complement([SURROGATES]);
  const held = sizeOf(joined([...ranges, ...others])) - sizeOf(others);
  return held > 0 && held < sizeOf([SURROGATES]);
}
