/** A guardrail outlives the process: each run restores the checkpoint, and saves it after every turn. */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEngine } from "context-compiler";

const folder = mkdtempSync(join(tmpdir(), "guardrail-"));
const file = join(folder, "conversation.json");

function restore() {
  const engine = createEngine();
  if (existsSync(file)) engine.importCheckpointJson(readFileSync(file, "utf8"));
  return engine;
}

/** The file holds the old checkpoint or the new one, never half of one. */
function save(engine) {
  writeFileSync(`${file}.new`, engine.exportCheckpointJson(), { flush: true });
  renameSync(`${file}.new`, file);
}

/** One run of an application that remembers nothing but the file. */
function run(day, turn) {
  const engine = restore();
  const decision = engine.step(turn);
  save(engine);
  console.log(`${day}: ${turn}`);
  console.log(`  ${decision.prompt_to_user?.replace("\n", " ") ?? decision.kind}`);
}

run("Monday", "prohibit production deploys");
run("Tuesday", "The build is green. What next?");
run("Wednesday", "use Production  Deploys");
rmSync(folder, { recursive: true });

// Prints:
// Monday: prohibit production deploys
//   update
// Tuesday: The build is green. What next?
//   passthrough
// Wednesday: use Production  Deploys
//   "production deploys" is currently prohibited. Remove or replace it before using it.
