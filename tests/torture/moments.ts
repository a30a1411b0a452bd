/** Every moment of a few turns: a process that is killed at its n-th system call, or whose n-th call fails, for every n. */
import { createSessions } from "../../src/sessions/index.js";
import { openStore } from "../../src/sessions/open/index.js";
import { wholeHistory } from "./kill.js";
import type { Said, Steps } from "./traced.js";

/** What came of one call at every moment. */
export interface Moments {
  readonly call: string;
  /** How many moments there were. */
  readonly moments: number;
  /** At how many of them the process ended before its time. */
  readonly ended: number;
  /** Calls that threw an error with a code, and were made again. */
  readonly failures: number;
  /** What is wrong, in words. */
  readonly wrong: readonly string[];
}

/** What is done to which call of which store. */
export const PLANS = [
  ...plans("files", "file", "signal=SIGKILL", ["mkdir", "openat", "write", "fdatasync", "fsync", "rename"]),
  ...plans("files", "file", "error=EIO", ["mkdir", "write", "fdatasync", "fsync", "rename"]),
  ...plans("SQLite", "sqlite", "signal=SIGKILL", ["openat", "pwrite64", "fsync", "unlink"]),
  ...plans("SQLite", "sqlite", "error=EIO", ["pwrite64", "fsync"]),
  ...plans("SQLite", "sqlite", "error=ENOSPC", ["pwrite64"]),
];

type Harm = "signal=SIGKILL" | `error=${string}`;

function plans(store: string, scheme: string, harm: Harm, calls: readonly string[]) {
  return calls.map((call) => ({ store, scheme, harm, call }));
}

const TURNS = 2;
/** More calls than there are. */
const MOST = 2000;

/** Harms one call at every moment. `placeOf` gives the URL of a new store. */
export async function everyMoment(
  steps: Steps,
  call: string,
  harm: Harm,
  placeOf: (moment: string) => string,
): Promise<Moments> {
  const wrong: string[] = [];
  let [moments, ended, failures] = [0, 0, 0];
  const isWrite = call === "write" && harm.startsWith("error");
  const numbers = isWrite ? await ownWrites(steps, placeOf("write-watched")) : FROM_ONE;
  for (const [at, number] of numbers.entries()) {
    let n = number;
    const harmed = (url: string): Promise<Said> => {
      const expressions = [`trace=${call}`, `inject=${call}:${harm}:when=${n}`];
      return steps.run(url, TURNS, expressions, isWrite ? "others" : "all");
    };
    const place = placeOf(`${call}-${harm.replace(/\W/g, "-")}-${n}`);
    let [url, said] = [place, await harmed(place)];
    // On a busy machine other writes of the thread, by which it wakes the main one, may come between: they are counted anew.
    for (let again = 1; isWrite && again < TRIES && !isOwn(said, url); again += 1) {
      n = (await ownWrites(steps, `${place}-watched-${again}`))[at] ?? n;
      url = `${place}-${again}`;
      said = await harmed(url);
    }
    const isHarmed = said.calls.some((line) => line.includes("(INJECTED)") || line.includes("killed by SIGKILL"));
    wrong.push(...(await faultsOf(url, said, harm)).map((fault) => `${call} ${n}: ${fault}`));
    if (!isHarmed) break;
    moments += 1;
    ended += said.ended ? 0 : 1;
    failures += said.failures.length;
  }
  if (moments === FROM_ONE.length) wrong.push(`${call}: there was no end of them.`);
  return { call, moments, ended, failures, wrong };
}

/** How often a write that was to be harmed is looked for. */
const TRIES = 20;

/** Whether the call that was harmed is one to the store's own files. */
function isOwn({ calls }: Said, url: string): boolean {
  const path = url.slice(url.indexOf(":") + 1);
  return calls.some((line) => line.includes("(INJECTED)") && line.includes(path));
}

const FROM_ONE = Array.from({ length: MOST }, (_, index) => index + 1);

/**
 * Which writes of the thread that works for the store in files go to files. By the others it wakes the main thread, and where
 * such a one fails, the platform ends the process.
 */
async function ownWrites(steps: Steps, url: string): Promise<number[]> {
  const { calls } = await steps.run(url, TURNS, ["trace=write"], "others");
  return calls.flatMap((line, index) => (line.includes(url.slice(url.indexOf(":") + 1)) ? [index + 1] : []));
}

/** What is wrong with the log that a process has left, or with going on. */
async function faultsOf(url: string, { acknowledged, ended, failures }: Said, harm: Harm): Promise<string[]> {
  const planned = Array.from({ length: TURNS }, (_, turn) => `t${turn}`);
  const store = await openStore(url);
  try {
    await store.setup();
    const open = () => createSessions({ store }).open({ tenant: "torture", conversation: "moments" });
    const kept = (await wholeHistory(await open())).map(({ turn }) => turn);
    const faults: string[] = [];
    const isPrefix = kept.every((turn, index) => turn === ["#origin", ...planned][index]);
    if (!isPrefix) faults.push(`the log has ${kept.join(" ")}`);
    if (!acknowledged.every((turn) => kept.includes(turn))) faults.push(`lost one of ${acknowledged.join(" ")}`);
    if (ended && acknowledged.length < TURNS) faults.push(`acknowledged only ${acknowledged.join(" ")}`);
    if (harm.startsWith("error") && !failures.every((code) => CODE.test(code)))
      faults.push(`failed as ${failures.join(" ")}`);
    for (const turn of [...planned, "more"]) await (await open()).step({ turn, text: `use ${turn}` });
    const after = (await wholeHistory(await open())).map(({ turn }) => turn);
    if (after.join(" ") !== ["#origin", ...planned, "more"].join(" ")) faults.push(`went on to ${after.join(" ")}`);
    const { kind } = await (await open()).verify();
    return kind === "verified" ? faults : [...faults, kind];
  } catch (error) {
    return [`does not go on: ${error}`];
  } finally {
    await store.close();
  }
}

/** A failure says what it is: the code of the system or of the driver. */
const CODE = /^(?:E[A-Z]+|SQLITE_[A-Z_]+|ERR_[A-Z_]+)$/;
