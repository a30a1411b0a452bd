/** The examples of the older language's spec, and what the engine and the oracle answer to one. */
import { readFileSync } from "node:fs";
import { Writable } from "node:stream";
import { runFocus } from "../../src/cli/focus/session.js";
import { Output } from "../../src/cli/io/output.js";
import { createEngine, migrate } from "../../src/focus/index.js";
import { parseAnswer, parseMessage, parseNormal, parseQuotation } from "../../src/generated/focus/parser.js";
import { ImportError } from "../../src/index.js";
import { EMPTY, type Model, stateOf, step } from "../oracle/focus/engine.js";
import { exportText, importText, transcript } from "../oracle/focus/persistence.js";
import { ALL_RULES, type Rules } from "../oracle/rules.js";

/** What an example asks. Which fields it has depends on its kind. */
export interface Case {
  readonly id: string;
  readonly kind: string;
  readonly turns?: readonly string[];
  readonly payload?: string;
  readonly messages?: readonly unknown[];
  readonly production?: string;
  readonly text?: string;
  readonly state?: unknown;
  readonly input?: string;
}

interface Example {
  readonly case: Case;
  readonly expected: unknown;
}

export const EXAMPLES: readonly Example[] = JSON.parse(
  readFileSync(new URL("../../conformance/focus.json", import.meta.url), "utf8"),
);

/** The kinds that the oracle answers too. */
export const ORACLE_KINDS: readonly string[] = ["turns", "import", "export", "transcript"];

/** What the engine answers. */
export async function answer(asked: Case): Promise<unknown> {
  if (asked.kind === "parse") return fields(asked);
  if (asked.kind === "migrate") return migrate(asked.state);
  if (asked.kind === "pipe" || asked.kind === "terminal")
    return { output: await session(asked.input ?? "", asked.kind === "terminal") };
  const engine = createEngine();
  const decision = (asked.turns ?? []).map((turn) => engine.step(turn)).at(-1);
  if (asked.kind === "transcript") return engine.applyTranscript(asked.messages ?? []);
  if (asked.kind === "export") return engine.exportJson();
  if (asked.kind === "turns")
    return { kind: decision?.kind, prompt_to_user: decision?.prompt_to_user, state: engine.state };
  try {
    engine.importJson(asked.payload ?? "");
    return { state: engine.state };
  } catch (error) {
    return { error: error instanceof ImportError ? error.message : `not documented: ${error}` };
  }
}

/** What a production reads of a text: its fields, or null. */
function fields({ production = "", text = "" }: Case): unknown {
  const kind = production.replace(/(?<!^)[A-Z]/g, "_$&").toLowerCase();
  const nodes = [parseMessage(text), parseNormal(text), parseQuotation(text), parseAnswer(text)];
  const { kind: _, ...rest } = nodes.find((node) => node?.kind === kind) ?? { kind: null };
  return _ === null ? null : rest;
}

/** What a session writes. */
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

/** What the oracle answers, the given rules being in force. */
export function oracleAnswer(asked: Case, rules: Rules = ALL_RULES): unknown {
  let model: Model = EMPTY;
  let last: { kind: string; prompt_to_user: string | null } | undefined;
  for (const turn of asked.turns ?? []) {
    const { model: next, decision } = step(model, turn, rules);
    model = next;
    last = { kind: decision.kind, prompt_to_user: decision.prompt_to_user };
  }
  if (asked.kind === "turns") return { ...last, state: stateOf(model) };
  if (asked.kind === "export") return exportText(model, rules);
  if (asked.kind === "transcript") return transcript(model, asked.messages ?? [], rules);
  const imported = importText(asked.payload ?? "", rules);
  return "error" in imported ? imported : { state: stateOf(imported) };
}
