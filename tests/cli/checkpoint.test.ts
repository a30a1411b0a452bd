/** Saved checkpoints: whole or not at all, and good to go on from. */
import { execFile, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { savablePath, saveCheckpoint } from "../../src/cli/io/checkpoint-file.js";
import { createEngine } from "../../src/index.js";
import { call, collect, EXAMPLES, MAIN, scratchFolder, start, until } from "./run.js";

const scratch = scratchFolder();

function newFolder(name: string): string {
  const folder = join(scratch, name);
  mkdirSync(folder);
  return folder;
}

function link(name: string, target: string): string {
  symlinkSync(target, join(scratch, name));
  return join(scratch, name);
}

function readOnly(name: string): string {
  writeFileSync(join(scratch, name), "kept", { mode: 0o444 });
  return join(scratch, name);
}

describe.concurrent("a saved checkpoint", () => {
  it("lets a session go on where another one ended, its question included", async () => {
    const path = join(newFolder("resume"), "checkpoint.json");
    await call(["--save-checkpoint", path], "use milk\nuse tea instead of coffee\n");
    const { stdout } = await call(["--initial-checkpoint-file", path, "--save-checkpoint", path], "yes\n");
    expect(stdout).toBe("updated\npremise: (none)\npolicies:\n- use milk\n- use tea\n");
    const saved = '{"authoritative_state":{"policies":{"milk":"use","tea":"use"},"premise":null,"version":2},';
    expect(readFileSync(path, "utf8")).toBe(`${saved}"checkpoint_version":1,"pending":null}\n`);
  });

  it("takes the old file's place in one step and leaves nothing beside it", async () => {
    const folder = newFolder("atomic");
    const path = join(folder, "checkpoint.json");
    writeFileSync(path, "the old text");
    // Who has the old file open still reads it whole: it was not written over, another one was put in its place.
    const old = openSync(path, "r");
    expect((await call(["--save-checkpoint", path], "use tea\n")).code).toBe(0);
    expect(readFileSync(old, "utf8")).toBe("the old text");
    closeSync(old);
    expect(readFileSync(path, "utf8")).toContain('"tea":"use"');
    expect(readdirSync(folder)).toEqual(["checkpoint.json"]);
  });

  it("goes where a link leads, and the link stays", async () => {
    const folder = newFolder("link");
    writeFileSync(join(folder, "real"), "old");
    symlinkSync(join(folder, "real"), join(folder, "link"));
    await call(["--save-checkpoint", join(folder, "link")], "use tea\n");
    expect(lstatSync(join(folder, "link")).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, "real"), "utf8")).toContain('"tea":"use"');
  });

  it("leaves a link alone that was made since, and is kept beside it", async () => {
    const folder = newFolder("linked");
    const [real, path] = [join(folder, "real"), join(folder, "checkpoint.json")];
    writeFileSync(real, "old");
    const target = savablePath(path);
    symlinkSync(real, path);
    expect(() => saveCheckpoint(createEngine(), target)).toThrow(/It has become a link\. It is in '.*\.json'\.$/);
    expect([lstatSync(path).isSymbolicLink(), readFileSync(real, "utf8")]).toEqual([true, "old"]);
  });

  it("is written when exit ends the session", async () => {
    const path = join(newFolder("exit"), "checkpoint.json");
    await call(["--json", "--save-checkpoint", path], "use tea\nexit\nuse milk\n");
    expect(readFileSync(path, "utf8")).toContain('"policies":{"tea":"use"}');
  });

  it.each(["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"] as const)(
    "is written when %s ends a session on a pipe",
    async (signal) => {
      const path = join(newFolder(signal), "checkpoint.json");
      const child = start(["--save-checkpoint", path]);
      const seen = collect(child.stdout);
      const died = new Promise((resolve) => child.once("close", (_code, cause) => resolve(cause)));
      child.stdin.write("use tea\n");
      await until(() => seen().includes("use tea"), seen);
      child.kill(signal);
      expect(await died).toBe(signal);
      expect(readFileSync(path, "utf8")).toContain('"policies":{"tea":"use"}');
    },
  );

  it.each([
    ["SIGHUP", "SIGHUP"],
    ["SIGTERM", "SIGHUP"],
    ["SIGINT", "SIGINT"],
  ] as const)("is written when %s comes and %s again and again", async (first, then) => {
    const folder = newFolder(`${first}-${then}`);
    const [given, path] = [join(folder, "start.json"), join(folder, "checkpoint.json")];
    // Much to save, so that the second signal comes in the midst of it.
    const policies = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`item ${at}`, "use"]));
    writeFileSync(given, JSON.stringify({ premise: null, policies, version: 2 }));
    const child = start(["--initial-state-file", given, "--save-checkpoint", path]);
    const seen = collect(child.stdout);
    const died = new Promise((resolve) => child.once("close", (_code, cause) => resolve(cause)));
    child.stdin.write("use tea\n");
    await until(() => seen().includes("updated"), seen);
    child.kill(first);
    const again = setInterval(() => child.kill(then), 2);
    // The last of them may come between the save and the end.
    expect([first, then]).toContain(await died);
    clearInterval(again);
    expect(readFileSync(path, "utf8")).toContain('"tea":"use"');
    expect(readdirSync(folder).sort()).toEqual(["checkpoint.json", "start.json"]);
  });

  it("that cannot be saved when a signal comes does not keep the session alive", async () => {
    const folder = newFolder("gone");
    const child = start(["--save-checkpoint", join(folder, "checkpoint.json")]);
    const [seen, complaint] = [collect(child.stdout), collect(child.stderr)];
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.stdin.write("use tea\n");
    await until(() => seen().includes("use tea"), seen);
    rmdirSync(folder);
    child.kill("SIGTERM");
    expect(await ended).toBe(1);
    expect(complaint()).toContain("The checkpoint cannot be saved");
  });

  it("of a replay holds what the conversation came to", async () => {
    const path = join(newFolder("replay"), "checkpoint.json");
    const replay = await call(["replay", join(EXAMPLES, "trip.json"), "--checkpoint-out", path]);
    const { stdout } = await call(["--initial-checkpoint-file", path], "state\n");
    expect(replay.stdout.endsWith(stdout)).toBe(true);
  });
});

