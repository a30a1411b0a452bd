/** The guide is followed, block by block, in a copy of the project; then the new directives are everywhere they must be. */
import GBNF from "gbnf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PAGES, Reader, STEPS } from "./extending/guide.js";

let reader: Reader;
beforeAll(() => {
  reader = new Reader();
});
afterAll(() => reader.copy.remove());

describe("the guide", () => {
  const steps = STEPS.map(({ block, promised }) => [block.page, block.line, block.info, block, promised] as const);
  it.each(steps)(
    "%s on line %i, %s, does what it says",
    (_page, _line, _info, block, promised) => {
      reader.follow(block, promised);
      // One of the steps runs a whole part of the suite.
    },
    600_000,
  );

  it.each([
    [PAGES[0], 5],
    [PAGES[1], 9],
  ])("%s has %i files at most edited by hand, none of them above 250 lines", (page, most) => {
    const lengths = reader
      .editedBy(page)
      .map((path) => [path, reader.copy.read(path).trimEnd().split("\n").length] as const);
    console.log(`${page}: ${lengths.length} files\n${lengths.map((row) => `  ${row.join(", ")} lines`).join("\n")}`);
    expect(lengths.length).toBeGreaterThan(0);
    expect(lengths.length).toBeLessThanOrEqual(most);
    expect(lengths.filter(([, length]) => length > 250)).toEqual([]);
  });
});

describe("the new directive", () => {
  it.each([
    ["reverse_policy", ["reverse-policy.absent", "reverse-policy.reverses"]],
    ["forget", ["forget.absent", "forget.asks", "pending.accept-forget", "pending.decline", "pending.ask-again"]],
  ])(
    "is fuzzed: the engine and the oracle agree about sentences of %s, and each of its rules decides some",
    (kind, rules) => {
      const [, counts = "{}"] = new RegExp(`^fuzzed ${kind}: (.*)$`, "m").exec(reader.printed) ?? [];
      expect(Object.keys(JSON.parse(counts))).toEqual(expect.arrayContaining(rules));
      expect(reader.copy.read("src/generated/directives/sentences.ts")).toContain(`    ${kind}: `);
    },
  );

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
