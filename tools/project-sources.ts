/** The modules whose imports the law of imports is about. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sources } from "./rooms-law.js";

/** Read from the folder of the project, in which every command runs. */
export function projectSources(): Sources {
  const paths = ["src", "tools", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  return new Map(paths.filter((path) => path.endsWith(".ts")).map((path) => [path, readFileSync(path, "utf8")]));
}
