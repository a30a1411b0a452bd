/** Writes what is known of canonical texts: a recognizer, and a printer whose every text is parsed back to what it says. */
import { canonicalReading, type Grammar, kindOf, productionsOf, upperFirst } from "../grammar/expression.js";
import { CodeWriter } from "./code.js";
import { Helpers } from "./helpers.js";
import { emitPrinter } from "./printer.js";
import { parserOf } from "./starts.js";

/** The module about the canonical texts of a start rule, which imports the parser and the syntax tree beside it. */
export function emitCanonical(grammar: Grammar, start: string, type: string): string {
  const reading = canonicalReading(grammar);
  const [parse, print] = [parserOf(start), `print${upperFirst(start)}`];
  return `import { ${parse} } from "./parser.js";
import type { ${type} } from "./syntax.js";

/** Whether a text is canonical: one that a tool may write on a user's behalf. */
export function isCanonical(text: string): boolean {
  const node = ${parse}(text);
  return node !== null && CANONICAL[node.kind](text);
}

/** The canonical text of a ${start}, or null where it has none. */
export function ${print}<K extends ${type}["kind"]>(node: Extract<${type}, { kind: K }>): string | null {
  const print: (d: Extract<${type}, { kind: K }>) => string | null = PRINT[node.kind];
  const text = print(node);
  return text !== null && isSame(${parse}(text), node) && CANONICAL[node.kind](text) ? text : null;
}

function isSame(parsed: ${type} | null, node: ${type}): boolean {
  return parsed !== null && Object.entries(node).every(([key, value]) => Reflect.get(parsed, key) === value);
}

${emitPrinter(reading, start, type)}

${emitRecognizers(reading, start, type)}`;
}

/**
 * For each production, whether a text that it has parsed is canonical: a recognizer of its canonical reading, which has to read the
 * whole text. That the plain reading ends with it is not enough, since the sister of a helper may take less.
 */
function emitRecognizers(canonical: Grammar, start: string, type: string): string {
  const writer = new CodeWriter(canonical, false);
  const entries = productionsOf(canonical, start).map((production) => {
    const kind = kindOf(production.name);
    if (production.class !== null) return `  ${kind}: () => false,`;
    writer.enter(production);
    return `  ${kind}: (s) => {\n    let p = 0;\n${writer.matching(production.expression, "return false;")}\n    return p === s.length;\n  },`;
  });
  const table = `const CANONICAL: { readonly [K in ${type}["kind"]]: (s: string) => boolean } = {\n${entries.join("\n")}\n};`;
  return [table, ...new Helpers(writer).missing()].join("\n\n");
}
