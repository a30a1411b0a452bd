/** The words that introduce a directive: what later layers look for in a message. */
import { type Expression, type Grammar, type Rule, ruleOf } from "./expression.js";

/** The shortest literal beginnings of the productions, whole words, none of which begins with another. */
export function introducersOf(grammar: Grammar, productions: readonly Rule[]): string[] {
  const prefixes = new Set(
    productions.flatMap(({ expression }) => prefixesOf(grammar, expression)).map((text) => text.trimEnd()),
  );
  return [...prefixes].filter((text) => ![...prefixes].some((other) => text.startsWith(`${other} `)));
}

function prefixesOf(grammar: Grammar, expression: Expression): string[] {
  if (expression.type === "literal") return [expression.value];
  if (expression.type === "reference") return prefixesOf(grammar, ruleOf(grammar, expression.name).expression);
  if (expression.type === "choice")
    return expression.alternatives.flatMap((alternative) => prefixesOf(grammar, alternative));
  const first = expression.type === "sequence" ? expression.elements[0] : undefined;
  return first === undefined ? [] : prefixesOf(grammar, first);
}
