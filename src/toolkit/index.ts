/** The generator: the text of a grammar in, the texts of its artifacts out; and what else may be asked of a grammar. */

export { generateArtifacts, type Source } from "./artifacts.js";
export { ebnf, figureOf } from "./emit/figure.js";
export { drawn } from "./emit/railroad.js";
export {
  type Expression,
  type Grammar,
  GrammarError,
  kindOf,
  partsOf,
  productionsOf,
  type Rule,
  ruleOf,
} from "./grammar/expression.js";
export { loadGrammar } from "./grammar/load.js";
export { refuseShadowedWords } from "./language/shadowing.js";
