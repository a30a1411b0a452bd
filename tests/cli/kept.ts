/** Commands on a store of their own. */
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { call } from "./run.js";

/** A store in a folder, and the commands on it. */
export class Kept {
  readonly #store: readonly string[];

  /** `urlIn` gives the URL of a store in a new folder: one in files unless it says otherwise. */
  constructor(folder: string, urlIn = (path: string) => `file:${path}`) {
    this.#store = ["--store", urlIn(mkdtempSync(join(folder, "store-")))];
  }

  /** The arguments of a session. */
  named(name: string, ...options: string[]): string[] {
    return ["--session", name, ...options, ...this.#store];
  }

  /** What a session on a pipe answers to lines. */
  async talk(name: string, lines: readonly string[], ...options: string[]): Promise<string> {
    const { stdout, stderr, code } = await call(
      this.named(name, ...options),
      lines.map((line) => `${line}\n`).join(""),
    );
    if (stderr !== "" || code !== 0) throw new Error(`${code}: ${stderr}`);
    return stdout;
  }

  /** What a session answers to lines, as JSON. */
  async json(name: string, ...lines: string[]) {
    const text = await this.talk(name, lines, "--json");
    return text
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  }

  /** An action of `sessions`. */
  do(action: readonly string[], input = "") {
    return call(["sessions", ...action, ...this.#store], input);
  }

  /** What an action says as JSON. */
  async said(...action: string[]) {
    const { stdout, stderr } = await this.do([...action, "--json"]);
    if (stderr !== "") throw new Error(stderr);
    return JSON.parse(stdout);
  }
}
