/**
 * How well the harvester reads labeled turns: `npm run harvest [-- LABELED ORDINARY]`, each a file of JSON lines. Without files, the
 * half that its grammar was tuned on.
 */
import { harvest } from "../../src/compaction/harvest/index.js";
import { linesOf, score } from "./labels.js";

const [
  labeled = "tests/compaction/labels/tuned-turns.jsonl",
  ordinary = "tests/compaction/labels/tuned-ordinary.jsonl",
] = process.argv.slice(2);

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const { of, missed, wrong } = score(linesOf(labeled));
for (const line of missed) print(`missed  ${line}`);
for (const line of wrong) print(`wrong   ${line}`);
let [labels, hits] = [0, 0];
for (const [kind, each] of of) {
  labels += each.labels;
  hits += each.hits;
  print(`${kind.padEnd(9)} recall ${each.hits} of ${each.labels}, precision ${each.right} of ${each.found}`);
}
print(`all       recall ${hits} of ${labels}: ${(hits / labels).toFixed(3)}`);
const turns = linesOf(ordinary);
const extra = turns.flatMap(({ id, content }) =>
  harvest(content).map(({ kind, from, to }) => `${kind} ${id}: ${content.slice(from, to)}`),
);
for (const line of extra) print(`false   ${line}`);
print(
  `ordinary  ${extra.length} false items in ${turns.length} turns: ${((extra.length / turns.length) * 1000).toFixed(1)} in a thousand`,
);
