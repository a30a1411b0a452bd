/**
 * Follows the two pages about directives in one copy of the project. What stands behind the language in a block's info string
 * is the file that it is about:
 *
 * - `markdown PATH`: the whole file, which is new. `diff PATH`: edits, with `@@` between them; the lines that stand
 *   before are found, whole, and once.
 * - `sh`: commands, which are run. They succeed, save one before a `text`.
 * - `sh at the end`: all the checks, the same on each page. They are run on the last one, for the directives of all.
 * - `text`: the complaints of the command before it, all of them and in any order, `…` standing for anything.
 * - `text refusals`: what the generator says of the new page without its accepted examples, and without those that almost match.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { Scratch } from "../../support/scratch.js";
import { commandsOf } from "../commands.js";
import { type Block, blocksOf, ROOT } from "../markdown.js";

export const PAGES = ["docs/extending.md", "docs/extending-asking.md"] as const;

const AT_THE_END = "sh at the end";

/** The type checker keeps what it knows between its runs. */
const TYPE_CHECK = "--noEmit --incremental --tsBuildInfoFile .tsc";

const BLOCKS = PAGES.flatMap((page) => blocksOf(page));

/** The blocks that are steps, each with the complaints that the guide promises behind it. */
export const STEPS = BLOCKS.flatMap((block, index) => {
  const next = BLOCKS[index + 1];
  if (block.info === "text" || (block.info === AT_THE_END && block.page !== PAGES.at(-1))) return [];
  return [{ block, promised: next?.info === "text" ? linesOf(next.text) : [] }];
});

function linesOf(text: string): string[] {
  return text.trimEnd().split("\n");
}

/** A copy of the project in the hands of somebody who does what the guide says, and nothing else. */
export class Reader {
  readonly copy = new Scratch();
  readonly #edited: { readonly page: string; readonly path: string }[] = [];
  /** All that the commands have printed. */
  printed = "";

  constructor() {
    cpSync(join(ROOT, "dist"), join(this.copy.folder, "dist"), { recursive: true });
  }

  /** The files that a page has edited by hand, in its order. */
  editedBy(page: string): string[] {
    return [...new Set(this.#edited.flatMap((edit) => (edit.page === page ? [edit.path] : [])))];
  }

  follow(block: Block, promised: readonly string[]): void {
    const [language = "", path = ""] = block.info.split(" ");
    if (language === "markdown" && path !== "") this.#create(block.page, path, block.text);
    else if (language === "diff" && path !== "") this.#edit(block.page, path, block.text);
    else if (block.info === "text refusals") this.#tryPages(block.page, linesOf(block.text));
    else if (language === "sh") for (const command of commandsOf(block.text)) this.#obey(command, promised);
    else expect.unreachable(`nothing follows a block \`${block.info}\` here`);
  }

  has(path: string): boolean {
    return existsSync(join(this.copy.folder, path));
  }

  #create(page: string, path: string, text: string): void {
    expect(this.has(path), `${path} is new`).toBe(false);
    this.copy.write(path, text);
    this.#edited.push({ page, path });
  }

  #edit(page: string, path: string, diff: string): void {
    for (const hunk of diff.split(/^@@\n/m)) this.#replace(path, linesOf(hunk));
    this.#edited.push({ page, path });
  }

  #replace(path: string, lines: readonly string[]): void {
    const side = (sign: "-" | "+"): string => {
      const kept = lines.filter((line) => line === "" || line.startsWith(" ") || line.startsWith(sign));
      return `\n${kept.map((line) => line.slice(1)).join("\n")}\n`;
    };
    const parts = `\n${this.copy.read(path)}`.split(side("-"));
    expect(parts, `the lines stand once in ${path}`).toHaveLength(2);
    this.copy.write(path, parts.join(side("+")).slice(1));
  }

  #tryPages(guide: string, [withoutAccepted, withoutAlmost]: readonly string[]): void {
    const [path = ""] = this.editedBy(guide);
    const page = this.copy.read(path);
    const refusal = (examples: RegExp): string => {
      this.copy.write(path, page.replace(examples, ""));
      const { failed, output } = this.#run("npm run generate");
      this.copy.write(path, page);
      expect(failed).toBe(true);
      return output;
    };
    expect(linesOf(refusal(/^[-+] .*\n(?: {2}.*\n)*/gm))).toContain(withoutAccepted);
    expect(linesOf(refusal(/^x .*\n/gm))).toContain(withoutAlmost);
  }

  #run(command: string): { readonly failed: boolean; readonly output: string } {
    const options = {
      cwd: this.copy.folder,
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1", BUILT: "yes" },
    } as const;
    const { status, stdout, stderr } = spawnSync("bash", ["-c", command], options);
    return { failed: status !== 0, output: stdout + stderr };
  }

  #obey(command: string, promised: readonly string[]): void {
    const { failed, output } = this.#run(command.replace("tsc --noEmit", `tsc ${TYPE_CHECK}`));
    this.printed += output;
    expect(failed, `${command}\n${output}`).toBe(promised.length > 0);
    if (promised.length === 0) return;
    const complaints = linesOf(output).flatMap((line) => (/error TS|^ *FAIL /.test(line) ? [line.trim()] : []));
    const unexpected = complaints.filter((line) => !promised.some((promise) => isPromised(line, promise)));
    const missing = promised.filter((promise) => !complaints.some((line) => isPromised(line, promise)));
    expect({ unexpected, missing }, output).toEqual({ unexpected: [], missing: [] });
  }
}

/** Whether a line is the one promised, `…` standing for anything. */
function isPromised(line: string, promise: string): boolean {
  const literal = promise.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`^${literal.replaceAll("…", ".*")}$`).test(line);
}
