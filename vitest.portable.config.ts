/** The portable cases alone: what mutants are run against, to say how much of an implementation the cases hold. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "tests/conformance/fixtures.test.ts",
      "tests/acquisition/{examples,host-examples}.test.ts",
      "tests/diagnostics/fixtures.test.ts",
      "tests/gate/examples.test.ts",
      "tests/{sessions,conversation}/vectors.test.ts",
      "tests/{context,compaction}/examples.test.ts",
    ],
    isolate: false,
    testTimeout: 120_000,
  },
});
