/** What the diagnostics say of the recorded conversations: the share of updates that draw something, and what. Part of `npm run diagnostics`. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { diagnose } from "../../src/diagnostics/index.js";
import { advance, initial } from "../../src/index.js";

const FILE = "tests/recorded/sequences.jsonl.gz";

/** The share, and how often which code is said about an update, as Markdown. */
export function recordedTable(): string {
  const counts = new Map<string, number>();
  let [updates, told] = [0, 0];
  for (const inputs of conversations()) {
    let snapshot = initial();
    for (const turn of inputs) {
      const next = advance(snapshot, turn);
      if (next.decision.kind === "update") {
        const codes = new Set(diagnose(snapshot, turn).map(({ code }) => code));
        updates += 1;
        if (codes.size > 0) told += 1;
        for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
      }
      snapshot = next.snapshot;
    }
  }
  const rows = [...counts].sort(([, a], [, b]) => b - a).map(([code, count]) => `| \`${code}\` | ${count} |`);
  const share = ((100 * told) / updates).toFixed(1);
  return [
    `Of ${updates} updates, ${told} (${share} %) draw a warning:`,
    "",
    "| code | updates |",
    "|---|---|",
    ...rows,
  ].join("\n");
}

function conversations(): string[][] {
  const lines = gunzipSync(readFileSync(FILE)).toString("utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line).inputs);
}
