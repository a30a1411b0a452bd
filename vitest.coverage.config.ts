/** The tests that are about the engine, by themselves: what of it the examples of the spec run, and what no example shows. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "tests/conformance/fixtures.test.ts",
      "tests/engine/*.test.ts",
      "tests/semantics/*.test.ts",
      "tests/property/inverse-patch-undoes.test.ts",
    ],
    // It is about texts of hundreds of megabytes, in processes of their own.
    exclude: ["tests/engine/huge-texts.test.ts"],
    isolate: false,
    testTimeout: 120_000,
    coverage: {
      enabled: true,
      include: ["src/engine/**/*.ts", "src/semantics/**/*.ts"],
      reporter: ["text"],
      thresholds: { "src/engine/**": { 100: true }, "src/semantics/**": { 100: true } },
    },
  },
});
