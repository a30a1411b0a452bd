/**
 * The class `scale` (spec, `conformance.scale`): long inputs, made here rather than kept in the suite. Each is asked short and
 * ten times as long, and what the long one costs is held against the short one, so that the machine's speed does not matter.
 */
import type { Peer } from "./adapter.js";
import type { Case, Example, JsonObject } from "./suite.js";

/** A case of two lengths. */
export interface ScaleCase {
  readonly id: string;
  readonly short: Example;
  readonly long: Example;
}

/** The length of a short input, in repetitions, and how much longer the long one is. */
const SHORT = 20_000;
const LONGER = 10;
/** What a long input may cost at most beside a short one. Linear cost gives 10, quadratic 100; this lies between. */
const DEAREST = 40;
/** What is too quick to be measured, in milliseconds, and how often a cost is measured. */
const NOTHING = 1000;
const TRIES = 3;

const EMPTY = { premise: null, policies: {}, version: 2 };

/** The cases, by what is repeated. */
export function scaleCases(): ScaleCase[] {
  return [
    scaled("scale.turn--letters", (n) => uses("x".repeat(n), "x".repeat(n))),
    scaled("scale.turn--white-space", (n) => uses(`x${" ".repeat(n)}y`, "x y")),
    scaled("scale.turn--articles", (n) => uses(`${"the ".repeat(n)}x`, "x")),
    scaled("scale.turn--dont", (n) => uses("dont ".repeat(n), "don't ".repeat(n).trimEnd())),
    scaled("scale.turn--instead-of", (n) => passes("instead of ".repeat(n))),
    scaled("scale.turn--no-directive", (n) => passes("please ".repeat(n))),
    scaled("scale.confirmation--punctuation", asksAgain),
    scaled("scale.import--policies", (n) => imports(n / 10)),
    scaled("scale.import--nested", nested),
  ];
}

/** Says that a long input costs out of proportion, or null. */
export async function costFailure(peer: Peer, short: Case, long: Case): Promise<string | null> {
  const costs: [number, number][] = [];
  for (let tried = 0; tried < TRIES; tried++) {
    costs.push([await cost(peer, short), await cost(peer, long)]);
    const [ofShort, ofLong] = [0, 1].map((which) => Math.min(...costs.map((each) => each[which] ?? 0)));
    if (ofShort === undefined || ofLong === undefined || ofLong <= Math.max(NOTHING, DEAREST * ofShort)) return null;
  }
  return `took more than ${DEAREST} times as long for an input ${LONGER} times as long`;
}

async function cost(peer: Peer, asked: Case): Promise<number> {
  const start = performance.now();
  await peer.ask({ type: "case", case: asked });
  return performance.now() - start;
}

function scaled(
  id: string,
  make: (n: number) => { asked: JsonObject & { kind: string }; expected: JsonObject },
): ScaleCase {
  const example = (n: number): Example => {
    const { asked, expected } = make(n);
    return { case: { id, ...asked }, expected };
  };
  // Made when they are asked for: together they hold some ten million characters.
  return {
    id,
    get short() {
      return example(SHORT);
    },
    get long() {
      return example(SHORT * LONGER);
    },
  };
}

function uses(operand: string, item: string) {
  const state = { ...EMPTY, policies: { [item]: "use" } };
  const expected = { decision: { kind: "update", state, prompt_to_user: null }, ...settled(state) };
  return { asked: { kind: "step", input: `use ${operand}` }, expected };
}

function passes(input: string) {
  const decision = { kind: "passthrough", state: null, prompt_to_user: null };
  return { asked: { kind: "step", input }, expected: { decision, ...settled(EMPTY) } };
}

/** With one run of punctuation gone, this is no word that answers: the question is asked again. */
function asksAgain(n: number) {
  const replacement = { kind: "use_only", new_item: "podman", old_item: null };
  const prompt_to_user = 'Did you mean to use "podman" instead?';
  const pending = { kind: "replacement", replacement, prompt_to_user };
  const decision = { kind: "clarify", state: null, prompt_to_user };
  const asked = { kind: "step", prelude: ["use podman instead of docker"], input: `yes${"! ".repeat(n)}` };
  return { asked, expected: { decision, state: EMPTY, has_pending_clarification: true, pending } };
}

function imports(n: number) {
  const policies = Object.fromEntries(Array.from({ length: n }, (_, index) => [`item ${index}`, "use"]));
  const state = { ...EMPTY, policies };
  return { asked: importing(JSON.stringify(state)), expected: settled(state) };
}

function nested(n: number) {
  const payload = `${"[".repeat(n)}${"]".repeat(n)}`;
  const error = { type: "ValueError", message_contains: "Invalid state payload." };
  return { asked: importing(payload), expected: { error, ...settled(EMPTY) } };
}

function importing(payload: string) {
  return { kind: "state_json", action: { fn: "import_json", payload } };
}

function settled(state: object) {
  return { state, has_pending_clarification: false, pending: null };
}
