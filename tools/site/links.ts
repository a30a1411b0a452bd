/** Finds what leads nowhere: links and pictures of the built pages that name no file, or no anchor in it. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The broken links of the pages, as `page: link`. Links to other hosts are not followed. */
export function brokenLinks(root: string, pages: readonly string[]): string[] {
  return pages.flatMap((page) =>
    linksIn(readFileSync(join(root, page), "utf8"))
      .filter((link) => !resolves(root, page, link))
      .map((link) => `${page}: ${link}`),
  );
}

function linksIn(html: string): string[] {
  return Array.from(html.matchAll(/(?:href|src)="([^"]*)"/g), ([, link = ""]) => link).filter(
    (link) => !/^[a-z]+:/.test(link),
  );
}

function resolves(root: string, page: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const file = path === "" ? page : normalize(join(dirname(page), path));
  const target = join(root, file);
  if (file.startsWith("..") || !existsSync(target)) return false;
  return anchor === undefined || readFileSync(target, "utf8").includes(`id="${anchor}"`);
}
