/** The runner tells right adapters from wrong ones, and says of a wrong one what is wrong (spec, chapter 9). */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Class, CLASSES as OF_LANGUAGES } from "../../src/conformance/classes.js";
import { conforms, reportJson, reportText } from "../../src/conformance/report.js";
import { listCases, type Report, runSuite } from "../../src/conformance/run.js";
import { loadSuite } from "../../src/conformance/suite.js";
import { total } from "../../src/conformance/tally.js";

const CLASSES = OF_LANGUAGES.directives;
const SUITE = loadSuite("directives");
const ENGINE = ["node_modules/.bin/tsx", "tests/conformance/adapters/engine.ts"];
const ONE = "turn.passthrough--plain-text";

interface Options {
  readonly only?: string;
  readonly timeLimit?: number;
  readonly skips?: ReadonlyMap<string, string>;
  readonly classes?: readonly Class[];
}

function run(
  command: readonly string[],
  { only = "", timeLimit = 20_000, skips = new Map(), classes = CLASSES }: Options = {},
): Promise<Report> {
  return runSuite({ suite: SUITE, command, timeLimit, skips, only, classes });
}

function wrong(mode: string, options: Options = { only: ONE }): Promise<Report> {
  return run([process.execPath, "tests/conformance/adapters/wrong.mjs", mode], options);
}

describe("a right adapter", () => {
  it("the engine behind its own adapter passes the whole suite", async () => {
    const report = await run(ENGINE);
    expect(report).toMatchObject({ implementation: "the engine", failures: [], broken: null });
    expect(total(report.classes, "passed")).toBe(listCases({ suite: SUITE, only: "", classes: CLASSES }).length);
    expect(report.classes.map((each) => [each.class, each.declared, each.failed, each.not_run])).toEqual(
      CLASSES.map((name) => [name, true, 0, 0]),
    );
  });

  it("an expectation never reaches the adapter", async () => {
    const log = join(mkdtempSync(join(tmpdir(), "context-compiler-")), "log");
    await run([...ENGINE, log], {
      classes: ["core", "controller", "host", "acquisition", "acquisition_host", "diagnostics"],
    });
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
    expect(total(report.classes, "passed")).toBeGreaterThan(0);
    expect(report.failures.map(({ id }) => id)).toContain("turn.passthrough--yes-after-yes");
    const all = await wrong("passthrough", { classes: ["core"] });
    expect(all.failures.length).toBeGreaterThan(total(all.classes, "passed"));
  });

  it("a failure shows its case and where exactly both sides part", async () => {
    const report = await wrong("passthrough", { only: "use.adopts--absent" });
    const { failures } = report;
    expect(failures).toMatchObject([
      { id: "use.adopts--absent", message: "was observed otherwise", case: { kind: "step", input: "use docker" } },
    ]);
    expect(failures[0]?.disagreements).toEqual([
      { path: "decision.kind", problem: "different", expected: "update", observed: "passthrough" },
      expect.objectContaining({ path: "decision.state", observed: null }),
      { path: "state.policies.docker", problem: "missing", expected: "use" },
    ]);
    expect(reportText(report)).toContain(`
  decision.kind is different
    expected "update"
    observed "passthrough"
              ^
`);
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
      "The adapter's hello names another protocol than 2.",
    ],
    ["an adapter that echoes the case is named", "echo", "The answer has no known type"],
    [
      "an adapter that exits before its answer is named",
      "crash",
      "The adapter exited with status 3; request 1 has no answer.",
    ],
    ["an answer that is not JSON ends the run and is named", "garbage", 'The answer is not JSON: "not a line of JSON"'],
    [
      "an answer that is no line of ASCII JSON ends the run and is named",
      "not-ascii",
      'The answer has "\\u00c3" in it',
    ],
    ["an answer ended by CR LF ends the run and is named", "carriage-return", 'The answer has "\\r" in it'],
    ["half a line ends the run and is named", "half-a-line", "The adapter's last line has no line feed: "],
    [
      "a goodbye without a line feed ends the run and is named",
      "half-a-goodbye",
      "The adapter's last line has no line feed: ",
    ],
    ["an answer with another number ends the run and is named", "other-number", "The answer has another number than 1"],
    [
      "an answer with an unknown field ends the run and is named",
      "unknown-field",
      "The answer has other fields than observed",
    ],
    [
      "an answer with a name twice ends the run and is named",
      "name-twice",
      "The answer has a name twice in one object",
    ],
    [
      "an adapter that answers the goodbye twice is named",
      "two-goodbyes",
      "The adapter wrote another line after its goodbye.",
    ],
    [
      "an adapter that crashes after its last answer is named",
      "crash-after-goodbye",
      "The adapter exited with status 7 after its goodbye.",
    ],
    [
      "a hello without the class core ends the run and is named",
      "no-core",
      "The adapter's hello has not the class core",
    ],
    [
      "a hello with an unknown class ends the run and is named",
      "unknown-class",
      "The adapter's hello has a class that is not one of",
    ],
    ["an answer nested 20,000 deep ends the run and is named", "deep", "The answer is nested deeper than 64 levels"],
    [
      "a number too large to be kept, for a null, ends the run and is named",
      "too-large",
      "The answer has a number that is too large",
    ],
    [
      "a line without end ends the run and is named",
      "endless-line",
      "The adapter wrote a line of more than 33554432 characters.",
    ],
    [
      "wrong answers that are more than a report keeps end the run and are named",
      "flood",
      "The adapter's wrong answers have more than 16777216 characters together.",
    ],
    ["an adapter that leaves a child with its pipes is named", "child-crash", "The adapter exited with status 3"],
  ])("%s", async (_fact, mode, message) => {
    const { broken } = await wrong(mode);
    expect(broken?.message).toContain(message);
  });

  it("the case of a breach is named, and how many were not run", async () => {
    const report = await wrong("crash", { only: "turn.passthrough--" });
    const [first] = listCases({ suite: SUITE, only: "turn.passthrough--", classes: CLASSES });
    expect(report.broken?.id).toBe(first?.id);
    const size = listCases({ suite: SUITE, only: "turn.passthrough--", classes: CLASSES }).length;
    expect(total(report.classes, "failed")).toBe(1);
    expect(total(report.classes, "not_run")).toBe(size - 1);
    expect(reportText(report)).toContain(`\n0 passed, 1 failed, ${size - 1} not run\n`);
  });

  it("the end of a dying adapter's standard error is shown, and no terminal obeys it", async () => {
    const report = await wrong("last-words");
    const text = reportText(report);
    expect(text).toContain("  | Traceback: \\u001b[31mno such thing\n");
    expect(report.broken?.stderr.length).toBe(2000);
  });

  it("a child that holds the pipes does not keep the run, and ends with it", async () => {
    // The child waits for longer than a test may take.
    expect(await wrong("child")).toMatchObject({ broken: null, failures: [] });
  });

  it("an adapter that hangs is stopped after the time limit and named", async () => {
    const { broken } = await wrong("hang", { only: ONE, timeLimit: 1500 });
    expect(broken?.message).toBe("The adapter did not answer within 1500 ms.");
  });

  it("a command that does not exist is named", async () => {
    expect((await run(["no-such-command-at-all"])).broken?.message).toContain("The adapter cannot be started");
  });
});

