/**
 * Builds the documents as a static site into `site/`: `npm run site`. Guides, the spec with its diagrams and with what the
 * engine answers to each example, and the API. Fails where a link leads nowhere.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { answersTo } from "./site/answers.js";
import { brokenLinks } from "./site/links.js";
import { layout, STYLE, toHtml } from "./site/page.js";

const PACKAGE: { readonly exports: Readonly<Record<string, string | { readonly default: string }>> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const OUT = "site";
const FOLDERS = ["docs", "spec", "examples", "conformance"];
const NAVIGATION = [
  ["index.html", "Context Compiler"],
  ["docs/index.html", "Guides"],
  ["spec/index.html", "Specification"],
  ["examples/index.html", "Examples"],
  ["api/index.html", "API"],
] as const;

function markdownFiles(): string[] {
  const top = readdirSync(".").filter((name) => name.endsWith(".md"));
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  return [...top, ...below.filter((name) => name.endsWith(".md"))];
}

function buildPage(file: string): string {
  const markdown = readFileSync(file, "utf8");
  const path = file.replace(/\.md$/, ".html").replace(/README\.html$/, "index.html");
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? "Context Compiler";
  const body = toHtml(markdown, (info, text) => (file.startsWith("spec/") ? answersTo(file, info, text) : null));
  write(path, layout(title, "../".repeat(file.split("/").length - 1), NAVIGATION, body));
  return path;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(OUT, path)), { recursive: true });
  writeFileSync(join(OUT, path), text);
}

/** What pages link to beside pages: diagrams, programs, the grammar, the code of the project. */
function copyLinked(html: readonly string[]): void {
  for (const page of html) {
    const links = readFileSync(join(OUT, page), "utf8").matchAll(/(?:href|src)="([^":#]+)(?:#[^"]*)?"/g);
    for (const [, link = ""] of links) {
      const source = join(dirname(page), link);
      if (!source.startsWith("..") && !source.endsWith(".html") && isFile(source)) copy(source);
      else if (!source.startsWith("..") && isFolder(source)) cpSync(source, join(OUT, source), { recursive: true });
    }
  }
}

function copy(file: string): void {
  mkdirSync(dirname(join(OUT, file)), { recursive: true });
  copyFileSync(file, join(OUT, file));
}

/** The sources of the package's entries: each of them is in the API. */
function entryModules(): string[] {
  const exports = Object.values(PACKAGE.exports);
  return exports.flatMap((entry) =>
    typeof entry === "string" ? [] : [entry.default.replace(/^\.\/dist\/(.*)\.js$/, "src/$1.ts")],
  );
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

rmSync(OUT, { recursive: true, force: true });
write("style.css", STYLE);
const pages = markdownFiles().map(buildPage);
copyLinked(pages);
const api = spawnSync("node_modules/.bin/typedoc", ["--logLevel", "Warn", ...entryModules()], { stdio: "inherit" });
const broken = brokenLinks(OUT, pages);
process.stdout.write(`${pages.length} pages in ${OUT}/, ${broken.length} broken links.\n`);
for (const link of broken) process.stderr.write(`${link}\n`);
if (api.status !== 0 || broken.length > 0) process.exitCode = 1;
