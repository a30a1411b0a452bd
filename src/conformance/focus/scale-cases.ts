/** The long inputs of the older language. */
import { type ScaleCase, scaled } from "../scale.js";

/** The cases, by what is repeated. */
export function focusScaleCases(): ScaleCase[] {
  return [
    scaled("scale.turn--letters", (n) => updates([`use ${"x".repeat(n)}`], "x".repeat(n))),
    scaled("scale.turn--white-space", (n) => updates([`use x${" ".repeat(n)}y`], "x y")),
    scaled("scale.turn--is-fine", (n) => updates(["use tea", `x${" is fine".repeat(n)}`], "tea")),
    scaled("scale.turn--white-space-is-fine", (n) => updates([`x${" \t".repeat(n)}is fine`], null)),
    scaled("scale.turn--items", (n) => updates([`never ${"x, ".repeat(n)}`], null, ["x"])),
    scaled("scale.turn--no-directive", (n) => passes("and ".repeat(n))),
    scaled("scale.answer--punctuation", asksAgain),
    scaled("scale.import--items", (n) => imports(n / 10)),
  ];
}

function stateOf(focus: string | null, items: readonly string[] = []): object {
  return { facts: { "focus.primary": focus }, policies: { prohibit: items }, version: 1 };
}

function updates(turns: readonly string[], focus: string | null, items: readonly string[] = []) {
  const state = stateOf(focus, items);
  return { asked: { kind: "turns", turns }, expected: { decision: decided("update", state), state } };
}

function passes(turn: string) {
  return {
    asked: { kind: "turns", turns: [turn] },
    expected: { decision: decided("passthrough"), state: stateOf(null) },
  };
}

/** With one run of punctuation gone, this is not a word that answers: the question is asked again. */
function asksAgain(n: number) {
  const turns = ["no use fog", `yes${" !".repeat(n)}`];
  const prompt = "Did you mean to prohibit 'fog'? Please answer yes or no.";
  return {
    asked: { kind: "turns", turns },
    expected: { decision: decided("clarify", null, prompt), state: stateOf(null) },
  };
}

function imports(n: number) {
  const items = Array.from({ length: n }, (_, index) => `item ${String(index).padStart(9, "0")}`);
  const state = stateOf("tea", items);
  const payload = JSON.stringify(stateOf("tea", items.toReversed()));
  return { asked: { kind: "import", turns: [], payload }, expected: { state } };
}

function decided(kind: string, state: object | null = null, prompt_to_user: string | null = null): object {
  return { kind, state, prompt_to_user };
}
