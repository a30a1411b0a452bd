/** The long inputs of the directive language. */
import { type ScaleCase, scaled } from "./scale.js";

const EMPTY = { premise: null, policies: {}, version: 2 };

/** The cases, by what is repeated. */
export function scaleCases(): ScaleCase[] {
  return [
    scaled("scale.turn--letters", (n) => uses("x".repeat(n), "x".repeat(n))),
    scaled("scale.turn--white-space", (n) => uses(`x${" ".repeat(n)}y`, "x y")),
    scaled("scale.turn--white-space-of-a-near-miss", nearMiss),
    scaled("scale.turn--marks", (n) =>
      uses(`x${"\u0301\u0300\u0323".repeat(n)}`, `x${"\u0323".repeat(n)}${"\u0301\u0300".repeat(n)}`),
    ),
    scaled("scale.turn--articles", (n) => uses(`${"the ".repeat(n)}x`, "x")),
    scaled("scale.turn--dont", (n) => uses("dont ".repeat(n), "don't ".repeat(n).trimEnd())),
    scaled("scale.turn--instead-of", (n) => passes("instead of ".repeat(n))),
    scaled("scale.turn--no-directive", (n) => passes("please ".repeat(n))),
    scaled("scale.turn--policies", (n) => adds(n / 10)),
    scaled("scale.confirmation--punctuation", (n) => asksAgain(`yes${"! ".repeat(n)}`)),
    scaled("scale.confirmation--punctuation-before-a-letter", (n) => asksAgain(`${"!".repeat(n)}x`)),
    scaled("scale.import--policies", (n) => imports(n / 10)),
    scaled("scale.import--nested", nested),
  ];
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

/** The value of a near miss is trimmed and nothing more: what stands within it stays. */
function nearMiss(n: number) {
  const value = `x${" ".repeat(n)}y`;
  const decision = { kind: "clarify", state: null, prompt_to_user: `Did you mean 'set premise ${value}'?` };
  return { asked: { kind: "step", input: `set premise to ${value}` }, expected: { decision, ...settled(EMPTY) } };
}

/** With one run of punctuation gone from its end, this is not a word that answers: the question is asked again. */
function asksAgain(input: string) {
  const replacement = { kind: "use_only", new_item: "podman", old_item: null };
  const prompt_to_user = 'Did you mean to use "podman" instead?';
  const pending = { kind: "replacement", replacement, prompt_to_user };
  const decision = { kind: "clarify", state: null, prompt_to_user };
  const asked = { kind: "step", prelude: ["use podman instead of docker"], input };
  return { asked, expected: { decision, state: EMPTY, has_pending_clarification: true, pending } };
}

/** One more policy, beside many. */
function adds(n: number) {
  const policies = manyPolicies(n);
  const state = { ...EMPTY, policies: { ...policies, tea: "use" } };
  const expected = { decision: { kind: "update", state, prompt_to_user: null }, ...settled(state) };
  return { asked: { kind: "step", initial_state: { ...EMPTY, policies }, input: "use tea" }, expected };
}

function manyPolicies(n: number) {
  return Object.fromEntries(Array.from({ length: n }, (_, index) => [`item ${index}`, "use"]));
}

function imports(n: number) {
  const state = { ...EMPTY, policies: manyPolicies(n) };
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
