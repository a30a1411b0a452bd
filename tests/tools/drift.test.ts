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
  it("names each generated file that was edited, and each that nothing generates", () => {
    scratch.edit("src/generated/directives/parser.ts", '"clear premise"', '"clean premise"');
    scratch.edit("tests/fixtures/step/use.adopts--absent.json", '"use"', '"prohibit"');
    scratch.edit("schema/state.json", '"premise"', '"premises"');
    scratch.write("src/generated/stale.ts", "");
    expect(check()).toEqual({
      status: 1,
      output: [
        "Generated files are not what the spec and the grammar make:",
        "  schema/state.json",
        "  src/generated/directives/parser.ts",
        "  src/generated/stale.ts",
        "  tests/fixtures/step/use.adopts--absent.json",
        "Run: npm run generate\n",
      ].join("\n"),
    });
  });

  it("names what was not made anew from the catalog, from an example and from the grammar, until it is", () => {
    scratch.edit("spec/4-meaning.md", "prompt: Premise already set.", "prompt: Premise is set.");
    scratch.edit("spec/4-meaning.md", "> use docker\nupdate", "> use  docker\nupdate");
    scratch.edit("grammar/directives.peggy", '"yep"', '"yup"');
    const { status, output } = check();
    expect(output).toContain("  src/generated/spec/catalog.ts\n");
    expect(output).toMatch(/^ {2}tests\/fixtures\/step\/use/m);
    expect(output).toContain("  src/generated/directives/parser.ts\n");
    expect(status).toBe(1);
    expect(scratch.run("tsx", "tools/generate.ts")).toMatchObject({ status: 0 });
    expect(check()).toEqual({ status: 0, output: "" });
  });

  it("names the place of a mistake in the spec instead of a stack", () => {
    scratch.edit("spec/4-meaning.md", "```step plain-text", "```stap plain-text");
    expect(check()).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^spec\/4-meaning\.md:\d+: The fence word `stap`/),
    });
  });
});
