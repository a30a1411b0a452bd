/** A pseudo-terminal to type in: a tmux server of its own, whose screen is read as a user sees it. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { MAIN, until } from "./run.js";

export const HAS_TMUX = spawnSync("tmux", ["-V"]).status === 0;

let servers = 0;

/** What a shell says of a job that Ctrl-Z has stopped. */
const STOPPED = 128 + constants.signals.SIGTSTP;

/** A window in which the command runs as the job of a shell, which says `[stopped]` when it is and brings it back, and `[exit CODE]` when it has ended. */
export class Window {
  readonly #socket: string;
  /** The file that holds the exit code, also where there is no screen any more. */
  readonly #exit: string;

  /** `folder` holds the server's socket and what the session keeps; `env` is set for the command. */
  constructor(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}, width = 80) {
    servers += 1;
    this.#socket = join(folder, `tmux-${servers}`);
    this.#exit = `${this.#socket}-exit`;
    const variables = Object.entries({ XDG_STATE_HOME: folder, ...env }).map(([name, value]) => `${name}=${value}`);
    const command = [
      "env",
      "-u",
      "FORCE_COLOR",
      "-u",
      "NO_COLOR",
      "-u",
      "NODE_DISABLE_COLORS",
      ...variables,
      process.execPath,
      MAIN,
      ...args,
    ]
      .map(quote)
      .join(" ");
    // Started by another program of the same job, as npx does, which outlives the window to tell how the command ended.
    const job = `trap : HUP; ${command}; code=$?; echo $code >${quote(this.#exit)}; exit $code`;
    const back = `while [ $code = ${STOPPED} ]; do echo "[stopped]"; fg >/dev/null; code=$?; done`;
    const shell = `set -m; sh -c ${quote(job)}; code=$?; ${back}; echo "[exit $code]"; exec sleep 600`;
    this.#tmux("-f", "/dev/null", "new-session", "-d", "-x", String(width), "-y", "24", "sh", "-c", shell);
  }

  /** Types text as it is. */
  type(text: string): void {
    this.#tmux("send-keys", "-l", text);
  }

  /** Makes the window so many columns wide. */
  resize(width: number): void {
    this.#tmux("resize-window", "-x", String(width), "-y", "24");
  }

  /** Presses keys by tmux's names: Enter, Tab, Up, C-c. */
  press(...keys: string[]): void {
    this.#tmux("send-keys", ...keys);
  }

  /** Enters a line and waits until the screen ends with the given lines. */
  async enter(line: string, ...lines: string[]): Promise<void> {
    this.type(line);
    this.press("Enter");
    await this.ends(...lines);
  }

  /** Waits until the last lines of the screen are these; blanks at their ends do not count. */
  async ends(...lines: string[]): Promise<void> {
    await until(
      () => this.screen().endsWith(`\n${lines.join("\n")}`),
      () => this.screen(),
    );
  }

  /** Waits until the screen shows a text somewhere. */
  async shows(text: string): Promise<void> {
    await until(
      () => this.screen().includes(text),
      () => this.screen(),
    );
  }

  /** The screen; blank lines at its end are cut. With `escapes` its colors are in it. */
  screen(...escapes: "-e"[]): string {
    const text = this.#tmux("capture-pane", "-p", ...escapes);
    return `\n${text
      .split("\n")
      .map((line) => line.trimEnd())
      .join("\n")
      .trimEnd()}`;
  }

  /** Closes the window, as a user who has had enough does. */
  close(): void {
    spawnSync("tmux", ["-S", this.#socket, "kill-server"]);
  }

  /** Waits until the command has ended, and gives the exit code that its shell has seen. */
  async exitCode(): Promise<number> {
    await until(
      () => existsSync(this.#exit) && readFileSync(this.#exit, "utf8").endsWith("\n"),
      () => "no exit code",
    );
    return Number(readFileSync(this.#exit, "utf8"));
  }

  /** Kills the command, and nothing else, as the system does that is out of memory. */
  kill(): void {
    const shell = this.#tmux("list-panes", "-F", "#{pane_pid}").trim();
    const job = execFileSync("pgrep", ["-P", shell], { encoding: "utf8" }).trim();
    execFileSync("pkill", ["-KILL", "-P", job]);
  }

  #tmux(...args: string[]): string {
    return execFileSync("tmux", ["-S", this.#socket, ...args], { encoding: "utf8" });
  }
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
