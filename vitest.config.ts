import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: ["tests/support/build.ts"],
    reporters: ["default", "./tests/support/summary-reporter.ts"],
    // All cores: what a test file waits for is mostly programs that it has started.
    maxWorkers: "100%",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: {
      include: ["src/engine/**/*.ts", "src/semantics/**/*.ts"],
      reporter: ["text"],
      thresholds: { "src/engine/**": { 100: true }, "src/semantics/**": { 100: true } },
    },
  },
});
