/** What is proposed for a line of a rule file, and why nothing is. */
import { expect, test } from "vitest";
import { proposeRule } from "../../src/phrasings/index.js";

const PROPOSED: readonly [line: string, ...directives: string[]][] = [
  ["- Use `pnpm` for everything", "use pnpm"],
  ["* **Never** use `any`.", "prohibit any"],
  ["3. Prefer async/await over callbacks", "use async/await instead of callbacks"],
  ["- **Formatting**: always use `ruff format`", "use ruff format"],
  ["- Never show ads on the right.", "prohibit ads on the right"],
  ["- Don't use git bisect to find the bug.", "prohibit git bisect to find the bug"],
  ["- Use Vitest for unit tests and e2e tests", "use Vitest for unit tests and e2e tests"],
  ["- ❌ Don't use inline styles", "prohibit inline styles"],
  ["- \u26d4 Never use eval", "prohibit eval"],
  ["- Do not use `print()`. Use `logger` instead.", "use logger instead of print()"],
  ["- Use tabs. Never use `eval`.", "use tabs", "prohibit eval"],
  ["- I do not want any TODO comments.", "prohibit TODO comments"],
  ["- snake_case for columns, always", "use snake_case for columns"],
  ["- Magic numbers → not allowed", "prohibit magic numbers"],
];

test.each(PROPOSED)("%s", (line, ...directives) => {
  const found = proposeRule(line);
  expect(found.kind === "proposed" && found.proposals.map(({ directive }) => directive)).toEqual(directives);
});

test.each([
  ["", {}, "blank"],
  ["## Never use", {}, "markup"],
  ["| use | tabs |", {}, "markup"],
  ["> Never trust user input.", {}, "markup"],
  ["- [ ] Replace moment with date-fns", {}, "markup"],
  ["    use tabs", {}, "markup"],
  ["use std::collections::HashMap;", {}, "markup"],
  ["- Use Deno", { heading: "Next steps" }, "section"],
  ["- Use Deno", { heading: "Whenever you test:" }, "section"],
  ["- ✅ Use tabs, if the file has them", {}, "unknown"],
  ["- ❌ Use tabs", {}, "unknown"],
  ["- Disable telemetry at all times.", {}, "unknown"],
  ["- Use docker never, podman always.", {}, "unknown"],
  ["- \u26d4 Use tabs", {}, "unknown"],
  ["- Should we use GraphQL?", {}, "unknown"],
  ["- Use `black` and `isort`.", {}, "unknown"],
  ["- Use Vitest for unit tests and Playwright for e2e tests", {}, "unknown"],
  ["The frontend uses React 18.", {}, "unknown"],
  ["- Avoid mocks as long as a fake is cheap", {}, "unknown"],
  ["- No database is required to run the tests", {}, "unknown"],
  ["- Use `strace` when debugging a hang", {}, "unknown"],
  ["- Use this.", {}, "unknown"],
  ["- Avoid the latter.", {}, "unknown"],
  ["- Members only.", {}, "unknown"],
] as const)("%j %j has none: %s", (line, options, reason) => {
  expect(proposeRule(line, options)).toEqual({ kind: "none", reason });
});
