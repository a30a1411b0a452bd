/** Peggy's own parser of the grammar, with nodes for productions: what our generated parser is held against. */
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

/** The parse of a whole text by a start rule: a node, or null. */
export function peggyParser(startRule: "directive" | "confirmation"): (text: string) => unknown {
  const source = readFileSync("grammar/directives.peggy", "utf8");
  const parser = peggy.generate(source, {
    plugins: [productionsAreNodes],
    allowedStartRules: ["directive", "confirmation"],
  });
  return (text) => {
    try {
      return parser.parse(text, { startRule });
    } catch (error) {
      if (error instanceof parser.SyntaxError) return null;
      throw error;
    }
  };
}
