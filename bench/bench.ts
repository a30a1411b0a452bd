/**
 * Measures every row and prints the table: `npm run bench`. With `--short` it takes about a minute and fails where a ratio
 * is more than twice what is allowed, here and in three processes of its own: a regression by design is caught, noise is not, nor what
 * V8 makes of the same code in some processes.
 */
import { spawnSync } from "node:child_process";
import { CONTEXT_ROWS } from "./context.js";
import { CONVERSATION_ROWS } from "./conversation.js";
import { type Comparison, compare } from "./measure.js";
import { ROWS, type Row } from "./rows.js";

const short = process.argv.includes("--short");
const isAll = !process.argv.includes("--row");
/** The name of the one row that is measured. */
const only = isAll ? null : process.argv[process.argv.indexOf("--row") + 1];
const effort = short ? { rounds: 3, time: 40 } : { rounds: 9, time: 150 };
const slack = short ? 2 : 1;

function line({ name, against, limit }: Row, { ours, other, ratio }: Comparison): string {
  const verdict = ratio <= limit * slack ? "" : " **over**";
  return `| ${name} | ${nanoseconds(ours)} | ${nanoseconds(other)} (${against}) | ${ratio.toFixed(2)}${verdict} | ${limit} |`;
}

function nanoseconds(value: number): string {
  return `${value.toPrecision(3).replace(/\.0+$/, "")} ns`;
}

/** Whether a row is over in each of three processes that measure nothing else. */
function isOverAlone({ name }: Row): boolean {
  const args = [...process.execArgv, ...process.argv.slice(1), "--row", name];
  return [1, 2, 3].every(() => spawnSync(process.execPath, args, { stdio: "inherit" }).status !== 0);
}

if (isAll) process.stdout.write("| work | ours | against | ratio | at most |\n|---|---|---|---|---|\n");
for (const row of [...ROWS, ...CONTEXT_ROWS, ...CONVERSATION_ROWS].filter(({ name }) => isAll || name === only)) {
  const comparison = await compare(row.ours, row.other, effort);
  process.stdout.write(`${line(row, comparison)}\n`);
  const isOver = comparison.ratio > row.limit * slack;
  if (isOver && (!short || !isAll || isOverAlone(row))) process.exitCode = 1;
}
