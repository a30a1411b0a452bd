/**
 * Reference survival: of the paths, addresses, numbers and names in the turns that are left out, and that later turns use again, the
 * share that is still in the artifact's text. `npm run references [-- FILE...]`, each a stored conversation; without files, a recorded run.
 */
import { readFileSync } from "node:fs";
import { readTranscript } from "../../src/compaction/index.js";
import { BUDGETS, CUTS, recordedRun, survivalOf } from "./survival.js";

const files = process.argv.slice(2);
const transcripts =
  files.length === 0 ? [recordedRun()] : files.map((file) => readTranscript(JSON.parse(readFileSync(file, "utf8"))));
const percent = (part: number, whole: number): string => (whole === 0 ? "-" : `${Math.round((part / whole) * 100)} %`);
const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const [turns, bytes] = [
  transcripts.flat().length,
  transcripts.flat().reduce((sum, { content }) => sum + content.length, 0),
];
print(
  `${transcripts.length} transcripts, ${turns} turns, ${bytes} characters; cut at ${CUTS.join(", ")} of the turns.\n`,
);
print("bytes of text | kind | used again | in the artifact | in as many bytes of the newest turns left out");
for (const budget of BUDGETS)
  for (const [kind, { used, held, newest }] of survivalOf(transcripts, budget))
    print(`${budget} | ${kind} | ${used} | ${percent(held, used)} | ${percent(newest, used)}`);
