/** The command `sessions`: what is kept, looked at and taken care of from outside of a session. */
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Kept } from "./kept.js";
import { call, scratchFolder } from "./run.js";

const scratch = scratchFolder();

async function trip(): Promise<Kept> {
  const kept = new Kept(scratch);
  await kept.talk("trip", ["set premise be brief", "prohibit flights", "use trains instead of flights"]);
  return kept;
}

const QUESTION = '"flights" is currently prohibited. Did you mean to remove it and use "trains" instead?';

describe.concurrent("sessions", () => {
  it("list names them, by tenant", async () => {
    const kept = await trip();
    await kept.talk("b", ["hello"]);
    expect((await kept.do(["list"])).stdout).toBe("b\ntrip\n");
    expect(await kept.said("list")).toEqual({
      command: "list",
      mode: "sessions",
      output_version: 1,
      sessions: ["b", "trip"],
      erased: [],
    });
    expect((await kept.do(["list", "--tenant", "acme"])).stdout).toBe("(no sessions)\n");
  });

  it("show prints what holds, the open question and the head", async () => {
    const kept = await trip();
    const { stdout } = await kept.do(["show", "trip"]);
    expect(stdout).toMatch(/^premise: be brief\npolicies:\n- prohibit flights\nconfirm: .*\nhead: 4:[0-9a-f]{64}\n$/);
    expect(await kept.said("show", "trip")).toMatchObject({
      session: { tenant: "local", conversation: "trip" },
      state: { premise: "be brief" },
      prompt_to_user: QUESTION,
      head: { sequence: 4 },
    });
  });

  it("history and why tell what was decided, and by which words", async () => {
    const kept = await trip();
    expect((await kept.do(["history", "trip"])).stdout).toMatch(
      /^1 {2}\S+ {2}begun\n(?:.*\n)*4 {2}\S+ {2}use trains .* => asked\n$/,
    );
    expect((await kept.said("history", "trip")).entries[2]).toMatchObject({
      sequence: 3,
      record: { said: "prohibit flights" },
    });
    expect((await kept.do(["why", "trip", "the flights"])).stdout).toMatch(/^prohibit flights\n- entry 3, /);
    expect(await kept.said("why", "trip")).toMatchObject({ item: null, holds: "be brief", origin: { sequence: 2 } });
  });

  it("restore undoes the last change, or brings back what held after an entry", async () => {
    const kept = await trip();
    expect((await kept.do(["restore", "trip"])).stdout).toBe(
      "updated, as after entry 2\n- - prohibit flights\n- the open question was taken back\n",
    );
    expect(await kept.said("restore", "trip", "3")).toMatchObject({
      to: 3,
      state: { policies: { flights: "prohibit" } },
    });
    expect(await kept.do(["restore", "trip", "99"])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("99 is not there"),
    });
    expect(await kept.do(["restore", "trip", "x"])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("'x' is no entry"),
    });
  });

  it("restore says that it took an open question back", async () => {
    const kept = await trip();
    const withdrawn = "- the open question was taken back\n";
    expect((await kept.do(["restore", "trip", "3"])).stdout).toBe(`nothing changed, as after entry 3\n${withdrawn}`);
    expect((await kept.do(["restore", "trip", "3"])).stdout).toBe("nothing changed, as after entry 3\n");
  });

  it("fork begins another session with what held", async () => {
    const kept = await trip();
    expect(await kept.said("fork", "trip", "plan", "2")).toMatchObject({
      session: { conversation: "plan" },
      head: { sequence: 1 },
    });
    expect(await kept.talk("plan", ["state"])).toBe("premise: be brief\npolicies: (none)\n");
    expect(await kept.do(["fork", "trip", "plan"])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("'plan' already"),
    });
  });

  it("verify finds that a log is whole, and with a head that was kept that its end is there", async () => {
    const kept = await trip();
    const { head } = await kept.said("show", "trip");
    expect(await kept.said("verify", "trip", `${head.sequence}:${head.hash}`)).toMatchObject({
      kind: "verified",
      entries: 4,
      read: 3,
    });
    const other = `9:${"0".repeat(64)}`;
    expect(await kept.do(["verify", "trip", other])).toMatchObject({ code: 1, stdout: "faulty: anchor, at entry 4\n" });
    expect(await kept.do(["verify", "trip", "9"])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("is no head"),
    });
  });

  it("a log that was edited is faulty, and is neither shown nor gone on with", async () => {
    let folder = "";
    const kept = new Kept(scratch, (path) => {
      folder = path;
      return `file:${path}`;
    });
    await kept.talk("trip", ["use tea", "use milk"]);
    const entry = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((path) => join(folder, path))
      .find((path) => /entries.0*3\./.test(path));
    if (entry === undefined) throw new Error("there is no third entry");
    writeFileSync(entry, readFileSync(entry, "utf8").replaceAll("milk", "silk"));

    const refusal =
      "error: The log of this session is damaged. See 'context-compiler sessions verify'. Entry 3 does not follow from the entry before it.\n";
    expect(await kept.do(["verify", "trip"])).toMatchObject({ code: 1, stdout: "faulty: broken_chain, at entry 3\n" });
    expect(await kept.do(["show", "trip"])).toMatchObject({ code: 1, stderr: refusal });
    expect(await call(kept.named("trip"), "use gin\n")).toMatchObject({ code: 1, stdout: "", stderr: refusal });
  });

  it("list names a session that cannot be read on standard error, and lists the others", async () => {
    let folder = "";
    const kept = new Kept(scratch, (path) => {
      folder = path;
      return `file:${path}`;
    });
    await kept.talk("a", ["use tea"]);
    const [first = ""] = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
      /head$/.test(path),
    );
    await kept.talk("b", ["use tea"]);
    rmSync(join(folder, first), { recursive: true });
    const damaged = {
      code: 1,
      stderr: expect.stringMatching(/^error: The session 'a' cannot be read\. The folder .*\n$/),
    };
    expect(await kept.do(["list"])).toMatchObject({ ...damaged, stdout: "b\n" });
    expect(JSON.parse((await kept.do(["list", "--json"])).stdout)).toMatchObject({ sessions: ["b"] });
  });

  it("export writes what import reads, into any store", async () => {
    const kept = await trip();
    const file = join(scratch, "trip.ndjson");
    const { stdout } = await kept.do(["export", "trip"]);
    writeFileSync(file, stdout);
    const other = new Kept(scratch);
    expect(await other.said("import", "trip", file)).toMatchObject({ chain: "same", head: { sequence: 4 } });
    expect((await other.do(["export", "trip", "--json"])).stdout).toBe(stdout);
    expect(await other.do(["import", "trip", file])).toMatchObject({ code: 0 });
    await other.talk("trip", ["yes"]);
    const { stdout: plain } = await other.do(["export", "trip", "--plain"]);
    expect((await other.do(["import", "copy", "-"], plain)).stdout).toMatch(/^imported, with a new chain of hashes\n/);
    expect((await other.said("show", "copy")).state).toEqual((await other.said("show", "trip")).state);
    await other.talk("own", ["use milk"]);
    expect(await other.do(["import", "own", file])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("'own' already"),
    });
    expect(await other.do(["import", "new", "-"], "{}")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("no export"),
    });
  });

  it("export says what is gone, and that a log is damaged", async () => {
    let folder = "";
    const kept = new Kept(scratch, (path) => {
      folder = path;
      return `file:${path}`;
    });
    await kept.talk("trip", ["use tea", "use milk"]);
    expect(await kept.do(["export", "trip"])).toMatchObject({ code: 0, stderr: "" });
    await kept.do(["prune", "trip", "2"]);
    expect((await kept.do(["export", "trip"])).stderr).toContain("note: The first entry of the log is gone, pruned");
    await kept.do(["prune", "trip", "3"]);
    const pruned = await kept.do(["export", "trip"]);
    expect(pruned).toMatchObject({
      code: 0,
      stderr: "note: The first 2 entries of the log are gone, pruned or erased. No store takes such an export in.\n",
    });
    expect((await kept.do(["import", "other", "-"], pruned.stdout)).stderr).toContain("its first entries were pruned");
    const entry = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((path) => /entries.0*3\./.test(path));
    const file = join(folder, entry ?? "");
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("milk", "silk"));
    const damaged = await kept.do(["export", "trip"]);
    expect(damaged).toMatchObject({
      code: 1,
      stderr: "error: The log is damaged, or sealed, and so is its export: broken_chain, at entry 3.\n",
    });
    expect(damaged.stdout).toContain("silk");
  });

  it.each([
    ["whole", 1],
    ["pruned", 3],
  ])("export gives every entry but those whose files were cut, of a log that is %s", async (_how, first) => {
    let folder = "";
    const kept = new Kept(scratch, (path) => {
      folder = path;
      return `file:${path}`;
    });
    await kept.talk("trip", ["use tea", "use milk", "use rice", "use oats", "use salt"]);
    await kept.do(["prune", "trip", String(first)]);
    const whole = (await kept.do(["export", "trip"])).stdout.split("\n");
    expect(whole[1]).toContain(`"sequence":${first},`);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const path of files.filter((each) => /entries.0*[46]\./.test(each))) truncateSync(join(folder, path));
    const damaged = await kept.do(["export", "trip"]);
    expect(damaged).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^error: The file .*0004\..* does not hold an entry/),
    });
    expect(damaged.stdout.split("\n")).toEqual(whole.filter((line) => !/"sequence":[46],/.test(line)));
  });

  it("prune keeps what holds, with its words", async () => {
    const kept = await trip();
    expect((await kept.do(["prune", "trip", "4"])).stdout).toMatch(/^pruned\nhead: 5:/);
    expect((await kept.said("history", "trip")).entries.map((entry: { sequence: number }) => entry.sequence)).toEqual([
      4, 5,
    ]);
    expect((await kept.do(["why", "trip", "flights"])).stdout).toContain("prohibit flights\n- entry 3");
    expect(await kept.do(["restore", "trip", "2"])).toMatchObject({
      code: 1,
      stderr: "error: What held there is no longer kept.\n",
    });
  });

  it("prune refuses an entry that the history does not have, and removes nothing", async () => {
    const kept = await trip();
    for (const entry of ["5", "99"])
      expect(await kept.do(["prune", "trip", entry])).toMatchObject({
        code: 1,
        stdout: "",
        stderr: `error: The log ends at entry 4; ${entry} is not there.\n`,
      });
    expect((await kept.said("history", "trip")).entries).toHaveLength(4);
  });

  it("erase leaves the name and nothing else, however often", async () => {
    const kept = await trip();
    expect((await kept.said("erase", "trip")).done).toBe("erased");
    expect((await kept.do(["erase", "trip"])).code).toBe(0);
    expect((await kept.do(["export", "trip"])).stdout).not.toContain("flights");
    expect(await kept.do(["show", "trip"])).toMatchObject({ code: 1, stderr: expect.stringContaining("was erased") });
    expect((await kept.do(["list"])).stdout).toBe("trip (erased)\n");
    expect(await kept.said("list")).toMatchObject({ sessions: [], erased: ["trip"] });
    for (const action of [["restore"], ["why"], ["why", "flights"]] as const)
      expect(await kept.do([action[0], "trip", ...action.slice(1)])).toMatchObject({
        code: 1,
        stderr: expect.stringContaining("was erased"),
      });
  });

  it("a session that is not there is no session to make", async () => {
    const kept = await trip();
    for (const action of [
      ["show"],
      ["history"],
      ["why"],
      ["restore"],
      ["fork", "x"],
      ["verify"],
      ["export"],
      ["erase"],
      ["prune", "1"],
    ]) {
      const [name = "", ...rest] = action;
      expect(await kept.do([name, "none", ...rest])).toMatchObject({
        code: 1,
        stdout: "",
        stderr: expect.stringContaining("There is no session 'none'"),
      });
    }
    expect((await kept.do(["list"])).stdout).toBe("trip\n");
  });
});
