/** Makes the fixtures: each example of the spec in a shape that any implementation can run. */
import { apiContract, controller, controllerPreview } from "./examples/controller.js";
import type { Context, Fixture, Reader } from "./examples/example.js";
import { host, misuse, readers } from "./examples/host.js";
import { checkpoint, stateJson, transcript, transcriptLive } from "./examples/persistence.js";
import { normalize, parse } from "./examples/texts.js";
import { scenario, snapshot, step } from "./examples/turns.js";
import { type Fence, type Rule, SpecError } from "./markdown.js";
import { Lines } from "./notation.js";

/** The reader of each kind of example, by the word of its fence. */
export const EXAMPLES: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["step", step],
  ["scenario", scenario],
  ["snapshot", snapshot],
  ["normalize", normalize],
  ["parse", parse],
  ["transcript", transcript],
  ["transcript_live", transcriptLive],
  ["state_json", stateJson],
  ["checkpoint", checkpoint],
  ["controller", controller],
  ["controller_preview", controllerPreview],
  ["readers", readers],
  ["host", host],
  ["misuse", misuse],
  ["api-contract", apiContract],
]);

/** The fixtures of all examples. `prompts` are those of the catalog, by code. */
export function makeFixtures(rules: readonly Rule[], prompts: Context["prompts"]): Fixture[] {
  return rules.flatMap((rule) => rule.fences.flatMap((fence) => fixturesOf(rule, fence, prompts)));
}

function fixturesOf(rule: Rule, fence: Fence, prompts: Context["prompts"]): Fixture[] {
  const read = EXAMPLES.get(fence.word);
  if (read === undefined) return [];
  const lines = new Lines(fence);
  const fixtures = read(lines, { rule, id: `${rule.id}--${exampleName(fence)}`, prompts });
  lines.end();
  return fixtures;
}

/** The name of an example, which stands behind the word of its fence. */
export function exampleName(fence: Fence): string {
  const name = fence.word === "parse" ? fence.name.split(" ").slice(1).join(" ") : fence.name;
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return name;
  throw new SpecError(fence, `An example's name is lower-case words joined by hyphens, not \`${name}\`.`);
}
