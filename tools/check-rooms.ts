/** Holds the project to the law of imports: `npm run check:rooms`. */
import { readFileSync } from "node:fs";
import { projectSources } from "./project-sources.js";
import { faultsOf } from "./rooms-law.js";

const manifest: { exports: Record<string, unknown> } = JSON.parse(readFileSync("package.json", "utf8"));
const faults = faultsOf(projectSources(), manifest.exports);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
