/** A grammar of a stranger is refused by name or generated; nothing of it, nor of its file's name, becomes code of its own. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadGrammar } from "../../src/toolkit/grammar/load.js";
import { asJavaScript, GrammarError, generateProject } from "../../src/toolkit/index.js";
import { run, scratchFolder } from "../cli/run.js";

const SMALL = 'directive = Use / Stop\nUse = "use " item:$(.+)\nStop = "stop" !.\n';
const project = (text: string, grammar = "a.peggy") => generateProject(text, { grammar, name: "a", diagrams: false });

describe("a file's name", () => {
  it.each(["\n", "\r", "\u2028", "\u2029", "\u202e", "\u001b[2J"])("with %j in it stays in the comment", (part) => {
    const files = project(SMALL, `x${part}alert(1)${part}*.peggy`);
    expect(files.size).toBeGreaterThan(5);
    for (const [path, code] of files) {
      const [line = ""] = code.split("\n").filter((each) => each.includes("alert(1)"));
      expect([path, line]).toEqual([path, expect.stringContaining("Written by `context-compiler generate` from x")]);
      expect([path, line.slice(0, line.indexOf("alert(1)")).includes(part)]).toEqual([path, false]);
    }
  });
});

it.each(["g/a.peggy", "./a.peggy", "C:\\\\g\\\\a.peggy", "x*/a.peggy"])(
  "the files are the same from every folder: %s",
  (path) => expect(project(SMALL, path)).toEqual(project(SMALL)),
);

it("a text with the signs of a template is printed as it stands", async () => {
  const folder = scratchFolder();
  const files = project(String.raw`directive = Pay
Pay = "pay \${d} \u0060now\u0060 \\ " item:$(.+)
`);
  for (const [path, code] of await asJavaScript(files)) writeFileSync(join(folder, path), code);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const { printDirective } = await import(join(folder, "canonical.js"));
  expect(printDirective({ kind: "pay", item: "Ann" })).toBe("pay \u0024{d} `now` \\ Ann");
});

describe("a grammar with code before its rules is refused", () => {
  it.each([
    ["an initializer", `{ steal(); }\n${SMALL}`],
    ["an initializer of the module", `{{ steal(); }}\n${SMALL}`],
    ["an import", `import { x } from "y"\n${SMALL}`],
  ])("%s", (_what, text) => {
    expect(() => project(text)).toThrow("A grammar holds no code and imports nothing");
  });
});

describe("a grammar beyond what the generator can hold is refused as a grammar", () => {
  it.each([
    ["a rule of 5,000 parts", `directive = X\nX = ${'"a"? '.repeat(5000)}"b"\n`],
    ["parentheses within parentheses", `directive = X\nX = ${"(".repeat(50_000)}"a"${")".repeat(50_000)}\n`],
  ])("%s", (_what, text) => {
    expect(() => project(text)).toThrow(GrammarError);
    expect(() => project(text)).toThrow("a.peggy:1:1: The grammar is nested too deep");
  });

  const WAYS: [string, (next: string) => string][] = [
    ["in a choice", (next) => `"x" ${next} / "y" ${next}`],
    ["one behind the other", (next) => `${next} ${next}`],
    ["in a lookahead", (next) => `!("z" ${next}) ${next}`],
    ["where they may be absent", (next) => `"x" ${next}? ${next}?`],
  ];
  const chain = (length: number, way: (next: string) => string): string => {
    const rules = Array.from({ length }, (_, at) => `r${at} = ${way(`r${at + 1}`)}\n`);
    return `directive = X\nX = "a " item:$(r0) !.\n${rules.join("")}r${length} = "b"\n`;
  };

  it.each(WAYS)(
    "rules that refer to one another twice each, %s, are refused where they are too large",
    (_where, way) => {
      // As many ways lead through them as there are numbers of forty binary digits.
      expect(() => project(chain(40, way))).toThrow(/^a\.peggy:\d+:1: Rule r\d+ is too large: .* Refer to a rule once/);
    },
  );

  it("rules that refer to one another twice each are followed once each", () => {
    // Without that, 2 to the power of 24 ways.
    expect(project(chain(12, (next) => `"x" ${next} / "y" ${next}`)).size).toBe(10);
    const rules = Array.from({ length: 40 }, (_, at) => `r${at} = "x" r${at + 1} / "y" r${at + 1}`).join("\n");
    expect(() => loadGrammar(`directive = X\nX = "a" r0\n${rules}\nr40 = r0\n`)).toThrow("Rule r0 is recursive");
    const inner = `directive = X / Y\nX = "a" r0\nY = "y"\n${rules}\nr40 = Y\n`;
    expect(() => loadGrammar(inner)).toThrow("The production Y stands inside X");
  });
});

