import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Files that put another module in the place of one: each has its modules for itself. */
const MOCKING = [
  "tests/cards/stub.test.ts",
  "tests/cli/{durable,history}.test.ts",
  "tests/drafter/ai-sdk.test.ts",
  "tests/sessions/stores/{disk,files,held-file,made-up-files,synced}.test.ts",
];

/** What takes long and is about little that a change touches: `npm run test:long`. */
const LONG = [
  "tests/cli/limits.test.ts",
  "tests/docs/{extending,toolkit}.test.ts",
  "tests/engine/huge-texts.test.ts",
  "tests/package/{own-language,peers}.test.ts",
  "tests/property/{acquisition-linear-cost,gate,nfkc-slices}.test.ts",
  "tests/tools/{drift,hostile-grammars,peggy-agrees,phrasings-grammar,shadowed-phrasings}.test.ts",
  "tests/torture/*.test.ts",
];

export default defineConfig({
  test: {
    // The others share what they import: to load it for each file anew takes a fifth of the time of all tests.
    projects: [
      {
        extends: true,
        test: { name: "shared", include: ["tests/**/*.test.ts"], exclude: [...MOCKING, ...LONG], isolate: false },
      },
      { extends: true, test: { name: "mocking", include: MOCKING } },
      { extends: true, test: { name: "long", include: LONG } },
    ],
    globalSetup: ["tests/support/build.ts"],
    reporters: ["default", "./tests/support/summary-reporter.ts"],
    // One more than there are cores: some files wait for programs that they have started, and for times that must go by.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
