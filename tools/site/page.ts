/** A page of the site: Markdown becomes HTML, its links lead to pages, its headings have the anchors that GitHub gives them. */
import GithubSlugger from "github-slugger";
import { Marked } from "marked";

/** Writes what stands in the place of a fence, or null where the fence stays as it is. */
export type FenceWriter = (info: string, text: string) => string | null;

/** The inside of a page. */
export function toHtml(markdown: string, writeFence: FenceWriter): string {
  const slugger = new GithubSlugger();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slugger.slug(text.replaceAll("`", ""))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${toPage(href)}">${this.parser.parseInline(tokens)}</a>`;
      },
      code({ text, lang }) {
        const written = writeFence(lang ?? "", text);
        return `<pre><code>${escaped(text)}</code></pre>\n${written ?? ""}`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

/** Where a link to a Markdown file leads on the site. */
function toPage(href: string): string {
  return /^[a-z]+:/.test(href) ? href : href.replace(/\.md(?=#|$)/, ".html").replace(/README\.html/, "index.html");
}

/** Text that is safe inside HTML. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A whole page. `root` leads from the page to the site's root, such as `../`. */
export function layout(
  title: string,
  root: string,
  navigation: readonly (readonly [path: string, name: string])[],
  body: string,
): string {
  const links = navigation.map(([path, name]) => `<a href="${root}${path}">${name}</a>`).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${root}style.css">
</head>
<body>
<nav>
${links}
</nav>
<main>
${body}
</main>
</body>
</html>
`;
}

/** The style of all pages: one column that fits a phone, in the reader's own light or dark. */
export const STYLE = `:root { color-scheme: light dark; --line: light-dark(#d0d7de, #30363d); --soft: light-dark(#f6f8fa, #161b22); --link: light-dark(#0550ae, #79c0ff); }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #e6edf3); }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0.75rem 1rem; border-bottom: 1px solid var(--line); background: var(--soft); }
main { max-width: 52rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word; }
a { color: var(--link); }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 6px; background: var(--soft); overflow-wrap: normal; }
code { font: 0.875em/1.5 ui-monospace, monospace; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
th, td { padding: 0.3rem 0.6rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
img { max-width: 100%; }
.answers { margin: -0.5rem 0 1.5rem; padding: 0 0.75rem; border-left: 3px solid var(--line); font-size: 0.875em; }
`;
