/** What is generated cannot drift from its sources: the check names the file and says what to run. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Scratch } from "../support/scratch.js";

let scratch: Scratch;
beforeEach(() => {
  scratch = new Scratch();
});
afterEach(() => scratch.remove());

function check() {
  return scratch.run("tsx", "tools/generate.ts", "--check");
}

describe("the check of generated files", () => {
  it("passes where nothing has drifted", () => {
    expect(check()).toEqual({ status: 0, output: "" });
  });

  it.each([
    [
      "a generated file",
      "src/generated/directives/parser.ts",
      '"clear premise"',
      '"clean premise"',
      "src/generated/directives/parser.ts",
    ],
    ["a fixture", "tests/fixtures/step/use.adopts--absent.json", '"use"', '"prohibit"', "use.adopts--absent.json"],
    ["a JSON Schema", "schema/state.json", '"premise"', '"premises"', "schema/state.json"],
    [
      "the spec's catalog",
      "spec/4-meaning.md",
      "prompt: Premise already set.",
      "prompt: Premise is set.",
      "src/generated/spec/catalog.ts",
    ],
    [
      "an example of the spec",
      "spec/4-meaning.md",
      "> use docker\nupdate",
      "> use  docker\nupdate",
      "tests/fixtures/step/",
    ],
    ["the grammar", "grammar/directives.peggy", '"yep"', '"yup"', "src/generated/directives/parser.ts"],
  ])("fails where only %s was edited", (_what, path, from, to, named) => {
    scratch.edit(path, from, to);
    const { status, output } = check();
    expect(output).toContain(named);
    expect(output).toContain("Run: npm run generate");
    expect(status).toBe(1);
  });

  it("fails where a file stands among the generated ones that nothing generates", () => {
    scratch.write("src/generated/stale.ts", "");
    expect(check()).toMatchObject({ status: 1, output: expect.stringContaining("src/generated/stale.ts") });
  });

  it("names the place of a mistake in the spec instead of a stack", () => {
    scratch.edit("spec/4-meaning.md", "```step plain-text", "```stap plain-text");
    expect(check()).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^spec\/4-meaning\.md:\d+: The fence word `stap`/),
    });
  });

  it("is satisfied by generating", () => {
    scratch.edit("spec/4-meaning.md", "prompt: Premise already set.", "prompt: Premise is set.");
    expect(scratch.run("tsx", "tools/generate.ts")).toMatchObject({ status: 0 });
    expect(check()).toEqual({ status: 0, output: "" });
  });
});
