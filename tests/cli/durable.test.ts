/** A saved checkpoint survives a loss of power, and a place that cannot be taken: it is on the disk before it is named. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { savablePath, saveCheckpoint } from "../../src/cli/io/checkpoint-file.js";
import { createEngine } from "../../src/index.js";
import { scratchFolder } from "./run.js";

const log: string[] = [];

vi.mock("node:fs", async (load) => {
  const fs = await load<typeof import("node:fs")>();
  return {
    ...fs,
    fsyncSync: (file: number) => {
      log.push(fs.fstatSync(file).isDirectory() ? "sync the folder" : "sync the file");
      fs.fsyncSync(file);
    },
    renameSync: (from: string, to: string) => {
      log.push("rename");
      // As of a file that is mounted: its place cannot be taken, and nothing tells so before.
      if (to.endsWith("mounted.json")) throw new Error("EBUSY: resource busy or locked");
      fs.renameSync(from, to);
    },
  };
});

const folder = scratchFolder();

it("the file is synced, then renamed, then its folder is synced", () => {
  saveCheckpoint(createEngine(), savablePath(`${folder}/checkpoint.json`));
  expect(log).toEqual(["sync the file", "rename", "sync the folder"]);
});

it("where the old file's place cannot be taken, the checkpoint stays beside it and the refusal says where", () => {
  const [target, engine] = [`${folder}/mounted.json`, createEngine()];
  writeFileSync(target, "the old text");
  engine.step("use tea");
  expect(() => saveCheckpoint(engine, savablePath(target))).toThrow(
    /^The checkpoint cannot take the place of '.*: EBUSY/,
  );
  expect(readFileSync(target, "utf8")).toBe("the old text");
  const [kept = "none", ...others] = readdirSync(folder).filter((name) => /^checkpoint-[0-9a-f]{12}\.json$/.test(name));
  expect(others).toEqual([]);
  expect(readFileSync(`${folder}/${kept}`, "utf8")).toBe(`${engine.exportCheckpointJson()}\n`);
});
