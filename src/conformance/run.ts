/** Runs the suite against an adapter. */
import { canonicalJson } from "../base/index.js";
import { Adapter, type Peer } from "./adapter.js";
import type { Class } from "./classes.js";
import { judgeCost } from "./cost.js";
import { type Failure, judge } from "./judge.js";
import type { Language } from "./language.js";
import { PROTOCOL_VERSION, ProtocolError } from "./protocol.js";
import { classOf, isSelected, type Selection, type Suite, selected } from "./suite.js";
import { type Tallies, Tally } from "./tally.js";

/** How the suite is run. */
export interface RunOptions extends Selection {
  readonly suite: Suite;
  /** Why a case is skipped, by its id. */
  readonly skips: ReadonlyMap<string, string>;
}

/** The adapter of a run. */
export interface Command {
  /** The adapter's program and arguments. */
  readonly command: readonly string[];
  /** The time limit of an answer, in milliseconds. */
  readonly timeLimit: number;
}

/** A breach of the protocol, which ends a run. */
export interface Breach {
  readonly message: string;
  /** The case that was asked then; null before the first and behind the last. */
  readonly id: string | null;
  /** The end of what the adapter wrote to standard error. */
  readonly stderr: string;
}

/** What a run found. */
export interface Report {
  /** How the adapter names its implementation; null where it never said so. */
  readonly implementation: string | null;
  readonly suite: string;
  /** The counts of each class that was asked for. */
  readonly classes: Tallies;
  readonly failures: readonly Failure[];
  /** Why the run ended early, or null. */
  readonly broken: Breach | null;
}

/**
 * Starts an adapter and runs the cases one after the other, up to the end or to the first breach of the protocol.
 *
 * @throws {ProtocolError} where the system refuses at once to start it.
 */
export async function runSuite({ command, timeLimit, ...options }: RunOptions & Command): Promise<Report> {
  const adapter = new Adapter(command, timeLimit);
  let stderr = "";
  const report = await runCases(adapter, options).finally(async () => {
    stderr = await adapter.close();
  });
  return report.broken === null ? report : { ...report, broken: { ...report.broken, stderr } };
}

/** Runs the cases against whatever answers them. */
export async function runCases(peer: Peer, options: RunOptions): Promise<Report> {
  const { suite, skips } = options;
  const failures: Failure[] = staleSkips(skips, suite);
  const { classes } = suite.language;
  const tally = new Tally(classes.map((each) => [each, casesOf(options, each).length]));
  let [implementation, id, broken]: [string | null, string | null, Breach | null] = [null, null, null];
  let kept = 0;
  let asked: Class | null = null;
  try {
    const hello = await greet(peer, suite);
    implementation = hello.implementation;
    tally.lacks(classes.filter((each) => !hello.classes.includes(each)));
    for (const itsClass of hello.classes) {
      for (const { id: next, judge } of casesOf(options, itsClass)) {
        [id, asked] = [next, itsClass];
        const failure = skipped(await judge(peer), id, skips);
        if (failure !== null) failures.push(failure);
        tally.count(itsClass, failure !== null ? "failed" : skips.has(id) ? "skipped" : "passed");
        asked = null;
        kept += failure === null ? 0 : sizeOf(failure);
        if (kept > MOST_KEPT)
          throw new ProtocolError(`The adapter's wrong answers have more than ${MOST_KEPT} characters together.`);
      }
    }
    id = null;
    await sayGoodbye(peer);
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    broken = { message: error.message, id, stderr: "" };
    if (asked !== null) tally.count(asked, "failed");
  }
  return { implementation, suite: suite.hash, classes: tally.classes, failures, broken };
}

/** How much of wrong answers a report keeps, in characters: each may be as long as a line may be. */
const MOST_KEPT = 16 * 1024 * 1024;

function sizeOf({ message, disagreements: found }: Failure): number {
  return message.length + canonicalJson(found, MOST_KEPT + 1).length;
}

/** The ids of the cases that a run would ask, each with its class. */
export function listCases(options: Selection & { readonly suite: Suite }): { id: string; class: Class }[] {
  return options.suite.language.classes.flatMap((each) =>
    casesOf(options, each).map(({ id }) => ({ id, class: each })),
  );
}

/** A case with the way to judge it: null where it passed. */
interface Asked {
  readonly id: string;
  readonly judge: (peer: Peer) => Promise<Failure | null>;
}

function casesOf(options: Selection & { readonly suite: Suite }, itsClass: Class): Asked[] {
  const { suite } = options;
  const { language } = suite;
  if (itsClass === "scale") {
    return language
      .scaleCases()
      .filter(({ id }) => isSelected(options, id, itsClass))
      .map((each) => ({ id: each.id, judge: (peer) => judgeCost(peer, language, each) }));
  }
  const examples = selected(suite, options).filter(({ case: { kind } }) => classOf(suite, kind) === itsClass);
  return examples.map((each) => ({
    id: each.case.id,
    judge: async (peer) => (await judge(peer, language, each)).failure,
  }));
}

/** Agrees on protocol, language and suite; answers who the adapter speaks for. @throws {ProtocolError} */
export async function greet(peer: Peer, { language, hash: suite }: Suite) {
  const ours = { protocol: PROTOCOL_VERSION, language: language.version, suite };
  const answer = await peer.ask({ type: "hello", ...ours });
  if (answer.type !== "hello") throw new ProtocolError(`The adapter answered the hello with \`${answer.type}\`.`);
  const other = Object.entries(ours).find(([name, value]) => Reflect.get(answer, name) !== value);
  if (other !== undefined) throw new ProtocolError(`The adapter's hello names another ${other[0]} than ${other[1]}.`);
  return { implementation: answer.implementation, classes: classesOf(language, answer.classes) };
}

/** The classes that a hello names: each is one of the language, and `core` is among them. */
function classesOf({ classes }: Language, named: readonly string[]): Class[] {
  if (!named.every((name) => classes.some((each) => each === name)))
    throw new ProtocolError(`The adapter's hello has a class that is not one of ${classes.join(", ")}.`);
  if (!named.includes("core"))
    throw new ProtocolError("The adapter's hello has not the class core, which every implementation has.");
  return classes.filter((each) => named.includes(each));
}

/** Says goodbye and waits for the adapter's end. @throws {ProtocolError} */
export async function sayGoodbye(peer: Peer): Promise<void> {
  const answer = await peer.ask({ type: "goodbye" });
  if (answer.type !== "goodbye") throw new ProtocolError(`The adapter answered the goodbye with \`${answer.type}\`.`);
  await peer.end();
}

function skipped(failure: Failure | null, id: string, skips: ReadonlyMap<string, string>): Failure | null {
  const reason = skips.get(id);
  if (reason === undefined) return failure;
  return failure === null ? unasked(id, `is skipped (${reason}), but passes`) : null;
}

function staleSkips(skips: ReadonlyMap<string, string>, suite: Suite): Failure[] {
  const cases = [...suite.examples.map((example) => example.case), ...suite.language.scaleCases()];
  const ids = new Set(cases.map(({ id }) => id));
  const stale = [...skips.keys()].filter((id) => !ids.has(id));
  return stale.map((id) => unasked(id, "is skipped, but the suite has no such case"));
}

function unasked(id: string, message: string): Failure {
  return { id, message, case: null, disagreements: [] };
}
