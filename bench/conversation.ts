/** What a conversation costs beside its model: the guard against circles, which looks at all calls of a turn before each. */
import { repeatGuard } from "../src/conversation/guard.js";
import { goesRound } from "../tests/oracle/guard.js";
import type { Work } from "./measure.js";
import type { Row } from "./rows.js";

const THRESHOLD = 3;

/** Calls as models make them: two tools in turn, with arguments of which the last alone differ. No circle, until nearly its end. */
function callsOf(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    call: `call_${at}`,
    name: at % 2 === 0 ? "read_file" : "search",
    input: JSON.stringify({ path: "src/index.ts", limit: 200, offset: at < 4 ? at : 0 }),
  }));
}

type Calls = ReturnType<typeof callsOf>;

/** A turn in which the guard is asked at each call about all up to it. */
function guarding(calls: Calls, isCircle: (calls: Calls) => boolean): Work {
  const run = (): unknown => {
    const fresh = calls.map((call) => ({ ...call }));
    return fresh.map((_, at) => isCircle(fresh.slice(0, at + 1)));
  };
  return { run, per: calls.length };
}

/** The oracle, with arguments that are the same in any order of their names. */
function naively(calls: Calls): boolean {
  const names = calls.map(({ name, input }) => JSON.stringify([name, Object.entries(JSON.parse(input)).sort()]));
  return goesRound(names, THRESHOLD);
}

function rounds(count: number): { readonly ours: Work; readonly other: Work } {
  const calls = callsOf(count);
  return { ours: guarding(calls, repeatGuard(THRESHOLD)), other: guarding(calls, naively) };
}

export const CONVERSATION_ROWS: readonly Row[] = [
  { name: "the guard of a turn of 25 calls, a call", ...rounds(25), against: "the oracle", limit: 0.2 },
  { name: "the guard of a turn of 250 calls, a call", ...rounds(250), against: "the oracle", limit: 0.05 },
];
