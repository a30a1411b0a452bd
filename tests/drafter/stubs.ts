/** Models that say what a test tells them to, and the parts of their answers. */
import { expect } from "vitest";
import { draft, type NoProposal, type Proposal, type Propose } from "../../src/drafter/index.js";
import { createEngine, type Engine } from "../../src/index.js";

/** A model that says this, whatever it is asked. */
export const says =
  (text: string): Propose =>
  () =>
    text;

/** A model that never answers, and pays no heed to the signal. */
export const mute: Propose = () => new Promise<string>(() => {});

/** A model that must not be asked. */
export const unasked: Propose = () => {
  throw new Error("The model was asked.");
};

/** An engine that has stepped these turns. */
export function engineAfter(...turns: readonly string[]): Engine {
  const engine = createEngine();
  for (const turn of turns) engine.step(turn);
  return engine;
}

/** The code of why there is no proposal, or the proposed directive. */
export const briefly = (answer: Proposal | NoProposal): string =>
  answer.kind === "proposal" ? answer.directive : answer.code;

/** What comes of a message and an answer, in brief. */
export async function drafted(message: string, answer: string, engine = createEngine()): Promise<string> {
  return briefly(await draft(message, { engine, propose: says(answer) }));
}

/** A proposal that must come about. */
export async function proposed(engine: Engine, message: string, answer: string): Promise<Proposal> {
  const made = await draft(message, { engine, propose: says(answer) });
  if (made.kind === "no_proposal") return expect.fail(made.reason);
  return made;
}
