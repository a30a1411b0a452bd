/** The core, bundled for a browser: small, and without anything of Node. */
import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";
import { expect, it } from "vitest";
import { FORMS } from "../../src/generated/directives/words.js";

/** What hosts load: the core alone, and all that the package exports. */
const CORE = 'export { advance, createEngine, initial } from "./dist/index.js";';
const ALL = 'export * from "./dist/index.js";';
/** The diagnostics, with the core and the data of Unicode. */
const DIAGNOSTICS = 'export * from "./dist/diagnostics/index.js";';

function bundle(contents: string, external: string[] = []): Uint8Array {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: "." },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
    external,
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error("The bundle is missing.");
  return file.contents;
}

/** What each kind of directive beyond the first twelve may add. */
const GROWTH = 256 * (Object.keys(FORMS).length - 12);

it.each([
  ["the core", 7.4, CORE],
  ["all that the package exports", 8.7, ALL],
  ["the gate, with what it needs of the core", 9.2, 'export * from "./dist/gate/index.js";'],
  ["the context, with what it needs of the core", 7.2, 'export * from "./dist/context/index.js";'],
  ["the diagnostics", 25, DIAGNOSTICS],
  ["the compaction, with what it needs of the core", 15.9, 'export * from "./dist/compaction/index.js";'],
  ["the proposer without a model", 34.9, 'export * from "./dist/phrasings/index.js";'],
])("%s, minified and gzipped, is at most %d KB", (_what, limit, contents) => {
  expect(gzipSync(bundle(contents), { level: 9 }).length).toBeLessThanOrEqual(limit * 1024 + GROWTH);
});

it.each([
  ["sessions with all that they export", 'export * from "./dist/sessions/index.js";'],
  ["sessions on a store of a host's own", 'export { createSessions } from "./dist/sessions/index.js";'],
])("%s, without the core and what they load later, minified and gzipped, are at most 8.5 KB", (_what, contents) => {
  // The core and its base are what a host has already; `later.js` is a file of its own in a bundle.
  const file = bundle(contents, ["../index.js", "../base/index.js", "./later.js"]);
  expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(8.5 * 1024);
});

it("the engine, sessions, the gate and the context together are at most 25.3 KB, without what sessions load later", () => {
  const contents = `export { createEngine } from "./dist/index.js";
    export { createSessions, memoryStore } from "./dist/sessions/index.js";
    export { createGate } from "./dist/gate/index.js";
    export { assemble, byteMeter, cap, due } from "./dist/context/index.js";`;
  expect(gzipSync(bundle(contents, ["./later.js"]), { level: 9 }).length).toBeLessThanOrEqual(25.3 * 1024 + GROWTH);
});

it("a conversation is at most 21.6 KB beside the rooms that it stands on, and 46.3 KB with all of them", () => {
  const contents = 'export { openConversation } from "./dist/conversation/index.js";';
  const rooms = ["base", "context", "gate", "host", "sessions"].map((room) => `../${room}/index.js`);
  const sizes = [["../index.js", ...rooms, "./later.js"], ["./later.js"]].map(
    (external) => gzipSync(bundle(contents, external), { level: 9 }).length,
  );
  expect(sizes[0]).toBeLessThanOrEqual(21.6 * 1024);
  expect(sizes[1]).toBeLessThanOrEqual(46.3 * 1024 + GROWTH);
});

it("the core runs without any global of Node or of a browser", async () => {
  const { runInNewContext } = await import("node:vm");
  const code = new TextDecoder().decode(bundle(ALL)).replace(/export\s*\{([^}]*)\};?\s*$/, (_, names: string) => {
    const fields = names.split(",").map((pair) => pair.split(" as ").reverse().join(":"));
    return `globalThis.api={${fields.join(",")}};`;
  });
  const context: { api?: typeof import("../../src/index.js") } = {};
  runInNewContext(code, context);
  expect(context.api?.createEngine().step("use podman").kind).toBe("update");
});
