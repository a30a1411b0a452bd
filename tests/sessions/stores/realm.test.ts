/** The store in files where the platform's errors are of another realm than the code, as in test environments that run each file in a context. */
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { buildSync } from "esbuild";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "context-compiler-realm-"));
afterAll(() => rmSync(folder, { recursive: true }));

const PROGRAM = `
  import { createSessions } from "./src/sessions/index.js";
  import { fileStore } from "./src/sessions/files/index.js";
  export async function run(folder) {
    const sessions = createSessions({ store: fileStore(folder) });
    const session = await sessions.open({ tenant: "acme", conversation: "c1" });
    const { kind } = await session.step({ turn: "m1", text: "use trains" });
    return [kind, (await session.view()).head.sequence, (await session.verify()).kind, new Error() instanceof Error];
  }
`;

it("keeps a turn", async () => {
  const { outputFiles } = buildSync({
    stdin: { contents: PROGRAM, resolveDir: "." },
    ...{ bundle: true, platform: "node", format: "cjs", write: false },
  });
  const exports: { run?: (folder: string) => Promise<unknown> } = {};
  const { process, Buffer, TextEncoder, TextDecoder, crypto, URL, setTimeout, structuredClone } = globalThis;
  const context = createContext({
    ...{ process, Buffer, TextEncoder, TextDecoder, crypto, URL, setTimeout, structuredClone },
    ...{ exports, module: { exports }, require: createRequire(import.meta.url) },
  });
  // What the bundle exports stands in `module.exports`.
  const run: unknown = runInContext(`${outputFiles[0]?.text}\n;module.exports.run`, context);
  if (typeof run !== "function") throw new Error("The program is missing.");
  expect(await run(folder)).toEqual(["stepped", 2, "verified", true]);
});
