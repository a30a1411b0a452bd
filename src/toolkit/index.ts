/**
 * The generator: the text of a grammar in, the texts of its artifacts out; and what else may be asked of a grammar. It needs
 * Node and the package peggy.
 *
 * @packageDocumentation
 */

export { generateArtifacts, type Source } from "./artifacts.js";
export { ebnf, figureOf } from "./emit/figure.js";
export { formsOf } from "./emit/printer.js";
export { drawn } from "./emit/railroad.js";
export { introducedBy } from "./emit/words.js";
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
} from "./grammar/expression.js";
export { loadGrammar } from "./grammar/load.js";
export { asJavaScript, PackageError } from "./javascript.js";
export { refuseShadowedWords } from "./language/shadowing.js";
export { generateProject, type Project } from "./project.js";
