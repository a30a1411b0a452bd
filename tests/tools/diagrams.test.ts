/** A diagram shows the words of its production, all of them and no others, and stands beside its rule. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  type Expression,
  type Grammar,
  kindOf,
  loadGrammar,
  partsOf,
  productionsOf,
  ruleOf,
} from "../../src/toolkit/index.js";

const GRAMMAR = loadGrammar(readFileSync("grammar/directives.peggy", "utf8"));
const PRODUCTIONS = [...productionsOf(GRAMMAR, "directive"), ...productionsOf(GRAMMAR, "confirmation")];

/** The literals that a production takes, in order; those that it only looks ahead at are not taken. */
function literals(grammar: Grammar, expression: Expression): string[] {
  if (expression.type === "literal") return [expression.value];
  if (expression.type === "not" || expression.type === "and") return [];
  if (expression.type === "reference") return literals(grammar, ruleOf(grammar, expression.name).expression);
  return partsOf(expression).flatMap((part) => literals(grammar, part));
}

describe.each(PRODUCTIONS.map((production) => [production.name, production] as const))(
  "the diagram of %s",
  (name, production) => {
    const file = `diagrams/${kindOf(name).replaceAll("_", "-")}.svg`;
    const svg = readFileSync(`spec/${file}`, "utf8");

    it("shows the production's words", () => {
      const boxes = [...svg.matchAll(/<rect[^>]*rx="10"[^>]*><\/rect>\s*<text[^>]*>([^<]*)<\/text>/g)];
      const words = boxes.map(([, text = ""]) => text.replaceAll("\u2423", " "));
      expect(words).toEqual(literals(GRAMMAR, production.expression));
    });

    it("reads on a light and on a dark page", () => {
      expect(svg).toContain("prefers-color-scheme:dark");
    });

    it("stands in the spec, with the production's EBNF", () => {
      const names = readdirSync("spec").filter((page) => /^\d+-.*\.md$/.test(page));
      const pages = names.map((page) => readFileSync(`spec/${page}`, "utf8")).join("\n");
      expect(pages).toContain(`<!-- drawn: ${name} -->\n![${name}](${file})\n\n\`\`\`ebnf\n${name} ::= "`);
    });
  },
);
