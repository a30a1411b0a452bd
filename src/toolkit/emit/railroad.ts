/** Draws a figure as a railroad diagram, an SVG that reads on a light and on a dark page. */
import { createRequire } from "node:module";
import type { Figure } from "./figure.js";

/** The part of the library that we use; it comes without types. */
interface Railroad {
  Diagram(...parts: Drawing[]): { toString(): string };
  Sequence(...parts: Drawing[]): Drawing;
  Choice(normal: number, ...parts: Drawing[]): Drawing;
  OneOrMore(part: Drawing): Drawing;
  ZeroOrMore(part: Drawing): Drawing;
  Terminal(text: string): Drawing;
  NonTerminal(text: string): Drawing;
  Comment(text: string): Drawing;
  Skip(): Drawing;
}

/** A piece of a diagram: whatever the library makes of it. */
type Drawing = object;

const railroad: Railroad = createRequire(import.meta.url)("railroad-diagrams");

/** The diagram as the text of an SVG file. Spaces in words are drawn as open boxes, so that they can be seen. */
export function drawn(figure: Figure, title: string): string {
  const svg = railroad.Diagram(draw(figure)).toString();
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${title}" `;
  return `${svg.replace("<svg ", opening).replace(/>/, `>\n<style>${STYLE}</style>`)}\n`;
}

/** A word as it stands in a diagram. */
function shown(text: string): string {
  return text.replaceAll(" ", "\u2423");
}

function draw(figure: Figure): Drawing {
  switch (figure.type) {
    case "word":
      return railroad.Terminal(shown(figure.text));
    case "field":
    case "rule":
      return railroad.NonTerminal(figure.name);
    case "note":
      return railroad.Comment(figure.name);
    case "row":
      return figure.parts.length === 0 ? railroad.Skip() : railroad.Sequence(...figure.parts.map(draw));
    case "ways":
      return railroad.Choice(0, ...figure.parts.map(draw));
    case "repeat":
      return figure.least === 0 ? railroad.ZeroOrMore(draw(figure.part)) : railroad.OneOrMore(draw(figure.part));
  }
}

const STYLE = [
  "path{stroke:#24292f;stroke-width:2;fill:none}",
  "rect{stroke:#24292f;stroke-width:2;fill:#ddf4ff}",
  "text{font:bold 14px monospace;text-anchor:middle;fill:#24292f}",
  "text.comment{font:italic 12px monospace}",
  "@media (prefers-color-scheme:dark){path,rect{stroke:#c9d1d9}rect{fill:#0c2d6b}text{fill:#e6edf3}}",
].join("");
