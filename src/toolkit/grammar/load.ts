/**
 * Reads a grammar: Peggy parses and checks it, and what is left is turned into our own expressions. A construct that the
 * generator does not support is refused by name, and so is a recursive rule: the language must stay regular.
 */
import peggy from "peggy";
import {
  type Expression,
  type Grammar,
  GrammarError,
  isProduction,
  type Place,
  partsOf,
  type Rule,
  referencesOf,
} from "./expression.js";
import { advised } from "./peggy-advice.js";
import { refuseLarge } from "./size.js";
import type { Range } from "./units.js";

if (Number.parseInt(peggy.VERSION, 10) < 5) {
  throw new Error(
    'The entry "context-compiler/toolkit" needs version 5 or later of the package "peggy". Install peggy@5.',
  );
}

/** What is said where reading a grammar takes more of the stack than there is. */
export const TOO_DEEP = "The grammar is nested too deep, or a rule of it is too long. Part it into rules.";

type PeggyExpression = peggy.ast.Expression | peggy.ast.Named;

/**
 * Parses the text of a grammar; `file` is its name in errors.
 *
 * @throws {GrammarError} where Peggy refuses or warns, and where a construct is not supported.
 */
export function loadGrammar(source: string, file = "grammar"): Grammar {
  const grammar = new Map<string, Rule>();
  const tree = parse(source, file);
  refuseCode(tree, file);
  for (const rule of tree.rules) grammar.set(rule.name, toRule(rule, file));
  for (const rule of grammar.values()) refuseHiddenLabels(rule);
  for (const rule of grammar.values()) refuseNesting(grammar, rule, [], new Set());
  refuseLarge(grammar);
  return grammar;
}

function parse(source: string, file: string): peggy.ast.Grammar {
  const keepTheTree: peggy.Plugin = {
    use(config) {
      config.passes.transform = [];
      config.passes.generate = [];
    },
  };
  const refuse = (_stage: string, message: string, location?: peggy.LocationRange): never => {
    throw new GrammarError(placeOf(location, file), advised(message));
  };
  try {
    return peggy.generate(source, { output: "ast", plugins: [keepTheTree], warning: refuse });
  } catch (error) {
    if (error instanceof RangeError) throw new GrammarError(placeOf(undefined, file), TOO_DEEP);
    if (error instanceof GrammarError || !(error instanceof Error)) throw error;
    const location =
      error instanceof peggy.GrammarError || error instanceof peggy.parser.SyntaxError ? error.location : undefined;
    throw new GrammarError(placeOf(location, file), advised(error.message));
  }
}

/** What stands before the rules is code, and would be lost. */
function refuseCode({ imports, topLevelInitializer, initializer }: peggy.ast.Grammar, file: string): void {
  const [first] = [...imports, ...[topLevelInitializer ?? [], initializer ?? []].flat()];
  if (first !== undefined)
    throw new GrammarError(
      placeOf(first.location, file),
      "A grammar holds no code and imports nothing: begin it with a rule.",
    );
}

function placeOf(location: peggy.LocationRange | undefined, file: string): Place {
  return { file, line: location?.start.line ?? 1, column: location?.start.column ?? 1 };
}

function toRule({ name, nameLocation, expression }: peggy.ast.Rule, file: string): Rule {
  const named = expression.type === "named";
  const body = new Reader(name, file).read(named ? expression.expression : expression);
  return { name, place: placeOf(nameLocation, file), class: named ? expression.name : null, expression: body };
}

/** Reads the expressions of one rule. */
class Reader {
  readonly #rule: string;
  readonly #file: string;

  constructor(rule: string, file: string) {
    this.#rule = rule;
    this.#file = file;
  }

