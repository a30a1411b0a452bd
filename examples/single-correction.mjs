/** One policy is corrected, and the rest of the state stays as it is. The repairs of a clarification say how. */
import { createEngine } from "context-compiler";

const engine = createEngine();
for (const turn of ["set premise dinner for four", "use olive oil", "prohibit peanuts", "prohibit garlic"]) {
  engine.step(turn);
}
console.log("before:", engine.exportJson());

const turn = "use garlic";
const { repairs } = engine.explain(turn);
console.log("asked:", engine.step(turn).prompt_to_user?.replace("\n", " "));
for (const repair of repairs) console.log(`> ${repair}:`, engine.step(repair).kind);
console.log("after:", engine.exportJson());

// Prints:
// before: {"policies":{"garlic":"prohibit","olive oil":"use","peanuts":"prohibit"},"premise":"dinner for four","version":2}
// asked: "garlic" is currently prohibited. Remove or replace it before using it.
// > remove policy garlic: update
// > use garlic: update
// after: {"policies":{"garlic":"use","olive oil":"use","peanuts":"prohibit"},"premise":"dinner for four","version":2}
