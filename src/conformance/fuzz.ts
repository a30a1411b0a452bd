/** Runs our engine and an adapter side by side on fuzzed conversations, and shrinks the first disagreement. */
import type { FastCheck } from "../generated/directives/sentences.js";
import { createEngine } from "../index.js";
import { Adapter } from "./adapter.js";
import { type Disagreement, disagreements } from "./compare.js";
import { toExample } from "./notation.js";
import { ProtocolError } from "./protocol.js";
import { bid, greet } from "./run.js";
import type { Case } from "./suite.js";
import { turns } from "./turns.js";

/** How conversations are fuzzed. */
export interface FuzzOptions {
  readonly command: readonly string[];
  readonly timeLimit: number;
  readonly suite: string;
  /** How many conversations. */
  readonly runs: number;
  /** The same seed gives the same conversations. */
  readonly seed: number;
}

/** What fuzzing found. */
export interface FuzzReport {
  readonly implementation: string;
  readonly runs: number;
  readonly seed: number;
  /** The smallest conversation found on which the two disagree, as an example of the spec; null where there is none. */
  readonly example: string | null;
  readonly disagreements: readonly Disagreement[];
}

/** The longest conversation, in turns. */
const TURNS = 12;

/** A package that is not installed, since only some need it. */
export class MissingPackage extends Error {
  override readonly name = "MissingPackage";
}

/** @throws {ProtocolError} when the adapter breaks the protocol. @throws {MissingPackage} without fast-check. */
export async function fuzz({ command, timeLimit, suite, runs, seed }: FuzzOptions): Promise<FuzzReport> {
  const fc = await loadFastCheck();
  const adapter = new Adapter(command, timeLimit);
  try {
    const implementation = await greet(adapter, suite);
    const conversations = fc.array(turns(fc), { minLength: 1, maxLength: TURNS });
    const property = fc.asyncProperty(conversations, async (inputs) => (await compared(adapter, inputs)).length === 0);
    const { counterexample, errorInstance } = await fc.check(property, { numRuns: runs, seed });
    if (errorInstance instanceof ProtocolError) throw errorInstance;
    const inputs = counterexample?.[0] ?? null;
    const found = inputs === null ? [] : await compared(adapter, inputs);
    await bid(adapter);
    return {
      implementation,
      runs,
      seed,
      example: inputs === null ? null : toExample("found-by-fuzzing", inputs),
      disagreements: found,
    };
  } finally {
    adapter.kill();
  }
}

async function compared(adapter: Adapter, inputs: readonly string[]): Promise<Disagreement[]> {
  const initial_checkpoint = createEngine().exportCheckpoint();
  const asked: Case = { id: "fuzz", kind: "scenario", initial_checkpoint, inputs };
  const answer = await adapter.ask({ type: "case", case: asked });
  if (answer.type === "error") return [{ field: "turns", expected: "an answer", observed: answer.message }];
  if (answer.type !== "result") throw new ProtocolError(`The adapter answered a case with \`${answer.type}\`.`);
  return disagreements({ turns: ours(inputs) }, answer.observed);
}

function ours(inputs: readonly string[]): unknown[] {
  const engine = createEngine();
  return inputs.map((input) => {
    const { kind, prompt_to_user } = engine.step(input);
    return { input, decision: { kind, prompt_to_user }, checkpoint: engine.exportCheckpoint() };
  });
}

async function loadFastCheck(): Promise<FastCheck> {
  try {
    return (await import("fast-check")).default;
  } catch {
    throw new MissingPackage(
      "Fuzzing needs the package fast-check, which is not installed. Run: npm install fast-check@4",
    );
  }
}
