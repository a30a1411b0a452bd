/** The fuzzer finds what the suite does not, shrinks it, and hands it over as an example that the spec can take. */
import { describe, expect, it } from "vitest";
import { fuzz } from "../../src/conformance/fuzz.js";
import { toExample } from "../../src/conformance/notation.js";
import { fuzzText, reportText } from "../../src/conformance/report.js";
import { loadSuite } from "../../src/conformance/suite.js";
import { makeFixtures } from "../../tools/spec/fixtures.js";
import { readChapter } from "../../tools/spec/markdown.js";

const COMMON = { timeLimit: 20_000, suite: loadSuite().hash, runs: 300, seed: 7 };
const ENGINE = ["node_modules/.bin/tsx", "tests/conformance/adapters/engine.ts"];

describe("fuzzing", () => {
  it("finds nothing between the engine and itself", async () => {
    const report = await fuzz({ ...COMMON, command: ENGINE });
    expect(report).toEqual({ implementation: "the engine", runs: 300, seed: 7, example: null, disagreements: [] });
    expect(fuzzText(report)).toBe("the engine, 300 conversations, seed 7\nno disagreement\n");
  });

  it("shrinks a disagreement to a single turn and prints it as an example", async () => {
    const command = [process.execPath, "tests/conformance/adapters/wrong.mjs", "error"];
    const report = await fuzz({ ...COMMON, command });
    expect(report.example?.split("\n")).toHaveLength(4);
    expect(fuzzText(report)).toContain("```step found-by-fuzzing");
    expect(report.disagreements).toMatchObject([{ field: "turns", observed: "I cannot do this" }]);
  });

  it("passes on a breach of the protocol", async () => {
    const command = [process.execPath, "tests/conformance/adapters/wrong.mjs", "garbage"];
    await expect(fuzz({ ...COMMON, command })).rejects.toThrow("The answer is no JSON");
  });
});

it("an example as it is printed is read by the reader of the spec", () => {
  const inputs = [
    "use x\ny",
    " hello",
    "set premise caf\u00e9",
    "use a b instead of docker",
    "\ud800",
    "no!",
    "use npm",
    "prohibit npm",
  ];
  const page = `### 1.1 \`a.rule\` A rule\n\n${toExample("found", inputs)}\n`;
  const [, expected] = makeFixtures(readChapter("page.md", page), new Map());
  expect(expected?.value.turns).toMatchObject(inputs.map((input) => ({ input })));
});

it("a report in text names the failures and ends with a plain count", () => {
  const sides = { field: "state", expected: "1", observed: "2" };
  const failures = [{ id: "a.rule--x", message: "was observed otherwise", disagreements: [sides] }];
  const report = {
    implementation: "mine",
    suite: "0123456789abcdef",
    passed: 2,
    skipped: 1,
    failures,
    broken: "The adapter left.",
  };
  expect(reportText(report)).toBe(
    "mine, suite 0123456789ab\nFAIL a.rule--x: was observed otherwise\n  state expected 1\n        observed 2\nBROKEN The adapter left.\n2 passed, 2 failed, 1 skipped\n",
  );
});
