/** A question that one process asks and another one answers: from a checkpoint it can, from the state alone it cannot. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createEngine } from "context-compiler";
import { createHost } from "context-compiler/host";
import { createSessions } from "context-compiler/sessions";
import { fileStore } from "context-compiler/sessions/files";

const [how, path, question, turn] = process.argv.slice(2);
const key = { tenant: "ada", conversation: "trip" };
const hostOver = (folder) => createHost({ sessions: createSessions({ store: fileStore(folder) }) });

/** The other process: it says yes, and books what is in use. */
async function answer() {
  if (how === "session")
    return (await hostOver(path).turn({ ...key, turn, text: "yes", answering: Number(question) })).text;
  const stored = JSON.parse(readFileSync(path, "utf8"));
  const engine = createEngine(how === "state" ? { state: stored.authoritative_state } : {});
  if (how === "checkpoint") engine.importCheckpoint(stored);
  return `${engine.step("yes").kind}: ${Object.keys(engine.state.policies).join(", ")}`;
}

if (how !== undefined) console.log(await answer());
else {
  const folder = mkdtempSync(join(tmpdir(), "trip-"));
  const other = (...given) =>
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), ...given], { encoding: "utf8" }).trim();
  const engine = createEngine({ state: { premise: null, policies: { train: "use" }, version: 2 } });
  console.log(engine.step("use flight instead of bus").prompt_to_user);
  const file = join(folder, "checkpoint.json");
  writeFileSync(file, JSON.stringify(engine.exportCheckpoint()));
  console.log("from the checkpoint:", other("checkpoint", file));
  console.log("from the state alone:", other("state", file));

  const host = hostOver(folder);
  const first = (await host.turn({ ...key, turn: "1", text: "use flight instead of bus" })).question.sequence;
  console.log("in a session:", other("session", folder, `${first}`, "2"));
  console.log("sent again:", other("session", folder, `${first}`, "2"));
  await host.turn({ ...key, turn: "3", text: "use hotel instead of hostel" });
  console.log("another yes to the first question:", other("session", folder, `${first}`, "4"));
  console.log("booked:", Object.keys((await host.view(key)).state.policies).join(", "));
  rmSync(folder, { recursive: true });
}

// Prints:
// Did you mean to use "flight" instead?
// from the checkpoint: update: train, flight
// from the state alone: passthrough: train
// in a session: Now in use: "flight".
// sent again: Now in use: "flight".
// another yes to the first question: Did you mean to use "hotel" instead?
// booked: flight
