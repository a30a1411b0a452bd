/**
 * Reads a grammar: Peggy parses and checks it, and what is left is turned into our own expressions. A construct that the
 * generator does not support is refused by name, and so is a recursive rule: the language must stay regular.
 */
import peggy from "peggy";
import { type Expression, type Grammar, GrammarError, type Rule } from "./expression.js";
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
  for (const name of grammar.keys()) refuseRecursion(grammar, name, []);
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

function refuseRecursion(grammar: Grammar, name: string, path: readonly string[]): void {
  if (path.includes(name))
    throw new GrammarError(
      `Rule ${name} is recursive (${[...path, name].join(" → ")}): the language must stay regular.`,
    );
  const rule = grammar.get(name);
  if (rule !== undefined)
    for (const next of referencesOf(rule.expression)) refuseRecursion(grammar, next, [...path, name]);
}

function referencesOf(expression: Expression): string[] {
  if (expression.type === "reference") return [expression.name];
  if (expression.type === "sequence") return expression.elements.flatMap(referencesOf);
  if (expression.type === "choice") return expression.alternatives.flatMap(referencesOf);
  return "expression" in expression ? referencesOf(expression.expression) : [];
}
