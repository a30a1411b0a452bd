/** The pages name the version of the package that they describe, so that a new version cannot leave them behind. */
import { expect, it } from "vitest";
import { LANGUAGE_VERSION } from "../../src/index.js";
import { read } from "./markdown.js";

const { version } = JSON.parse(read("package.json"));

it("SECURITY says which version gets fixes", () => {
  const [, minor] = /^(\d+\.\d+)\./.exec(version) ?? [];
  expect(read("SECURITY.md")).toContain(`| ${minor} | yes |`);
});

it("the README installs the file that this version packs", () => {
  expect(read("README.md")).toContain(`npm install ../context-compiler/context-compiler-${version}.tgz`);
});

it("the version of the language is one, wherever the guide to a new directive says it stands", () => {
  const places =
    /its version changes\s.*?`verify`/s.exec(read("docs/extending.md"))?.[0].matchAll(/`([\w/]+\.\w+)`/g) ?? [];
  const versions = [...places].map(([, path = ""]) => [
    path,
    /(?:LANGUAGE\w* = |version: )"([\d.]+)"/.exec(read(path))?.[1],
  ]);
  expect(versions.map(([path]) => path)).toHaveLength(4);
  expect(new Set(versions.map(([, version]) => version))).toEqual(new Set([LANGUAGE_VERSION]));
});
