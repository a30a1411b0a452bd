/** What is made of the chapters whose examples are calls: a file for each. They decide no turn, so their rules are no ids of outcomes. */
import type { Files } from "../files.js";
import { exampleName } from "./fixtures.js";
import { type Fence, type Rule, SpecError } from "./markdown.js";
import { Lines, json as value } from "./notation.js";

/** By the word of a chapter's fence, the functions that an example may call. */
const CALLED: ReadonlyMap<string, RegExp> = new Map([
  ["context", /^(split|assemble|hashed|excerpt|violations|shorten|cap|batch|due) (\{.*\}) -> (.+)$/],
  ["compaction", /^(fold|verify|compactbench|summary) (\{.*\}) -> (.+)$/],
]);

/** The words of these chapters' fences. */
export const CALLED_FENCES: readonly string[] = [...CALLED.keys()];

/** The files of all their examples, one a line. */
export function calledFiles(rules: readonly Rule[]): Files {
  return new Map([...CALLED].flatMap(([word, call]) => [...fileOf(rules, word, call)]));
}

function fileOf(rules: readonly Rule[], word: string, call: RegExp): Files {
  const file = `conformance/${word}.json`;
  const examples = rules.flatMap(({ id, fences }) =>
    fences.filter((fence) => fence.word === word).map((fence) => readExample(fence, id, call)),
  );
  const ids = examples.map((example) => example.case.id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice !== undefined) throw new SpecError({ file, line: 1 }, `Two examples are ${twice}.`);
  if (examples.length === 0) return new Map();
  const lines = examples.map((example) => JSON.stringify(example));
  return new Map([[file, `[\n${lines.join(",\n")}\n]\n`]]);
}

/** Calls with their answers, a line each: the function, its argument, `->`, and what it answers, both as JSON. */
function readExample(fence: Fence, rule: string, call: RegExp) {
  const lines = new Lines(fence);
  const calls: object[] = [];
  const answers: unknown[] = [];
  while (!lines.done) {
    const line = lines.take();
    const [, fn, given = "", answer = ""] = call.exec(line) ?? lines.fail(`This is no call: \`${line}\`.`);
    calls.push({ fn, given: value(lines, given) });
    answers.push(value(lines, answer));
  }
  return { case: { id: `${rule}--${exampleName(fence)}`, kind: fence.word, calls }, expected: { answers } };
}
