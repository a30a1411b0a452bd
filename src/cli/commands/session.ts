/** Runs a session: a dialog on a terminal, answers line by line on a pipe, and the checkpoint at the end. */
import { once } from "node:events";
import { acquireTurn } from "../../acquisition/index.js";
import type { Engine } from "../../index.js";
import type { Invocation } from "../arguments.js";
import { requireSavable, saveCheckpoint } from "../io/checkpoint-file.js";
import type { Output } from "../io/output.js";
import { startEngine } from "../io/preload.js";
import { Refusal } from "../io/refusal.js";
import { renderJson } from "../io/render-json.js";
import { renderText } from "../io/render-text.js";
import { outputStyle, PLAIN } from "../io/style.js";
import { type Acquire, asTyped, type Envelope } from "../session/answer.js";
import { Hangup } from "../session/hangup.js";
import { openHistory } from "../session/history.js";
import { runPipe } from "../session/pipe.js";
import { runTerminal } from "../session/terminal.js";

/** Runs a session to its end. @throws {Refusal} */
export async function runSession(
  { json, preload, checkpoint, preprocessor }: Extract<Invocation, { kind: "session" }>,
  output: Output,
): Promise<void> {
  const onTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (json && onTerminal) throw new Refusal(NO_JSON);
  if (checkpoint !== null) requireSavable(checkpoint);
  const engine = startEngine(preload);
  const acquire = preprocessor ? acquireTurn : asTyped;
  const hangup = new Hangup();
  try {
    if (onTerminal) await runDialog(engine, acquire, preload !== null, hangup);
    // Who neither sends the next line nor takes the last answer keeps nobody from ending the session.
    else
      await Promise.race([
        runPipe(engine, process.stdin, output, json ? renderJson : renderPlain, acquire),
        once(hangup.signal, "abort"),
      ]);
  } finally {
    hangup.release();
    // Input that is still awaited would keep the process alive.
    process.stdin.destroy();
    if (checkpoint !== null) saveCheckpoint(engine, checkpoint);
  }
  hangup.finish();
}

const NO_JSON = "--json is for pipes, not for a terminal. Pipe the turns in or the answers out, or leave --json away.";

function renderPlain(envelope: Envelope): string {
  return renderText(envelope, PLAIN);
}

function runDialog(engine: Engine, acquire: Acquire, resumed: boolean, hangup: Hangup): Promise<void> {
  const { stdin: input, stdout, env } = process;
  const [style, history] = [outputStyle(), openHistory(env)];
  return runTerminal({ engine, acquire, input, output: stdout, style, history, hangup, resumed });
}
