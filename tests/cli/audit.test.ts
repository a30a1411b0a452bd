/** The command `audit`, on the log of a session that a host has assembled requests for, on its export, and on files. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { epoch } from "../../src/compaction/epoch/index.js";
import { harvest } from "../../src/compaction/harvest/index.js";
import type { Turn } from "../../src/compaction/index.js";
import {
  assemble,
  auditRecord,
  byteMeter,
  cap,
  contractsOf,
  page,
  type Source,
  shorten,
} from "../../src/context/index.js";
import { fileStore } from "../../src/sessions/files/index.js";
import { createSessions } from "../../src/sessions/index.js";
import { measures, never } from "../context/measures.js";
import { call, scratchFolder } from "./run.js";

const scratch = scratchFolder();
const { meter, hash } = measures;

/** A session with two requests: a page made shorter, one that may not be, a source that fails, a result cut; then a refusal. */
async function audited(name: string): Promise<string> {
  const folder = join(scratch, name);
  const session = await createSessions({ store: fileStore(folder) }).open({ tenant: "local", conversation: "trip" });
  await session.step({ turn: "t1", text: "prohibit peanuts" });
  const grep = page({ kind: "tool_output", origin: "grep", body: "grep: a match. ".repeat(100) }, measures);
  const rules = page({ kind: "system_context", origin: "rules", body: "No peanuts." }, measures);
  const tool = contractsOf()("tool_output");
  const broken: Source = {
    name: "notes",
    share: 5_000,
    load() {
      throw new Error("no\nnotes");
    },
  };
  const base = { reserve: 100, meter, hash, pages: [rules], history: [], deadline: never };
  const fits = await assemble({ ...base, window: 1_000, sources: [broken] });
  const first = [
    shorten(grep, "gone", tool, { sequence: 1 }).line,
    ...(fits.kind === "fits" ? fits.lines : []),
    cap({ origin: "fetch", text: "x".repeat(5_000) }, 1_000, meter).line,
  ].filter((line) => line !== null);
  const refused = await assemble({ ...base, window: 140 });
  for (const [turn, lines] of [
    ["t1", first],
    ["t2", refused.lines],
  ] as const) {
    const record = auditRecord(lines);
    if (record === null) throw new Error("nothing to tell");
    const { head } = await session.view();
    const answered = await session.append({ turn, after: head, ...record });
    if (answered.kind !== "appended") throw new Error(answered.kind);
  }
  return folder;
}

