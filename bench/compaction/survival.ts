/** Reference survival: what of the names in turns that are left out, and that later turns use again, is still in the artifact's text. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { harvest } from "../../src/compaction/harvest/index.js";
import { EMPTY, extend, readTranscript, render, type Turn } from "../../src/compaction/index.js";
import { byteMeter } from "../../src/context/index.js";

/** Everything before these shares of the turns is left out. */
export const CUTS = [0.25, 0.5, 0.75];
export const BUDGETS = [2000, 8000, 32_000];
const NO_RULES = { premise: null, policies: {}, version: 2 } as const;

/** The first 200 commits of this repository: the files of each are the result of a tool, its message is what an assistant says of it. */
export function recordedRun(): Turn[] {
  return readTranscript(JSON.parse(gunzipSync(readFileSync("tests/recorded/commits.json.gz")).toString("utf8")));
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

export interface Survival {
  used: number;
  held: number;
  newest: number;
}

/** Of the references that are used again: all, those in the artifact's text, and those in as many bytes of the newest turns. */
export function survivalOf(transcripts: readonly (readonly Turn[])[], budget: number): Map<string, Survival> {
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
