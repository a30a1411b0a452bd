/** Runs the suite against an adapter. What each case expects stays here. */

import { LANGUAGE_VERSION } from "../index.js";
import { Adapter } from "./adapter.js";
import { type Disagreement, disagreements } from "./compare.js";
import { type Answer, PROTOCOL_VERSION, ProtocolError } from "./protocol.js";
import type { Example, Suite } from "./suite.js";

/** How the suite is run. */
export interface RunOptions {
  readonly suite: Suite;
  /** The adapter's program and arguments. */
  readonly command: readonly string[];
  /** The time limit of an answer, in milliseconds. */
  readonly timeLimit: number;
  /** Why a case is skipped, by its id. */
  readonly skips: ReadonlyMap<string, string>;
  /** Only the cases whose id holds this text. */
  readonly only: string;
}

/** A case that failed, and why. */
interface Failure {
  readonly id: string;
  readonly message: string;
  readonly disagreements: readonly Disagreement[];
}

/** What a run found. */
export interface Report {
  /** How the adapter names its implementation; null where it never said so. */
  readonly implementation: string | null;
  readonly suite: string;
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Why the run ended early, or null. */
  readonly broken: string | null;
}

/** Runs the cases one after the other, up to the end or to the first breach of the protocol. */
export async function runSuite(options: RunOptions): Promise<Report> {
  const { suite, only, skips } = options;
  const examples = suite.examples.filter((example) => example.case.id.includes(only));
  const failures: Failure[] = [...staleSkips(skips, suite)];
  let [implementation, passed, skipped, broken]: [string | null, number, number, string | null] = [null, 0, 0, null];
  const adapter = new Adapter(options.command, options.timeLimit);
  try {
    implementation = await greet(adapter, suite.hash);
    for (const example of examples) {
      const failure = judge(example, await adapter.ask({ type: "case", case: example.case }), skips);
      if (failure !== null) failures.push(failure);
      else if (skips.has(example.case.id)) skipped += 1;
      else passed += 1;
    }
    await bid(adapter);
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    broken = error.message;
  } finally {
    adapter.kill();
  }
  return { implementation, suite: suite.hash, passed, skipped, failures, broken };
}

/** Agrees on protocol, language and suite; answers the implementation's name. @throws {ProtocolError} */
export async function greet(adapter: Adapter, suite: string): Promise<string> {
  const ours = { protocol: PROTOCOL_VERSION, language: LANGUAGE_VERSION, suite };
  const answer = await adapter.ask({ type: "hello", ...ours });
  if (answer.type !== "hello") throw new ProtocolError(`The adapter answered the hello with \`${answer.type}\`.`);
  const other = Object.entries(ours).find(([name, value]) => Reflect.get(answer, name) !== value);
  if (other !== undefined) throw new ProtocolError(`The adapter's hello names another ${other[0]} than ${other[1]}.`);
  return answer.implementation;
}

/** Says goodbye and waits for the adapter's end. @throws {ProtocolError} */
export async function bid(adapter: Adapter): Promise<void> {
  const answer = await adapter.ask({ type: "goodbye" });
  if (answer.type !== "goodbye") throw new ProtocolError(`The adapter answered the goodbye with \`${answer.type}\`.`);
  await adapter.end();
}

function judge(example: Example, answer: Answer, skips: ReadonlyMap<string, string>): Failure | null {
  const { id } = example.case;
  const failure = failureOf(example, answer);
  const reason = skips.get(id);
  if (reason === undefined) return failure;
  return failure === null ? { id, message: `is skipped (${reason}), but passes`, disagreements: [] } : null;
}

function failureOf({ case: { id }, expected }: Example, answer: Answer): Failure | null {
  if (answer.type === "error")
    return { id, message: `the adapter could not answer: ${answer.message}`, disagreements: [] };
  if (answer.type !== "result") throw new ProtocolError(`The adapter answered a case with \`${answer.type}\`.`);
  const found = disagreements(expected, answer.observed);
  return found.length === 0 ? null : { id, message: "was observed otherwise", disagreements: found };
}

function staleSkips(skips: ReadonlyMap<string, string>, suite: Suite): Failure[] {
  const ids = new Set(suite.examples.map((example) => example.case.id));
  const stale = [...skips.keys()].filter((id) => !ids.has(id));
  return stale.map((id) => ({ id, message: "is skipped, but the suite has no such case", disagreements: [] }));
}
