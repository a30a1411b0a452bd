/** Runs our engine and an adapter side by side on fuzzed cases, and shrinks the first disagreement. */
import { canonicalJson } from "../base/index.js";
import type { FastCheck } from "../generated/directives/sentences.js";
import { Adapter, type Peer } from "./adapter.js";
import type { Case } from "./case.js";
import { type Disagreement, disagreements } from "./compare.js";
import type { Language } from "./language.js";
import { type Answer, ProtocolError } from "./protocol.js";
import { type Breach, type Command, greet, sayGoodbye } from "./run.js";
import { shrunk } from "./shrink.js";
import { isSelected, type Selection, type Suite } from "./suite.js";
import { CONVERSATION, caseOf, type Ingredients, ingredients, type Target } from "./target.js";

/** How cases are fuzzed; `only` is about the ids of what is fuzzed, such as `fuzz.preview`. */
export interface FuzzOptions extends Selection {
  readonly suite: Suite;
  /** How many cases. */
  readonly runs: number;
  /** The same seed gives the same cases. */
  readonly seed: number;
}

/** What fuzzing found. */
export interface FuzzReport {
  readonly implementation: string;
  readonly runs: number;
  readonly seed: number;
  /** The shortest disagreement found; null where there is none. */
  readonly found: Finding | null;
  /** Why fuzzing ended early, or null. */
  readonly broken: FuzzBreach | null;
}

/** A breach of the protocol. */
interface FuzzBreach extends Breach {
  /** The case that was asked, as it is, since nothing is there to answer shorter ones; null behind the last. */
  readonly case: Case | null;
}

/** A case on which the two disagree. */
export interface Finding {
  /** What was fuzzed: `fuzz.preview`. */
  readonly kind: string;
  readonly case: Case;
  /** Why there is no observation, or null. */
  readonly message: string | null;
  readonly disagreements: readonly Disagreement[];
  /** A conversation as an example of the spec; null for any other case. */
  readonly example: string | null;
}

/** A breach where a case was asked. */
class BrokenAtCase extends ProtocolError {
  readonly broken: FuzzBreach;

  constructor(message: string, id: string, asked: Case) {
    super(message);
    this.broken = { message, id, stderr: "", case: asked };
  }
}

/** A package that is not installed, since only some need it. */
export class MissingPackage extends Error {
  override readonly name = "MissingPackage";
}

/** The targets that are meant. */
export function selectedTargets(selection: Selection & { readonly suite: Suite }): Target[] {
  return selection.suite.language.targets.filter((target) => isSelected(selection, target.id, target.class));
}

/** @throws {ProtocolError} when the adapter breaks the protocol where no case is asked. @throws {MissingPackage} without fast-check. */
export async function fuzz({ command, timeLimit, ...options }: FuzzOptions & Command): Promise<FuzzReport> {
  const fc = await loadFastCheck();
  const adapter = new Adapter(command, timeLimit);
  try {
    const { broken, ...report } = await fuzzPeer(fc, adapter, options);
    return { ...report, broken: broken && { ...broken, stderr: await adapter.close() } };
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    const written = (await adapter.close()).trim().slice(-LAST_WORDS);
    throw written === ""
      ? error
      : new ProtocolError(`${error.message} The end of its standard error: ${canonicalJson(written)}`);
  } finally {
    await adapter.close();
  }
}

/** How much of the end of standard error the message of a breach quotes. */
const LAST_WORDS = 300;

