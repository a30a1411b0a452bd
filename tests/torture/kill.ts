/** Several processes step turns on one conversation, and are killed again and again; then the log is held against what they said. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createSessions, PAGE, type Session } from "../../src/sessions/index.js";
import { openStore } from "../../src/sessions/open/index.js";

/** How much of it. */
export interface Plan {
  readonly url: string;
  readonly conversation: string;
  readonly processes: number;
  /** Of each process. */
  readonly turns: number;
  readonly kills: number;
  /** What else goes wrong, each as often as it is named: a server that is stopped. */
  readonly disturb?: () => Promise<void>;
  readonly disturbances?: number;
}

/** What came of it. */
export interface Report {
  readonly acknowledged: number;
  readonly kills: number;
  readonly disturbances: number;
  /** Calls that threw, and were made again. */
  readonly failures: number;
  /** Acknowledged, and not in the log. */
  readonly lost: readonly string[];
  /** In the log more than once. */
  readonly doubled: readonly string[];
  /** Sequences that are missing, or out of place. */
  readonly gaps: number;
  readonly verified: boolean;
}

const WRITER = new URL("./writer.ts", import.meta.url).pathname;

class Writer {
  readonly #plan: Plan;
  readonly #mark: string;
  #process: ChildProcess | null = null;
  /** Whether the process has come as far as to write. */
  #isAtWork = false;
  acknowledged = 0;
  failures = 0;

  constructor(plan: Plan, mark: string) {
    this.#plan = plan;
    this.#mark = mark;
  }

  /** Runs until all turns are acknowledged, from one kill to the next. */
  async run(): Promise<void> {
    const { url, conversation, turns } = this.#plan;
    while (this.acknowledged < turns) {
      const given = [url, conversation, this.#mark, `${this.acknowledged}`, `${turns}`];
      const child = fork(WRITER, given, {
        execArgv: ["--import", "tsx"],
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      this.#process = child;
      child.on("message", (message) => this.#hear(message));
      const [code] = await once(child, "exit");
      this.#process = null;
      this.#isAtWork = false;
      if (code !== null && code !== 0) throw new Error(`A writer ended with ${code}.`);
    }
  }

  #hear(message: unknown): void {
    if (typeof message !== "object" || message === null) return;
    if ("acknowledged" in message) {
      this.#isAtWork = true;
      this.acknowledged = Number(message.acknowledged) + 1;
    } else this.failures += 1;
  }

  turnsAcknowledged(): string[] {
    return Array.from({ length: this.acknowledged }, (_, turn) => `${this.#mark}-${turn}`);
  }

  /** Whether there was a process at work to kill. */
  kill(): boolean {
    if (!this.#isAtWork) return false;
    this.#isAtWork = false;
    return this.#process?.kill("SIGKILL") ?? false;
  }
}

/** Runs a plan. */
export async function torture(plan: Plan): Promise<Report> {
  const writers = Array.from({ length: plan.processes }, (_, index) => new Writer(plan, `w${index}`));
  let isDone = false;
  const work = Promise.all(writers.map((writer) => writer.run())).finally(() => {
    isDone = true;
  });
  const harm = disturbed(plan, writers, () => isDone);
  await work;
  const done = await harm;
  return {
    ...(await judge(plan, writers)),
    ...done,
    failures: writers.reduce((sum, { failures }) => sum + failures, 0),
  };
}

/** Spreads kills and disturbances over the turns that are acknowledged, so that a faster machine sees as many of them. */
async function disturbed(
  { processes, turns, kills, disturb, disturbances = 0 }: Plan,
  writers: Writer[],
  isDone: () => boolean,
) {
  const done = { kills: 0, disturbances: 0 };
  const total = processes * turns;
  while (!isDone()) {
    const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
    const due = (count: number) => Math.floor((acknowledged / total) * (count + 1));
    if (done.kills < Math.min(due(kills), kills) && killOne(writers)) done.kills += 1;
    if (disturb !== undefined && done.disturbances < Math.min(due(disturbances), disturbances)) {
      await disturb();
      done.disturbances += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 4));
  }
  return done;
}

/** Kills one of those that are at work, whichever it is. */
function killOne(writers: readonly Writer[]): boolean {
  const first = Math.floor(Math.random() * writers.length);
  return [...writers.slice(first), ...writers.slice(0, first)].some((writer) => writer.kill());
}

async function judge({ url, conversation }: Plan, writers: readonly Writer[]) {
  const store = await openStore(url);
  const session = await createSessions({ store }).open({ tenant: "torture", conversation });
  const history = await wholeHistory(session);
  const turns = history.map(({ turn }) => turn);
  const acknowledged = writers.flatMap((writer) => writer.turnsAcknowledged());
  const kept = new Set(turns);
  const { kind } = await session.verify();
  await store.close();
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((turn) => !kept.has(turn)),
    doubled: turns.filter((turn, index) => turns.indexOf(turn) !== index),
    gaps: history.filter(({ sequence }, index) => sequence !== index + 1).length,
    verified: kind === "verified",
  };
}

/** All that a log says, in order. */
export async function wholeHistory(session: Session) {
  const all: { readonly sequence: number; readonly turn: string }[] = [];
  for (;;) {
    const page = await session.history({ from: all.length + 1, limit: PAGE });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}
