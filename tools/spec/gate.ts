/**
 * What is made of the chapter about the gate. A gate decides no turn: its rules are no ids of outcomes, and its examples are in a
 * file of their own.
 */
import { type Files, json } from "../files.js";
import { exampleName } from "./fixtures.js";
import { type Fence, type Rule, SpecError } from "./markdown.js";
import { Lines, takeGiven, json as value } from "./notation.js";

/** The number of the chapter. */
const CHAPTER = "12.";
/** The word of its fence. */
export const GATE_FENCE = "gate";

/** Whether a rule is about the gate. */
export function isGateRule({ number }: Rule): boolean {
  return number.startsWith(CHAPTER);
}

interface Example {
  readonly case: {
    readonly id: string;
    readonly kind: "gate";
    readonly calls: readonly object[];
    readonly [field: string]: unknown;
  };
  readonly expected: { readonly answers: readonly unknown[] };
}

/** The fixtures of the chapter, a file each, and the file of all examples, one a line. */
export function gateFiles(rules: readonly Rule[]): Files {
  const examples = rules.flatMap(({ id, fences }) =>
    fences.filter(({ word }) => word === GATE_FENCE).map((fence) => readExample(fence, id)),
  );
  const files = new Map<string, string>();
  if (examples.length === 0) return files;
  for (const { case: asked, expected } of examples) {
    const path = `tests/fixtures/gate/${asked.id}.json`;
    if (files.has(path)) throw new SpecError({ file: path, line: 1 }, `Two examples make the fixture ${asked.id}.`);
    files.set(path, json({ ...asked, expected }));
  }
  const lines = examples.map((example) => JSON.stringify(example));
  return files.set("conformance/gate.json", `[\n${lines.join(",\n")}\n]\n`);
}

/** What the gate is made of, the view, and questions with their answers. */
function readExample(fence: Fence, rule: string): Example {
  const lines = new Lines(fence);
  const covers = takeValue(lines, "covers ") ?? {};
  const unlisted = lines.takeAfter("unlisted ") ?? "allow";
  const state = takeGiven(lines);
  const question = takeValue(lines, "question ") ?? null;
  const asked: (readonly [object, unknown])[] = [];
  while (!lines.done) asked.push(takeCall(lines));
  if (asked.length === 0) lines.fail("A question belongs here.");
  const calls = asked.map(([call]) => call);
  return {
    case: { id: `${rule}--${exampleName(fence)}`, kind: "gate", covers, unlisted, state, question, calls },
    expected: { answers: asked.map(([, answer]) => answer) },
  };
}

function takeValue(lines: Lines, word: string): unknown {
  const text = lines.takeAfter(word);
  return text === null ? undefined : value(lines, text);
}

const ALLOWS = /^allows (".*?")(?: about (.+?))? -> (?:(allowed)|refused (\w+))(?: (".*"))?$/;
const LISTS = /^(filter|select|eligible|unmatched)(?: (\[.*\]))? -> (.+)$/;

/** `allows "NAME" about LIST -> allowed "ITEM"`, or `refused CODE "ITEM"`; else a list and its answer, as JSON. */
function takeCall(lines: Lines): readonly [object, unknown] {
  const line = lines.take();
  const [, fn = "", list, answer = ""] = LISTS.exec(line) ?? [];
  if (fn !== "") return [{ fn, ...(list === undefined ? {} : { names: value(lines, list) }) }, value(lines, answer)];
  const [, quoted = "", about, allowed, code = null, found = "null"] =
    ALLOWS.exec(line) ?? lines.fail(`This is no question to a gate: \`${line}\`.`);
  const name = value(lines, quoted);
  const item = value(lines, found);
  const granting = item === null ? null : "use";
  const policy = allowed === undefined ? (code === "prohibited" ? "prohibit" : null) : granting;
  return [
    { fn: "allows", name, ...(about === undefined ? {} : { about: value(lines, about) }) },
    { allowed: allowed !== undefined, name, item, policy, code },
  ];
}
