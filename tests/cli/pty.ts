/** A pseudo-terminal whose bytes are read as they are sent, escapes and all; tmux.ts reads what is seen of them. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { collect, MAIN } from "./run.js";

/** Whether there is a `script` that takes a command and gives its exit code: the one of Linux. */
export const HAS_SCRIPT = spawnSync("script", ["--version"], { encoding: "utf8" }).stdout?.includes("util-linux");

/** A command that runs on a terminal: all three streams are the terminal, save what the shell redirects. */
export class Pty {
  readonly #child: ChildProcessWithoutNullStreams;
  /** What the terminal has been sent so far. */
  readonly sent: () => string;
  readonly ended: Promise<void>;

  /** Starts the command with arguments; `before` stands before it in the shell, `behind` behind it. */
  constructor(args: readonly string[], { before = "", behind = "", env = {} }: Surroundings = {}) {
    const command = `${before} ${[process.execPath, MAIN, ...args].map(quote).join(" ")} ${behind}`;
    const { NO_COLOR: _none, FORCE_COLOR: _forced, ...inherited } = process.env;
    this.#child = spawn("script", ["-qec", command, "/dev/null"], {
      env: { ...inherited, SHELL: "/bin/sh", TERM: "xterm", ...env },
    });
    this.sent = collect(this.#child.stdout);
    this.ended = new Promise((resolve) => this.#child.once("close", () => resolve()));
  }

  /** Presses keys. */
  press(keys: string): void {
    this.#child.stdin.write(keys);
  }
}

interface Surroundings {
  readonly before?: string;
  readonly behind?: string;
  readonly env?: Readonly<Record<string, string>>;
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
