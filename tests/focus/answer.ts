/** What an adapter of the older language is made of: an implementation in this process, and the program of its sessions. */
import { Writable } from "node:stream";
import { runFocus } from "../../src/cli/focus/session.js";
import { Output } from "../../src/cli/io/output.js";
import type { Case, JsonObject } from "../../src/conformance/case.js";
import { CLASSES } from "../../src/conformance/classes.js";
import { type FocusImplementation, observeFocus } from "../../src/conformance/focus/observe.js";
import { FOCUS_ENGINE } from "../../src/conformance/focus/reference.js";
import type { Answerer } from "../conformance/peer.js";

/** What a subject of the runner is made of. */
export interface FocusParts {
  readonly implementation: FocusImplementation;
  /** What a session writes. */
  readonly session: (input: string, onTerminal: boolean) => Promise<string>;
  /** What becomes of an observation before it is written. */
  readonly told: (observed: JsonObject, asked: Case) => JsonObject;
}

/** Our engine and our sessions, told as they are. */
export const FOCUS_PARTS: FocusParts = { implementation: FOCUS_ENGINE, session, told: (observed) => observed };

/** The adapter of some parts. */
export function answeringFocus(parts: FocusParts): Answerer {
  return { classes: CLASSES.focus, observed: async (asked) => parts.told(await observed(parts, asked), asked) };
}

async function observed({ implementation, session }: FocusParts, asked: Case): Promise<JsonObject> {
  const isSession = asked.kind === "pipe" || asked.kind === "terminal";
  if (isSession) return { output: await session(String(asked.input), asked.kind === "terminal") };
  return observeFocus(implementation, asked);
}

async function session(input: string, onTerminal: boolean): Promise<string> {
  let text = "";
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString("utf8");
      done();
    },
  });
  await runFocus(chunksOf(input), new Output(stream), onTerminal);
  return text;
}

/** In parts of seven bytes, so that lines and characters are cut. */
async function* chunksOf(input: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(input);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}
