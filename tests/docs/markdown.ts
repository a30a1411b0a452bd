/** Reads the pages: their fenced blocks, and the text around them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = new URL("../..", import.meta.url).pathname;

/** A fenced block of a page. */
export interface Block {
  readonly page: string;
  /** Where its opening fence stands, counted from 1. */
  readonly line: number;
  /** The info string: a language, and at times a word more. */
  readonly info: string;
  readonly text: string;
}

/** The Markdown pages in the given folders or files, by their path from the root, sorted. */
export function pagesIn(...places: readonly string[]): string[] {
  return places
    .flatMap((place) =>
      place.endsWith(".md")
        ? [place]
        : readdirSync(join(ROOT, place))
            .filter((name) => name.endsWith(".md"))
            .map((name) => join(place, name)),
    )
    .sort();
}

/** The text of a file of the project. */
export function read(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** The fenced blocks of a page. A fence of more backticks holds those of fewer. */
export function blocksOf(page: string): Block[] {
  const fences = /^(?<fence>`{3,})(?<info>[^`\n]*)\n(?<text>[\s\S]*?)^\k<fence>$/gm;
  const source = read(page);
  return Array.from(source.matchAll(fences), ({ index, groups = {} }) => ({
    page,
    line: source.slice(0, index).split("\n").length,
    info: (groups.info ?? "").trim(),
    text: groups.text ?? "",
  }));
}

/** The page without its code: fenced blocks are gone, inline code is left empty. */
function proseOf(page: string): string {
  const prose = read(page).replace(/^(`{3,})[^`\n]*\n[\s\S]*?^\1$/gm, "");
  return prose.replace(/(`+)[^`]+?\1/g, "``");
}

/** The targets of inline links and images, and of reference definitions, that are no addresses of the web. */
export function linksOf(page: string): string[] {
  const prose = proseOf(page);
  const inline = Array.from(prose.matchAll(/\]\((?<target>[^()\s]+)\)/g), ({ groups }) => groups?.target ?? "");
  const defined = Array.from(prose.matchAll(/^\[[^\]]+\]: (?<target>\S+)/gm), ({ groups }) => groups?.target ?? "");
  return [...inline, ...defined].filter((target) => !/^[a-z]+:/.test(target));
}
