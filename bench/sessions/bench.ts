/**
 * Measures sessions on each store against plain work on the same driver and prints the table: `npm run bench:sessions`. Both
 * sides are measured in turn, in one process; what is printed is a ratio, and it fails where one is over its limit.
 */
import { memory, type Place, postgres, sqlite } from "./places.js";
import { bare, cold, interleaved, opening, rows, verifying, type Work, warm } from "./works.js";

/** A row of the table. */
interface Row {
  readonly name: string;
  readonly against: string;
  readonly ours: Work;
  readonly other: Work;
  readonly pieces: number;
  /** The most that the ratio may be; null where there is no goal. */
  readonly limit: number | null;
}

const ROUNDS = 9;
const APPENDS = "single-row appends";

function rowsOf(place: Place): Row[] {
  const [on, other] = [`, ${place.name}`, rows(place.appendRow)];
  return [
    {
      name: `a single-row append${on}`,
      against: "of a row of one key, without hash and turn",
      ours: other,
      other: rows(place.appendNarrow),
      pieces: 300,
      limit: null,
    },
    { name: `a step with the head at hand${on}`, against: APPENDS, ours: warm(place), other, pieces: 300, limit: 1.5 },
    { name: `a step on a session just opened${on}`, against: APPENDS, ours: cold(place), other, pieces: 300, limit: 3 },
    {
      name: `a thousand conversations in turn${on}`,
      against: "one",
      ours: interleaved(place),
      other: warm(place),
      pieces: 1000,
      limit: 1.5,
    },
  ];
}

async function openingRow(place: Place): Promise<Row> {
  const [ours, other] = [await opening(place, 100_000), await opening(place, 100)];
  const name = `opening a conversation of 100,000 entries, ${place.name}`;
  return { name, against: "of 100", ours, other, pieces: 128, limit: 1.2 };
}

async function timeOf(work: Work, pieces: number): Promise<number> {
  const start = performance.now();
  await work(pieces);
  return (1000 * (performance.now() - start)) / pieces;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function print({ name, against, ours, other, pieces, limit }: Row): Promise<void> {
  for (const work of [ours, other]) await work(pieces);
  const rounds: { readonly ours: number; readonly other: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ ours: await timeOf(ours, pieces), other: await timeOf(other, pieces) });
  const ratio = median(rounds.map((each) => each.ours / each.other));
  const [mine, theirs] = [median(rounds.map((each) => each.ours)), median(rounds.map((each) => each.other))];
  const isOver = limit !== null && ratio > limit;
  if (isOver) process.exitCode = 1;
  const figures = `${mine.toFixed(0)} µs | ${theirs.toPrecision(3)} µs (${against}) | ${ratio.toFixed(2)}`;
  process.stdout.write(`| ${name} | ${figures}${isOver ? " **over**" : ""} | ${limit ?? ""} |\n`);
}

process.stdout.write("| work | ours | against | ratio | at most |\n|---|---|---|---|---|\n");
const inMemory = memory();
const steps = warm(inMemory);
await print({
  name: "a step in memory",
  against: "a bare engine",
  ours: steps,
  other: bare(),
  pieces: 1000,
  limit: null,
});
await print({
  name: "verifying, an entry, in memory",
  against: "a step in memory",
  ours: verifying(inMemory),
  other: steps,
  pieces: 1000,
  limit: 2,
});
for (const open of [sqlite, postgres]) {
  const place = await open();
  if (place === null) continue;
  try {
    for (const row of [...rowsOf(place), await openingRow(place)]) await print(row);
  } finally {
    await place.close();
  }
}
