/** Ends a run with one plain line that any reader of a log can count: `N passed, N failed`. */
import { writeSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const skipped = count("skipped") > 0 ? `, ${count("skipped")} skipped` : "";
    const summary = `${count("passed")} passed, ${count("failed") + broken} failed${skipped}`;
    // When the run ends, the table of coverage has yet to be printed.
    process.once("exit", () => writeSync(process.stdout.fd, `\n${summary}\n`));
  }
}
