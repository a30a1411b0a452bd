/** A saved checkpoint survives a loss of power: the file is on the disk before it is named, and its name after that. */
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
      fs.renameSync(from, to);
    },
  };
});

const folder = scratchFolder();

it("the file is synced, then renamed, then its folder is synced", () => {
  saveCheckpoint(createEngine(), savablePath(`${folder}/checkpoint.json`));
  expect(log).toEqual(["sync the file", "rename", "sync the folder"]);
});
