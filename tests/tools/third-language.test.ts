/** A language that the generator has never heard of is a row of the table: it is generated, parsed, and held against Peggy. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { transformSync } from "esbuild";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { languageFiles } from "../../tools/language-files.js";
import { LANGUAGES } from "../../tools/languages.js";
import { projectSources } from "../../tools/project-sources.js";
import { cpuTime, expectGrowth } from "../support/growth.js";
import { LAMPS } from "./lamps/language.js";
import { peggyParser } from "./peggy-parser.js";

const folder = mkdtempSync(join(tmpdir(), "context-compiler-lamps-"));
afterAll(() => rmSync(folder, { recursive: true }));

const files = languageFiles(LAMPS);
for (const [path, text] of files) {
  const target = join(folder, path.replace(/\.ts$/, ".js"));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, transformSync(text, { loader: "ts", format: "esm" }).code);
}
writeFileSync(join(folder, "package.json"), '{ "type": "module" }');

type Parse = (text: string) => { readonly kind: string } | null;

const raw: Record<"parseOrder" | "parseReply", Parse> = await import(join(folder, LAMPS.out, "raw/parser.js"));
const normal: Record<"parseSwitching", Parse> = await import(join(folder, LAMPS.out, "normal/parser.js"));

const WORDS = [
  "paint",
  "PA\u0131NT",
  "dim ",
  "please ",
  "kindly ",
  "?",
  " ",
  "\t",
  "\n",
  "lamp",
  " lamp",
  "no",
  "nope",
  "yes",
  "glow",
  " la",
  "name ",
  "code ",
  "say ",
  "A",
  "AB-12",
  '"',
];
const texts = fc.array(fc.constantFrom(...WORDS, "yeah", "light", "all off", "lights out", "x"), { maxLength: 6 });

describe("a third language", () => {
  it("has its modules in a folder for each view", () => {
    const modules = ["syntax", "parser", "sentences"].flatMap((name) => [
      `src/generated/lamps/normal/${name}.ts`,
      `src/generated/lamps/raw/${name}.ts`,
    ]);
    expect([...files.keys()].sort()).toEqual(modules.sort());
  });

  it.each([
    ["raw", "order", raw.parseOrder],
    ["raw", "reply", raw.parseReply],
    ["normal", "switching", normal.parseSwitching],
  ])("is parsed as Peggy parses it: the view %s, the rule %s", (view, start, parse) => {
    const theirs = peggyParser(`tests/tools/lamps/${view}.peggy`, start);
    const check = (parts: readonly string[]): void => {
      expect(parse(parts.join(""))).toEqual(theirs(parts.join("")));
    };
    fc.assert(fc.property(texts, check), { numRuns: 20_000, seed: 5 });
  });

  it.each([
    ["a class", " \tPa\u0131nt the  hall \n", { kind: "paint", lamp: "the  hall" }],
    ["what may be absent", "kindly dim the hall", { kind: "dim", lamp: "the hall" }],
    ["a choice, and is corrected", "light?", { kind: "stray" }],
    ["a lookahead", "another lamp", { kind: "wish" }],
    ["a lookahead that refuses it", "no lamp", null],
    ["a word, and a lookahead that takes nothing", "name A", { kind: "name", lamp: "A" }],
    ["a word, and a lookahead that refuses it", "name aB", null],
    ["a word, and a lookahead as far as the end", "code AB-12", { kind: "code", lamp: "AB-12" }],
    ["a word, and a lookahead that fails at the end", "code AB-1x", null],
    ["a word, and something in quotation marks", 'say "on"', { kind: "say", lamp: '"on"' }],
    ["a word, and nothing in quotation marks", 'say ""', null],
  ])("has a production that begins with %s", (_what, text, node) => {
    expect(raw.parseOrder(text)).toEqual(node);
  });

  it("has words that a helper alone chooses from, and one function that looks them up", () => {
    expect(raw.parseReply("nope")).toEqual({ kind: "no" });
    expect(files.get("src/generated/lamps/raw/parser.ts")?.match(/^function among\(/gm)).toHaveLength(1);
  });

  it("has no name that the generator knows", () => {
    const generator = [...projectSources()].filter(([path]) => /^(src\/toolkit|tools)\//.test(path));
    expect(generator.length).toBeGreaterThan(40);
    for (const [path, text] of generator) expect([path, /lamp|Paint|Stray/.test(text)]).toEqual([path, false]);
  });

  it("is read in time linear in a text of white space", async () => {
    const costOf = (length: number) => {
      const text = `paint x${" ".repeat(length)}x\n\nx`;
      return () => cpuTime(() => expect(raw.parseOrder(text)).toBe(null));
    };
    await expectGrowth(40, costOf(5_000), costOf(50_000));
  });
});

it("the generator knows no name of a language of this project", () => {
  const starts = LANGUAGES.flatMap(({ sources }) => sources.flatMap((source) => Object.values(source.starts)));
  const toolkit = [...projectSources()].filter(([path]) => path.startsWith("src/toolkit/"));
  for (const [path, text] of toolkit)
    for (const type of starts) expect([path, new RegExp(`\\b${type}\\b`).test(text)]).toEqual([path, false]);
  expect(readFileSync("src/toolkit/emit/canonical.ts", "utf8")).not.toContain("directive");
});
