/**
 * Builds the package into `dist`: compiled beside it, then put in its place at once, so that a deleted module does not live
 * on and whoever runs the old build meanwhile is not left without one.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";

const built = mkdtempSync(".build-");
// A temporary folder is for its owner alone; what is built is for whoever may read the project.
chmodSync(built, 0o777 & ~process.umask());
try {
  execFileSync("node_modules/.bin/tsc", ["-p", "tsconfig.build.json", "--outDir", built], { stdio: "inherit" });
  cpSync("src/acquisition/node/prompts", `${built}/acquisition/node/prompts`, { recursive: true });
  for (const name of ["sqlite.sql", "postgres.sql"])
    cpSync(`src/sessions/sql/${name}`, `${built}/sessions/sql/${name}`);
  if (existsSync("dist")) renameSync("dist", `${built}.old`);
  renameSync(built, "dist");
} finally {
  for (const left of [built, `${built}.old`]) rmSync(left, { recursive: true, force: true });
}
