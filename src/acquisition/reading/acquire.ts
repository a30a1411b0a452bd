/** The gate of a session with `--with-preprocessor`: what the engine gets for the user's input (spec, `session.gate`). */
import type { Engine } from "../../index.js";
import { parsePreprocessorOutput } from "./validator.js";

/**
 * The turn to give to the engine for an input: the directive that the input already is, without blanks around it or out of
 * a contract object, else the input as it stands. While a clarification is pending, every input stays as it is.
 */
export function acquireTurn(engine: Pick<Engine, "hasPendingClarification">, input: string): string {
  if (engine.hasPendingClarification()) return input;
  return parsePreprocessorOutput(input, { sourceInput: input }) ?? input;
}
