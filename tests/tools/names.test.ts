/** Names of a grammar beside those of the modules that are made: one that would stand for two things is refused, any other is taken. */
import { describe, expect, it } from "vitest";
import { complaints, loaded, made } from "./made.js";

const END = "end = !.\n";

describe("a production with the name of what a module exports is refused", () => {
  it.each(["CUES", "OPENERS", "FORMS", "CANONICAL_GBNF", "CANONICAL_LARK"])("%s", (name) => {
    const message = `a.peggy:2:1: The name ${name} would stand for the production ${name} and for a constant that the code exports.`;
    expect(() => made(`directive = ${name}\n${name} = "a" end\n${END}`)).toThrow(message);
  });

  it("every export of a module that begins with a capital is such a name", () => {
    const exported = [...made(`directive = A\nA = "a" end\n${END}`)].flatMap(([path, code]) =>
      path === "syntax.ts"
        ? []
        : Array.from(code.matchAll(/^export (?:const|type|interface) ([A-Z]\w*)/gm), ([, name = ""]) => name),
    );
    expect(exported.length).toBeGreaterThan(5);
    for (const name of exported)
      expect(() => made(`directive = ${name}\n${name} = "a" end\n${END}`)).toThrow(`The name ${name} would stand for`);
  });
});

describe("the name K", () => {
  it("is refused for a start rule, beside whose type it stands for a kind", () => {
    expect(() => made(`k = A\nA = "a" end\n${END}`)).toThrow("a.peggy:1:1: The name K would stand for what the rule k");
  });

  it("is taken for a production", () => {
    expect(complaints(`directive = K\nK = "k " unit:$("a" [b-dfg])+ " " text:$.+\n`)).toEqual([]);
  });
});

it.each(["canonical", "same"])("a helper for characters may have the name %s", async (helper) => {
  const text = `directive = A\nA = "a " x:$${helper}+ end\n${helper} = [a-z0-9]\n${END}`;
  const { isCanonical, printDirective } = await loaded(text);
  expect([isCanonical("a b1"), isCanonical("a B")]).toEqual([true, false]);
  expect(printDirective({ kind: "a", x: "b1" })).toBe("a b1");
});

describe("a field that would hide a function where it is parsed is refused", () => {
  it.each(["among", "inSet1", "findPlaces2", "isLetter", "matchWord", "textOfWord", "placesOfWord"])("%s", (label) => {
    const text = `directive = A\nA = "a " ${label}:word " " y:word end\nword = $letter+\nletter = [a-z0-9]\n${END}`;
    const message = `a.peggy:2:1: The label ${label} of the production A is a function of the code that is made. Give it`;
    expect(() => made(text)).toThrow(message);
  });

  it("and any other that begins as one does is taken", async () => {
    const labels = ["amongst", "inSet", "isle", "matchDay", "isOpen", "textOf", "placesOfInterest"];
    const fields = labels.map((label) => `${label}:word`).join(' " " ');
    const { parseDirective } = await loaded(
      `directive = A\nA = "a " ${fields} end\nword = $letter+\nletter = [a-z0-9]\n${END}`,
    );
    const said = labels.map((_label, index) => `${index}`);
    expect(parseDirective(`a ${said.join(" ")}`)).toEqual({
      kind: "a",
      ...Object.fromEntries(labels.map((label, index) => [label, said[index]])),
    });
  });
});

it("the sentences are for tests: what loads the index does not load them", async () => {
  const { sentences, ...exported } = await loaded(`directive = A\nA = "a" end\n${END}`);
  expect(sentences).toBeDefined();
  expect(made(`directive = A\nA = "a" end\n${END}`).get("index.ts")).not.toContain("sentences");
  expect(Object.keys(exported)).toContain("parseDirective");
});
