/** What continuous integration runs: actions that cannot be replaced behind our back, and every version of Node that is allowed. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FOLDER = ".github/workflows";
const WORKFLOWS = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, "utf8") }));

describe.each(WORKFLOWS)("$name", ({ text }) => {
  it("takes each action by its commit, and says which version that is", () => {
    const uses = Array.from(text.matchAll(/uses: (.*)/g), ([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("has no right to write beyond what a job asks for", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  });
});

it("the oldest Node that package.json allows is tested itself", () => {
  const { engines }: { engines: { node: string } } = JSON.parse(readFileSync("package.json", "utf8"));
  const oldest = engines.node.replace(">=", "");
  expect(readFileSync(`${FOLDER}/ci.yml`, "utf8")).toContain(`"${oldest}.0"`);
});

it("a release says by whom and from which commit it was built, and passes all that CI holds", () => {
  const release = readFileSync(`${FOLDER}/release.yml`, "utf8");
  expect(release).toMatch(/^ {6}- run: npm publish --provenance --access public$/m);
  expect(release).toMatch(/^ {6}id-token: write$/m);
  expect(release.indexOf("- run: bash .ci/run")).toBeLessThan(release.indexOf("npm publish"));
  expect(release).toContain("- run: bash .ci/run");
});
