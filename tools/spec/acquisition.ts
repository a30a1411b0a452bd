/**
 * What is made of the chapter about the acquisition layer. The layer stands outside of the language: its rules are not ids of
 * outcomes, and its examples are not in the suite of the language but in a file of their own.
 */
import { type Files, json } from "../files.js";
import { ACQUISITION_EXAMPLES, type AcquisitionExample } from "./examples/acquisition.js";
import { ACQUISITION_HOST_EXAMPLES } from "./examples/acquisition-host.js";
import { exampleName } from "./fixtures.js";
import { type Fence, type Rule, SpecError } from "./markdown.js";
import { Lines } from "./notation.js";

/** The number of the chapter. */
const CHAPTER = "10.";

/** Whether a rule is about the acquisition layer. */
export function isAcquisitionRule({ number }: Rule): boolean {
  return number.startsWith(CHAPTER);
}

/** The examples of the layer, numbered within their fence. */
function acquisitionExamples(rules: readonly Rule[]): AcquisitionExample[] {
  return rules.flatMap((rule) => rule.fences.flatMap((fence) => examplesOf(rule, fence)));
}

function examplesOf(rule: Rule, fence: Fence): AcquisitionExample[] {
  const read = ACQUISITION_EXAMPLES.get(fence.word) ?? ACQUISITION_HOST_EXAMPLES.get(fence.word);
  if (read === undefined) return [];
  const [lines, name] = [new Lines(fence), exampleName(fence)];
  const examples: AcquisitionExample[] = [];
  while (!lines.done) examples.push(read(lines, `${rule.id}--${name}-${examples.length + 1}`));
  return examples;
}

/** The fixtures, in the shape that implementations of the layer share, and the file of all examples, one a line. */
export function acquisitionFiles(rules: readonly Rule[]): Files {
  const examples = acquisitionExamples(rules);
  const files = new Map<string, string>();
  for (const example of examples) {
    const { id, kind } = example.case;
    const path = `tests/fixtures/${kind}/${id}.json`;
    if (files.has(path)) throw new SpecError({ file: path, line: 1 }, `Two examples make the fixture ${id}.`);
    files.set(path, json(toFixture(example)));
  }
  const lines = examples.map((example) => JSON.stringify(example));
  return files.set("conformance/acquisition.json", `[\n${lines.join(",\n")}\n]\n`);
}

/** The fixture of a `heuristic` says which outcome is expected, and not by which rule; that of a `parse` has a name of its own. */
function toFixture({ case: { id, ...asked }, expected }: AcquisitionExample): object {
  switch (asked.kind) {
    case "heuristic":
      return { name: id, ...asked, expected: { classification: expected.outcome, output: expected.directive } };
    case "parse":
      return { name: id, ...asked, expected_parsed: expected.parsed };
    default:
      return { name: id, ...asked, expected };
  }
}
