// What the directives of diet.peggy mean: each stands for directives of the base language.
import { withMacros } from "context-compiler/macros";
import { parseDirective, printDirective } from "./language/index.js";

const ANIMAL = ["meat", "fish", "milk", "eggs"];

/** One function a directive. An answer of several directives is applied all or none. */
const MEANING = {
  avoid: ({ food }) => [`prohibit ${food}`],
  serve: ({ food }) => [`use ${food}`],
  forget: ({ food }) => [`remove policy ${food}`],
  swap: ({ old, food }) => [`remove policy ${old}`, `prohibit ${old}`, `use ${food}`],
  swap_near_miss: ({ old, food }) => ({
    prompt_to_user: `Did you mean "${printDirective({ kind: "swap", old, food })}"?`,
  }),
  // It sees the state: what is served and comes of animals goes first.
  go_vegan: (_directive, { policies }) => [
    ...ANIMAL.filter((food) => policies[food] === "use").map((food) => `remove policy ${food}`),
    ...ANIMAL.map((food) => `prohibit ${food}`),
  ],
};

/** An engine that takes the diet's directives beside those of the base language. */
export function dietEngine(engine) {
  return withMacros(engine, {
    parse: parseDirective,
    expand: (directive, state) => MEANING[directive.kind](directive, state),
  });
}
