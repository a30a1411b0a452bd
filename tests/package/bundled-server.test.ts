/** A server that is bundled to one file, as hosts deploy it: what it loads when it runs is in the file, or may be missing. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import ts from "typescript";
import { afterAll, expect, it } from "vitest";

// Within the packages, so that the bundle finds those that it does not hold.
const folder = mkdtempSync(join("node_modules", ".bundled-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SERVER = `
  import { createSessions } from "./dist/sessions/index.js";
  import { openStore } from "./dist/sessions/open/index.js";
  const store = await openStore(process.argv[2]);
  await store.setup();
  const session = await createSessions({ store }).open({ tenant: "acme", conversation: "c1" });
  console.log((await session.step({ turn: "m1", text: "use docker" })).kind);
  await store.close();
`;

it.each(["sqlite", "file"])("sets the store %s up and keeps a turn in it", (scheme) => {
  const outfile = join(folder, `${scheme}.mjs`);
  buildSync({
    stdin: { contents: SERVER, resolveDir: "." },
    outfile,
    ...{ bundle: true, platform: "node", format: "esm", external: ["libsql", "pg"] },
  });
  const { stdout, stderr } = spawnSync(process.execPath, [outfile, `${scheme}:${join(folder, `${scheme}.kept`)}`], {
    encoding: "utf8",
  });
  expect([stdout, stderr.includes("Error")]).toEqual(["stepped\n", false]);
});

it("makes the table of Postgres by the statement that hosts may run themselves", () => {
  const outfile = join(folder, "postgres.mjs");
  const contents = `
    import { postgresStore } from "./dist/sessions/postgres/index.js";
    const pool = { query: async (sql) => ({ rows: [process.stdout.write(sql)] }) };
    await (await postgresStore(pool)).setup();
  `;
  buildSync({
    stdin: { contents, resolveDir: "." },
    outfile,
    ...{ bundle: true, platform: "node", format: "esm", external: ["pg"] },
  });
  const { stdout } = spawnSync(process.execPath, [outfile], { encoding: "utf8" });
  expect(stdout).toBe(readFileSync("src/sessions/sql/postgres.sql", "utf8"));
});

/** Where a file asks for a package when it runs, and whether it does so in a block that catches. */
function loadsOf(path: string): readonly [at: string, isCaught: boolean][] {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found: [string, boolean][] = [];
  const visit = (node: ts.Node, isCaught: boolean): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [name] = node.arguments;
      if (name !== undefined && ts.isStringLiteral(name) && !name.text.startsWith("."))
        found.push([`${path}: ${name.text}`, isCaught]);
    }
    node.forEachChild((child) => visit(child, isCaught || (ts.isTryStatement(node) && child === node.tryBlock)));
  };
  visit(file, false);
  return found;
}

it("each package that may be missing is asked for in a block that catches: bundlers fail at any other that is not there", () => {
  // The terminal and the runner are no part of a host's bundle, and who takes the entry of a tokenizer has the package.
  const others = ["cli/", "conformance/", "context/gpt-tokenizer/"];
  const paths = readdirSync("src", { encoding: "utf8", recursive: true }).filter((path) => path.endsWith(".ts"));
  const loads = paths
    .filter((path) => !others.some((other) => path.startsWith(other)))
    .flatMap((path) => loadsOf(join("src", path)));
  expect(loads.map(([at]) => at).sort()).toEqual([
    "src/drafter/ai-sdk.ts: ai",
    "src/sessions/postgres/pool.ts: pg",
    "src/sessions/sqlite/connection.ts: libsql",
  ]);
  expect(loads.filter(([, isCaught]) => !isCaught)).toEqual([]);
});
