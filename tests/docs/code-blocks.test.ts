/**
 * Every fenced block of the pages is checked, by its info string:
 *
 * - `ts`, `js`: a block that begins with an import begins a program, and the blocks below it that do not go on with it. Programs are
 *   type-checked as a user of the package would, and run. `callModel` is the one name that a page leaves to its reader.
 * - `sh`: each command is one that exists; blocks of cheap commands are run.
 * - `text`: where it begins with `1  ` and a line with `=>`, a conversation as a replay of its turns prints it; else what the block before it prints, and where
 *   a program goes on behind that, what it prints next.
 * - `text diagram`: the folders that it names exist.
 * - `json`: it parses.
 *
 * Anything else fails. The blocks of docs/extending*.md are checked by extending.test.ts, those of docs/toolkit.md by toolkit.test.ts.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAIN } from "../cli/run.js";
import { commandsOf, complaintAbout, isCheap, run } from "./commands.js";
import { type Block, blocksOf, pagesIn, ROOT, read } from "./markdown.js";
import { type Program, Workshop } from "./programs.js";

const PAGES = pagesIn("README.md", "CONTRIBUTING.md", "SECURITY.md", "docs", "examples");

/** What a page prints, and what it says that it prints (null where it does not say). */
interface Case extends Program {
  readonly shell: boolean;
  output: string | null;
  /** Whether a block has come since the last output. */
  isSpeaking: boolean;
}

const cases: Case[] = [];
const rest: Block[] = [];

for (const page of PAGES.filter(
  (name) => !["docs/extending.md", "docs/extending-asking.md", "docs/toolkit.md"].includes(name),
)) {
  let last: Case | undefined;
  for (const block of blocksOf(page)) {
    const { info, text, line } = block;
    const isProgram = info === "ts" || info === "js";
    if (isProgram && last?.shell === false && !text.startsWith("import ")) {
      last = { ...last, source: last.source + text, isSpeaking: true };
      cases[cases.length - 1] = last;
    } else if (isProgram || info === "sh") {
      last = { name: `${page}:${line}`, source: text, shell: info === "sh", output: null, isSpeaking: true };
      cases.push(last);
    } else if (info === "text" && !isReplay(text) && last?.isSpeaking) {
      last.output = (last.output ?? "") + text;
      last.isSpeaking = false;
    } else rest.push(block);
  }
}

let workshop: Workshop;
beforeAll(() => {
  workshop = new Workshop(cases.filter(({ shell }) => !shell));
});
afterAll(() => workshop.remove());

describe("a program", () => {
  it.each(named(false))("of %s passes the type checker and prints what the page says", (_at, each) => {
    expect(workshop.complaintsAbout(each)).toBe("");
    expect(workshop.run(each)).toBe(each.output ?? "");
  });
});

describe("the commands", () => {
  it.each(named(true))("of %s exist and print what the page says", (_at, { source, output }) => {
    expect(commandsOf(source).map(complaintAbout)).toEqual(commandsOf(source).map(() => null));
    if (isCheap(source)) expect(run(source)).toEqual(output ?? expect.any(String));
    else expect(output, "this output is not checked").toBeNull();
  });
});

describe("a block", () => {
  it.each(rest.map((block) => [`${block.page}:${block.line}`, block] as const))(
    "of %s says what is true",
    (_at, block) => {
      if (block.info === "json") expect(() => JSON.parse(block.text)).not.toThrow();
      else if (block.info === "text diagram")
        expect(foldersIn(block.text).filter((path) => !existsSync(path))).toEqual([]);
      else if (block.info === "text" && isReplay(block.text)) expect(replayed(block.text)).toBe(block.text);
      else expect.unreachable(`nothing checks a block \`${block.info}\` here`);
    },
  );
});

it.each(PAGES)("every fence of %s stands at the margin, where it is seen", (page) => {
  expect(read(page)).not.toMatch(/^(?: +`{3}| *~{3})/m);
});

it("the pages have blocks of every kind", () => {
  expect(cases.length).toBeGreaterThan(10);
  expect(rest.length).toBeGreaterThan(2);
});

function named(shell: boolean): [string, Case][] {
  return cases.filter((each) => each.shell === shell).map((each) => [each.name, each]);
}

function foldersIn(text: string): string[] {
  return Array.from(text.matchAll(/\b(?:src|grammar|spec)\/\w*/g), ([path]) => join(ROOT, path));
}

function isReplay(text: string): boolean {
  return /^1 {2}.*\n {3}=> /.test(text);
}

/** What a replay of a conversation's turns prints, without the final state. */
function replayed(conversation: string): string {
  const turns = Array.from(conversation.matchAll(/^\d {2}(.*)$/gm), ([, content]) => ({ role: "user", content }));
  const printed = execFileSync(process.execPath, [MAIN, "replay", "-"], {
    input: JSON.stringify(turns),
    encoding: "utf8",
  });
  return printed.slice(0, printed.indexOf("\nFinal state"));
}