describe.concurrent("audit", () => {
  it("prints what was not shortened, what failed, what was cut and what was refused, and why", async () => {
    const { stdout, stderr, code } = await call(["audit", "trip", "--store", `file:${await audited("a")}`]);
    expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
    expect(stdout.split("\n")).toEqual([
      expect.stringMatching(
        /^3 {2}not shortened: tool_output of grep \(sha256:[0-9a-f]{32}\), from 1502 tokens to 6, by contract tool_output 1: ./,
      ),
      "3  source notes failed (no\\u000anotes): 0 taken and 0 left out, 0 tokens of 427",
      "3  cut before it was sent: fetch, from 5000 bytes to 1000",
      "4  request refused: the pages need 13 tokens of 8",
      "",
    ]);
  });

  it("with --json it prints the lines of a request a line, as they were recorded", async () => {
    const { stdout } = await call(["audit", "trip", "--json", "--store", `file:${await audited("b")}`]);
    const requests = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    const again = (await call(["audit", "-", "--json"], stdout)).stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(again.map(({ lines }) => lines)).toEqual(requests.map(({ lines }) => lines));
    expect(requests).toMatchObject([
      { at: 3, lines: [{ line: "shorten", accepted: false, sequence: 1 }, { line: "source" }, { line: "cap" }] },
      {
        output_version: 1,
        mode: "audit",
        command: "audit",
        at: 4,
        lines: [{ line: "refused", by: "pages", needed: 13, limit: 8 }],
      },
    ]);
  });

  it("says the same of an export, by its lines, whether plain or not", async () => {
    const store = ["--store", `file:${await audited("c")}`];
    const told = (await call(["audit", "trip", ...store])).stdout.replaceAll(/^\d+/gm, "");
    for (const options of [[], ["--plain"]]) {
      const { stdout } = await call(["sessions", "export", "trip", ...options, ...store]);
      const file = join(scratch, `export${options.length}.ndjson`);
      writeFileSync(file, stdout);
      for (const read of [await call(["audit", file]), await call(["audit", "-"], stdout)]) {
        expect(read.stderr).toBe("");
        expect(read.stdout.replaceAll(/^\d+/gm, "")).toBe(told);
        expect(read.stdout).toMatch(/^4 {2}not shortened/);
      }
    }
  });

  it("says what was cut of the results of a conversation, in its log and in an export of it", async () => {
    const folder = join(scratch, "results");
    const session = await createSessions({ store: fileStore(folder) }).open({ tenant: "local", conversation: "trip" });
    const cut = { line: "cap", origin: "read", before: 5_000, after: 1_000 };
    for (const [turn, data] of [
      ["2:0", { v: 1, reply: 2, call: "a", why: "done", value: "x", cut }],
      ["2:1", { v: 1, reply: 2, call: "b", why: "done", value: "y" }],
    ] as const) {
      const { head } = await session.view();
      await session.append({ turn, kind: "conversation.result", data, after: head });
    }
    const store = ["--store", `file:${folder}`];
    const { stdout } = await call(["audit", "trip", ...store]);
    expect(stdout).toBe("2  cut before it was sent: read, from 5000 bytes to 1000\n");
    const exported = await call(["sessions", "export", "trip", ...store]);
    expect((await call(["audit", "-"], exported.stdout)).stdout).toBe(stdout.replace("2", "3"));
  });

  it("says what became of a model's summary, from the lines of an epoch as they are", async () => {
    const turns: Turn[] = [
      { id: 0, role: "user", content: "We decided on Postgres for the ledger." },
      { id: 1, role: "assistant", content: "So it goes on. ".repeat(40) },
      { id: 2, role: "user", content: "Go on." },
    ];
    const exchanges = turns.map((turn) => ({
      id: `m${turn.id}`,
      kind: turn.role === "user" ? ("user" as const) : ("reply" as const),
      messages: [turn],
    }));
    const [log, state, previous] = [turns, { premise: null, policies: {}, version: 2 } as const, null];
    const room = { target: 800, share: 500, keep: 1, meter: byteMeter, hash };
    const lines = ["The ledger is in Oracle\nor 7.", "Postgres it is."].flatMap((summary) => {
      const made = epoch({ exchanges, log, state, harvest, previous, ...room, summary });
      return made.kind === "epoch" ? made.lines : [];
    });
    const { stdout, stderr } = await call(["audit", "-"], JSON.stringify(auditRecord(lines)));
    expect({ stderr, lines: stdout.split("\n").filter((line) => line.includes("summary")) }).toEqual({
      stderr: "",
      lines: [
        "1  summary of 29 tokens refused: The turns do not have this number, path or name: Oracle; The turns do not have this number, path or name: 7",
        "1  summary of 15 tokens taken",
      ],
    });
  });

  it("names a result by its turn, and says that an epoch was not kept, and what a contract has only observed", async () => {
    const contract = { kind: "tool_output", version: 1 };
    const told = { mode: "enforce", accepted: true, violations: [], sequence: null, turn: 302 };
    const values = [
      { line: "shorten", kind: "tool_output", origin: "grep", id: "none:0", before: 9, after: 2, contract, ...told },
      { line: "refused", by: "epoch", needed: 9, limit: 4 },
      {
        ...{ line: "shorten", kind: "tool_output", origin: "grep", id: "none:1", before: 9, after: 2, contract },
        ...{ mode: "observe", accepted: true, violations: ["a number is gone", "a name is gone"], sequence: null },
      },
    ];
    const { stdout } = await call(["audit", "-"], values.map((value) => JSON.stringify(value)).join("\n"));
    expect(stdout).toBe(
      "1  shortened: tool_output of grep (turn 302), from 9 tokens to 2, by contract tool_output 1\n" +
        "2  epoch not kept: what would stand for the past needs 9 tokens of 4\n" +
        "3  shortened: tool_output of grep (none:1), from 9 tokens to 2, by contract tool_output 1, observed only: a number is gone; a name is gone\n",
    );
  });

  it("reads lines, the data of records and records, and leaves other records alone", async () => {
    const line = { line: "refused", by: "history", needed: 9, limit: -1 };
    const data = { version: 1, lines: [line] };
    const values = [line, data, { kind: "context.audit", data }, { kind: "chat.reply", data: "x" }];
    const input = values.map((value) => JSON.stringify(value)).join("\n\n");
    const { stdout, code } = await call(["audit", "-"], input);
    expect(code).toBe(0);
    expect(stdout).toBe([1, 3, 5].map((at) => `${at}  request refused: the history needs 9 tokens of -1\n`).join(""));
    expect((await call(["audit", "-"], "")).stdout).toBe("(nothing was shortened, left out or refused)\n");
  });

  it("takes the name of a folder for that of a session", async () => {
    expect((await call(["audit", "tests"])).stderr).toContain("There is no session 'tests'.");
  });

  it("tells nothing of a session that was erased, and says that it was", async () => {
    const store = ["--store", `file:${await audited("erased")}`];
    await call(["sessions", "erase", "trip", ...store]);
    const { stdout, stderr, code } = await call(["audit", "trip", ...store]);
    expect({ stdout, stderr, code }).toEqual({
      stdout: "",
      stderr: "error: This session was erased. Choose another name.\n",
      code: 1,
    });
  });

  it("refuses a record that is nested deeper than any", async () => {
    const record = `{"line":"cap","origin":"x","before":1,"after":1,"extra":${"[".repeat(4000)}${"]".repeat(4000)}}`;
    for (const json of [[], ["--json"]]) {
      const { stderr, code } = await call(["audit", "-", ...json], record);
      expect([stderr, code]).toEqual([expect.stringContaining("has no record in line 1"), 1]);
    }
  });

  it.each([
    [["audit"], "", "audit takes one session or file"],
    [["audit", "a", "b"], "", "audit takes one session or file"],
    [["audit", "-"], '{"version":1', "'standard input' has no JSON in line 1. Give a JSON value a line."],
    ...["7", "null", '[{"role":"user","content":"hi"}]'].map((text): [string[], string, string] => [
      ["audit", "-"],
      text,
      "'standard input' has no record in line 1. Give an export",
    ]),
    ...['{"a":1}', '{"role":"user","content":"hi"}\n{"role":"tool","name":"x","content":"y"}'].map(
      (text): [string[], string, string] => [
        ["audit", "-"],
        text,
        "'standard input' has no record in any line. Give an export",
      ],
    ),
    [
      ["audit", "-"],
      '{"body":"c2VhbGVk"}',
      "'standard input' is sealed: the body in line 1 is no JSON. Give a plain export",
    ],
    [
      ["audit", "-"],
      '{"kind":"context.audit","data":{"version":2,"lines":[]}}',
      "The audit record at 1 is of another version, or damaged.",
    ],
    [
      ["audit", "-"],
      '{"kind":"context.audit","data":{"version":1,"lines":[{"line":"cap","origin":7}]}}',
      "The audit record at 1 is of another version, or damaged.",
    ],
    [["audit", "-"], '{"kind":"conversation.result","data":{"cut":7}}', "The audit record at 1 is of another version"],
    [["audit", "-"], '{"line":"cap","origin":7}', "The audit record at 1 is of another version, or damaged."],
    [["audit", "-"], '{"line":"summary","accepted":false,"tokens":1,"faults":["x"]}', "The audit record at 1 is of"],
    [["audit", "-"], '{"line":"refused","by":"constructor","needed":1,"limit":0}', "The audit record at 1 is of"],
    [["audit", "none/audit.jsonl"], "", "There is no file 'none/audit.jsonl'. Check the path."],
    [["audit", "none", "--store", "memory:"], "", "There is no session 'none'"],
  ])("%j is refused: %s%s", async (args, input, message) => {
    const { stdout, stderr, code } = await call(args, input);
    expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
    expect(stderr).toContain(message);
  });
});
