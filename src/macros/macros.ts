/** What an own language says of its directives, and the engine that takes them beside those of this language. */
import type { Decision, Engine, Explanation, Outcome, State } from "../index.js";

/** What a directive of an own language stands for: directives of this one, or words to the user where it is to be corrected. */
export type Expansion = readonly string[] | { readonly prompt_to_user: string };

/** The directives of an own language, as two functions without a memory. */
export interface Macros<D extends object> {
  /** The directive that a text is, or null. A text that is one is never read as a directive of this language. */
  readonly parse: (text: string) => D | null;
  /** What it stands for, given the state before it. */
  readonly expand: (directive: D, state: State) => Expansion;
}

/** What a macro comes to, as a whole. */
export interface MacroReading<D extends object> {
  /** What the turn was parsed as. */
  readonly macro: D;
  /** The texts that it stands for; none where it is corrected. */
  readonly directives: readonly string[];
  /** What each of them comes to, up to the one that stops the whole. */
  readonly outcomes: readonly Outcome[];
  /** Texts that lead to what was meant, stepped in order; empty where there are none. */
  readonly repairs: readonly string[];
  /** What stepping the turn would answer. */
  readonly decision: Decision;
}

/** All that can be said of a turn: of a macro as a whole, of another turn as ever. */
export type MacroExplanation<D extends object> = MacroReading<D> | (Explanation & { readonly macro: null });

/** An engine that takes macros. `preview` and `step` take it as they take any other. */
export interface MacroEngine<D extends object> extends Omit<Engine, "explain"> {
  /**
   * How a turn would be read and answered; changes nothing.
   *
   * @throws {TypeError} when the turn is no string, or a macro stands for a text that is no directive.
   */
  explain(text: string): MacroExplanation<D>;
}
