/** The words that introduce a production: what later layers look for in a message. */
import { type Expression, type Grammar, type Rule, ruleOf } from "../grammar/expression.js";

/** The shortest literal beginnings of the productions, whole words, none of which begins with another. */
export function introducersOf(grammar: Grammar, productions: readonly Rule[]): string[] {
  const prefixes = new Set(
    productions.flatMap(({ expression }) => prefixesOf(grammar, expression)).map((text) => text.trimEnd()),
  );
  prefixes.delete("");
  return [...prefixes].filter((text) => ![...prefixes].some((other) => text.startsWith(`${other} `)));
}

/** The words with which an expression can begin; the empty one where it can match without a word. */
function prefixesOf(grammar: Grammar, expression: Expression): string[] {
  const inner = (each: Expression): string[] => prefixesOf(grammar, each);
  switch (expression.type) {
    case "literal":
      return [expression.value];
    case "class":
    case "any":
      return [];
    case "sequence":
      return inSequence(expression.elements.map(inner));
    case "choice":
      return expression.alternatives.flatMap(inner);
    case "optional":
      return [...inner(expression.expression), ""];
    case "many":
      return [...inner(expression.expression), ...(expression.least === 0 ? [""] : [])];
    case "and":
    case "not":
      return [""];
    case "text":
    case "labeled":
    case "picked":
      return inner(expression.expression);
    case "reference":
      return inner(ruleOf(grammar, expression.name).expression);
  }
}

/** The words of each element up to the first that cannot be passed over. */
function inSequence(elements: readonly (readonly string[])[]): string[] {
  const stop = elements.findIndex((words) => !words.includes(""));
  const passed = stop < 0 ? elements : elements.slice(0, stop + 1);
  return [...passed.flatMap((words) => words.filter((word) => word !== "")), ...(stop < 0 ? [""] : [])];
}
