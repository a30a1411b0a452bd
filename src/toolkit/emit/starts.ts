/** The start rules of a grammar, as its users name them. */
import { upperFirst } from "../grammar/expression.js";

/** The type of what each start rule recognizes, by the name of the rule. */
export type Starts = Readonly<Record<string, string>>;

/** The name of the function that parses by a start rule. */
export function parserOf(start: string): string {
  return `parse${upperFirst(start)}`;
}
