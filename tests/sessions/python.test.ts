/** The golden logs, read and verified by the implementation in Python, which shares nothing with this one but the specification. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fresh, of, stepAll } from "./make.js";
import { loadVectors } from "./vectors.js";

const READER = join(import.meta.dirname, "../../conformance/python/session_log.py");
const HAS_PYTHON = spawnSync("python3", ["--version"]).status === 0;
const where = HAS_PYTHON ? "" : " (skipped: python3 is not installed)";

const folder = mkdtempSync(join(tmpdir(), "context-compiler-logs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Asks the program about all logs in one process: to start one takes longer than to read a log. */
const ALL = `
import contextlib, io, json, sys
from session_log import main
found = []
for asked in json.load(sys.stdin):
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        status = main(["verify", *asked])
    found.append([status, json.loads(printed.getvalue())])
print(json.dumps(found))
`;

function verified(lines: readonly string[], anchor?: { readonly sequence: number; readonly hash: string }) {
  const file = join(folder, "log.ndjson");
  writeFileSync(file, lines.join(""));
  const at = anchor === undefined ? [] : [`${anchor.sequence}:${anchor.hash}`];
  const { status, stdout, stderr } = spawnSync("python3", [READER, "verify", file, ...at], { encoding: "utf8" });
  return { status, stderr, found: stdout === "" ? null : JSON.parse(stdout) };
}

describe.skipIf(!HAS_PYTHON)(`the reader in Python${where}`, () => {
  it("finds in every golden log what is expected, and comes to the same state", () => {
    const vectors = loadVectors();
    const asked = vectors.map(({ log, anchor }, at) => {
      const file = join(folder, `${at}.ndjson`);
      writeFileSync(file, log.map((line) => `${line}\n`).join(""));
      return anchor === undefined ? [file] : [file, `${anchor.sequence}:${anchor.hash}`];
    });
    const { stdout } = spawnSync("python3", ["-c", ALL], {
      cwd: dirname(READER),
      input: JSON.stringify(asked),
      encoding: "utf8",
    });
    const found: unknown[] = JSON.parse(stdout);
    expect(found).toHaveLength(vectors.length);
    for (const [at, { name, expected, after }] of vectors.entries())
      expect([name, found[at]]).toEqual([name, [after === null ? 1 : 0, { ...Object(expected), after }]]);
  }, 60_000);

  it("verifies what a session wrote, and comes to where the session is", async () => {
    const { session } = await fresh({ limits: { checkpointEvery: 4 } });
    await stepAll(
      session,
      "set premise answer in French, é",
      "prohibit the Flights",
      "hello",
      "use trains instead of flights",
      "hm",
      "yes",
      "use buses instead of boats",
    );
    of("cancelled", await session.cancel({ turn: "x1" }));
    await session.ask({
      turn: "q1",
      question: { prompt: "Tea?", yes: ["use tea", "prohibit coffee"], no: ["use water"] },
    });
    await session.step({ turn: "a1", text: "perhaps" });
    await session.step({ turn: "a2", text: "nope" });
    of("restored", await session.restore({ turn: "u1" }));
    await session.step({ turn: "s1", text: "both", steps: ["remove policy trains", "prohibit trains"] });
    await session.step({ turn: "s2", text: "all", steps: ["use cars", "use ferries instead of ships", "use cars"] });
    of("pruned", await session.prune({ before: 3 }));
    const lines: string[] = [];
    for await (const line of session.export()) lines.push(line);
    const own = await session.verify();
    const { state, question, rules, head } = await session.view();
    const { status, found } = verified(lines, head);
    expect(found).toMatchObject({ ...own, after: { state, question, rules } });
    expect(status).toBe(0);
  });

  it("refuses what is no export, is one of a later version, or is sealed", () => {
    const header =
      '{"conversation":"c","format":"context-compiler.session","plain":false,"sealed":true,"tenant":"a","v":1}\n';
    expect(verified(["{}\n"])).toMatchObject({ status: 2, found: null, stderr: expect.stringContaining("no export") });
    expect(verified([header])).toMatchObject({ status: 2, found: null, stderr: expect.stringContaining("not sealed") });
    const later = header.replace('"sealed":true', '"sealed":false').replace('"v":1', '"v":2');
    expect(verified([later])).toMatchObject({ status: 2, found: null, stderr: expect.stringContaining("no export") });
  });
});