/** Fuzzes whatever answers cases, of the classes that it has. @throws {ProtocolError} */
export async function fuzzPeer(fc: FastCheck, peer: Peer, options: FuzzOptions): Promise<FuzzReport> {
  const { suite, runs, seed } = options;
  const { implementation, classes } = await greet(peer, suite);
  const targets = selectedTargets({ ...options, classes: options.classes.filter((each) => classes.includes(each)) });
  if (targets.length === 0) throw new ProtocolError("The adapter has none of the classes that are to be fuzzed.");
  const { language } = suite;
  const turn = language.turns(fc);
  const samples = fc.oneof(...targets.map((target) => fc.tuple(fc.constant(target), ingredients(fc, turn, target))));
  const seen: Sighting[] = [];
  const property = fc.asyncProperty(samples, async ([target, from]) => {
    const difference = await compared(peer, language, target, from);
    if (difference !== null) seen.push({ target, from, difference });
    return difference === null;
  });
  const report = { implementation, runs, seed, found: null, broken: null };
  // Shrinking is our own: the library would shrink the way that a case was made, and not the case.
  const { errorInstance } = await fc.check(property, { numRuns: runs, seed, endOnFailure: true });
  if (errorInstance instanceof BrokenAtCase) return { ...report, broken: errorInstance.broken };
  const [first] = seen;
  if (first === undefined && errorInstance !== null) throw errorInstance;
  const { found, broken } = first === undefined ? report : await smallest(peer, language, first);
  return { ...report, found, broken: broken ?? (await breachOfGoodbye(peer)) };
}

async function breachOfGoodbye(peer: Peer): Promise<FuzzBreach | null> {
  try {
    await sayGoodbye(peer);
    return null;
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    return { message: error.message, id: null, stderr: "", case: null };
  }
}

/** A case on which the two were seen to disagree. */
interface Sighting {
  readonly target: Target;
  readonly from: Ingredients;
  readonly difference: Difference;
}

/** The shortest case on which the two were seen to disagree. An adapter that breaks off at a shorter one was not seen to, and is asked no more. */
async function smallest(
  peer: Peer,
  language: Language,
  first: Sighting,
): Promise<{ found: Finding; broken: FuzzBreach | null }> {
  const { target } = first;
  let [seen, broken]: [Sighting, FuzzBreach | null] = [first, null];
  const fails = async (from: Ingredients): Promise<boolean> => {
    const difference = await compared(peer, language, target, from);
    if (difference !== null) seen = { target, from, difference };
    return difference !== null;
  };
  try {
    if (await fails(first.from)) await shrunk(first.from, target.least, fails);
    else seen = { ...first, difference: once(first.difference) };
  } catch (error) {
    if (!(error instanceof BrokenAtCase)) throw error;
    broken = error.broken;
  }
  return { found: finding(language, seen), broken };
}

/** What was seen of a case that is answered as expected when it is asked again. */
function once({ message, found }: Difference): Difference {
  const now = "this was once observed otherwise, and now as expected";
  return { message: message === null ? now : `${now}: ${message}`, found };
}

function finding(language: Language, { target, from, difference: { message, found } }: Sighting): Finding {
  const example = target.id === CONVERSATION ? language.toExample("found-by-fuzzing", conversation(from)) : null;
  return { kind: target.id, case: caseOf(target, from), message, disagreements: found, example };
}

function conversation({ given, prelude, texts }: Ingredients): string[] {
  return [...given, ...prelude, ...texts];
}

interface Difference {
  readonly message: string | null;
  readonly found: readonly Disagreement[];
}

/** How the two differ on a case, or null. */
async function compared(peer: Peer, language: Language, target: Target, from: Ingredients): Promise<Difference | null> {
  const asked = caseOf(target, from);
  const answer = await answered(peer, target, asked);
  if (answer.type === "error") return { message: `the adapter could not answer: ${answer.message}`, found: [] };
  if (answer.type !== "result")
    throw new BrokenAtCase(`The adapter answered a case with \`${answer.type}\`.`, target.id, asked);
  const expected = language.observe(asked);
  const found = disagreements(language.shapeOf({ case: asked, expected }), expected, answer.observed);
  return found.length === 0 ? null : { message: null, found };
}

async function answered(peer: Peer, { id }: Target, asked: Case): Promise<Answer> {
  try {
    return await peer.ask({ type: "case", case: asked });
  } catch (error) {
    throw error instanceof ProtocolError ? new BrokenAtCase(error.message, id, asked) : error;
  }
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
