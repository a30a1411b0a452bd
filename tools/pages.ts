/**
 * Writes the pages of docs that the code makes: the second half of `npm run generate`. It is a program of its own, since the
 * table of commands loads the engine, which the generator may not; the engine is asked nothing, so a half-made one does no
 * harm. With `--check` it writes nothing, and fails where a page differs.
 */
import { commandsPage } from "./commands-page.js";
import { exportsPage } from "./exports-page.js";
import { differences, GENERATE, writeFiles } from "./files.js";

const pages = new Map([...commandsPage(), ...exportsPage()]);
const differing = differences(pages, []);
if (!process.argv.includes("--check")) writeFiles(pages, []);
else if (differing.length > 0) {
  process.stderr.write(`${differing.join(" and ")}: not what the code says. Run: ${GENERATE}\n`);
  process.exitCode = 1;
}
