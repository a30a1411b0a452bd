/** The runner tells right adapters from wrong ones, and says of a wrong one what is wrong (spec, chapter 9). */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Report, runSuite } from "../../src/conformance/run.js";
import { loadSuite } from "../../src/conformance/suite.js";

const SUITE = loadSuite();
const ENGINE = ["node_modules/.bin/tsx", "tests/conformance/adapters/engine.ts"];
const ONE = "turn.passthrough--plain-text";

interface Options {
  readonly only?: string;
  readonly timeLimit?: number;
  readonly skips?: ReadonlyMap<string, string>;
}

function run(
  command: readonly string[],
  { only = "", timeLimit = 20_000, skips = new Map() }: Options = {},
): Promise<Report> {
  return runSuite({ suite: SUITE, command, timeLimit, skips, only });
}

function wrong(mode: string, options: Options = { only: ONE }): Promise<Report> {
  return run([process.execPath, "tests/conformance/adapters/wrong.mjs", mode], options);
}

describe("a right adapter", () => {
  it("the engine behind its own adapter passes the whole suite", async () => {
    const report = await run(ENGINE);
    expect(report).toMatchObject({ implementation: "the engine", failures: [], broken: null, skipped: 0 });
    expect(report.passed).toBe(SUITE.examples.length);
  });

  it("an expectation never reaches the adapter", async () => {
    const log = join(mkdtempSync(join(tmpdir(), "context-compiler-")), "log");
    await run([...ENGINE, log]);
    const asked = readFileSync(log, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const cases = asked.filter(({ type }) => type === "case");
    expect(cases).toHaveLength(SUITE.examples.length);
    expect(
      cases.filter(
        (request) => "expected" in request || "expected" in request.case || "decision" in (request.case.followup ?? {}),
      ),
    ).toEqual([]);
  });
});

describe("an adapter that is wrong", () => {
  it("an adapter that always passes through fails, and the cases are named", async () => {
    const report = await wrong("passthrough", { only: "turn.passthrough--" });
    expect(report).toMatchObject({ implementation: "passthrough", broken: null });
    expect(report.passed).toBeGreaterThan(0);
    expect(report.failures.map(({ id }) => id)).toContain("turn.passthrough--yes-after-yes");
    const all = await wrong("passthrough", {});
    expect(all.failures.length).toBeGreaterThan(SUITE.examples.length / 2);
  });

  it("a failure shows both sides", async () => {
    const { failures } = await wrong("passthrough", { only: "use.adopts--absent" });
    expect(failures).toEqual([
      {
        id: "use.adopts--absent",
        message: "was observed otherwise",
        disagreements: [
          expect.objectContaining({
            field: "decision",
            observed: '{"kind":"passthrough","prompt_to_user":null,"state":null}',
          }),
          expect.objectContaining({ field: "state" }),
        ],
      },
    ]);
  });

  it("an adapter that cannot answer a case fails it", async () => {
    const { failures, broken } = await wrong("error");
    expect(failures).toMatchObject([{ id: ONE, message: "the adapter could not answer: I cannot do this" }]);
    expect(broken).toBeNull();
  });

  it.each([
    [
      "a hello that names another version ends the run and is named",
      "other-version",
      "The adapter's hello names another protocol than 1.",
    ],
    ["an adapter that echoes the case is named", "echo", "The answer has no known type"],
    [
      "an adapter that exits before its answer is named",
      "crash",
      "The adapter exited with status 3; request 1 has no answer.",
    ],
    ["an answer that is no JSON ends the run and is named", "garbage", 'The answer is no JSON: "not a line of JSON"'],
    ["an answer that is no line of ASCII JSON ends the run and is named", "not-ascii", "The answer is not ASCII alone"],
    ["half a line ends the run and is named", "half-a-line", "The answer is no JSON"],
    ["an answer with another number ends the run and is named", "other-number", "The answer has another number than 1"],
    [
      "an answer with an unknown field ends the run and is named",
      "unknown-field",
      "The answer has other fields than observed",
    ],
    [
      "an adapter that crashes after its last answer is named",
      "crash-after-goodbye",
      "The adapter exited with status 7 after its goodbye.",
    ],
  ])("%s", async (_fact, mode, message) => {
    expect((await wrong(mode)).broken).toContain(message);
  });

  it("an adapter that hangs is stopped after the time limit and named", async () => {
    const { broken } = await wrong("hang", { only: ONE, timeLimit: 1500 });
    expect(broken).toBe("The adapter did not answer within 1500 ms.");
  });

  it("a command that does not exist is named", async () => {
    expect((await run(["no-such-command-at-all"])).broken).toContain("The adapter cannot be started");
  });
});

describe("a skip list", () => {
  const id = "use.adopts--absent";

  it("a skip with a reason is counted apart", async () => {
    const report = await wrong("passthrough", { only: id, skips: new Map([[id, "not built yet"]]) });
    expect(report).toMatchObject({ passed: 0, skipped: 1, failures: [], broken: null });
  });

  it("a skip that passes fails", async () => {
    const report = await wrong("passthrough", { only: ONE, skips: new Map([[ONE, "not built yet"]]) });
    expect(report.failures).toMatchObject([{ id: ONE, message: "is skipped (not built yet), but passes" }]);
  });

  it("a skip of a case that does not exist fails", async () => {
    const report = await wrong("passthrough", { only: ONE, skips: new Map([["no.such--case", "gone"]]) });
    expect(report.failures).toMatchObject([
      { id: "no.such--case", message: "is skipped, but the suite has no such case" },
    ]);
  });
});
