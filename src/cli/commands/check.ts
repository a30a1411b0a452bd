/** `check`: the diagnostics of rule files and stored conversations, each with the place that an editor opens. */
import { createDiagnostician, type Diagnostician } from "../../diagnostics/index.js";
import { explain, OUTPUT_VERSION } from "../../index.js";
import { EXIT, type ExitCode, type Given, type Streams, wrongArguments } from "../command.js";
import { Refusal } from "../io/refusal.js";
import { type Found, renderFound } from "../io/render-found.js";
import { renderJson } from "../io/render-json.js";
import { type FileTurn, readTurns, type TurnFile } from "../io/rule-file.js";
import { nameOf, readText } from "../io/text-file.js";
import { JSON_OUTPUT, KNOWN } from "../options.js";

export async function run(given: Given, streams: Streams): Promise<ExitCode> {
  if (given.operands.length === 0) throw wrongArguments("check needs a file, or - for standard input");
  let code: ExitCode = EXIT.done;
  for (const file of given.operands) {
    const turns = await readOrSay(file, streams);
    if (turns === null) code = EXIT.unreadable;
    else {
      for (const note of turns.notes) await streams.errors.say(`note: ${note}`);
      for (const found of findIn(turns, given.all(KNOWN))) {
        if (code === EXIT.done) code = EXIT.failed;
        await streams.output.write(given.has(JSON_OUTPUT) ? foundJson(file, found) : renderFound(file, found));
      }
    }
  }
  return code;
}

/** The turns of a file; null when it cannot be read, which is said. The other files are checked all the same. */
async function readOrSay(file: string, { input, errors }: Streams): Promise<TurnFile | null> {
  try {
    return readTurns(await readText(file, input), nameOf(file));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await errors.say(`error: ${error.message}`);
    return null;
  }
}

function* findIn({ turns, areRules }: TurnFile, known: readonly string[]): Generator<Found> {
  const reader = createDiagnostician(undefined, { known });
  for (const turn of turns) {
    const diagnostics = reader.diagnose(turn.text);
    for (const diagnostic of diagnostics) yield { turn, ...turn.positionOf(diagnostic.range[0]), ...diagnostic };
    if (areRules) yield* stepRule(reader, turn, diagnostics.length > 0);
    else reader.step(turn.text);
  }
}

/** Steps a line of a rule file. It has to do something, by itself: nobody is there to answer a question. */
function* stepRule(reader: Diagnostician, turn: FileTurn, isToldOf: boolean): Generator<Found> {
  const { outcome, decision, repairs } = explain(reader.snapshot, turn.text);
  reader.step(turn.text);
  if (reader.snapshot.pending !== null) reader.step("no");
  const fixes = repairs.length > 0 ? [repairs] : [];
  if (outcome.kind === "clarification")
    yield wholeTurn(turn, outcome.clarification.code, onOneLine(decision.prompt_to_user ?? ""), fixes);
  else if (decision.kind === "passthrough" && !isToldOf)
    yield wholeTurn(turn, "no_directive", "This line is no directive, and changes nothing.", []);
}

/** A prompt of two lines is told on one, as each message is. */
function onOneLine(prompt: string): string {
  return prompt.replaceAll("\n", " ");
}

function wholeTurn(turn: FileTurn, code: string, message: string, fixes: readonly (readonly string[])[]): Found {
  const range = [0, turn.text.length] as const;
  return { turn, ...turn.positionOf(0), code, severity: "error", range, parameters: {}, message, fixes };
}

function foundJson(file: string, { turn, ...found }: Found): string {
  return renderJson({
    output_version: OUTPUT_VERSION,
    mode: "check",
    command: "check",
    file,
    input: turn.text,
    ...found,
  });
}
