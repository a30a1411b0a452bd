/**
 * Reference survival: of the paths, addresses, numbers and names in the turns that are left out, and that later turns use again, the
 * share that is still in the artifact's text. `npm run references [-- FILE...]`, each a stored conversation; without files, the first
 * commits of this repository as a recorded run: what each has changed is the result of a tool, and its message what is said of it.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { harvest } from "../../src/compaction/harvest/index.js";
import { EMPTY, extend, readTranscript, render, type Turn } from "../../src/compaction/index.js";
import { byteMeter } from "../../src/context/index.js";

const COMMITS = 200;
/** Everything before these shares of the turns is left out. */
const CUTS = [0.25, 0.5, 0.75];
const BUDGETS = [2000, 8000, 32_000];
const NO_RULES = { premise: null, policies: {}, version: 2 } as const;
const MARK = "\u0001";

function commits(): Turn[] {
  const format = ["--format=%x01%B", "--name-only", "--reverse"];
  const log = execFileSync("git", ["log", ...format], { encoding: "utf8", maxBuffer: 1 << 28 });
  const parts = log.split(MARK).slice(1, COMMITS + 1);
  return parts.flatMap((part, at): Turn[] => {
    const lines = part.trimEnd().split("\n");
    const end = lines.lastIndexOf("");
    const [said, files] = [lines.slice(0, end), lines.slice(end + 1)];
    return [
      { id: 2 * at, role: "tool", content: files.join("\n"), tool: { name: "git" } },
      { id: 2 * at + 1, role: "assistant", content: said.join("\n") },
    ];
  });
}

/** Read apart from the artifact's own idea of a name: words between white space, without the punctuation around them. */
function referencesIn(turns: readonly Turn[]): Map<string, Set<string>> {
  const found = new Map(["path", "address", "number", "name"].map((kind) => [kind, new Set<string>()]));
  for (const { content } of turns) {
    const words = content.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}./]+|[^\p{L}\p{N}/]+$/gu, ""));
    for (const [at, word] of words.entries()) found.get(kindOf(word, words[at - 1] ?? ""))?.add(word);
  }
  return found;
}

function kindOf(word: string, before: string): string {
  if (word.length < 2 || word.length > 200) return "";
  if (/^https?:/.test(word)) return "address";
  if (/\w\/\w/.test(word)) return "path";
  if (/^\d[\d.,]*\d$/.test(word)) return "number";
  return /^\p{Lu}\p{Ll}+$/u.test(word) && /^\p{Ll}+$/u.test(before) ? "name" : "";
}

interface Survival {
  used: number;
  held: number;
  newest: number;
}

/** Of the references that are used again: all, those in the artifact's text, and those in as many bytes of the newest turns. */
function survivalOf(transcripts: readonly (readonly Turn[])[], budget: number): Map<string, Survival> {
  const sums = new Map<string, Survival>();
  for (const turns of transcripts)
    for (const cut of CUTS) {
      const at = Math.floor(turns.length * cut);
      const [dropped, later] = [turns.slice(0, at), referencesIn(turns.slice(at))];
      const rendered = render(extend(EMPTY, NO_RULES, dropped, harvest), budget, byteMeter);
      const text = rendered.kind === "fits" ? rendered.text : "";
      const newest = dropped
        .map(({ content }) => content)
        .join("\n")
        .slice(-budget);
      for (const [kind, references] of referencesIn(dropped)) {
        const again = [...references].filter((word) => later.get(kind)?.has(word));
        const sum = sums.get(kind) ?? { used: 0, held: 0, newest: 0 };
        sum.used += again.length;
        sum.held += again.filter((word) => text.includes(word)).length;
        sum.newest += again.filter((word) => newest.includes(word)).length;
        sums.set(kind, sum);
      }
    }
  return sums;
}

const files = process.argv.slice(2);
const transcripts =
  files.length === 0 ? [commits()] : files.map((file) => readTranscript(JSON.parse(readFileSync(file, "utf8"))));
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
