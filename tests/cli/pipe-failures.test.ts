/** Which refusals of a line end a pipe's session with exit code 1: those of the log, and none that the line itself brought about. */
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { Output } from "../../src/cli/io/output.js";
import type { KeptErrorCode } from "../../src/cli/kept/envelopes.js";
import { runPipe } from "../../src/cli/session/pipe.js";
import type { Talk } from "../../src/cli/session/talk.js";
import { createEngine } from "../../src/index.js";

/** By docs/cli.md: whether the store has failed, or no longer has, or cannot read, the log. */
const FAILS: Record<KeptErrorCode, boolean> = {
  unknown: true,
  conflict: true,
  unreadable: true,
  broken_chain: true,
  erased: true,
  newer_version: true,
  stale: false,
  nothing_to_undo: false,
  nothing_to_redo: false,
  pruned: false,
  too_long: false,
  turn_reused: false,
  not_kept: false,
};

/** A session whose every line is refused for one reason. */
function refusing(code: KeptErrorCode): Talk {
  const engine = createEngine();
  const error = { code, message: "No." };
  const envelope = { output_version: 1, mode: "error", command: "input", error } as const;
  return {
    engine,
    question: null,
    asked: null,
    words: [],
    help: "",
    answer: () => ({ envelope, diagnostics: [], before: engine.snapshot, news: null }),
  };
}

async function* lines(text: string) {
  yield Buffer.from(text);
}

it.each(Object.entries(FAILS))("%s: fails %s", async (code, fails) => {
  const output = new Output(new PassThrough().resume());
  const kept = await runPipe(refusing(code as KeptErrorCode), lines("use tea\n"), output, () => "");
  expect(kept).toBe(!fails);
});
