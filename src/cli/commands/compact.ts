/** `compact`: what outlasts a conversation, as a text, an artifact, or the artifact of CompactBench. */
import { canonicalJson, fieldsOf } from "../../base/index.js";
import { harvest } from "../../compaction/harvest/index.js";
import { type Compacted, compactTranscript, createCompactor, readTranscript, render } from "../../compaction/index.js";
import { byteMeter } from "../../context/index.js";
import { describeState, type SkippedMessage } from "../../index.js";
import { EXIT, type ExitCode, type Given, type Streams, wholeNumber, wrongArguments } from "../command.js";
import { readLines } from "../io/lines.js";
import { type Message, notesOn, userTurns } from "../io/messages.js";
import { type Previous, previousOf, requireContinued } from "../io/previous-artifact.js";
import { Refusal, reasonOf } from "../io/refusal.js";
import type { Input } from "../io/standard-input.js";
import { outputStyle } from "../io/style.js";
import { nameOf, readTextFile, requireBounded } from "../io/text-file.js";
import { BUDGET, FORMAT, PREVIOUS } from "../options.js";

export async function run(given: Given, { input, output, errors }: Streams): Promise<ExitCode> {
  const [file, second] = given.operands;
  if (file === undefined) throw wrongArguments("compact needs a file of messages, or - for standard input");
  if (second !== undefined) throw wrongArguments(`compact takes one file, not '${file}' and '${second}'`);
  const write = writer(given);
  const path = given.value(PREVIOUS);
  const previous = path === null ? null : previousOf(parsed(readTextFile(path), `'${path}'`, "an artifact"), path);
  for await (const value of file === "-" ? conversations(input()) : [parsed(readTextFile(file), `'${file}'`)]) {
    const request = requested(value, previous);
    await output.write(write(request));
    for (const note of notesOf(request, nameOf(file))) await errors.say(`note: ${note}`);
  }
  return EXIT.done;
}

/** What was left out, and that nothing was said, without which it says little that nothing was ruled: the file may be of another shape. */
function notesOf({ transcript }: Request, name: string): string[] {
  const turns = readTranscript(transcript).flatMap(({ role, content }) =>
    role === "user" && content !== "" ? [content] : [],
  );
  // Messages of LangChain say whose they are in another field.
  const isMeant = ({ reason }: SkippedMessage) => reason !== "no_role";
  return notesOn({ turns, skipped: userTurns(messagesOf(transcript)).skipped.filter(isMeant) }, name);
}

function messagesOf(transcript: unknown): readonly Message[] {
  const fields = fieldsOf(transcript);
  const list: unknown = Array.isArray(transcript) ? transcript : (fields?.get("turns") ?? fields?.get("messages"));
  return Array.isArray(list) ? list : [];
}

/** Each line that is JSON by itself; where the first is not, the whole is one conversation. */
async function* conversations(input: Input): AsyncGenerator<unknown> {
  let whole: string | null = null;
  let [size, lines] = [0, 0];
  for await (const line of readLines(input)) {
    if (whole !== null) {
      whole += `\n${line}`;
      [size, lines] = [size + Buffer.byteLength(line) + 1, lines + 1];
      requireBounded("standard input", size, lines);
    } else if (isJson(line)) yield parsed(line, "A line");
    else if (line.trim() !== "") whole = line;
  }
  if (whole !== null) yield parsed(whole, "standard input");
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string, name: string, what = "a JSON array of messages"): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${name} is not JSON (${reasonOf(error)}). Give ${what}.`);
  }
}

type Write = (request: Request) => string;

function writer(given: Given): Write {
  const format = given.value(FORMAT) ?? "text";
  const budget = wholeNumber(given, BUDGET, "8000");
  const write = WRITERS.get(format);
  if (write === undefined) throw wrongArguments(`--format takes text, json or compactbench, not '${format}'`);
  return (request) => write(request, budget);
}

interface Request {
  readonly transcript: unknown;
  readonly previous: unknown;
}

/** What a conversation brings along goes before what an option names. */
const OWN_PREVIOUS = "previous_artifact";

function requested(conversation: unknown, previous: Previous | null): Request {
  const fields = fieldsOf(conversation);
  if (!fields?.has("transcript")) return continued(conversation, previous);
  const own = fields.get(OWN_PREVIOUS) ?? null;
  return continued(fields.get("transcript"), own === null ? previous : previousOf(own, OWN_PREVIOUS));
}

function continued(transcript: unknown, previous: Previous | null): Request {
  if (previous !== null) refusing(() => requireContinued(transcript, previous));
  return { transcript, previous: previous?.value };
}

const WRITERS: ReadonlyMap<string, (request: Request, budget: number) => string> = new Map([
  [
    "text",
    (request: Request, budget: number) =>
      textOf(
        refusing(() => compactTranscript(request.transcript, harvest, request.previous)),
        budget,
      ),
  ],
  [
    "json",
    (request: Request) =>
      jsonLine(refusing(() => compactTranscript(request.transcript, harvest, request.previous)).artifact),
  ],
  [
    "compactbench",
    (request: Request) =>
      jsonLine(refusing(() => createCompactor(harvest).compact(request.transcript, null, request.previous))),
  ],
]);

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof TypeError ? new Refusal(error.message) : error;
  }
}

function jsonLine(value: object): string {
  return `${canonicalJson(value)}\n`;
}

/** The rules, which no budget shortens, and behind them the artifact. */
function textOf({ artifact, engine }: Compacted, budget: number): string {
  const rendered = render(artifact, budget, byteMeter);
  if (rendered.kind === "too_long") {
    throw new Refusal(
      `What no budget leaves out has ${rendered.needed} bytes, and the budget is ${rendered.budget}. Give a larger --budget.`,
    );
  }
  return [describeState(engine.state), rendered.text]
    .filter((text) => text !== "")
    .map(outputStyle().show)
    .join("\n\n")
    .concat("\n");
}
