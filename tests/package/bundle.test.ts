/** The core, bundled for a browser: small, and without anything of Node. */
import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";
import { expect, it } from "vitest";

const LIMIT = 9 * 1024;

function bundle(): Uint8Array {
  const { outputFiles } = buildSync({
    entryPoints: ["dist/index.js"],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error("The bundle is missing.");
  return file.contents;
}

it("the core, minified and gzipped, is at most 9 KB", () => {
  expect(gzipSync(bundle(), { level: 9 }).length).toBeLessThanOrEqual(LIMIT);
});

it("the core runs without any global of Node or of a browser", async () => {
  const { runInNewContext } = await import("node:vm");
  const code = new TextDecoder().decode(bundle()).replace(/export\s*\{([^}]*)\};?\s*$/, (_, names: string) => {
    const fields = names.split(",").map((pair) => pair.split(" as ").reverse().join(":"));
    return `globalThis.api={${fields.join(",")}};`;
  });
  const context: { api?: typeof import("../../src/index.js") } = {};
  runInNewContext(code, context);
  expect(context.api?.createEngine().step("use podman").kind).toBe("update");
});