describe("a skip list", () => {
  const id = "use.adopts--absent";

  it("a skip with a reason is counted apart", async () => {
    const report = await wrong("passthrough", { only: id, skips: new Map([[id, "not built yet"]]) });
    expect(report).toMatchObject({ classes: [{ passed: 0, skipped: 1 }], failures: [], broken: null });
  });

  it("a skip of a case of the class scale is one of the suite's", async () => {
    const scale = "scale.turn--no-directive";
    const report = await wrong("passthrough", { only: ONE, skips: new Map([[scale, "too slow yet"]]) });
    expect(report.failures).toEqual([]);
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

describe("classes", () => {
  it("a class that the implementation has not is not run, and is counted", async () => {
    const report = await wrong("core-alone", { only: "turn.passthrough--plain-text" });
    expect(report.classes).toEqual([{ class: "core", declared: true, passed: 1, failed: 0, skipped: 0, not_run: 0 }]);
    const other = await wrong("core-alone", { only: "host.describe-state--" });
    expect(other.classes).toMatchObject([{ class: "host", declared: false, passed: 0, failed: 0, not_run: 29 }]);
    expect(reportText(other).split("\n").slice(1)).toEqual([
      "The implementation has not the class host: 29 cases not run.",
      "0 passed, 0 failed, 29 not run",
      "No case was asked, so nothing is shown: the run does not conform.",
      "",
    ]);
    expect([report, other].map(conforms)).toEqual([true, false]);
    expect(reportText(report)).not.toContain("No case was asked");
  });

  it("the report as JSON has values in its fields", async () => {
    const report = JSON.parse(reportJson(await wrong("passthrough", { only: "use.adopts--absent" })));
    expect(report).toMatchObject({ conforms: false, passed: 0, failed: 1, skipped: 0, not_run: 0, broken: null });
    expect(report.failures[0].case.input).toBe("use docker");
    expect(report.failures[0].disagreements[1].expected).toEqual({
      premise: "concise replies",
      policies: { docker: "use", peanuts: "prohibit" },
      version: 2,
    });
  });
});
