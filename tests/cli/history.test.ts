/** The history of a terminal session: a long one is cut so that it is never lost, and a link to nothing is no file. */
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openHistory } from "../../src/cli/session/history.js";
import { scratchFolder } from "./run.js";

const disk = { isFull: false };

vi.mock("node:fs", async (load) => {
  const fs = await load<typeof import("node:fs")>();
  return {
    ...fs,
    writeFileSync: (file: number | string, text: string | Uint8Array) => {
      fs.writeFileSync(file, disk.isFull ? text.slice(0, 10) : text);
      if (disk.isFull) throw new Error("ENOSPC: no space left on device, write");
    },
  };
});

const scratch = scratchFolder();
const LONG = Array.from({ length: 2001 }, (_, at) => `use x${at}\n`);
const CUT = LONG.slice(-1000).join("");

let env = {};
let folder = "";
let path = "";

beforeEach(() => {
  const home = mkdtempSync(join(scratch, "home-"));
  env = { XDG_STATE_HOME: home };
  folder = join(home, "context-compiler");
  path = join(folder, "history");
  mkdirSync(folder);
});

afterEach(() => {
  disk.isFull = false;
});

describe("a long history", () => {
  it("is cut by another file that takes its place, and nothing stays beside it", () => {
    writeFileSync(path, LONG.join(""));
    // Under its other name the old file is found whole: it was not written over.
    linkSync(path, join(scratch, "old"));
    const { lines } = openHistory(env);
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([1000, "use x2000", "use x1001"]);
    expect(readFileSync(path, "utf8")).toBe(CUT);
    expect(readFileSync(join(scratch, "old"), "utf8")).toBe(LONG.join(""));
    expect(readdirSync(folder)).toEqual(["history"]);
  });

  it("that cannot be cut stays whole, and is brought back", () => {
    writeFileSync(path, LONG.join(""));
    disk.isFull = true;
    expect(openHistory(env).lines).toHaveLength(1000);
    expect(readFileSync(path, "utf8")).toBe(LONG.join(""));
    expect(readdirSync(folder)).toEqual(["history"]);
  });

  it("is cut where a link leads, and the link stays", () => {
    const real = join(scratch, "real");
    writeFileSync(real, LONG.join(""));
    symlinkSync(real, path);
    openHistory(env);
    expect([lstatSync(path).isSymbolicLink(), readFileSync(real, "utf8")]).toEqual([true, CUT]);
  });

  it("keeps the bytes of a line that is not UTF-8", () => {
    const line = Buffer.from("use caf\xe9\n", "latin1");
    writeFileSync(path, Buffer.concat([Buffer.from(LONG.join("")), line]));
    expect(openHistory(env).lines[0]).toBe("use caf\ufffd");
    expect(readFileSync(path).subarray(-line.length)).toEqual(line);
  });
});

describe("a history of lines that are not brought back", () => {
  it.each(["\n", "use \u202emilk\n", "\u001b[2J\n"])("is cut where it has more than 2,000 of %j", (line) => {
    writeFileSync(path, `${line.repeat(2000)}use tea\n`);
    expect(openHistory(env).lines).toEqual(["use tea"]);
    expect(readFileSync(path, "utf8")).toBe("use tea\n");
  });

  it("is cut to nothing where it has no other, and stays as it is with 2,000", () => {
    writeFileSync(path, "\n".repeat(2000));
    expect(openHistory(env).lines).toEqual([]);
    expect(readFileSync(path, "utf8")).toBe("\n".repeat(2000));
    writeFileSync(path, "\n".repeat(2001));
    expect(openHistory(env).lines).toEqual([]);
    expect(readFileSync(path, "utf8")).toBe("");
  });
});

it("a line that was left open stays a line of its own", () => {
  writeFileSync(path, "use tea\nuse mi");
  const history = openHistory(env);
  history.remember("use milk");
  history.remember("use soup");
  expect(readFileSync(path, "utf8")).toBe("use tea\nuse mi\nuse milk\nuse soup\n");
  expect(openHistory(env).lines).toEqual(["use soup", "use milk", "use mi", "use tea"]);
});

it("the first line of a history has nothing before it", () => {
  openHistory(env).remember("use tea");
  expect(readFileSync(path, "utf8")).toBe("use tea\n");
});

it("a line that a terminal would obey is neither brought back nor remembered", () => {
  writeFileSync(path, "use tea\nuse \u001b[2Jmilk\nuse \u202emilk\n");
  const history = openHistory(env);
  expect(history.lines).toEqual(["use tea"]);
  history.remember("use \u001b]0;x\u0007");
  expect(readFileSync(path, "utf8")).not.toContain("]0;x");
});

it("a history that is a link to nothing is left out, and makes no file there", () => {
  const target = join(scratch, "nothing");
  symlinkSync(target, path);
  const history = openHistory(env);
  history.remember("use tea");
  expect([history.lines, existsSync(target)]).toEqual([[], false]);
});
