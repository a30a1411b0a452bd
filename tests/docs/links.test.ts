/** Every relative link of the pages leads to a file and, where it names one, to a heading in it. */
import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { pagesIn, proseOf, ROOT, read } from "./markdown.js";

const PAGES = pagesIn(
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  "docs",
  "spec",
  "spec/focus",
  "examples",
);

/** The targets of inline links and images, and of reference definitions, that are no addresses of the web. */
function linksOf(page: string): string[] {
  const prose = proseOf(page);
  const inline = Array.from(prose.matchAll(/\]\((?<target>[^()\s]+)\)/g), ({ groups }) => groups?.target ?? "");
  const defined = Array.from(prose.matchAll(/^\[[^\]]+\]: (?<target>\S+)/gm), ({ groups }) => groups?.target ?? "");
  return [...inline, ...defined].filter((target) => !/^[a-z]+:/.test(target));
}

/** The anchors of a page, as the repository's host makes them from headings. */
function anchorsOf(page: string): Set<string> {
  const headings = read(page)
    .replace(/^(`{3,})[^`\n]*\n[\s\S]*?^\1$/gm, "")
    .matchAll(/^#{1,6} (?<heading>.+)$/gm);
  const anchors = new Set<string>();
  for (const { groups } of headings) {
    const plain = (groups?.heading ?? "").toLowerCase().replace(/[^\p{L}\p{N}\p{M}_ -]/gu, "");
    const anchor = plain.trim().replaceAll(" ", "-");
    let free = anchor;
    for (let count = 1; anchors.has(free); count += 1) free = `${anchor}-${count}`;
    anchors.add(free);
  }
  return anchors;
}

function isBroken(page: string, link: string): boolean {
  const [target = "", anchor] = link.split("#");
  const path = target === "" ? page : normalize(join(dirname(page), decodeURIComponent(target)));
  if (path.startsWith("..") || !existsSync(join(ROOT, path))) return true;
  return anchor !== undefined && !(path.endsWith(".md") && anchorsOf(path).has(anchor));
}

describe("the relative links resolve", () => {
  it.each(PAGES)("in %s", (page) => {
    expect(linksOf(page).filter((link) => isBroken(page, link))).toEqual([]);
  });
});

it("every page of docs stands in its table of contents", () => {
  const listed = linksOf("docs/README.md");
  expect(pagesIn("docs").filter((page) => page !== "docs/README.md" && !listed.includes(page.slice(5)))).toEqual([]);
});
