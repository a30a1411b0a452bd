/** Holds the project to the law of imports, and to the law of maps: `npm run check:rooms`. */
import { readFileSync } from "node:fs";
import { mapFaults } from "./maps-law.js";
import { projectSources } from "./project-sources.js";
import { faultsOf, modulesOf } from "./rooms-law.js";

const manifest: { exports: Record<string, unknown> } = JSON.parse(readFileSync("package.json", "utf8"));
const sources = projectSources();
const faults = [...faultsOf(modulesOf(sources), manifest.exports), ...mapFaults(sources)];
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
