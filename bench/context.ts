/** What context costs: the split, and putting a large request together. */
import { assemble, byteMeter, page, split } from "../src/context/index.js";
import { split as splitNaively } from "../tests/oracle/context.js";
import type { Work } from "./measure.js";
import type { Row } from "./rows.js";

const BATCH = 50;
const SHARES = [3_333, 2_500, 1_667, 1_000, 800, 400, 200, 100];

function splitting(parts: typeof split): Work {
  const run = (): void => {
    for (let i = 0; i < BATCH; i++) parts(100_003 + i, SHARES);
  };
  return { run, per: BATCH };
}

/** Pages of about 128 tokens each, of four letters a token: the pages and their counts are there already. */
function assembling(count: number): { readonly ours: Work; readonly other: Work } {
  const bodies = Array.from({ length: count }, (_, index) => `${index} ${"word ".repeat(102)}`.slice(0, 512));
  const measures = { meter: byteMeter, hash: { name: "none", digest: () => new Uint8Array(16) } };
  const pages = bodies.map((body) => page({ kind: "tool_output", origin: "read_file", body }, measures));
  const assembly = { window: 1_000_000, reserve: 1_000, ...measures, pages, history: [] };
  return {
    ours: { run: () => assemble(assembly), per: 1 },
    other: { run: () => bodies.join("\n\n"), per: 1 },
  };
}

export const CONTEXT_ROWS: readonly Row[] = [
  {
    name: "splitting what is left among eight sources",
    ours: splitting(split),
    other: splitting(splitNaively),
    against: "in fractions, by the oracle",
    limit: 1,
  },
  {
    name: "a request of 1,000 cached pages, 512 KB",
    ...assembling(1_000),
    against: "joining their texts",
    limit: 0.2,
  },
];
