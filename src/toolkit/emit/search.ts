/** Repetitions that are a search for a word: one call instead of a loop. */
import { type Expression, type Grammar, ruleOf } from "../grammar/expression.js";

/** The code of `(!literal .)*` and `(!(literal !.) .)*`, whose rounds this expression is; null for any other. */
export function searchCode(grammar: Grammar, expression: Expression): string | null {
  const search = searchOf(grammar, expression);
  return search && `${search.code}\nif (p < 0) p = s.length;`;
}

/** The code of such a repetition and of the word behind it, for which it searches; null for any other two expressions. */
export function foundCode(grammar: Grammar, elements: readonly Expression[], fail: string): string | null {
  const [repetition, word] = elements.slice(0, 2).map((each) => resolved(grammar, each));
  if (repetition?.type !== "many" || repetition.least === 1 || word?.type !== "literal") return null;
  const search = searchOf(grammar, repetition.expression);
  return search?.word === word.value ? `${search.code}\nif (p < 0) ${fail}\np += ${word.value.length};` : null;
}

/** The word for which a repetition of these rounds searches, and the code that moves `p` to it, or to -1. */
function searchOf(grammar: Grammar, expression: Expression): { readonly word: string; readonly code: string } | null {
  const parts = pair(grammar, expression);
  if (parts?.[0].type !== "not" || parts[1].type !== "any") return null;
  const until = resolved(grammar, parts[0].expression);
  if (until.type === "literal") return { word: until.value, code: `p = s.indexOf(${JSON.stringify(until.value)}, p);` };
  const [word, end] = pair(grammar, until) ?? [];
  if (word?.type !== "literal" || end?.type !== "not" || end.expression.type !== "any") return null;
  const at = `s.length - ${word.value.length}`;
  return { word: word.value, code: `p = s.endsWith(${JSON.stringify(word.value)}) && ${at} >= p ? ${at} : -1;` };
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