/** A draft that a killed save left in a folder, last written so many minutes ago. */
function leftover(folder: string, digit: string, minutes: number): string {
  const name = `.checkpoint-${digit.repeat(12)}.tmp`;
  writeFileSync(join(folder, name), "half a checkpo");
  const time = new Date(Date.now() - minutes * 60_000);
  utimesSync(join(folder, name), time, time);
  return name;
}

describe.concurrent("the folder of a checkpoint", () => {
  it("is cleared of old drafts of our own, and of nothing else", async () => {
    const folder = newFolder("drafts");
    const [fresh, old] = [leftover(folder, "a", 50), leftover(folder, "b", 70)];
    const link = `.checkpoint-${"d".repeat(12)}.tmp`;
    symlinkSync(join(folder, fresh), join(folder, link));
    writeFileSync(join(folder, ".checkpoint-notes.tmp"), "kept");
    utimesSync(join(folder, ".checkpoint-notes.tmp"), 0, 0);
    expect((await call(["--save-checkpoint", join(folder, "file")], "use tea\n")).code).toBe(0);
    expect(readdirSync(folder).sort()).toEqual([fresh, link, ".checkpoint-notes.tmp", "file"].sort());
    expect(existsSync(join(folder, old))).toBe(false);
  });

  it.skipIf(process.getuid?.() !== 0)(
    "keeps the drafts of others (skipped: only root may give a file away)",
    async () => {
      const folder = newFolder("others");
      const draft = leftover(folder, "c", 70);
      chownSync(join(folder, draft), 65_534, 65_534);
      await call(["--save-checkpoint", join(folder, "file")], "use tea\n");
      expect(readdirSync(folder).sort()).toEqual([draft, "file"]);
    },
  );
});

describe.concurrent("a checkpoint does not take the place of what is read from or written to", () => {
  const shell = (line: string) =>
    new Promise<string>((resolve) => execFile("/bin/sh", ["-c", line], (_error, _stdout, stderr) => resolve(stderr)));
  const command = `${process.execPath} ${MAIN}`;

  it.skipIf(process.platform === "win32")("the turns, by whatever name (skipped: a shell of POSIX)", async () => {
    const turns = join(scratch, "turns.txt");
    writeFileSync(turns, "use tea\n");
    const named = link("linked-turns", turns);
    expect(await shell(`${command} --save-checkpoint ${named} < ${turns}`)).toContain("is what is read from");
    expect(readFileSync(turns, "utf8")).toBe("use tea\n");
  });

  it.skipIf(process.platform === "win32")("the answers (skipped: a shell of POSIX)", async () => {
    const answers = join(scratch, "answers.txt");
    expect(await shell(`echo use tea | ${command} --save-checkpoint ${answers} > ${answers}`)).toContain("is what is");
    expect(readFileSync(answers, "utf8")).toBe("");
  });

  it("the conversation of a replay", async () => {
    const conversation = join(scratch, "conversation.json");
    writeFileSync(conversation, '[{"role":"user","content":"use tea"}]');
    const { stderr, code } = await call(["replay", conversation, "--checkpoint-out", conversation]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("is what is read from")]);
    expect(readFileSync(conversation, "utf8")).toBe('[{"role":"user","content":"use tea"}]');
  });
});

