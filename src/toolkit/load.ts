/**
 * Reads a grammar: Peggy parses and checks it, and what is left is turned into our own expressions. A construct that the
 * generator does not support is refused by name, and so is a recursive rule: the language must stay regular.
 */
import peggy from "peggy";
import { type Expression, type Grammar, GrammarError, isProduction, partsOf, type Rule } from "./expression.js";
import type { Range } from "./units.js";

type PeggyExpression = peggy.ast.Expression | peggy.ast.Named;

/**
 * Parses the text of a grammar.
 *
 * @throws {GrammarError} where Peggy refuses or warns, and where a construct is not supported.
 */
export function loadGrammar(source: string): Grammar {
  const grammar = new Map<string, Rule>();
  for (const rule of parse(source).rules) grammar.set(rule.name, toRule(rule));
  for (const rule of grammar.values()) refuseHiddenLabels(rule);
  for (const name of grammar.keys()) refuseNesting(grammar, name, []);
  return grammar;
}

function parse(source: string): peggy.ast.Grammar {
  const keepTheTree: peggy.Plugin = {
    use(config) {
      config.passes.transform = [];
      config.passes.generate = [];
    },
  };
  const refuse = (_stage: string, message: string): never => {
    throw new GrammarError(message);
  };
  try {
    return peggy.generate(source, { output: "ast", plugins: [keepTheTree], warning: refuse });
  } catch (error) {
    throw new GrammarError(error instanceof Error ? error.message : String(error));
  }
}

function toRule({ name, expression }: peggy.ast.Rule): Rule {
  const named = expression.type === "named";
  const body = toExpression(named ? expression.expression : expression, name);
  return { name, class: named ? expression.name : null, expression: body };
}

function toExpression(node: PeggyExpression, rule: string): Expression {
  const inner = (expression: PeggyExpression): Expression => toExpression(expression, rule);
  switch (node.type) {
    case "literal":
      if (node.ignoreCase) return refuse("a case-insensitive literal", rule);
      return { type: "literal", value: node.value };
    case "class":
      if (node.ignoreCase) return refuse("a case-insensitive class", rule);
      return { type: "class", ranges: node.parts.map((part) => toRange(part, rule)), inverted: node.inverted };
    case "any":
      return { type: "any" };
    case "sequence":
      return { type: "sequence", elements: node.elements.map(inner) };
    case "choice":
      return { type: "choice", alternatives: node.alternatives.map(inner) };
    case "group":
      return inner(node.expression);
    case "simple_and":
      return { type: "and", expression: inner(node.expression) };
    case "simple_not":
      return { type: "not", expression: inner(node.expression) };
    case "optional":
    case "text":
      return { type: node.type, expression: inner(node.expression) };
    case "zero_or_more":
      return { type: "many", least: 0, expression: inner(node.expression) };
    case "one_or_more":
      return { type: "many", least: 1, expression: inner(node.expression) };
    case "labeled":
      return toLabeled(node, rule);
    case "rule_ref":
      return { type: "reference", name: node.name };
    default:
      return refuse(`the construct ${node.type}`, rule);
  }
}

function toLabeled(node: peggy.ast.Labeled, rule: string): Expression {
  const expression = toExpression(node.expression, rule);
  if (node.pick) return { type: "picked", expression };
  if (node.label === null) return refuse("a label without a name", rule);
  if (node.label === "kind") return refuse("the label kind, which names the node,", rule);
  return { type: "labeled", label: node.label, expression };
}

function toRange(part: peggy.ast.CharacterClass["parts"][number], rule: string): Range {
  if (typeof part !== "string" && !Array.isArray(part)) return refuse("a class escape", rule);
  const [first = "", last = ""] = typeof part === "string" ? [part, part] : part;
  if (first.length !== 1 || last.length !== 1) return refuse("a class of characters beyond U+FFFF", rule);
  return [first.charCodeAt(0), last.charCodeAt(0)];
}

function refuse(construct: string, rule: string): never {
  throw new GrammarError(`Rule ${rule} uses ${construct}, which the generator does not support.`);
}

/** A label is a field of a node, so it stands in a production, and not inside what may be absent or repeated. */
function refuseHiddenLabels({ name, expression }: Rule): void {
  const elements = isProduction(name) && expression.type === "sequence" ? expression.elements : [expression];
  for (const element of elements) {
    const [hidden] = labelsIn(element.type === "labeled" && isProduction(name) ? element.expression : element);
    if (hidden !== undefined) refuse(`the label ${hidden} elsewhere than at the top of a production`, name);
  }
}

function labelsIn(expression: Expression): string[] {
  if (expression.type === "labeled") return [expression.label];
  return partsOf(expression).flatMap(labelsIn);
}

/** Follows the references of a rule: none may lead back to it, and none from one production into another. */
function refuseNesting(grammar: Grammar, name: string, path: readonly string[]): void {
  const way = [...path, name];
  if (path.includes(name)) {
    const circle = way.slice(path.indexOf(name)).join(" → ");
    throw new GrammarError(`Rule ${name} is recursive (${circle}): the language must stay regular.`);
  }
  const [outer, inner] = way.filter(isProduction);
  if (inner !== undefined) throw new GrammarError(`The production ${inner} stands inside ${outer}: nodes do not nest.`);
  const rule = grammar.get(name);
  if (rule !== undefined) for (const next of referencesOf(rule.expression)) refuseNesting(grammar, next, way);
}

function referencesOf(expression: Expression): string[] {
  if (expression.type === "reference") return [expression.name];
  return partsOf(expression).flatMap(referencesOf);
}
