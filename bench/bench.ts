/**
 * Measures every row and prints the table: `npm run bench`. With `--short` it takes about a minute and fails where a ratio
 * is more than twice what is allowed: a regression by design is caught, noise is not.
 */
import { CONTEXT_ROWS } from "./context.js";
import { CONVERSATION_ROWS } from "./conversation.js";
import { type Comparison, compare } from "./measure.js";
import { ROWS, type Row } from "./rows.js";

const short = process.argv.includes("--short");
const effort = short ? { rounds: 3, time: 40 } : { rounds: 9, time: 150 };
const slack = short ? 2 : 1;

function line({ name, against, limit }: Row, { ours, other, ratio }: Comparison): string {
  const verdict = ratio <= limit * slack ? "" : " **over**";
  return `| ${name} | ${nanoseconds(ours)} | ${nanoseconds(other)} (${against}) | ${ratio.toFixed(2)}${verdict} | ${limit} |`;
}

function nanoseconds(value: number): string {
  return `${value.toPrecision(3).replace(/\.0+$/, "")} ns`;
}

process.stdout.write("| work | ours | against | ratio | at most |\n|---|---|---|---|---|\n");
for (const row of [...ROWS, ...CONTEXT_ROWS, ...CONVERSATION_ROWS]) {
  const comparison = await compare(row.ours, row.other, effort);
  process.stdout.write(`${line(row, comparison)}\n`);
  if (comparison.ratio > row.limit * slack) process.exitCode = 1;
}
