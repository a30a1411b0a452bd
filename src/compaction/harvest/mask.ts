/** What of a user's turn is the user's own prose: quotations and code are shown, not said. */

/** Stands for each unit of a quotation: it is a word of its clause, and no cue. */
export const QUOTED = "\u0001";
/** Stands for each unit of what is no prose at all. */
const SHOWN = "\n";

const FENCE = /^[ \t]*(?:```|~~~)[^\n]*$[\s\S]*?(?:^[ \t]*(?:```|~~~)[ \t]*$|(?![\s\S]))/gm;
const QUOTED_LINE = /^(?:[ \t]*[>|<{}]|[ \t]{4,}\S|[\w.]*(?:Error|Exception|Warning): |Traceback )[^\n]*$/gm;
const QUOTATION =
  /"[^"\n]{1,400}"|\u201c[^\u201d\n]{1,400}\u201d|\u00ab[^\u00bb\n]{1,400}\u00bb|`[^`\n]{1,400}`|(?<=^|[ (])'[^'\n]{2,400}'(?=[ .,!?;:)]|$)/gm;

/** A text of the same length in which nothing but prose is left, unit by unit at its place. */
export function mask(text: string): string {
  return text
    .replace(/\r/g, "\n")
    .replaceAll(QUOTED, " ")
    .replace(FENCE, (shown) => SHOWN.repeat(shown.length))
    .replace(QUOTED_LINE, (shown) => SHOWN.repeat(shown.length))
    .replace(QUOTATION, (quoted) => QUOTED.repeat(quoted.length));
}
