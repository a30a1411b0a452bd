/** The generator, from the text of a grammar to the artifacts: reading, questions about the language, and emitters. */

export { canonicalAutomaton } from "./automaton.js";
export { emitGbnf, emitLark, NO_DIRECTIVE } from "./emit-constrained.js";
export { emitParser, emitRecognizers, labelsOf } from "./emit-parser.js";
export { emitPrinter } from "./emit-printer.js";
export { emitSentences } from "./emit-sentences.js";
export { emitSyntax } from "./emit-syntax.js";
export {
  canonicalReading,
  type Expression,
  type Grammar,
  GrammarError,
  kindOf,
  partsOf,
  productionsOf,
  type Rule,
  ruleOf,
} from "./expression.js";
export { ebnf, figureOf } from "./figure.js";
export { loadGrammar } from "./load.js";
export { drawn } from "./railroad.js";
export { refuseShadowing } from "./shadowing.js";
export type { Range } from "./units.js";
export { introducersOf } from "./words.js";
