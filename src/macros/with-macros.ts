/** An engine that takes the directives of an own language as well. */
import { requireString, typeName, userTurns } from "../base/index.js";
import type { Checkpoint, Decision, Engine, PolicyValue, Snapshot, State, TranscriptResult } from "../index.js";
import type { MacroEngine, MacroExplanation, MacroReading, Macros } from "./macros.js";
import { readMacro } from "./read-macro.js";

/**
 * Wraps an engine so that it takes macros too. A macro's directives are applied all or none: where one of them clarifies, the
 * whole does, and nothing is left pending but the question of a macro that stands for one directive alone. While a question is
 * pending, a turn is its answer and no macro. The engine stays in use: whoever has it may go on with it.
 *
 * @throws {TypeError} when `parse` or `expand` is not a function; in a turn, when `parse` answers neither a directive nor null,
 *   when a macro stands for a text that is not a directive, or when one of the two has stepped the engine.
 */
export function withMacros<D extends object>(engine: Engine, macros: Macros<D>): MacroEngine<D> {
  if (typeof macros.parse !== "function" || typeof macros.expand !== "function")
    throw new TypeError("withMacros takes { parse, expand }, two functions.");
  return new MacroShell(engine, macros);
}

class MacroShell<D extends object> implements MacroEngine<D> {
  readonly #engine: Engine;
  /** The engine behind all macros: what a macro stands for are directives, also where another language would take them for its own. */
  readonly #plain: Engine;
  readonly #macros: Macros<D>;

  constructor(engine: Engine, macros: Macros<D>) {
    this.#engine = engine;
    this.#plain = engine instanceof MacroShell ? engine.#plain : engine;
    this.#macros = macros;
  }

  step(text: string): Decision {
    const reading = this.#read(text);
    if (reading === null) return this.#engine.step(text);
    return this.#take(reading) ?? reading.decision;
  }

  /** Steps what a macro stands for, where it takes effect or asks; null where nothing does. */
  #take({ directives, decision }: MacroReading<D>): Decision | null {
    if (decision.kind !== "update" && directives.length !== 1) return null;
    let taken: Decision | null = null;
    for (const text of directives) taken = this.#plain.step(text);
    return taken;
  }

  explain(text: string): MacroExplanation<D> {
    return this.#read(text) ?? { ...this.#engine.explain(text), macro: null };
  }

  /** Null where the turn is no macro. */
  #read(text: string): MacroReading<D> | null {
    requireString(text, "A turn");
    if (this.#engine.hasPendingClarification()) return null;
    const { snapshot } = this.#engine;
    const macro = this.#macros.parse(text);
    if (typeof macro !== "object")
      throw new TypeError(`parse must answer a directive or null, not ${typeName(macro)}.`);
    const reading = macro === null ? null : readMacro(macro, this.#macros, snapshot);
    // What parse or expand did to the engine would be lost in a step, and taken for the macro's in an explanation.
    if (this.#engine.snapshot !== snapshot)
      throw new TypeError("parse and expand read a turn: they must not step the engine, nor import into it.");
    return reading;
  }

  applyTranscript(messages: readonly unknown[]): TranscriptResult {
    for (const turn of userTurns(messages)) {
      const { kind, prompt_to_user } = this.step(turn);
      if (kind === "clarify") return { kind: "confirm", prompt_to_user };
    }
    return { kind: "state", state: this.state };
  }

  get state(): State {
    return this.#engine.state;
  }

  get snapshot(): Snapshot {
    return this.#engine.snapshot;
  }

  getPolicy(item: string): PolicyValue | null {
    return this.#engine.getPolicy(item);
  }

  hasPendingClarification(): boolean {
    return this.#engine.hasPendingClarification();
  }

  exportJson(): string {
    return this.#engine.exportJson();
  }

  importJson(payload: string): void {
    this.#engine.importJson(payload);
  }

  exportCheckpoint(): Checkpoint {
    return this.#engine.exportCheckpoint();
  }

  importCheckpoint(payload: unknown): void {
    this.#engine.importCheckpoint(payload);
  }

  exportCheckpointJson(): string {
    return this.#engine.exportCheckpointJson();
  }

  importCheckpointJson(payload: string): void {
    this.#engine.importCheckpointJson(payload);
  }
}
