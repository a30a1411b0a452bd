/** Whether a production matches to the end of the text, so that what is read is all that was said. */
import { type Expression, type Grammar, GrammarError, type Rule, ruleOf } from "./expression.js";
import { isAny } from "./one-unit.js";

/** @throws {GrammarError} where a production may end before the text does: the rest of a text would be dropped without a word. */
export function requireEnding(grammar: Grammar, production: Rule): void {
  if (isEnding(grammar, production.expression)) return;
  throw new GrammarError(
    production.place,
    `The production ${production.name} may end before the text does, and what stands behind it would be dropped. Write the end of the text at its end: \`end\`, with a rule \`end = !.\`.`,
  );
}

/** Whether an expression is the end of the text itself, `!.`, which takes nothing; a helper may be written for it. */
export function isEnd(grammar: Grammar, expression: Expression): boolean {
  if (expression.type === "reference") return isEnd(grammar, ruleOf(grammar, expression.name).expression);
  return expression.type === "not" && isAny(grammar, expression.expression);
}

function isEnding(grammar: Grammar, expression: Expression): boolean {
  switch (expression.type) {
    case "sequence":
      return isEnding(grammar, expression.elements.at(-1) ?? expression);
    case "choice":
      return expression.alternatives.every((each) => isEnding(grammar, each));
    case "labeled":
    case "picked":
    case "text":
      return isEnding(grammar, expression.expression);
    case "reference":
      return isEnding(grammar, ruleOf(grammar, expression.name).expression);
    case "not":
    case "many":
      return isAny(grammar, expression.expression);
    default:
      return false;
  }
}