describe.concurrent("a checkpoint that cannot be saved", () => {
  const cases: [path: string, says: string][] = [
    [join(scratch, "none", "checkpoint.json"), "There is no folder"],
    [`${scratch}/none/../checkpoint.json`, "There is no folder"],
    [scratch, "is not an ordinary file"],
    // As Node gives a name whose bytes are not UTF-8.
    [join(scratch, "caf\ufffd.json"), "is not UTF-8"],
    ["/dev/null", "is not an ordinary file"],
    [join(scratch, "n".repeat(300)), "cannot be a file (ENAMETOOLONG)"],
    ["/proc/checkpoint.json", "may not be written to"],
    [link("outside", "/proc/version"), "'/proc' may not be written to"],
    [link("dangling", join(scratch, "nothing")), "is a link that leads nowhere"],
    [link("circle", join(scratch, "circle")), "is a link that leads nowhere"],
    [link("device", "/dev/null"), "is not an ordinary file"],
    [readOnly("protected.json"), "is read-only"],
    [link("to-protected", join(scratch, "protected.json")), "is read-only"],
  ];
  for (const [path, says] of cases) {
    it(`"${says}" is said before a session's first answer (${path === scratch ? "a folder" : path.split("/").at(-1)?.slice(0, 20)})`, async () => {
      const { stdout, stderr, code } = await call(["--save-checkpoint", path], "use tea\n");
      expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
      expect(stderr).toContain(says);
    });
  }

  it("leaves links and read-only files what they are", () => {
    for (const name of ["dangling", "to-protected"]) expect(lstatSync(join(scratch, name)).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(scratch, "protected.json"), "utf8")).toBe("kept");
    expect(existsSync(join(scratch, "nothing"))).toBe(false);
  });

  it("leaves a device what it is", () => {
    expect(lstatSync("/dev/null").isCharacterDevice()).toBe(true);
  });
});

const PRIVATE = scratchFolder();

it("a saved checkpoint is for its owner alone, and keeps the permissions that its file had", async () => {
  const path = join(PRIVATE, "private.json");
  await call(["--save-checkpoint", path], "use tea\n");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  chmodSync(path, 0o640);
  await call(["--save-checkpoint", path], "use podman\n");
  expect(statSync(path).mode & 0o777).toBe(0o640);
});

/** Another user and another group, of which nothing is known but that they are not ours. */
const [THEIRS, OTHERS] = [65_533, 65_532];

describe.skipIf(process.getuid?.() !== 0)("another user's file (skipped: only root may give a file away)", () => {
  /** A file of somebody's, with permissions, in a folder that everybody may write to. */
  function fileOf(name: string, uid: number, gid: number, mode: number): string {
    chmodSync(PRIVATE, 0o755);
    const folder = join(PRIVATE, name);
    mkdirSync(folder);
    chmodSync(folder, 0o777);
    const path = join(folder, "checkpoint.json");
    writeFileSync(path, "the old text");
    chownSync(path, uid, gid);
    chmodSync(path, mode);
    return path;
  }

  /** Saves as one who is not root. */
  function saveAs(uid: number, path: string) {
    const code = `process.setgroups([]); process.setgid(${uid}); process.setuid(${uid}); process.argv.splice(1, 1, ${JSON.stringify(MAIN)}); await import(${JSON.stringify(MAIN)});`;
    const args = ["--input-type=module", "-e", code, "main", "--save-checkpoint", path];
    const { status, stderr } = spawnSync(process.execPath, args, { input: "use tea\n", encoding: "utf8" });
    return { status, stderr };
  }

  function owned(path: string): number[] {
    const { uid, gid, mode } = statSync(path);
    return [uid, gid, mode & 0o777];
  }

  it("stays that user's, and its group's, where root saves", async () => {
    const path = fileOf("root", THEIRS, OTHERS, 0o640);
    expect(await call(["--save-checkpoint", path], "use tea\n")).toMatchObject({ stderr: "", code: 0 });
    expect(readFileSync(path, "utf8")).toContain('"tea":"use"');
    expect(owned(path)).toEqual([THEIRS, OTHERS, 0o640]);
  });

  it("is refused before the first turn where it cannot stay that user's", () => {
    const path = fileOf("refused", THEIRS, THEIRS, 0o666);
    expect(saveAs(OTHERS, path)).toEqual({
      status: 1,
      stderr: `error: '${path}' is another user's, who would lose it. Name another file for the checkpoint.\n`,
    });
    expect(readFileSync(path, "utf8")).toBe("the old text");
    expect(readdirSync(join(path, ".."))).toEqual(["checkpoint.json"]);
  });

  it("is for no group where it cannot stay that of its group", () => {
    const path = fileOf("group", THEIRS, OTHERS, 0o664);
    expect(saveAs(THEIRS, path)).toEqual({ status: 0, stderr: "" });
    expect(readFileSync(path, "utf8")).toContain('"tea":"use"');
    expect(owned(path)).toEqual([THEIRS, THEIRS, 0o604]);
  });
});
