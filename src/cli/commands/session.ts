/** `session`: a dialog on a terminal, answers line by line on a pipe, and what is kept of it: a log, or a checkpoint at the end. */
import { once } from "node:events";
import { EXIT, type ExitCode, type Given, type Streams, wrongArguments } from "../command.js";
import { savablePath, saveCheckpoint } from "../io/checkpoint-file.js";
import type { Output } from "../io/output.js";
import { preloadOf, startEngine } from "../io/preload.js";
import { Refusal } from "../io/refusal.js";
import { renderDiagnostic } from "../io/render-diagnostics.js";
import { renderJson } from "../io/render-json.js";
import type { Input } from "../io/standard-input.js";
import { outputStyle } from "../io/style.js";
import { renderReply } from "../kept/render.js";
import { DIAGNOSTICS, JSON_OUTPUT, PRELOADS, PREPROCESSOR, SAVE_CHECKPOINT, SESSION, STORE } from "../options.js";
import { type Acquire, asTyped } from "../session/answer.js";
import { withDiagnostics } from "../session/diagnostics.js";
import { Hangup } from "../session/hangup.js";
import { openHistory } from "../session/history.js";
import { runPipe } from "../session/pipe.js";
import { type Reply, withNews } from "../session/reply.js";
import { engineTalk, type Talk } from "../session/talk.js";
import { runTerminal } from "../session/terminal.js";

/** What is talked to, and how it ends. */
interface Conversation {
  readonly talk: Talk;
  /** Whether it goes on from somewhere. */
  readonly resumed: boolean;
  end(): Promise<void>;
}

export async function run(given: Given, streams: Streams) {
  if (given.operands.length > 0) throw wrongArguments(`A session takes no operand, such as '${given.operands[0]}'`);
  const input = streams.input();
  const onTerminal = input.isTTY === true && process.stdout.isTTY;
  if (given.has(JSON_OUTPUT) && onTerminal) throw new Refusal(NO_JSON);
  const acquire = await acquisition(given);
  const conversation = await converse(given, acquire, onTerminal || given.has(DIAGNOSTICS));
  const hangup = new Hangup();
  let code: ExitCode = EXIT.done;
  try {
    if (onTerminal) await runDialog(conversation, acquire, hangup);
    else code = await runLines(conversation.talk, input, streams.output, given, hangup);
  } finally {
    // Input that is still awaited would keep the process alive.
    input.destroy();
    await conversation.end();
  }
  // Not before the save: a terminal that goes away says so twice, and the second signal would end the process in the midst of it.
  hangup.release();
  hangup.finish();
  return code;
}

/** What only some sessions need is loaded when they do: most of the time of a short one goes by until all is loaded. */
async function acquisition(given: Given): Promise<Acquire> {
  return given.has(PREPROCESSOR) ? (await import("../../acquisition/index.js")).acquireTurn : asTyped;
}

const NO_JSON = "--json is for pipes, not for a terminal. Pipe the turns in or the answers out, or leave --json out.";

async function converse(given: Given, acquire: Acquire, diagnosing: boolean): Promise<Conversation> {
  const [name, checkpoint, preload] = [given.value(SESSION), given.value(SAVE_CHECKPOINT), preloadOf(given)];
  if (name !== null) {
    const other = [...PRELOADS, SAVE_CHECKPOINT].find((option) => given.has(option));
    if (other !== undefined) throw wrongArguments(`--session keeps its own state, and goes without --${other.name}`);
    return converseKept(given, name, acquire, diagnosing);
  }
  if (given.has(STORE)) throw wrongArguments(`--${STORE.name} goes with --session`);
  const target = checkpoint === null ? null : savablePath(checkpoint);
  const engine = startEngine(preload);
  const end = async () => {
    if (target !== null) saveCheckpoint(engine, target);
  };
  return { talk: engineTalk(engine, acquire, diagnosing), resumed: preload !== null, end };
}

async function converseKept(given: Given, name: string, acquire: Acquire, diagnosing: boolean): Promise<Conversation> {
  const [{ openKept, readable }, { keptTalk }] = await Promise.all([
    import("../kept/open.js"),
    import("../kept/talk.js"),
  ]);
  const { session, close } = await openKept(given, name);
  try {
    const talk = await readable(keptTalk(session, acquire, diagnosing));
    return { talk, resumed: talk.isResumed, end: close };
  } catch (error) {
    // A connection that is left open would keep the process alive.
    await close();
    throw error;
  }
}

/** Who neither sends the next line nor takes the last answer keeps nobody from ending the session. */
async function runLines(talk: Talk, input: Input, output: Output, given: Given, hangup: Hangup): Promise<ExitCode> {
  const lines = runPipe(talk, input, output, renderer(given));
  return (await Promise.race([lines, once(hangup.signal, "abort")])) === false ? EXIT.failed : EXIT.done;
}

/** How a line is answered on a pipe. Answers may go to a terminal though the turns come from a pipe. */
function renderer(given: Given): (reply: Reply) => string {
  const style = outputStyle();
  const diagnosing = given.has(DIAGNOSTICS);
  if (given.has(JSON_OUTPUT)) {
    return (reply) => renderJson(withNews(diagnosing ? withDiagnostics(reply) : reply.envelope, reply.news));
  }
  return (reply) => renderReply(reply, style) + reply.diagnostics.map(renderDiagnostic).join("");
}

function runDialog({ talk, resumed }: Conversation, acquire: Acquire, hangup: Hangup): Promise<void> {
  const { stdin: input, stdout, env } = process;
  const [style, history] = [outputStyle(), openHistory(env)];
  return runTerminal({ talk, acquire, input, output: stdout, style, history, hangup, resumed });
}
