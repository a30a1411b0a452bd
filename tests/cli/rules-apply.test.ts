/** How the lines of a rule file are applied to a session: as which turns, and as it was seen. */
import { expect, it } from "vitest";
import { applyLine } from "../../src/cli/rules/apply.js";
import { type FileLine, planRules } from "../../src/cli/rules/plan.js";
import { initial } from "../../src/index.js";
import { readRules } from "../../src/phrasings/rule-file.js";
import { fresh } from "../sessions/make.js";

function planOf(text: string, snapshot = initial()) {
  const lines = readRules(text).map((line): FileLine => ({ ...line, file: "deep/AGENTS.md" }));
  return planRules(lines, snapshot);
}

it("a line is the same turns in every release, wherever its file lies", async () => {
  const { session } = await fresh();
  for (const [turn, text] of [
    ["t1", "prohibit zig"],
    ["t2", "remove policy zig"],
  ] as const) {
    await session.step({ turn, text });
    const { snapshot, rules } = await session.view();
    for (const line of planOf("- Use tabs. Never use zig.", snapshot)) await applyLine(session, line, rules);
  }
  // What an earlier release has applied is not applied again: these digests were made once, by another program.
  expect((await session.history()).map(({ turn }) => turn)).toEqual([
    "#origin",
    "t1",
    "rules-287660fcd46ea36cb047218e784d9bbcfb708f6d80242b88e0c52b0a197ee99c",
    "t2",
    "rules-6ab64279ab862094a26e3dfeca71bee50b17018fe586b37d8abad0ac2ecfd341",
  ]);
});

it("a line is not applied to rules that another window has changed behind the look at them", async () => {
  const { session } = await fresh();
  const { rules } = await session.view();
  await session.step({ turn: "other", text: "prohibit eval" });
  const [line] = planOf("Use tabs");
  if (line === undefined) throw new Error("The line was not read.");
  await expect(applyLine(session, line, rules)).rejects.toThrow(/gone on elsewhere: from \S+:1 on nothing was applied/);
  expect((await session.view()).state.policies).toEqual({ eval: "prohibit" });
});

it("each line is applied to the rules as the line before it has left them", async () => {
  const { session } = await fresh();
  let seen = (await session.view()).rules;
  for (const line of planOf("Use tabs\nNever use eval")) ({ rules: seen } = await applyLine(session, line, seen));
  expect((await session.view()).state.policies).toEqual({ tabs: "use", eval: "prohibit" });
});

it("an item has the name of no other subject: `premise` is one as any other", () => {
  const planned = planOf("Use `premise`\nRemember that we support Firefox.").flatMap((line) => line.planned);
  expect(planned.map(({ directive, status }) => [directive, status])).toEqual([
    ["use premise", "new"],
    ["set premise we support Firefox", "new"],
  ]);
});

it.each<[string, string[]]>([
  ["Never use npm; use pnpm.", ["use pnpm", "prohibit npm"]],
  ["Don\u2019t use the `npm`, use pnpm instead.", ["use pnpm", "prohibit npm"]],
  ["Use pnpm, never npm", ["use pnpm", "prohibit npm"]],
  ["Use pnpm instead of npm. Never use npm.", ["use pnpm", "prohibit npm"]],
  ["**Never** use `npm`; use pnpm.", ["use pnpm", "prohibit npm"]],
  ["Do **not** use npm; use pnpm.", ["use pnpm", "prohibit npm"]],
  ["Stop using npm - use pnpm", ["use pnpm", "prohibit npm"]],
  ["Never use npm-run-all. Use pnpm instead of npm.", ["prohibit npm-run-all", "use pnpm"]],
  ["Never use npm scripts. Use pnpm instead of npm.", ["prohibit npm scripts", "use pnpm"]],
  ["Never use node.js. Use deno instead of node.", ["prohibit node.js", "use deno"]],
  ["Use pnpm, not npm", ["use pnpm"]],
  ["Use pnpm instead of npm", ["use pnpm"]],
  ["Use pnpm instead of npm. Never use yarn.", ["use pnpm", "prohibit yarn"]],
])("%j uses the one, and prohibits the other where it says so", (line, steps) => {
  expect(planOf(line).flatMap(({ planned }) => planned.map(({ step }) => step))).toEqual(steps);
});

it("a ban beside a replacement contradicts a use in another line, and holds once it is applied", async () => {
  const { session } = await fresh();
  const text = "Never use npm; use pnpm.";
  expect(planOf(`${text}\nUse npm`).flatMap(({ planned }) => planned.map(({ status }) => status))).toEqual([
    "contradicts",
    "contradicts",
    "contradicts",
  ]);
  const [line] = planOf(text);
  if (line === undefined) throw new Error("The line was not read.");
  await applyLine(session, line, (await session.view()).rules);
  const { snapshot, state } = await session.view();
  expect(state.policies).toEqual({ npm: "prohibit", pnpm: "use" });
  expect(planOf(text, snapshot)[0]?.planned.map(({ status }) => status)).toEqual(["holds", "holds"]);
});
