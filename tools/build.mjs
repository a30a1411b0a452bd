/**
 * Builds the package into `dist`: compiled beside it, then put in its place at once, so that a deleted module does not live
 * on and whoever runs the old build meanwhile is not left without one.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";

const built = mkdtempSync(".build-");
try {
  execFileSync("node_modules/.bin/tsc", ["-p", "tsconfig.build.json", "--outDir", built], { stdio: "inherit" });
  cpSync("src/acquisition/node/prompts", `${built}/acquisition/node/prompts`, { recursive: true });
  if (existsSync("dist")) renameSync("dist", `${built}.old`);
  renameSync(built, "dist");
} finally {
  for (const left of [built, `${built}.old`]) rmSync(left, { recursive: true, force: true });
}
