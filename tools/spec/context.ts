/** What is made of the chapter about context: the file of its examples. It decides no turn, so its rules are no ids of outcomes. */
import type { Files } from "../files.js";
import { exampleName } from "./fixtures.js";
import { type Fence, type Rule, SpecError } from "./markdown.js";
import { Lines, json as value } from "./notation.js";

/** The word of the chapter's fence. */
export const CONTEXT_FENCE = "context";

/** The functions that an example may call. */
const CALL = /^(split|assemble|hashed|excerpt|violations|cap|batch|due) (\{.*\}) -> (.+)$/;

/** The file of all examples, one a line. */
export function contextFiles(rules: readonly Rule[]): Files {
  const examples = rules.flatMap(({ id, fences }) =>
    fences.filter(({ word }) => word === CONTEXT_FENCE).map((fence) => readExample(fence, id)),
  );
  const ids = examples.map((example) => example.case.id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice !== undefined)
    throw new SpecError({ file: "conformance/context.json", line: 1 }, `Two examples are ${twice}.`);
  if (examples.length === 0) return new Map();
  const lines = examples.map((example) => JSON.stringify(example));
  return new Map([["conformance/context.json", `[\n${lines.join(",\n")}\n]\n`]]);
}

/** Calls with their answers, a line each: the function, its argument, `->`, and what it answers, both as JSON. */
function readExample(fence: Fence, rule: string) {
  const lines = new Lines(fence);
  const calls: object[] = [];
  const answers: unknown[] = [];
  while (!lines.done) {
    const line = lines.take();
    const [, fn, given = "", answer = ""] = CALL.exec(line) ?? lines.fail(`This is no call: \`${line}\`.`);
    calls.push({ fn, given: value(lines, given) });
    answers.push(value(lines, answer));
  }
  return { case: { id: `${rule}--${exampleName(fence)}`, kind: "context", calls }, expected: { answers } };
}
