/** The subcommand `conformance`, as its users run it. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { call, scratchFolder, start, until } from "./run.js";

const FOLDER = scratchFolder();
const WRONG = [process.execPath, "tests/conformance/adapters/wrong.mjs"];
const PID = join(FOLDER, "adapter.pid");
const ONE = ["--only", "turn.passthrough--plain-text"];

function skipList(name: string, value: unknown): string {
  const path = join(FOLDER, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

describe("the report", () => {
  it("says what passed, and the exit code is 0", async () => {
    const { stdout, code } = await call(["conformance", ...ONE, "--", ...WRONG, "passthrough"]);
    expect(stdout).toMatch(/^passthrough, suite [0-9a-f]{12}\n1 passed, 0 failed\n$/);
    expect(code).toBe(0);
  });

  it("names what failed, both sides of it, and the exit code is 1", async () => {
    const { stdout, code } = await call(["conformance", "--only", "use.adopts--absent", "--", ...WRONG, "passthrough"]);
    expect(stdout).toContain("FAIL use.adopts--absent: was observed otherwise\n  case {");
    expect(stdout).toMatch(/\n0 passed, 1 failed\n$/);
    expect(code).toBe(1);
  });

  it("is one object with --json", async () => {
    const { stdout, code } = await call(["conformance", "--json", ...ONE, "--", ...WRONG, "garbage"]);
    expect(JSON.parse(stdout)).toMatchObject({
      implementation: "garbage",
      passed: 0,
      broken: { message: expect.stringContaining("not JSON"), id: "turn.passthrough--plain-text" },
    });
    expect(code).toBe(1);
  });

  it.each([[], ["--fuzz", "1"]])("says what to check where a program cannot be started", async (...options) => {
    const { stderr, code } = await call(["conformance", ...options, "--", join(process.execPath, "x")]);
    expect(stderr).toMatch(
      /^error: The adapter cannot be started: .* \(check that '.*' is a program that may be run\)\.\n$/,
    );
    expect(code).toBe(1);
  });

  it("of fuzzing names the case at which an adapter breaks the protocol, also as JSON", async () => {
    const fuzzed = ["conformance", "--fuzz", "3", "--class", "controller"];
    const text = await call([...fuzzed, "--", ...WRONG, "garbage"]);
    expect(text.stdout).toMatch(/\nBROKEN at fuzz\.\w+: The answer is not JSON.*\n {2}case \{.*\}\n$/);
    const json = await call([...fuzzed, "--json", "--", ...WRONG, "last-words"]);
    expect(JSON.parse(json.stdout)).toMatchObject({ found: null, broken: { case: { kind: "controller" } } });
    expect(json.stdout).toContain("Traceback");
    expect([text.code, json.code]).toEqual([1, 1]);
  });

  it("counts a skip apart", async () => {
    const list = skipList("skips.json", { "use.adopts--absent": "not built yet" });
    const { stdout, code } = await call([
      "conformance",
      "--only",
      "use.adopts--absent",
      "--skip",
      list,
      "--",
      ...WRONG,
      "passthrough",
    ]);
    expect(stdout).toMatch(/\n0 passed, 0 failed, 1 skipped\n$/);
    expect(code).toBe(0);
  });

  it("of fuzzing is an example of the spec", async () => {
    const { stdout, code } = await call([
      "conformance",
      "--fuzz",
      "20",
      "--seed",
      "3",
      "--only",
      "conversation",
      "--",
      ...WRONG,
      "error",
    ]);
    expect(stdout).toContain(
      "error, 20 cases, seed 3\nDISAGREEMENT in fuzz.conversation: the adapter could not answer",
    );
    expect(stdout).toContain("```step found-by-fuzzing\n");
    expect(code).toBe(1);
  });
});

describe("the older language", () => {
  const focus = ["conformance", "--language", "focus"];

  it("has cases and classes of its own", async () => {
    const { stdout, code } = await call([...focus, "--list", "--class", "migration"]);
    expect(stdout).toMatch(/^(?:migration migrate\.[a-z]+--[a-z]+-\d\n)+$/);
    expect(code).toBe(0);
  });

  it("is fuzzed by targets of its own", async () => {
    const { stdout } = await call([...focus, "--list", "--fuzz", "1"]);
    expect(stdout.split("\n")).toContain("migration fuzz.migrate");
  });

  it("is what an adapter is asked about, which must speak it", async () => {
    const { stdout, code } = await call([...focus, "--only", "turn.passthrough--more", "--", ...WRONG, "core-alone"]);
    expect(stdout).toContain("FAIL turn.passthrough--more-1: was observed otherwise\n");
    expect(code).toBe(1);
  });
});

it.skipIf(process.platform === "win32")("its adapter ends with it when SIGQUIT does", async () => {
  const child = start(["conformance", "--", "sh", "-c", `echo $$ > '${PID}'; exec sleep 60`]);
  const ended = once(child, "close");
  await until(
    () => existsSync(PID) && readFileSync(PID, "utf8").endsWith("\n"),
    () => "no adapter",
  );
  const adapterRuns = () => isRunning(Number(readFileSync(PID, "utf8")));
  expect(adapterRuns()).toBe(true);
  child.kill("SIGQUIT");
  expect(await ended).toEqual([null, "SIGQUIT"]);
  await until(
    () => !adapterRuns(),
    () => "the adapter runs on",
  );
});

/** One that has ended, and that nobody has asked for its exit code yet, is still there and runs no more. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !readFileSync(stat, "utf8").includes(") Z ");
}

describe("a list", () => {
  it("names the cases with their classes and runs nothing", async () => {
    const { stdout, code } = await call(["conformance", "--list", "--class", "host", "--only", "host.describe-state"]);
    expect(stdout.split("\n")).toContain("host host.describe-state--describes-all");
    expect(stdout).toMatch(/^(?:host host\.describe-state--[a-z-]+\n)+$/);
    expect(code).toBe(0);
  });

  it("is JSON with --json, an object a line", async () => {
    const { stdout, code } = await call(["conformance", "--list", "--json", "--fuzz", "1", "--class", "controller"]);
    expect(stdout).toBe('{"class":"controller","id":"fuzz.preview"}\n{"class":"controller","id":"fuzz.diff"}\n');
    expect(code).toBe(0);
  });

  it("of what is fuzzed names that", async () => {
    const { stdout } = await call(["conformance", "--list", "--fuzz", "1", "--class", "controller"]);
    expect(stdout).toBe("controller fuzz.preview\ncontroller fuzz.diff\n");
  });
});

describe("refused with what is wrong", () => {
  it.each([
    [["--"], "error: conformance needs a command behind --."],
    [["--time-limit", "0", "--", "x"], "error: --time-limit needs a number above 0, up to 86400, not '0'."],
    [["--fuzz", "many", "--", "x"], "error: --fuzz needs a whole number from 1 to 999999999, not 'many'."],
    [["--fuzz", "0", "--", "x"], "error: --fuzz needs a whole number from 1 to 999999999, not '0'."],
    [["--only", "zzz", "--", "x"], "error: --only 'zzz' fits no case of the suite."],
    [["--list", "--only", "zzz"], "error: --only 'zzz' fits no case of the suite."],
    [["--fuzz", "3", "--only", "zzz", "--", "x"], "error: --only 'zzz' fits no case of the suite."],
    [["--class", "scale", "--fuzz", "3", "--", "x"], "error: --class scale has nothing that --fuzz could ask."],
    [
      ["--class", "poetry", "--", "x"],
      "error: --class 'poetry' is not one of core, controller, host, acquisition, acquisition_host, diagnostics, scale.",
    ],
    [["--language", "english", "--", "x"], "error: --language 'english' is not one of directives, focus."],
    [
      ["--language", "focus", "--class", "host", "--", "x"],
      "error: --class 'host' is not one of core, grammar, migration, terminal, scale.",
    ],
    [["--time-limit", "3000000", "--", "x"], "error: --time-limit needs a number above 0, up to 86400"],
    [["--unknown", "--", "x"], "error: Unknown option '--unknown'."],
    [["--seed", "7", "--", "x"], "error: --seed goes with --fuzz"],
    [["--fuzz", "3", "--skip", "no-such-file", "--", "x"], "error: --skip goes without --fuzz"],
    [["--skip", "no-such-file", "--", "x"], "error: There is no file 'no-such-file'."],
    [["--skip", skipList("list.json", [1]), "--", "x"], "is not a skip list."],
    [["--fuzz", "3", "--", ...WRONG, "other-version"], "error: The adapter's hello names another protocol"],
  ])("%j", async (args, message) => {
    const { stdout, stderr, code } = await call(["conformance", ...args]);
    expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
    expect(stderr).toContain(message);
  });

  it("an adapter that is silent for longer than the seconds that an answer may take", async () => {
    const silent = [process.execPath, "-e", "setInterval(() => {}, 1000)"];
    const { stdout, code } = await call(["conformance", "--time-limit", "0.25", "--", ...silent]);
    expect(stdout).toContain("The adapter did not answer within 250 ms.");
    expect(code).toBe(1);
  });

  it("a skip without a reason", async () => {
    const list = skipList("no-reason.json", { "a--b": "" });
    const { stderr } = await call(["conformance", "--skip", list, "--", "x"]);
    expect(stderr).toContain("The skip of 'a--b'");
  });
});

const hasPython = spawnSync("python3", ["--version"]).status === 0;

describe("the implementation in Python", () => {
  const adapter = ["python3", "conformance/python/adapter.py"];

  it.skipIf(!hasPython)("passes the whole suite (skipped where there is no python3)", async () => {
    expect(existsSync("conformance/suite.json")).toBe(true);
    const { stdout, code } = await call(["conformance", "--time-limit", "60", "--", ...adapter]);
    expect(stdout).toMatch(
      /the class acquisition: \d+ cases not run\.\n.*the class acquisition_host: \d+ cases not run\.\n.*the class diagnostics: \d+ cases not run\.\n[1-9]\d{2,3} passed, 0 failed, \d+ not run\n$/,
    );
    expect(code).toBe(0);
  });

  it.skipIf(!hasPython).each([
    ['{"seq":0,"seq":0,"type":"goodbye"}\n', "the name 'seq' stands twice"],
    ['{"seq":0,"type":"goodbye"}\r\n', "a line must be ASCII"],
    ['{"seq":0,\t"type":"goodbye"}\n', "a line must be ASCII"],
    ['{"seq":0,"type":"goodbye"}', "a line must be ASCII"],
  ])("answers %j with an error (skipped where there is no python3)", (input, message) => {
    const { stdout } = spawnSync("python3", ["conformance/python/adapter.py"], { input, encoding: "utf8" });
    expect(JSON.parse(stdout)).toMatchObject({ type: "error", message: expect.stringContaining(message) });
  });

  it.skipIf(!hasPython)("agrees on 2,000 fuzzed cases (skipped where there is no python3)", async () => {
    const { stdout, code } = await call(["conformance", "--fuzz", "2000", "--time-limit", "60", "--", ...adapter]);
    expect(stdout).toContain("2000 cases, seed 1\nno disagreement");
    expect(code).toBe(0);
  });
});
