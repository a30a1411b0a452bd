/** Peggy's own parser of a grammar, with nodes for productions: what our generated parser is held against. */
import { readFileSync } from "node:fs";
import peggy from "peggy";

/** Makes each Capitalized rule answer a node: its kind, and its labels, which an action sees as variables. */
const productionsAreNodes: peggy.Plugin = {
  use(config) {
    config.passes.transform.unshift((grammar) => {
      for (const rule of grammar.rules) if (/^[A-Z]/.test(rule.name)) rule.expression = node(rule);
    });
  },
};

function node({ name, expression, location }: peggy.ast.Rule): peggy.ast.Rule["expression"] {
  const body = expression.type === "named" ? expression.expression : expression;
  const labels =
    body.type === "sequence"
      ? body.elements.flatMap((each) => (each.type === "labeled" && each.label !== null ? [each.label] : []))
      : [];
  const kind = name.replace(/(?<!^)[A-Z]/g, "_$&").toLowerCase();
  if (body.type !== "sequence") throw new Error(`The production ${name} is no sequence.`);
  return {
    type: "action",
    expression: body,
    code: `return ${["{ kind: ", JSON.stringify(kind), ...labels.map((label) => `, ${label}`), " }"].join("")};`,
    codeLocation: location,
    location,
  };
}

/** The parse of a whole text by a start rule of a grammar's file: a node, or null. */
export function peggyParser(path: string, startRule: string): (text: string) => unknown {
  return peggyParserOf(readFileSync(path, "utf8"), startRule);
}

/** Parsers that start at any rule, by the text of their grammar: to make one of a large grammar takes a second. */
const MADE = new Map<string, peggy.Parser>();

/** The same of a grammar's text. */
export function peggyParserOf(grammar: string, startRule: string): (text: string) => unknown {
  const parser =
    MADE.get(grammar) ?? peggy.generate(grammar, { plugins: [productionsAreNodes], allowedStartRules: ["*"] });
  MADE.set(grammar, parser);
  return (text) => {
    try {
      return parser.parse(text, { startRule });
    } catch (error) {
      if (error instanceof parser.SyntaxError) return null;
      throw error;
    }
  };
}
