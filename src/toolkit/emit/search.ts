/** Repetitions that are a search for a word: one call instead of a loop. */
import { type Expression, type Grammar, ruleOf } from "../grammar/expression.js";

/** The code of `(!literal .)*` and `(!(literal !.) .)*`, whose rounds this expression is; null for any other. */
export function searchCode(grammar: Grammar, expression: Expression): string | null {
  const parts = pair(grammar, expression);
  if (parts?.[0].type !== "not" || parts[1].type !== "any") return null;
  const until = resolved(grammar, parts[0].expression);
  if (until.type === "literal") return `p = s.indexOf(${JSON.stringify(until.value)}, p);\nif (p < 0) p = s.length;`;
  const [word, end] = pair(grammar, until) ?? [];
  if (word?.type !== "literal" || end?.type !== "not" || end.expression.type !== "any") return null;
  const at = `s.length - ${word.value.length}`;
  return `p = s.endsWith(${JSON.stringify(word.value)}) && ${at} >= p ? ${at} : s.length;`;
}

/** The two elements of a sequence of two. */
function pair(grammar: Grammar, expression: Expression): readonly [Expression, Expression] | null {
  if (expression.type !== "sequence" || expression.elements.length !== 2) return null;
  const [first, second] = expression.elements;
  return first === undefined || second === undefined ? null : [resolved(grammar, first), resolved(grammar, second)];
}

function resolved(grammar: Grammar, expression: Expression): Expression {
  return expression.type === "reference" ? resolved(grammar, ruleOf(grammar, expression.name).expression) : expression;
}
