/** Prompt templates: what rendering does to them, and what the two of the package hold (spec, `prompt.*`). */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { preprocessHeuristic, renderPromptText, validatePreprocessorOutput } from "../../src/acquisition/index.js";
import { promptPath, renderPrompt } from "../../src/acquisition/node/index.js";
import { FORMS as WRITTEN } from "../../src/generated/directives/words.js";
import type { State } from "../../src/index.js";
import { scratchFolder } from "../cli/run.js";
import { readRows, shown } from "./rows.js";

const ROWS = readRows(
  "prompts",
  z.object({
    template: z.string(),
    premise: z.string().nullable(),
    policies: z.record(z.string(), z.enum(["use", "prohibit"])),
    result: z.string(),
  }),
);
const FRESH: State = { premise: null, policies: {}, version: 2 };
const folder = scratchFolder();
const file = join(folder, "template.txt");

describe("a template is rendered", () => {
  for (const { template, premise, policies, result } of ROWS) {
    it(`${shown(template)} with ${shown({ premise, policies })}`, () => {
      const state: State = { premise, policies, version: 2 };
      writeFileSync(file, template);
      expect(renderPrompt(file, state)).toBe(result);
      expect(renderPrompt(pathToFileURL(file), state)).toBe(result);
      expect(renderPromptText(template, state)).toBe(result);
    });
  }

  it.each(["\r\n", "\n", "\r", "\v", "\f", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"])(
    "a line ends at %j",
    (end) => {
      expect(renderPromptText(`a${end}${end}b${end}`, FRESH)).toBe("a\n\nb");
    },
  );

  it.each(["\x1f", "\n\n", "", "#", "  # x\n \u3000\n"])("nothing but headers, %j, renders as nothing", (template) => {
    expect(renderPromptText(template, FRESH)).toBe("");
  });

  it("an item without a known policy is left out", () => {
    const policies: State["policies"] = JSON.parse('{"__proto__":"use","x":"maybe","a":"prohibit"}');
    expect(renderPromptText("<SET OF CURRENT POLICY ITEMS>", { ...FRESH, policies })).toBe("__proto__, a");
  });
});

describe("a file", () => {
  it.each([
    ["that is absent", join(folder, "absent.txt")],
    ["that is a folder", folder],
    ["below a file", join(file, "x.txt")],
    ["with no name", ""],
  ])("%s renders as null", (_what, path) => {
    writeFileSync(file, "x");
    expect(renderPrompt(path, FRESH)).toBeNull();
  });

  it("that is not UTF-8 is an error, and so is a path with NUL", () => {
    writeFileSync(file, new Uint8Array([0x61, 0xff]));
    expect(() => renderPrompt(file, FRESH)).toThrow(TypeError);
    expect(() => renderPrompt("a\0b", FRESH)).toThrow(TypeError);
  });

  it("may have a name beyond ASCII", () => {
    mkdirSync(join(folder, "é #1"));
    writeFileSync(join(folder, "é #1", "x"), "x");
    expect(renderPrompt(join(folder, "é #1", "x"), FRESH)).toBe("x");
  });
});

const FORMS = [
  ...["set premise VALUE", "change premise to VALUE", "use ITEM", "prohibit ITEM", "remove policy ITEM"],
  ...["use NEW instead of OLD", "clear premise", "reset policies", "clear state"],
];
const DIRECTIVES = Object.values(WRITTEN).filter((form) => form !== null);

describe.each(["default", "llama"] as const)("the template %s", (name) => {
  const prompt = renderPrompt(promptPath(name), {
    premise: "terse",
    policies: { tea: "use", ale: "prohibit" },
    version: 2,
  });
  const lines = (prompt ?? "").split("\n");

  it("loses its headers and gets the state", () => {
    expect(lines[0]).toMatch(/^[A-Z]/);
    expect(lines.filter((line) => line.startsWith("#"))).toEqual([]);
    expect(prompt).toMatch(/Current premise: terse\n.*Current policy items: ale, tea\n/);
    expect(prompt).not.toMatch(/<(?!NO_DIRECTIVE>)/);
  });

  it("lists the forms in one place, and as many as there are", () => {
    const [, list = ""] = /(?:no others|not a directive\)):\n(.*?)\n\n/s.exec(prompt ?? "") ?? [];
    expect(list.split("\n")).toEqual(expect.arrayContaining(FORMS));
    expect(list.split("\n")).toHaveLength(DIRECTIVES.length);
  });

  it("has samples that the layer answers in the same way", () => {
    const samples = lines.flatMap((line) => {
      const [, message, answer] = /^(?:- )?(.*) [-=]> (.*)$/.exec(line) ?? [];
      return message === undefined || answer === undefined ? [] : [{ message, answer }];
    });
    const answers = samples.map(({ message, answer }) => ({
      message,
      answer: validatePreprocessorOutput(answer).output,
    }));
    expect(samples.length).toBeGreaterThan(10);
    expect(samples.filter(({ answer }) => answer === "<NO_DIRECTIVE>").length).toBeGreaterThan(7);
    expect(samples.map(({ message }) => ({ message, answer: preprocessHeuristic(message).directive }))).toEqual(
      answers,
    );
  });
});
