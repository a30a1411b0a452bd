/** `session`: a dialog on a terminal, answers line by line on a pipe, and the checkpoint at the end. */
import { once } from "node:events";
import { acquireTurn } from "../../acquisition/index.js";
import type { Engine } from "../../index.js";
import { type Command, EXIT, type Given, type Setting, type Streams, type Switch, wrongArguments } from "../command.js";
import { savablePath, saveCheckpoint } from "../io/checkpoint-file.js";
import { preloadOf, startEngine } from "../io/preload.js";
import { Refusal } from "../io/refusal.js";
import { renderDiagnostic } from "../io/render-diagnostics.js";
import { renderJson } from "../io/render-json.js";
import { renderText } from "../io/render-text.js";
import { outputStyle } from "../io/style.js";
import { DIAGNOSTICS, JSON_OUTPUT, PRELOADS } from "../options.js";
import { type Acquire, answer, asTyped, type Envelope } from "../session/answer.js";
import { answerAndDiagnose, withDiagnostics } from "../session/diagnostics.js";
import { Hangup } from "../session/hangup.js";
import { openHistory } from "../session/history.js";
import { runPipe } from "../session/pipe.js";
import { runTerminal } from "../session/terminal.js";

const PREPROCESSOR: Switch = {
  name: "with-preprocessor",
  value: null,
  help: "take directives out of white space or a model's JSON answer",
};
const SAVE_CHECKPOINT: Setting = { name: "save-checkpoint", value: "FILE", help: "save the checkpoint at the end" };

export const session: Command = {
  name: "session",
  operands: "",
  summary: "answer turns, one a line (also without a name)",
  help: `On a terminal it is a dialog, in which help lists the words it knows. On a pipe
each line is answered as it comes; a line has at most 16,777,216 characters.
--json is for pipes.`,
  options: [JSON_OUTPUT, DIAGNOSTICS, PREPROCESSOR, ...PRELOADS, SAVE_CHECKPOINT],
  run,
};

async function run(given: Given, { output }: Streams) {
  if (given.operands.length > 0) throw wrongArguments(`A session takes no operand, such as '${given.operands[0]}'`);
  const [json, checkpoint, preload] = [given.has(JSON_OUTPUT), given.value(SAVE_CHECKPOINT), preloadOf(given)];
  const onTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (json && onTerminal) throw new Refusal(NO_JSON);
  const target = checkpoint === null ? null : savablePath(checkpoint);
  const engine = startEngine(preload);
  const acquire = given.has(PREPROCESSOR) ? acquireTurn : asTyped;
  const hangup = new Hangup();
  try {
    if (onTerminal) await runDialog(engine, acquire, preload !== null, hangup);
    // Who neither sends the next line nor takes the last answer keeps nobody from ending the session.
    else
      await Promise.race([
        runPipe(engine, process.stdin, output, renderer(json, given.has(DIAGNOSTICS), acquire)),
        once(hangup.signal, "abort"),
      ]);
  } finally {
    hangup.release();
    // Input that is still awaited would keep the process alive.
    process.stdin.destroy();
    if (target !== null) saveCheckpoint(engine, target);
  }
  hangup.finish();
  return EXIT.done;
}

const NO_JSON = "--json is for pipes, not for a terminal. Pipe the turns in or the answers out, or leave --json out.";

/** How a line is answered on a pipe. Answers may go to a terminal though the turns come from a pipe. */
function renderer(
  json: boolean,
  diagnosing: boolean,
  acquire: Acquire,
): (engine: Engine, line: string) => string | null {
  const style = outputStyle();
  const render = (envelope: Envelope): string => (json ? renderJson(envelope) : renderText(envelope, style));
  if (!diagnosing) return (engine, line) => mapAnswer(answer(engine, line, acquire), render);
  return (engine, line) =>
    mapAnswer(answerAndDiagnose(engine, line, acquire), (answered) =>
      json
        ? renderJson(withDiagnostics(answered))
        : render(answered.envelope) + answered.diagnostics.map(renderDiagnostic).join(""),
    );
}

function mapAnswer<A>(given: A | null, render: (given: A) => string): string | null {
  return given === null ? null : render(given);
}

function runDialog(engine: Engine, acquire: Acquire, resumed: boolean, hangup: Hangup): Promise<void> {
  const { stdin: input, stdout, env } = process;
  const [style, history] = [outputStyle(), openHistory(env)];
  return runTerminal({ engine, acquire, input, output: stdout, style, history, hangup, resumed });
}
