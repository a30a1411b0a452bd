/** The tests that mutants are run against: those of the language and the engine that are fast and need no build. */
import { defineConfig, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** In this order, since a run ends with the first failure: what is fast and particular stands before what is slow. */
const TESTS = [
  "tests/engine/",
  "tests/semantics/",
  "tests/conformance/fixtures.",
  "tests/conformance/recorded.",
  "tests/property/",
];

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      TESTS.findIndex((start) => moduleId.includes(`/${start}`));
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

/** A property is tried on so many values at most, and not on the thousands of the full run. */
const RUNS = 600;

const fewerRuns: Plugin = {
  name: "fewer-runs",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith(".test.ts")
      ? code.replace(/\bnumRuns: ([\d_]+) \}/g, (_, runs: string) => `numRuns: Math.min(${runs}, ${RUNS}) }`)
      : null,
};

export default defineConfig({
  plugins: [fewerRuns],
  test: {
    include: TESTS.map((start) => `${start}*test.ts`),
    // The first measures time, the second sends texts of a length that takes seconds, the others are about other layers.
    exclude: ["linear-cost", "any-string-is-total", "acquisition*", "drafter"].map((name) => `**/${name}.test.ts`),
    sequence: { sequencer: InOrder },
    isolate: false,
    testTimeout: 120_000,
  },
});
