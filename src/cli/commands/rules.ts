/** `rules`: what the lines of CLAUDE.md, AGENTS.md and the like come to as directives; with --apply, in a session. */
import { initial } from "../../index.js";
import { readRules } from "../../phrasings/rule-file.js";
import { EXIT, type ExitCode, type Given, type Streams, wrongArguments } from "../command.js";
import { Refusal } from "../io/refusal.js";
import { outputStyle } from "../io/style.js";
import { readText } from "../io/text-file.js";
import { openKept, readable } from "../kept/open.js";
import { APPLY, JSON_OUTPUT, STORE, TENANT } from "../options.js";
import { applyLine, foreseen } from "../rules/apply.js";
import { isConfirmed, terminal } from "../rules/confirm.js";
import { type FileLine, type PlannedLine, planRules } from "../rules/plan.js";
import { plannedJson, renderPlanned } from "../rules/render.js";

export async function run(given: Given, { input, output }: Streams): Promise<ExitCode> {
  if (given.operands.length === 0) throw wrongArguments("rules needs a file, or - for standard input");
  const name = given.value(APPLY);
  for (const option of [STORE, TENANT])
    if (name === null && given.has(option)) throw wrongArguments(`--${option.name} goes with --apply`);
  const lines: FileLine[] = [];
  for (const file of new Set(given.operands))
    for (const line of readRules(await readText(file, input, MOST_LINES))) lines.push({ ...line, file });
  const style = outputStyle();
  const show = (line: PlannedLine) =>
    output.write(given.has(JSON_OUTPUT) ? plannedJson(line) : renderPlanned(line, style));
  const planned = name === null ? await showAll(lines, show) : await applyAll(given, name, lines, show);
  const contradicts = planned.some((line) => line.planned.some(({ status }) => status === "contradicts"));
  return contradicts ? EXIT.failed : EXIT.done;
}

type Show = (line: PlannedLine) => Promise<void>;

/** How many million lines a rule file may have. All that is said of each is kept until the last, since any two may contradict each other. */
const MOST_LINES = 1;

async function showAll(lines: readonly FileLine[], show: Show): Promise<readonly PlannedLine[]> {
  const planned = planRules(lines, initial());
  for (const line of planned) await show(line);
  return planned;
}

async function applyAll(given: Given, name: string, lines: readonly FileLine[], show: Show) {
  const { session, close } = await openKept(given, name);
  try {
    const view = await readable(session.view());
    if (view.question !== null)
      throw new Refusal(`The session '${name}' waits for an answer. Give it ${placeOfAnswer(given, name)} first.`);
    const planned: PlannedLine[] = [];
    for (const line of planRules(lines, view.snapshot)) planned.push(await foreseen(session, line));
    // Where the rules themselves were typed, the terminal has ended behind them.
    const asked = given.has(JSON_OUTPUT) || given.operands.includes("-") ? undefined : terminal();
    const chosen = asked === undefined ? planned : await agreed(planned, name, show, asked);
    let seen = view.rules;
    for (const line of chosen) {
      const done = await applyLine(session, line, seen);
      seen = done.rules;
      // Shown once it is applied, so that what was printed is what was done.
      await show(done.line);
    }
    return planned;
  } finally {
    await close();
  }
}

/** Where the question of a session is answered. The URL of a store may hold a password: it is not repeated. */
function placeOfAnswer(given: Given, name: string): string {
  // A session of the command line has the tenant of the user alone.
  const place = given.has(TENANT) ? "through 'proxy'" : `in 'session --session ${name}'`;
  const options = [STORE, TENANT].filter((option) => given.has(option)).map((option) => `--${option.name}`);
  return options.length === 0 ? place : `${place} with the same ${options.join(" and ")}`;
}

/** Shows a person the whole list before any of it is applied. Gives the lines that have something new after a yes, and none otherwise. */
async function agreed(
  planned: readonly PlannedLine[],
  name: string,
  show: Show,
  asked: NodeJS.WriteStream,
): Promise<readonly PlannedLine[]> {
  for (const line of planned) await show(line);
  const lines = planned.filter((line) => line.planned.some(({ status }) => status === "new"));
  if (lines.length === 0) return [];
  const count = lines.length === 1 ? "this line" : `these ${lines.length} lines`;
  return (await isConfirmed(`Apply the new rules of ${count} to '${name}'? (yes/no) `, asked)) ? lines : [];
}