describe("the command", () => {
  const folder = scratchFolder();

  it("says where it wrote without what a terminal would obey", async () => {
    const grammar = join(folder, "b.peggy");
    writeFileSync(grammar, SMALL);
    const { stdout } = await run(["generate", grammar, "--out", join(folder, "\u001b[31m")]);
    expect(stdout).toMatch(/^10 files in .*\\u001b\[31m, 10 changed\.\n$/);
  });

  it("writes to nothing that a link leads to, be it there or not, and makes no other file then", async () => {
    const [grammar, theirs] = [join(folder, "c.peggy"), join(folder, "theirs")];
    writeFileSync(grammar, SMALL);
    writeFileSync(theirs, "theirs");
    for (const [index, target] of [theirs, join(folder, "nowhere")].entries()) {
      const out = join(folder, `linked-${index}`);
      mkdirSync(out);
      symlinkSync(target, join(out, "words.ts"));
      const { code, stderr } = await run(["generate", grammar, "--out", out]);
      const why = "is a link, and what it leads to is not written. Remove it, or give another --out.";
      expect({ code, stderr }).toEqual({ code: 1, stderr: `error: '${join(out, "words.ts")}' ${why}\n` });
      expect(readdirSync(out)).toEqual(["words.ts"]);
    }
    expect(readFileSync(theirs, "utf8")).toBe("theirs");
    expect(existsSync(join(folder, "nowhere"))).toBe(false);
  });

  it("writes into no folder that a link leads to, and makes no other file where one cannot be a folder", async () => {
    const [grammar, theirs] = [join(folder, "e.peggy"), join(folder, "their-folder")];
    writeFileSync(grammar, SMALL);
    mkdirSync(theirs);
    const inTheWay = [
      [(path: string) => symlinkSync(theirs, path), "a link, and what it leads to is not written"],
      [(path: string) => symlinkSync(join(folder, "nowhere"), path), "a link, and what it leads to is not written"],
      [(path: string) => writeFileSync(path, ""), "not a folder"],
    ] as const;
    for (const [index, [put, why]] of inTheWay.entries()) {
      const out = join(folder, `drawn-${index}`);
      mkdirSync(out);
      put(join(out, "diagrams"));
      const { code, stderr } = await run(["generate", grammar, "--diagrams", "--out", out]);
      const said = `error: '${join(out, "diagrams")}' is ${why}. Remove it, or give another --out.\n`;
      expect({ code, stderr }).toEqual({ code: 1, stderr: said });
      expect(readdirSync(out)).toEqual(["diagrams"]);
    }
    expect(readdirSync(theirs)).toEqual([]);
    expect(existsSync(join(folder, "nowhere"))).toBe(false);
  });

  it("writes into a folder that the user names by a link", async () => {
    const [grammar, real, link] = [join(folder, "f.peggy"), join(folder, "real"), join(folder, "named")];
    writeFileSync(grammar, SMALL);
    mkdirSync(real);
    symlinkSync(real, link);
    expect((await run(["generate", grammar, "--diagrams", "--out", link])).code).toBe(0);
    expect(readdirSync(real)).toContain("diagrams");
  });

  it.skipIf(!existsSync("/proc/self"))("ends where no folder can be made", async () => {
    const grammar = join(folder, "d.peggy");
    writeFileSync(grammar, SMALL);
    const { code, stderr } = await run(["generate", grammar, "--out", "/proc/none"]);
    expect(code).toBe(1);
    expect(stderr).toContain("cannot be written: ENOENT");
    expect((await run(["generate", grammar, "--out", ""])).stderr).toContain("generate needs --out DIR");
  });

  it("refuses what stands in the way and is no file", async () => {
    const grammar = join(folder, "a.peggy");
    writeFileSync(grammar, SMALL);
    mkdirSync(join(folder, "out", "parser.ts"), { recursive: true });
    for (const more of [[], ["--check"]]) {
      const { code, stderr } = await run(["generate", grammar, "--out", join(folder, "out"), ...more]);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^error: '.*parser\.ts' is not a file\. Remove it/)]);
    }
  });
});
