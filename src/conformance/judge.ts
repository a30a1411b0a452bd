/** Asks a case and judges the answer. What is expected stays here. */
import type { Peer } from "./adapter.js";
import type { Case, Example } from "./case.js";
import { type Disagreement, disagreements } from "./compare.js";
import type { Language } from "./language.js";
import { type Answer, ProtocolError } from "./protocol.js";

/** A case that failed, and why. */
export interface Failure {
  readonly id: string;
  readonly message: string;
  /** What was asked; null where the suite has no such case. */
  readonly case: Case | null;
  readonly disagreements: readonly Disagreement[];
}

/** An answer as it was judged. */
export interface Judged {
  /** Null where the answer is as expected. */
  readonly failure: Failure | null;
  /** How long the answer took, in milliseconds. */
  readonly took: number;
}

/** Asks the case of an example. @throws {ProtocolError} */
export async function judge(peer: Peer, language: Language, example: Example): Promise<Judged> {
  const start = performance.now();
  const answer = await peer.ask({ type: "case", case: example.case });
  const took = performance.now() - start;
  return { failure: failureOf(language, example, answer), took };
}

function failureOf(language: Language, example: Example, answer: Answer): Failure | null {
  const failed = { id: example.case.id, case: example.case };
  if (answer.type === "error")
    return { ...failed, message: `the adapter could not answer: ${answer.message}`, disagreements: [] };
  if (answer.type !== "result") throw new ProtocolError(`The adapter answered a case with \`${answer.type}\`.`);
  const found = disagreements(language.shapeOf(example), example.expected, answer.observed);
  return found.length === 0 ? null : { ...failed, message: "was observed otherwise", disagreements: found };
}
