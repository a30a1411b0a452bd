/** The built command, as a process, answers as the program does that most tests call: its streams and its exit code are wired. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/table.js";
import { call, EXAMPLES, run } from "./run.js";

const TRIP = join(EXAMPLES, "trip.json");

/** A command line of each command that ends by itself, with its input and its exit code. */
const LINES: readonly (readonly [string, readonly string[], string, number])[] = [
  ["session", ["--json"], "use tea instead of coffee\nyes\nstate\n", 0],
  ["session", ["--session", "trip", "--store", "none:"], "use tea\n", 1],
  ["focus", ["focus"], "use tea\n", 0],
  ["explain", ["explain", "use peanuts"], "", 0],
  ["replay", ["replay", "-"], '[{"role":"user","content":"use tea instead of coffee"}]', 3],
  ["sessions", ["sessions", "list", "--json", "--store", "memory:"], "", 0],
  ["audit", ["audit", "-"], "{", 1],
  ["check", ["check", "-"], "use it\nprohibit tea.\n", 1],
  ["compact", ["compact", TRIP], "", 0],
  ["rules", ["rules", "-"], "- Never use `eval`\n- Use eval\n", 1],
  ["conformance", ["conformance", "--list", "--class", "core"], "", 0],
  ["generate", ["generate", "none.peggy"], "", 1],
  ["chat", ["chat"], "", 1],
  ["proxy", ["proxy", "--port", "none"], "", 1],
  ["mcp", ["mcp", "more"], "", 1],
];

describe.concurrent("the command", () => {
  it.each(LINES)("%s answers as a process as it does when it is called: %j", async (_name, args, input, code) => {
    const called = await call(args, input);
    expect(called.code).toBe(code);
    expect(await run(args, input)).toEqual(called);
  });
});

it("is asked by each of its names", () => {
  expect(new Set(LINES.map(([name]) => name))).toEqual(new Set(COMMANDS.map(({ name }) => name)));
});
