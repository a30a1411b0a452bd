/** The pages name the version of the package that they describe, so that a new version cannot leave them behind. */
import { expect, it } from "vitest";
import { read } from "./markdown.js";

const { version } = JSON.parse(read("package.json"));

it("SECURITY says which version gets fixes", () => {
  const [, minor] = /^(\d+\.\d+)\./.exec(version) ?? [];
  expect(read("SECURITY.md")).toContain(`| ${minor} | yes |`);
});

it("the README installs the file that this version packs", () => {
  expect(read("README.md")).toContain(`npm install ../context-compiler/context-compiler-${version}.tgz`);
});
