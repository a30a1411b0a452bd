/**
 * The guide is followed, block by block, in a copy of the project: `diff` edits the file that it names, `sh` is run, and `text` is
 * what the command before it prints, `…` standing for anything. Such a command fails; any other succeeds.
 */
import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Scratch } from "../support/scratch.js";
import { commandsOf } from "./commands.js";
import { type Block, blocksOf } from "./markdown.js";

const BLOCKS = blocksOf("docs/extending.md");
const steps = BLOCKS.map((block, index) => {
  const next = BLOCKS[index + 1];
  return { ...block, promised: next?.info === "text" ? next.text : null };
});

let copy: Scratch;
beforeAll(() => {
  copy = new Scratch();
});
afterAll(() => copy.remove());

/** Applies a diff without line numbers: the lines that stand before are found, whole, and once. */
function edit(text: string): void {
  const [heading = "", ...lines] = text.trimEnd().split("\n");
  const side = (sign: "-" | "+") => {
    const kept = lines.filter((line) => line === "" || line.startsWith(" ") || line.startsWith(sign));
    return `\n${kept.map((line) => line.slice(1)).join("\n")}\n`;
  };
  const path = heading.replace("--- ", "");
  const parts = `\n${copy.read(path)}`.split(side("-"));
  expect(parts, `the lines stand once in ${path}`).toHaveLength(2);
  copy.write(path, parts.join(side("+")).slice(1));
}

function run(command: string): { readonly failed: boolean; readonly output: string } {
  const { status, stdout, stderr } = spawnSync("bash", ["-c", command], { cwd: copy.folder, encoding: "utf8" });
  return { failed: status !== 0, output: stdout + stderr };
}

/** A pattern of the lines promised, `…` standing for anything. */
function patternOf(text: string): RegExp {
  const literal = text.trimEnd().replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`^${literal.replaceAll("…", ".*")}$`, "m");
}

function follow({ info, text }: Block, promised: string | null): void {
  if (info === "diff") edit(text);
  else if (info === "sh") for (const command of commandsOf(text)) obey(command, promised);
  else expect.unreachable(`nothing checks a block \`${info}\` here`);
}

function obey(command: string, promised: string | null): void {
  const { failed, output } = run(command);
  expect(failed, `${command}\n${output}`).toBe(promised !== null);
  if (promised !== null) {
    expect(output).toMatch(patternOf(promised));
    expect(output.match(/error TS/g), output).toHaveLength(1);
  }
}

const named = steps.filter(({ info }) => info !== "text").map((step) => [step.line, step.info, step] as const);

it.each(named)("line %i of the guide, %s, does what the guide says", (_line, _info, step) => {
  follow(step, step.promised);
});
