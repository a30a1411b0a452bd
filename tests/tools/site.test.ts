/** The site: links are found broken when they are, and an example of the spec shows what the engine answers. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { answersTo } from "../../tools/site/answers.js";
import { brokenLinks } from "../../tools/site/links.js";
import { toHtml } from "../../tools/site/page.js";

const none = () => null;

describe("links of the site", () => {
  const root = mkdtempSync(join(tmpdir(), "context-compiler-site-"));
  mkdirSync(join(root, "docs"));
  writeFileSync(join(root, "index.html"), '<h1 id="top">x</h1>');

  function broken(body: string): string[] {
    writeFileSync(join(root, "docs/page.html"), body);
    return brokenLinks(root, ["docs/page.html"]);
  }

  it("resolve to a file, an anchor of another page, and one of the same page", () => {
    expect(
      broken(
        '<h2 id="here">x</h2><a href="../index.html#top"></a><a href="#here"></a><a href="https://a.example/x"></a>',
      ),
    ).toEqual([]);
  });

  it("that lead nowhere are named with their page", () => {
    expect(
      broken(
        '<a href="gone.html"></a><img src="gone.svg"><a href="../index.html#gone"></a><a href="../../up.html"></a>',
      ),
    ).toEqual([
      "docs/page.html: gone.html",
      "docs/page.html: gone.svg",
      "docs/page.html: ../index.html#gone",
      "docs/page.html: ../../up.html",
    ]);
  });
});

describe("a page of the site", () => {
  it("links to pages, not to Markdown", () => {
    const html = toHtml("[a](b.md#c) [d](../spec/README.md) [e](https://a.example/f.md)", none);
    expect(html).toContain(
      '<a href="b.html#c">a</a> <a href="../spec/index.html">d</a> <a href="https://a.example/f.md">e</a>',
    );
  });

  it("gives headings the anchors that GitHub gives them", () => {
    expect(toHtml("### 4.1 `turn.passthrough` A text\n", none)).toContain('<h3 id="41-turnpassthrough-a-text">');
  });

  it("shows code as it stands", () => {
    expect(toHtml('```text\n<b> & "c"\n```\n', none)).toBe("<pre><code>&lt;b&gt; &amp; &quot;c&quot;</code></pre>\n");
  });
});

describe("an example of the spec on the site", () => {
  it("shows what the engine answers to each turn", () => {
    const html = answersTo(
      "page.md",
      "step x",
      'given prohibit "tea"\n> hello\npassthrough\n> use tea\nclarify whatever the page says',
    );
    expect(html).toContain("<li><code>passthrough</code></li>");
    expect(html).toContain("<li><code>clarify</code> &quot;tea&quot; is currently prohibited.");
  });

  it("of another kind is left as it is", () => {
    expect(answersTo("page.md", "json", "{}")).toBeNull();
  });
});