  read(node: PeggyExpression): Expression {
    switch (node.type) {
      case "literal":
        if (node.ignoreCase) return this.#refuse(node, "a case-insensitive literal", SPELL_OUT);
        return { type: "literal", value: node.value };
      case "class":
        if (node.ignoreCase) return this.#refuse(node, "a case-insensitive class", SPELL_OUT);
        return { type: "class", ranges: node.parts.map((part) => this.#range(node, part)), inverted: node.inverted };
      case "any":
        return { type: "any" };
      case "sequence":
        return { type: "sequence", elements: node.elements.map((each) => this.read(each)) };
      case "choice":
        return { type: "choice", alternatives: node.alternatives.map((each) => this.read(each)) };
      case "group":
        return this.read(node.expression);
      case "simple_and":
        return { type: "and", expression: this.read(node.expression) };
      case "simple_not":
        return { type: "not", expression: this.read(node.expression) };
      case "optional":
      case "text":
        return { type: node.type, expression: this.read(node.expression) };
      case "zero_or_more":
        return { type: "many", least: 0, expression: this.read(node.expression) };
      case "one_or_more":
        return { type: "many", least: 1, expression: this.read(node.expression) };
      case "labeled":
        return this.#labeled(node);
      case "rule_ref":
        return { type: "reference", name: node.name };
      default:
        return this.#refuse(node, `the construct ${node.type}`, "Write it without code, with the other operators.");
    }
  }

  #labeled(node: peggy.ast.Labeled): Expression {
    if (node.pick) return { type: "picked", expression: this.read(node.expression) };
    if (node.label === null) return this.#refuse(node, "a label without a name", "Give the label a name.");
    if (node.label === "kind") return this.#refuse(node, "the label kind", "It names the node: choose another one.");
    return { type: "labeled", label: node.label, expression: this.read(node.expression) };
  }

  #range(node: peggy.ast.CharacterClass, part: peggy.ast.CharacterClass["parts"][number]): Range {
    if (typeof part !== "string" && !Array.isArray(part))
      return this.#refuse(node, "a class escape", "Write the characters or their ranges.");
    const [first = "", last = ""] = typeof part === "string" ? [part, part] : part;
    if (first.length !== 1 || last.length !== 1)
      return this.#refuse(node, "a class of characters beyond U+FFFF", "Write each as a literal, in a choice.");
    return [first.charCodeAt(0), last.charCodeAt(0)];
  }

  #refuse({ location }: { readonly location: peggy.LocationRange }, construct: string, advice: string): never {
    throw new GrammarError(
      placeOf(location, this.#file),
      `Rule ${this.#rule} uses ${construct}, which the generator does not support. ${advice}`,
    );
  }
}

/** JavaScript folds more letters together than the two cases of one, and which ones changes with Unicode. */
const SPELL_OUT = "Write out the letters that are meant: [aA] for each.";

/** A label is a field of a node, so it stands in a production, and not inside what may be absent or repeated. */
function refuseHiddenLabels({ name, place, expression }: Rule): void {
  const elements = isProduction(name) && expression.type === "sequence" ? expression.elements : [expression];
  for (const element of elements) {
    const [hidden] = labelsIn(element.type === "labeled" && isProduction(name) ? element.expression : element);
    if (hidden === undefined) continue;
    throw new GrammarError(
      place,
      `Rule ${name} uses the label ${hidden} elsewhere than at the top of a production. Each field of a node is always there: label an element of the production's own sequence.`,
    );
  }
}

function labelsIn(expression: Expression): string[] {
  if (expression.type === "labeled") return [expression.label];
  return partsOf(expression).flatMap(labelsIn);
}

/**
 * Follows the references of a rule: none may lead back to it, and none from one production into another. A rule that many
 * refer to is followed once; what it is wrong in beside another way to it shows where that way begins.
 */
function refuseNesting(grammar: Grammar, rule: Rule, path: readonly string[], followed: Set<string>): void {
  const { name, place } = rule;
  const way = [...path, name];
  if (path.includes(name)) {
    const circle = way.slice(path.indexOf(name)).join(" → ");
    throw new GrammarError(
      place,
      `Rule ${name} is recursive (${circle}): the language must stay regular. Write a repetition instead.`,
    );
  }
  const [outer, inner] = way.filter(isProduction);
  if (inner !== undefined)
    throw new GrammarError(
      place,
      `The production ${inner} stands inside ${outer}: nodes do not nest. Give what they share a rule in lower case.`,
    );
  for (const next of referencesOf(rule.expression)) {
    const target = grammar.get(next);
    if (target !== undefined && !followed.has(next)) refuseNesting(grammar, target, way, followed);
  }
  followed.add(name);
}
