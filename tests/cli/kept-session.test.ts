/** A session that is kept under a name, on a pipe. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { describe, expect, it } from "vitest";
import { Kept } from "./kept.js";
import { call, collect, ending, MAIN, scratchFolder, start, until } from "./run.js";

const scratch = scratchFolder();
const ASKED = 'confirm: Did you mean to use "trains" instead?\n';

describe.concurrent("a session with a name", () => {
  it("goes on where the last one of that name ended, with its question", async () => {
    const kept = new Kept(scratch);
    expect(await kept.talk("trip", ["use tea", "use trains instead of flights"])).toContain(ASKED);
    expect(await kept.talk("trip", ["hm", "yes"])).toBe(
      `${ASKED}updated\npremise: (none)\npolicies:\n- use tea\n- use trains\n`,
    );
    expect(await kept.talk("other", ["state"])).toBe("premise: (none)\npolicies: (none)\n");
  });

  it("answers turns as any session does, in JSON too", async () => {
    const lines = [
      "use tea",
      "hello",
      "prohibit tea",
      "preview use coffee",
      "step use x instead of y",
      "step no!",
      "no",
      "preview",
      // With the preprocessor these are directives.
      "  use milk",
      '{"classification":"directive","output":"use oats"}',
      "preview  use x",
      "state",
    ];
    const input = lines.map((line) => `${line}\n`).join("");
    const whole = await call([], input);
    expect(whole.stdout).not.toContain("- use oats");
    for (const options of [["--json"], [], ["--json", "--diagnostics"], ["--diagnostics"], ["--with-preprocessor"]]) {
      const { stdout } = await call(options, input);
      expect(await new Kept(scratch).talk("same", lines, ...options)).toBe(stdout);
      if (options.includes("--with-preprocessor"))
        expect(stdout).toMatch(
          /- use milk[\s\S]*premise: \(none\)\npolicies:\n- use milk\n- use oats\n(- use tea\n)?$/,
        );
    }
  });

  it("undo and redo walk through what was changed, and a new change ends the way forward", async () => {
    const kept = new Kept(scratch);
    await kept.talk("trip", ["use tea", "hello", "use milk"]);
    expect(
      await kept.talk("trip", [
        "undo",
        "undo",
        "undo",
        "redo",
        "redo",
        "redo",
        "undo",
        "use soup",
        "redo",
        "undo",
        "state",
      ]),
    ).toBe(
      [
        "updated, as after entry 2",
        "- - use milk",
        "updated, as after entry 1",
        "- - use tea",
        "error: There is nothing to undo.",
        "updated, as after entry 2",
        "- + use tea",
        "updated, as after entry 4",
        "- + use milk",
        "error: There is nothing to redo.",
        "updated, as after entry 2",
        "- - use milk",
        "updated\npremise: (none)\npolicies:\n- use soup\n- use tea",
        "error: There is nothing to redo.",
        "updated, as after entry 2",
        "- - use soup",
        "premise: (none)\npolicies:\n- use tea\n",
      ].join("\n"),
    );
  });

  it("undo and redo walk no farther than a prune has kept, and take nothing else away", async () => {
    const kept = new Kept(scratch);
    const rules = ["use tea", "use rice", "prohibit peanuts", "set premise p"];
    await kept.talk("walked", [...rules, "undo", "undo", "redo"]);
    await kept.talk("straight", rules);
    await kept.talk("short", rules.slice(0, 3));
    for (const name of ["walked", "straight"]) await kept.do(["prune", name, "4"]);
    await kept.do(["prune", "short", "3"]);
    expect(await kept.talk("short", ["undo"])).toBe("error: There is nothing to undo.\n");
    expect(await kept.talk("walked", ["redo", "undo"])).toBe(
      "error: There is nothing to redo.\nerror: There is nothing to undo.\n",
    );
    expect(await kept.talk("straight", ["undo", "undo", "redo", "redo"])).toBe(
      [
        "updated, as after entry 4",
        "- premise: p -> (none)",
        "error: There is nothing to undo.",
        "updated, as after entry 5",
        "- premise: (none) -> p",
        "error: There is nothing to redo.\n",
      ].join("\n"),
    );
  });

  it("why tells the words that set an item or the premise, and at what held after an entry", async () => {
    const kept = new Kept(scratch);
    await kept.talk("trip", ["set premise be brief", "use trains instead of flights", "yes"]);
    const [item, premise, none, at, later] = await kept.json(
      "trip",
      "why the Trains",
      "why",
      "why cars",
      "at 3",
      "at 99",
    );
    expect(item).toMatchObject({
      mode: "why",
      holds: "use",
      origin: { text: "use trains instead of flights", said: "yes", sequence: 4 },
    });
    expect(premise).toMatchObject({ item: null, holds: "be brief", origin: { text: "set premise be brief" } });
    expect(none).toMatchObject({ item: "cars", holds: null, origin: null });
    expect(at).toMatchObject({ mode: "at", state: { policies: {} }, prompt_to_user: ASKED.slice(9, -1) });
    expect(later).toMatchObject({ mode: "error", command: "at", error: { code: "not_kept" } });
    const text = await kept.talk("trip", ["why trains", "why", "why cars", "at 3"]);
    expect(text.replaceAll(/\d{4}-\S+Z/g, "TIME")).toBe(
      `use trains instead of flights\n- said: yes\n- entry 4, TIME\nset premise be brief\n- entry 2, TIME\nNo policy is about "cars".\npremise: be brief\npolicies: (none)\n${ASKED}`,
    );
  });

  it("the words of a kept session may have blanks behind them, and `at` a tab", async () => {
    const kept = new Kept(scratch);
    await kept.talk("trip", ["use tea", "set premise p"]);
    const plain = await kept.talk("trip", ["why tea", "why", "at 2", "undo", "redo"]);
    expect(await kept.talk("trip", ["why tea \t", "WHY ", "at 2 \t", " Undo ", "redo  "])).toBe(plain);
  });

  it("history lists what was decided", async () => {
    const kept = new Kept(scratch);
    const text = await kept.talk("trip", [
      "use tea",
      "prohibit tea",
      "what?",
      "use a\tb instead of c",
      "yes",
      "undo",
      "history",
    ]);
    expect(text.slice(text.indexOf("1  ")).replaceAll(/\d{4}-\S+Z/g, "TIME")).toBe(
      [
        "1  TIME  begun",
        "2  TIME  use tea => updated",
        "3  TIME  prohibit tea => item_in_use",
        "4  TIME  (a turn that passed through)",
        "5  TIME  use a\\u0009b instead of c => asked",
        "6  TIME  yes => updated",
        "7  TIME  restored what held after entry 2\n",
      ].join("\n"),
    );
    const [history] = await kept.json("trip", "history");
    expect(history.entries.map((entry: { sequence: number }) => entry.sequence)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("the words of a kept session are turns in any other, and with step before them", async () => {
    expect((await call([], "undo\nwhy tea\nhistory\nat 2\nredo\n")).stdout).toBe("passthrough\n".repeat(5));
    expect(await new Kept(scratch).talk("trip", ["step undo", "step why tea", "at noon"])).toBe(
      "passthrough\n".repeat(3),
    );
  });

  it("a killed one has kept every turn that it answered, and asks its question again", async () => {
    const kept = new Kept(scratch);
    const child = start(kept.named("trip"));
    const printed = collect(child.stdout);
    const done = ending(child);
    child.stdin.write("use tea\nuse trains instead of flights\n");
    await until(() => printed().endsWith(ASKED), printed);
    child.kill("SIGKILL");
    await done;
    expect(await kept.talk("trip", ["at 2", "hm", "yes"])).toContain(`- use tea\n${ASKED}updated\n`);
    expect((await kept.do(["verify", "trip"])).code).toBe(0);
  });

  it("is kept in a database as in files", async () => {
    const kept = new Kept(scratch, (path) => `sqlite:${join(path, "sessions.db")}`);
    expect(await kept.talk("trip", ["use tea", "use trains instead of flights"])).toContain(ASKED);
    expect(await kept.talk("trip", ["yes", "undo"])).toMatch(
      /- use trains\nupdated, as after entry 2\n- - use trains\n$/,
    );
    expect((await kept.do(["list"])).stdout).toBe("trip\n");
    expect((await kept.said("verify", "trip")).kind).toBe("verified");
  });

  it("ends with 1 where its store has not taken a line, and with 0 where a line asked for what is not there", async () => {
    const url = `sqlite:${join(mkdtempSync(join(scratch, "full-")), "sessions.db")}`;
    const session = ["--session", "trip", "--store", url];
    await call(session, "use tea\n");
    const database = new Libsql(url.slice("sqlite:".length));
    database.exec("CREATE TRIGGER full BEFORE INSERT ON context_entries BEGIN SELECT RAISE(ABORT, 'full'); END");
    database.close();
    const { stdout, code } = await call(session, "use milk\nstate\n");
    expect(stdout).toMatch(/^error: The store failed(?:.*\n)*\(.*full\)\npremise/);
    expect(code).toBe(1);
    const other = await call(new Kept(scratch).named("trip"), "use tea\nat 99\nundo\nundo\n");
    expect(other).toMatchObject({ stdout: expect.stringContaining("error: There is nothing to undo."), code: 0 });
  });

  it("a store that is none, or that cannot be opened, is refused without its URL", async () => {
    for (const url of ["redis://u:secret@x", "file:", "postgres://u:secret@127.0.0.1:1/none"]) {
      const { stdout, stderr, code } = await call(["--session", "trip", "--store", url], "use tea\n");
      expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
      expect(stderr).toMatch(/^error: The store of --store cannot be opened: .+\n$/);
      expect(stderr).not.toContain("secret");
    }
  });

  it("a name that no store takes, and a session that was erased, are refused", async () => {
    const kept = new Kept(scratch);
    expect(await call(kept.named("../x"))).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^error: .*1 to 200/),
    });
    await kept.talk("trip", ["use tea"]);
    await kept.do(["erase", "trip"]);
    expect(await call(kept.named("trip"), "state\n")).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringContaining("was erased"),
    });
  });
});

it("without a store, sessions are kept in the user's data folder, for the user alone", async () => {
  const data = join(scratch, "data");
  mkdirSync(data);
  const child = spawn(process.execPath, [MAIN, "--session", "trip"], { env: { ...process.env, XDG_DATA_HOME: data } });
  child.stdin.end("use tea\n");
  await ending(child);
  const paths = readdirSync(data, { recursive: true, encoding: "utf8" });
  expect(paths).toContain(join("context-compiler", "sessions"));
  const modes = paths.map((path) => statSync(join(data, path))).map((found) => [found.isFile(), found.mode & 0o777]);
  expect(modes.filter(([isFile]) => isFile).length).toBeGreaterThan(2);
  for (const [isFile, mode] of modes) expect(mode).toBe(isFile ? 0o600 : 0o700);
});
