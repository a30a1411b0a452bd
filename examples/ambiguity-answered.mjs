/** A replacement that is not clear becomes a question. It stays open until the user answers yes or no. */
import { createEngine } from "context-compiler";

const engine = createEngine({ state: { premise: null, policies: { flights: "prohibit" }, version: 2 } });

function turn(text) {
  const decision = engine.step(text);
  console.log(`> ${text}`);
  console.log(`  ${decision.prompt_to_user ?? `${decision.kind} ${engine.exportJson()}`}`);
  console.log(`  a question is open: ${engine.hasPendingClarification()}`);
}

turn("use trains instead of flights");
turn("use buses");
turn("No thanks!");
turn("use trains instead of flights");
turn("Yes please.");
turn("yes");

// Prints:
// > use trains instead of flights
//   "flights" is currently prohibited. Did you mean to remove it and use "trains" instead?
//   a question is open: true
// > use buses
//   "flights" is currently prohibited. Did you mean to remove it and use "trains" instead?
//   a question is open: true
// > No thanks!
//   update {"policies":{"flights":"prohibit"},"premise":null,"version":2}
//   a question is open: false
// > use trains instead of flights
//   "flights" is currently prohibited. Did you mean to remove it and use "trains" instead?
//   a question is open: true
// > Yes please.
//   update {"policies":{"trains":"use"},"premise":null,"version":2}
//   a question is open: false
// > yes
//   passthrough {"policies":{"trains":"use"},"premise":null,"version":2}
//   a question is open: false
