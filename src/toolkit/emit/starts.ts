/** The names of what is made of rules. A helper never has its own name in code, so that it may be called as its author likes. */
import { upperFirst } from "../grammar/expression.js";

/** The type of what each start rule recognizes, by the name of the rule. */
export type Starts = Readonly<Record<string, string>>;

/** The name of the function that tells where the match of a helper ends. */
export function matcherOf(helper: string): string {
  return `match${upperFirst(helper)}`;
}

/** The name of the function that answers the text of a helper. */
export function textMatcherOf(helper: string): string {
  return `textOf${upperFirst(helper)}`;
}

/** The name of the function that parses by a start rule. */
export function parserOf(start: string): string {
  return `parse${upperFirst(start)}`;
}
