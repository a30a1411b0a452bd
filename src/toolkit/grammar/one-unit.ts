/** Expressions that take exactly one code unit: what they are as a set. */
import { type Expression, type Grammar, ruleOf } from "./expression.js";
import { complement, joined, type Range, sizeOf, UNITS } from "./units.js";

/** The set of which an expression takes exactly one code unit, whatever follows; null for any other expression. */
export function unitsOf(grammar: Grammar, expression: Expression): Range[] | null {
  if (expression.type === "any") return complement([]);
  if (expression.type === "class")
    return expression.inverted ? complement(expression.ranges) : joined(expression.ranges);
  if (expression.type === "literal" && expression.value.length === 1)
    return [[expression.value.charCodeAt(0), expression.value.charCodeAt(0)]];
  if (expression.type === "reference") return unitsOf(grammar, ruleOf(grammar, expression.name).expression);
  if (expression.type !== "sequence" || expression.elements.length !== 2) return null;
  const [first, second] = expression.elements;
  if (first?.type !== "not" || second === undefined) return null;
  const [without, units] = [unitsOf(grammar, first.expression), unitsOf(grammar, second)];
  return without === null || units === null ? null : complement([...complement(units), ...without]);
}

/** Whether an expression takes exactly one code unit, whichever it is; a helper may be written for that. */
export function isAny(grammar: Grammar, expression: Expression): boolean {
  const units = unitsOf(grammar, expression);
  return units !== null && sizeOf(units) === UNITS;
}
