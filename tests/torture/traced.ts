/** A process that steps turns under strace, which watches its system calls, makes one fail, or kills it at one. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buildSync } from "esbuild";

/** What a process said. */
export interface Said {
  readonly acknowledged: readonly string[];
  /** The codes of calls that threw. */
  readonly failures: readonly string[];
  /** Whether it came to its end by itself. */
  readonly ended: boolean;
  /** The calls that were watched, a line each. */
  readonly calls: readonly string[];
}

/** Whether strace is there and may attach to a process. */
export function canTrace(): boolean {
  try {
    execFileSync("strace", ["-qq", "-e", "trace=none", "true"], { stdio: "ignore" });
    if (process.getuid?.() === 0) return true;
    process.stderr.write("Only the superuser may attach to processes: system calls are not tortured here.\n");
  } catch {
    process.stderr.write("strace is not installed: system calls are not tortured here.\n");
  }
  return false;
}

/** The program of `steps.ts` as one file, since a process is begun for each system call. */
export class Steps {
  // Within the packages, so that it finds them.
  readonly #folder = mkdtempSync(join("node_modules", ".torture-"));
  readonly #program = join(this.#folder, "steps.mjs");

  constructor() {
    buildSync({
      entryPoints: ["tests/torture/steps.ts"],
      outfile: this.#program,
      bundle: true,
      platform: "node",
      format: "esm",
      external: ["libsql", "pg"],
    });
  }

  /** Runs it with expressions for strace such as `inject=rename:error=EIO:when=3`, in all threads or in all but the main one. */
  async run(
    url: string,
    turns: number,
    expressions: readonly string[],
    threads: "all" | "others" = "all",
  ): Promise<Said> {
    // strace counts the calls of each thread.
    const environment = { ...process.env, UV_THREADPOOL_SIZE: "1" };
    const child = spawn(process.execPath, [this.#program, url, `${turns}`], {
      env: environment,
      stdio: ["pipe", "pipe", "ignore"],
    });
    const exit = once(child, "exit");
    const [lines, isReady] = linesOf(child);
    await isReady;
    const log = join(this.#folder, `${child.pid}.log`);
    const { exit: straceExit } = await attached(child, log, expressions, threads);
    child.stdin?.end("go\n");
    const [code] = await exit;
    const words = await lines;
    await straceExit;
    const calls = readFileSync(log, "utf8").split("\n");
    rmSync(log);
    const of = (kind: string) => words.filter(([first]) => first === kind);
    return {
      acknowledged: of("acknowledged").map(([, turn = ""]) => turn),
      failures: of("failed").map(([, , error = ""]) => error),
      ended: code === 0,
      calls,
    };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** All that a process says, as words, and when it has said something. */
function linesOf({ stdout }: ChildProcess): [Promise<string[][]>, Promise<unknown>] {
  if (stdout === null) throw new Error("The process has no standard output.");
  const words: string[][] = [];
  const reader = createInterface({ input: stdout });
  reader.on("line", (line) => words.push(line.split(" ")));
  return [once(reader, "close").then(() => words), once(reader, "line")];
}

/** Attaches strace to a process and its threads; what it answers is when strace has ended. */
async function attached({ pid = 0 }: ChildProcess, log: string, expressions: readonly string[], threads: string) {
  const others = readdirSync(`/proc/${pid}/task`).filter((thread) => Number(thread) !== pid);
  const traced = threads === "all" ? ["-f", "-p", `${pid}`] : others.flatMap((thread) => ["-p", thread]);
  const given = ["-y", "-o", log, ...expressions.flatMap((each) => ["-e", each]), ...traced];
  const strace = spawn("strace", given, { stdio: ["ignore", "ignore", "pipe"] });
  const exit = once(strace, "exit");
  await Promise.race([once(strace.stderr, "data"), exit]);
  return { exit };
}
