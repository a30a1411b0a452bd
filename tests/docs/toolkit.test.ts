/** docs/toolkit.md, followed in an empty folder into which the package is packed: its files are written, its commands are run. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { blocksOf, ROOT, read } from "./markdown.js";

/** The file that this version packs: no registry has the package. */
const TARBALL = `/context-compiler-${JSON.parse(read("package.json")).version}.tgz`;
const INSTALLS = /^npm install /;
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "context-compiler-toolkit-"));
  execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], { cwd: ROOT });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string): string {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { cwd: folder, encoding: "utf8" });
  expect([command, status, status === 0 ? "" : stdout + stderr]).toEqual([command, 0, ""]);
  return stdout;
}

/** Installs what the page names, without the network: the package as it was packed, the others from this project. */
function install(command: string): void {
  for (const name of command
    .split(" ")
    .slice(2)
    .map((each) => each.replace(/@\d+$/, ""))) {
    if (name.endsWith(TARBALL)) run("npm install --offline --no-audit --no-fund --ignore-scripts ./*.tgz");
    else if (!name.startsWith("-")) symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name));
  }
}

it("leads from an empty folder to a green test", () => {
  let printed = "";
  for (const { info, text } of blocksOf("docs/toolkit.md")) {
    const [, file] = info.split(" ");
    if (file !== undefined) writeFileSync(join(folder, file), text);
    else if (info === "text") expect(printed).toBe(text);
    else {
      expect(info).toBe("sh");
      for (const command of text.trim().split("\n"))
        if (INSTALLS.test(command)) install(command);
        else printed = run(command);
    }
  }
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(["deploy.test.js", "language"]));
  expect(run("node --test")).toMatch(/^# pass 2$/m);
});
