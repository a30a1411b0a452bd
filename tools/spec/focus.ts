/** What is made of the spec of the older language: its examples, one a line. */
import { productionsOf } from "../../src/toolkit/index.js";
import type { MadeOfSpec, ReadSource } from "../language.js";
import { checkSpec } from "./check.js";
import { exampleName } from "./fixtures.js";
import { type Fence, type Rule, SpecError } from "./markdown.js";
import { json, Lines, prompt, string, takeTurn } from "./notation.js";

/** What is asked, and what is expected of the answer. */
interface Example {
  readonly case: { readonly id: string; readonly kind: string; readonly [field: string]: unknown };
  readonly expected: object;
}

/** An example without its id: the fields of the case, and what is expected. */
type Read = (lines: Lines) => readonly [asked: Readonly<Record<string, unknown>>, expected: object];

/** The reader of one example, by the word of its fence. */
const EXAMPLES: ReadonlyMap<string, Read> = new Map<string, Read>([
  ["turns", readTurns],
  ["import", readImport],
  ["export", (lines) => [{ turns: takeTurns(lines) }, { payload: lines.requireAfter("export ") }]],
  ["transcript", readTranscript],
  ["parse", readParse],
  ["migrate", readMigration],
  ["pipe", readSession],
  ["terminal", readSession],
]);

/** The suite, and nothing else. @throws {SpecError} where a rule has no proof, or an example cannot be read. */
export function focusNotation(rules: readonly Rule[], sources: readonly ReadSource[], suite: string): MadeOfSpec {
  const productions = sources.flatMap(({ grammar, source }) =>
    Object.keys(source.starts).flatMap((start) => productionsOf(grammar, start)),
  );
  checkSpec(rules, productions, { examples: new Set(EXAMPLES.keys()), catalogs: [] });
  const examples = rules.flatMap((rule) => rule.fences.flatMap((fence) => examplesIn(rule, fence)));
  const ids = examples.map(({ case: { id } }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new SpecError({ file: suite, line: 1 }, `Two examples have the id ${twice}.`);
  const lines = examples.map((each) => JSON.stringify(each));
  return { files: new Map([[suite, `[\n${lines.join(",\n")}\n]\n`]]), tables: new Map() };
}

function examplesIn(rule: Rule, fence: Fence): Example[] {
  const read = EXAMPLES.get(fence.word);
  if (read === undefined) return [];
  const [name, lines] = [`${rule.id}--${exampleName(fence)}`, new Lines(fence)];
  const examples: Example[] = [];
  while (!lines.done) {
    if (examples.length > 0 && fence.word !== "parse") lines.requireAfter("");
    const [asked, expected] = read(lines);
    examples.push({ case: { id: `${name}-${examples.length + 1}`, kind: fence.word, ...asked }, expected });
  }
  return examples;
}

function takeTurns(lines: Lines): string[] {
  const turns: string[] = [];
  for (let turn = takeTurn(lines); turn !== null; turn = takeTurn(lines)) turns.push(turn);
  return turns;
}

function readTurns(lines: Lines): ReturnType<Read> {
  const turns = takeTurns(lines);
  if (turns.length === 0) lines.fail("An example begins with a turn.");
  const line = lines.take();
  const update = /^update (.*)$/.exec(line)?.[1];
  if (update !== undefined) return [{ turns }, answered("update", null, state(lines, update))];
  const asked = /^clarify (.*)$/.exec(line)?.[1];
  if (asked === undefined && line !== "passthrough") lines.fail(`This is not an answer: \`${line}\`.`);
  const still = takeStill(lines);
  if (asked === undefined) return [{ turns }, answered("passthrough", null, still)];
  return [{ turns }, answered("clarify", prompt(lines, asked), still)];
}

/** A decision, and the state that the engine has then. */
function answered(kind: string, prompt_to_user: string | null, reached: unknown): object {
  return { decision: { kind, state: kind === "update" ? reached : null, prompt_to_user }, state: reached };
}

function takeStill(lines: Lines): unknown {
  return state(lines, lines.takeAfter("still ") ?? "empty");
}

/** A state: `empty`, or `focus "…", prohibit "…"`. */
function state(lines: Lines, text: string): unknown {
  let focus: string | null = null;
  const prohibit: string[] = [];
  const part = /(focus|prohibit) ("(?:[^"\\]|\\.)*")(?:, |$)/y;
  while (text !== "empty" && part.lastIndex < text.length) {
    const [, word, value = ""] = part.exec(text) ?? lines.fail(`This is not a state: \`${text}\`.`);
    if (word === "focus") focus = string(lines, value);
    else prohibit.push(string(lines, value));
  }
  return { facts: { "focus.primary": focus }, policies: { prohibit }, version: 1 };
}

function readImport(lines: Lines): ReturnType<Read> {
  const asked = { turns: takeTurns(lines), payload: lines.requireAfter("import").replace(/^ /, "") };
  const error = lines.takeAfter("error ");
  if (error !== null) return withFollowup(lines, asked, { error: prompt(lines, error), state: takeStill(lines) });
  return withFollowup(lines, asked, { state: state(lines, lines.requireAfter("state ")) });
}

function readTranscript(lines: Lines): ReturnType<Read> {
  const asked = { turns: takeTurns(lines), messages: json(lines, lines.requireAfter("messages ")) };
  const confirm = lines.takeAfter("confirm ");
  if (confirm !== null)
    return withFollowup(lines, asked, { result: { kind: "confirm", prompt_to_user: prompt(lines, confirm) } });
  return withFollowup(lines, asked, { result: { kind: "state", state: state(lines, lines.requireAfter("state ")) } });
}

/** Turns behind an import or a transcript, where some stand there: they show what is pending. */
function withFollowup(lines: Lines, asked: object, expected: object): ReturnType<Read> {
  if (!lines.peek().startsWith(">")) return [{ ...asked }, expected];
  const [{ turns }, followup] = readTurns(lines);
  return [
    { ...asked, followup: turns },
    { ...expected, followup },
  ];
}

/** A text and its fields, or null where it is not what the fence's production reads. */
function readParse(lines: Lines): ReturnType<Read> {
  const [production = ""] = lines.fence.name.split(" ");
  const accepted = takeTurn(lines, "+");
  const text = accepted ?? takeTurn(lines, "x") ?? lines.fail("A text begins with + or x.");
  const asked = { production, text };
  if (accepted === null) return [asked, { fields: null }];
  const fields: Record<string, string> = {};
  for (let line = lines.takeAfter("  "); line !== null; line = lines.takeAfter("  ")) {
    const [, name = "", value = ""] =
      /^([a-z_]+) (".*")$/.exec(line) ?? lines.fail("A field and a JSON string belong here.");
    fields[name] = string(lines, value);
  }
  return [asked, { fields }];
}

function readMigration(lines: Lines): ReturnType<Read> {
  const asked = { state: json(lines, lines.requireAfter("from ")) };
  const to = json(lines, lines.requireAfter("to "));
  const lost: unknown[] = [];
  for (let each = lines.takeAfter("lost "); each !== null; each = lines.takeAfter("lost "))
    lost.push(json(lines, each));
  return [asked, { state: to, not_carried: lost }];
}

function readSession(lines: Lines): ReturnType<Read> {
  const asked = { input: string(lines, lines.requireAfter("input ")) };
  return [asked, { output: `${lines.rest()}\n` }];
}
