/** A host shows what a turn would do before it is stepped, and steps it only where the user agrees. */
import { createEngine, preview } from "context-compiler";

const engine = createEngine();
engine.step("use docker");
engine.step("prohibit peanuts");

function propose(turn, agrees) {
  const { decision, diff, would_mutate } = preview(engine, turn);
  console.log(`> ${turn}`);
  console.log(`  would be: ${decision.kind}, would change the state: ${would_mutate}`);
  for (const [item, policy] of Object.entries(diff.policies.removed)) console.log(`  - ${policy} ${item}`);
  for (const [item, policy] of Object.entries(diff.policies.added)) console.log(`  + ${policy} ${item}`);
  if (would_mutate && agrees) engine.step(turn);
  console.log(`  now: ${engine.exportJson()}`);
}

propose("reset policies", false);
propose("use podman instead of docker", true);
propose("use podman", true);

// Prints:
// > reset policies
//   would be: update, would change the state: true
//   - use docker
//   - prohibit peanuts
//   now: {"policies":{"docker":"use","peanuts":"prohibit"},"premise":null,"version":2}
// > use podman instead of docker
//   would be: update, would change the state: true
//   - use docker
//   + use podman
//   now: {"policies":{"peanuts":"prohibit","podman":"use"},"premise":null,"version":2}
// > use podman
//   would be: update, would change the state: false
//   now: {"policies":{"peanuts":"prohibit","podman":"use"},"premise":null,"version":2}
