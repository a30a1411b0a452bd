/** What `npm run torture` does at every system call, in short; and that nothing is acknowledged before it is on the disk. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { everyMoment } from "./moments.js";
import { canTrace, Steps } from "./traced.js";

const STORES = [
  ["files", "file"],
  ["SQLite", "sqlite"],
] as const;

/** Skipped where strace is not installed, or may not attach. */
describe.skipIf(!canTrace())("under strace", () => {
  const [folder, steps] = [mkdtempSync(join(tmpdir(), "context-compiler-moments-")), new Steps()];
  afterAll(() => {
    steps.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(STORES)("on %s, a process that is killed at any fsync leaves a log that goes on", async (_store, scheme) => {
    const found = await everyMoment(
      steps,
      "fsync",
      "signal=SIGKILL",
      (moment) => `${scheme}:${join(folder, `${scheme}-${moment}`)}`,
    );
    expect(found).toMatchObject({ ended: found.moments, wrong: [] });
    expect(found.moments).toBeGreaterThan(3);
  });

  it.each(STORES)("on %s, an fsync that fails is a typed failure, after which it goes on", async (_store, scheme) => {
    const found = await everyMoment(
      steps,
      "fsync",
      "error=EIO",
      (moment) => `${scheme}:${join(folder, `${scheme}-${moment}`)}`,
    );
    expect(found).toMatchObject({ ended: 0, wrong: [] });
    expect(found.failures).toBeGreaterThan(3);
  });

  it("in files, a write that fails is a typed failure, after which it goes on", async () => {
    const found = await everyMoment(steps, "write", "error=EIO", (moment) => `file:${join(folder, moment)}`);
    expect(found).toMatchObject({ ended: 0, wrong: [] });
    // The name of the conversation, its origin and two turns.
    expect(found.failures).toBe(4);
  });

  it("in files, the entry, its name and the new head are on the disk before a turn is acknowledged", async () => {
    const { calls } = await steps.run(`file:${join(folder, "synced")}`, 2, ["trace=fdatasync,fsync,rename,write"]);
    const order = ["fdatasync.*/entries/", "fsync.*/entries>", "rename.*/head/", "fsync.*/head>", "acknowledged t1"];
    expect(inOrder(afterFirst(calls), order)).toBe(true);
  });

  it("in SQLite, the log of writes is on the disk before a turn is acknowledged", async () => {
    const { calls } = await steps.run(`sqlite:${join(folder, "synced.db")}`, 2, [
      "trace=fdatasync,fsync,pwrite64,write",
    ]);
    expect(inOrder(afterFirst(calls), ["pwrite64.*-wal>", "f(?:data)?sync.*-wal>", "acknowledged t1"])).toBe(true);
  });
});

/** The calls between the first acknowledgement and the second one. */
function afterFirst(calls: readonly string[]): readonly string[] {
  return calls.slice(calls.findIndex((line) => line.includes("acknowledged t0")) + 1);
}

/** Whether lines that match are there one after the other. */
function inOrder(calls: readonly string[], patterns: readonly string[]): boolean {
  let from = 0;
  return patterns.every((pattern) => {
    const at = calls.slice(from).findIndex((line) => new RegExp(pattern).test(line));
    from += at + 1;
    return at >= 0;
  });
}
