/** The guide is followed, block by block, in a copy of the project; then the new directive is everywhere it must be. */
import GBNF from "gbnf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Reader, STEPS } from "./extending/guide.js";

let reader: Reader;
beforeAll(() => {
  reader = new Reader();
});
afterAll(() => reader.copy.remove());

describe("the guide", () => {
  const steps = STEPS.map(({ block, promised }) => [block.line, block.info, block, promised] as const);
  it.each(steps)("on line %i, %s, does what it says", (_line, _info, block, promised) => {
    reader.follow(block, promised);
  });

  it("has five files at most edited by hand, none of them above 250 lines", () => {
    const lengths = [...reader.edited].map((path) => [path, reader.copy.read(path).trimEnd().split("\n").length]);
    console.log(
      `hand-edited files: ${lengths.length}\n${lengths.map((row) => `  ${row.join(", ")} lines`).join("\n")}`,
    );
    expect(lengths.length).toBeLessThanOrEqual(5);
    expect(lengths.filter(([, length]) => Number(length) > 250)).toEqual([]);
  });
});

describe("the new directive", () => {
  it("is fuzzed: the engine and the oracle agree about sentences of it, and both its rules decide some", () => {
    const [, counts = "{}"] = /^fuzzed reverse_policy: (.*)$/m.exec(reader.printed) ?? [];
    console.log(`fuzzed turns of reverse_policy: ${counts}`);
    expect(JSON.parse(counts)).toMatchObject({
      "reverse-policy.absent": expect.any(Number),
      "reverse-policy.reverses": expect.any(Number),
    });
    expect(reader.copy.read("src/generated/directives/sentences.ts")).toContain("    reverse_policy: ");
  });

  it("is documented and drawn", () => {
    const picture = "diagrams/reverse-policy.svg";
    expect(reader.copy.read("spec/4-reverse-policy.md")).toContain(
      `![ReversePolicy](${picture})\n\n\`\`\`ebnf\nReversePolicy ::= "reverse policy" ( " " item | "" )\n\`\`\`\n`,
    );
    expect(reader.copy.read(`spec/${picture}`)).toContain("Railroad diagram of ReversePolicy");
  });

  it("is what a constrained model may write", () => {
    const start = GBNF(reader.copy.read("grammar/canonical.gbnf"));
    expect(() => start.add("reverse policy docker")).not.toThrow();
    expect(() => start.add("reverse policies docker")).toThrow();
  });

  it("is listed for people and models", () => {
    expect(reader.copy.read("README.md")).toContain("| `reverse policy <item>` | turns a use of the item into a ban");
    for (const prompt of ["default", "llama"])
      expect(reader.copy.read(`src/acquisition/node/prompts/${prompt}.txt`)).toContain("\nreverse policy ITEM\n");
    expect(reader.copy.read("src/generated/spec/listed.ts")).toContain('"reverse policy <item>"');
  });

  it("is in the fixtures and in the suite", () => {
    const suite: { case: { id: string } }[] = JSON.parse(reader.copy.read("conformance/suite.json"));
    const own = suite.map((example) => example.case.id).filter((id) => id.includes("reverse-policy"));
    expect(own).toEqual([
      "form.reverse-policy--item",
      "reverse-policy.absent--another-item",
      "reverse-policy.absent--empty-item",
      "reverse-policy.reverses--in-use",
      "reverse-policy.reverses--twice",
    ]);
    expect(reader.has("tests/fixtures/step/reverse-policy.reverses--twice.json")).toBe(true);
  });
});
